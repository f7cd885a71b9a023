/** Stories that look well side by side above the rules. */
export const FRONT = ['25nka3b2', '2dyf4ije', '4cer3phi', '56ng7aem', '6q35rz6c'] as const
