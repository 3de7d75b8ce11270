/** Where every "now" comes from, so that tests and demonstrations can move time (DESIGN §5). */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
