/** What screens hold visitors to before the server does. */

/** How many of one package a basket takes; the limits of an order come on top (SPEC §8, 2030). */
export const packageQuantityMax = 999

/** A longer question is cut here before anything looks at it: nobody types that much, and pasted pages are no search. */
export const searchQuestionLengthMax = 100
