/** What screens hold visitors to before the server does. */

/** Choice cards that may pay one order. */
export const payingCardsMax = 10

/** How many of one package a basket takes; the limits of an order come on top (SPEC §8, 2030). */
export const packageQuantityMax = 999

/** A longer search is cut to this length first: it is pasted text, not a question. */
export const searchQuestionLengthMax = 100

/** How many receivers one list holds. What an order may hold is asked besides (SPEC §8, 2030). */
export const listRowsMax = 2000

/** How many packages a page of the basket shows, each with all that can be changed, and so at most as many receivers. */
export const packagesOnPage = 50

/** How many lines a page of an order shows, and so at most as many receivers. */
export const linesOnPage = 100

/** SPEC §5: a personal note has 1 to 150 characters, as a reader counts them. */
export const noteLengthMax = 150

/** Enough for the longest double name, short enough for the tag of a gift and the head of a letter. */
export const nameLengthMax = 60

/** SPEC §5: text of 1 to 20 characters. What a company calls an order in its own books. */
export const referenceLengthMax = 20

/** A message to the shop. A shorter one is no question that the helpdesk could answer. */
export const contactLengthMin = 10

/** Two pages of a letter, as a reader counts characters. */
export const contactLengthMax = 2000

/** SPEC §5: house numbers fit in 31 bits. */
export const houseNumberMax = 2_147_483_647

/** A line of an envelope. The longest Dutch street has 80 characters. */
export const addressLineLengthMax = 100

/** The longest name of a town in Europe has 58 letters. */
export const cityLengthMax = 80

export const suffixLengthMax = 12

/** A gift that nobody unwrapped for two weeks is one that its giver hears of. */
export const unopenedAfterMs = 14 * 24 * 60 * 60 * 1000
