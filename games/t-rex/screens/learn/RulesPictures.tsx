import { RulesPicture } from '@figment/ui/learn/RulesParts.tsx'
import type { ComponentProps } from 'react'
import { Card, Coin, Rex, Scale } from './things.tsx'

type Props = Omit<ComponentProps<typeof RulesPicture>, 'className'>

const Drawn = (props: Props) => <RulesPicture className="trex-thing" {...props} />

export const FrontPicture = () => (
  <Drawn width={236} height={64}>
    <Rex x={30} y={38} />
    <Scale x={110} y={52} lit={10} />
    <Rex x={200} y={38} isWild />
  </Drawn>
)

export const ActingPicture = () => (
  <Drawn width={156} height={52}>
    <Card x={16} y={28} number={2} hue="blue" />
    <Rex x={54} y={28} />
    <Card x={96} y={28} number={9} hue="red" />
    <Rex x={132} y={28} isWild />
  </Drawn>
)

export const OfferPicture = () => (
  <Drawn width={156} height={44}>
    <Rex x={28} y={22} />
    <Card x={72} y={22} hue="red" tilt={-8} />
    <path className="rules__arrow" d="M88 22h16M98 16l6 6-6 6" />
    <Rex x={130} y={22} />
  </Drawn>
)

export const ComparePicture = () => (
  <Drawn width={172} height={56}>
    <Card x={14} y={18} number={4} hue="red" />
    <Card x={38} y={18} number={4} hue="blue" />
    <Coin x={20} y={45} />
    <Coin x={33} y={45} />
    <Card x={74} y={18} number={4} hue="red" />
    <Card x={98} y={18} number={5} hue="yellow" />
    <Coin x={86} y={45} />
    <Card x={134} y={18} number={4} hue="red" />
    <Card x={158} y={18} number={6} hue="red" />
    <Coin x={146} y={45} isMeh />
  </Drawn>
)

export const TogetherPicture = () => (
  <Drawn width={156} height={44}>
    <Card x={20} y={22} hue="red" tilt={-5} />
    <Card x={48} y={22} hue="blue" tilt={5} />
    <path className="rules__arrow" d="M66 22h16M76 16l6 6-6 6" />
    <Card x={104} y={22} number={7} hue="yellow" tilt={-5} />
    <Card x={132} y={22} number={8} hue="blue" tilt={5} />
  </Drawn>
)
