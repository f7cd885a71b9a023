/** Why there is no recording, or why it did not reach the table; the words for it are in the dictionaries. */
export type Trouble =
  | 'insecure'
  | 'noRecorder'
  | 'denied'
  | 'noDevice'
  | 'failed'
  | 'empty'
  | 'clipTooLarge'
  | 'clipUnknown'
  | 'clipsFull'
  | 'tooManyTries'
  | 'serverBusy'
  | 'unsent'

export const isFinal = (trouble: Trouble): boolean => trouble === 'insecure' || trouble === 'noRecorder'
