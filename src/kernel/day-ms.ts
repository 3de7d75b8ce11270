/** A day of twenty-four hours: for how long something lasts. A day of the calendar may have an hour more or less. */
export const dayMs = 24 * 60 * 60 * 1000
