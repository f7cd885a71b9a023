import type { HttpRefusal } from '@figment/protocol'

/** Where the connection stands. `lost`, `cannotSave`, `serverBusy`, `tooManyTries` and `tableIsNewer` come back by themselves; the others need a person. */
export type Status =
  | 'connecting'
  | 'live'
  | 'lost'
  | 'moved'
  | Extract<
      HttpRefusal,
      'nameNeeded' | 'noSuchTable' | 'tooManyTries' | 'tableFull' | 'cannotSave' | 'serverBusy' | 'tableIsNewer' | 'tableUnreadable'
    >
