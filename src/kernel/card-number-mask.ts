import { cardNumberLength } from '#kernel/choice-card.ts'

const shownLength = 4

/**
 * Digits as people write them in groups: with spaces, dots or dashes between, not over lines. A pin typed right behind
 * a number makes the row longer.
 */
const longRow = new RegExp(
  `(?<!\\p{Nd})\\p{Nd}(?:[\\p{Zs}.\\p{Pd}]{0,3}\\p{Nd}){${cardNumberLength - 1},}`,
  'gu',
)

/**
 * Makes card numbers unreadable, except for four digits by which owner and shop know which card is meant. Whatever
 * follows the number in the same row, such as its pin, goes altogether. Doing it twice changes nothing.
 */
export const maskCardNumbers = (text: string): string =>
  text.replaceAll(longRow, (row) => {
    const digits = row.replaceAll(/\P{Nd}/gu, '')
    return `•••• ${[...digits].slice(cardNumberLength - shownLength, cardNumberLength).join('')}`
  })

export const hasCardNumber = (text: string): boolean => maskCardNumbers(text) !== text
