/** The start failed for a reason that a person has to see to: a wrong setting, a port that is taken, a service that is away. */
export const COULD_NOT_START = 78
