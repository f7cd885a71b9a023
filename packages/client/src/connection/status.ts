import type { HttpRefusal } from '@figment/protocol'

/** Where the connection stands. `lost`, `cannotSave`, `serverBusy`, `tooManyTries`, `knocking`, `doorLocked`, `removed` and `tableIsNewer` come back by themselves; the others need a person. */
export type Status =
  | 'connecting'
  | 'live'
  | 'lost'
  | 'moved'
  // many wrong codes were typed nearby, and this device does some work before the server looks its own one up
  | 'working'
  | Extract<
      HttpRefusal,
      | 'nameNeeded'
      | 'nameTaken'
      | 'rudeWord'
      | 'noSuchTable'
      | 'removed'
      | 'doorLocked'
      | 'knockFirst'
      | 'knocking'
      | 'notNow'
      | 'tooManyKnock'
      | 'tooManyTries'
      | 'tableFull'
      | 'cannotSave'
      | 'serverBusy'
      | 'tableIsNewer'
      | 'tableUnreadable'
    >
