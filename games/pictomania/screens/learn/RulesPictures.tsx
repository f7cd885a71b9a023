import { RulesPicture } from '@figment/ui/learn/RulesParts.tsx'
import type { ComponentProps } from 'react'
import { GuessCard, Kettle, Paper, Teapot, Token, WordCard } from './things.tsx'

type Props = Omit<ComponentProps<typeof RulesPicture>, 'className'>

const Drawn = (props: Props) => <RulesPicture className="thing" {...props} />

export const FrontPicture = () => (
  <Drawn width={236} height={72}>
    <Paper x={36} y={36} size={58} tilt={-4} />
    <Kettle x={36} y={38} scale={1.2} />
    <GuessCard x={82} y={38} number={null} tilt={-10} />
    <GuessCard x={92} y={36} number={null} tilt={4} />
    <Paper x={146} y={36} size={58} tilt={3} />
    <Teapot x={146} y={38} scale={1.2} />
    <Token x={196} y={24} stars={2} />
    <Token x={216} y={46} stars={3} isBlack />
  </Drawn>
)

export const WordsPicture = () => (
  <Drawn width={156} height={48}>
    <WordCard x={18} y={24} letter="A" />
    <WordCard x={50} y={24} letter="B" lit={4} />
    <WordCard x={82} y={24} letter="C" />
    <path className="rules__arrow" d="M102 24h14M111 19l5 5-5 5" />
    <text className="picto-rules__task" x={136} y={31}>
      B 4
    </text>
  </Drawn>
)

export const DrawingPicture = () => (
  <Drawn width={156} height={60}>
    <Paper x={32} y={30} size={54} />
    <Kettle x={32} y={32} scale={1.15} />
    <path className="picto-rules__yes" d="M66 31l5 5 9-11" />
    <Paper x={116} y={30} size={54} />
    <path
      className="thing__ink thing__ink--sky"
      d="M96 23h11M101.500 23v15M112 23v15h8M112 23h8M112 30h6M124 38l5.500-15 5.500 15M126 33h7"
    />
    <path className="picto-rules__no" d="M147 26l8 8M155 26l-8 8" />
  </Drawn>
)

export const GuessingPicture = () => (
  <Drawn width={156} height={64}>
    <Paper x={34} y={30} size={50} />
    <Kettle x={34} y={32} scale={1.05} />
    <GuessCard x={30} y={48} number={null} tilt={-6} />
    <GuessCard x={42} y={49} number={null} tilt={5} />
    <path className="rules__arrow" d="M84 38H68M73 33l-5 5 5 5" />
    <GuessCard x={100} y={38} number={4} tilt={-5} />
    <GuessCard x={122} y={40} number={5} />
    <GuessCard x={144} y={38} number={6} tilt={5} />
  </Drawn>
)

export const OpeningPicture = () => (
  <Drawn width={156} height={64}>
    <GuessCard x={18} y={22} number={4} />
    <Token x={18} y={46} stars={2} />
    <GuessCard x={60} y={22} number={2} isWrong />
    <GuessCard x={102} y={22} number={4} />
    <Token x={102} y={46} stars={1} />
    <path className="rules__arrow" d="M32 22h12M39 17l5 5-5 5M74 22h12M81 17l5 5-5 5" />
  </Drawn>
)

export const ScorePicture = () => (
  <Drawn width={156} height={32}>
    <Token x={14} y={16} stars={2} />
    <Token x={41} y={16} stars={1} />
    <text className="picto-rules__sign" x={62} y={22}>
      +
    </text>
    <Token x={83} y={16} stars={3} isBlack />
    <text className="picto-rules__sign" x={104} y={22}>
      −
    </text>
    <Token x={125} y={16} stars={1} />
  </Drawn>
)

export const OddPicture = () => (
  <Drawn width={156} height={32}>
    <GuessCard x={14} y={16} number={1} tilt={-4} isWrong />
    <GuessCard x={36} y={16} number={6} tilt={4} isWrong />
    <path className="rules__arrow" d="M54 16h14M63 11l5 5-5 5" />
    <text className="picto-rules__sign" x={84} y={22}>
      −
    </text>
    <Token x={104} y={16} stars={3} isBlack />
  </Drawn>
)
