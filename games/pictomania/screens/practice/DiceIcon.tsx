import { Drawn } from '@figment/ui/Icon.tsx'

/** What comes next is up to chance. */
export const DiceIcon = () => <Drawn path="M4.500 4.500h15v15h-15zM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1" />
