import { Drawn } from '@figment/ui/Icon.tsx'

/** Something is to be mended. */
export const TroubleIcon = () => <Drawn path="M12 4L2.800 19.500h18.400zM12 10v4.500M12 17v.1" />
