/** The table lives elsewhere by now: whoever waits for it must look for it again. */
export class LetGo extends Error {}
