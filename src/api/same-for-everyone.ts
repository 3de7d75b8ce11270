/**
 * Put into a root field whose answer follows from its arguments and the catalogue alone: the same for every
 * visitor until the catalogue changes.
 */
export const sameForEveryone = { extensions: { isSameForEveryone: true } }
