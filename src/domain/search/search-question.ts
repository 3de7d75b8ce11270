import type { VariationType } from '#domain/catalogue/product.ts'
import { searchQuestionLengthMax } from '#kernel/limits.ts'
import { foldText, wordsOf } from './fold-text.ts'

const wordsMax = 12

export type SearchQuestion = {
  /** Folded, without the price and the form. */
  words: readonly string[]
  /** What it may cost; both ends belong to it. */
  price: { minCents: number; maxCents: number } | undefined
  /** How it is to come. */
  form: VariationType | undefined
}

/** Characters that print nothing; a search for them is a search for nothing. */
const invisible = /[\p{C}\p{Z}\s]+/gu

/** What a visitor typed, as one line without extra spaces, of at most `searchQuestionLengthMax` characters. */
export const normalizeQuestion = (typed: string): string =>
  typed.slice(0, searchQuestionLengthMax).replaceAll(invisible, ' ').trim()

/** Takes price and form out of the question; any text has a reading, the empty one too. */
export function readQuestion(typed: string): SearchQuestion {
  const folded = foldText(normalizeQuestion(typed))
  const priced = takePrice(folded.replaceAll(whoFor, ' '))
  const formed = takeForm(priced.rest)
  return {
    words: wordsOf(formed.rest).slice(0, wordsMax),
    price: priced.price,
    form: formed.form,
  }
}

/** Ages and heads narrow nothing here: "12 jaar", "voor twee personen". */
const whoFor =
  /\b\d+ ?-?(?:jaar|jarige|years?(?: old)?)\b|\b(?:(?:voor|for) )?(?:\d+|twee|two|vier|four) (?:personen|persoons|people|persons)\b|\b(?:voor|for) (?:2|twee|two)\b/g

const amount = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)(?:,-+)?`
const sign = '(?:€|euros?|eur)'
const upTo = String.raw`\b(?:onder|tot|maximaal|max|hoogstens|goedkoper dan|minder dan|niet meer dan|under|up to|below|less than|at most|cheaper than)(?: de| en met)?`
const from = String.raw`\b(?:boven|vanaf|minimaal|meer dan|over|above|from|at least|more than)(?: de)?`
const end = String.raw`(?![\p{L}\p{N}])`

type Price = NonNullable<SearchQuestion['price']>

/** The first that fits says what the numbers in it mean. */
const priceForms: readonly { shape: RegExp; means: (first: number, second: number) => Price }[] = [
  {
    shape: shapeOf(
      `(?:tussen|between|van)? ?(?:de )?${sign}? ?${amount} ?${sign}? ?(?:en|and|tot|to|-) ?${sign}? ?${amount} ?${sign}${end}`,
    ),
    means: (first, second) => ({
      minCents: Math.min(first, second),
      maxCents: Math.max(first, second),
    }),
  },
  {
    shape: shapeOf(`${upTo} ?${sign}? ?${amount}(?: ?${sign})?${end}`),
    means: (first) => ({ minCents: 0, maxCents: first }),
  },
  {
    shape: shapeOf(`${from} ?${sign}? ?${amount}(?: ?${sign})?${end}`),
    means: (first) => ({ minCents: first, maxCents: Number.MAX_SAFE_INTEGER }),
  },
  {
    shape: shapeOf(
      `(?:(?:van|voor|of|for|about|ongeveer) )?(?:€ ?${amount}|${amount} ?${sign})${end}`,
    ),
    means: (first, second) => exactly(Number.isNaN(first) ? second : first),
  },
]

function shapeOf(pattern: string): RegExp {
  return new RegExp(pattern, 'u')
}

const exactly = (cents: number): Price => ({ minCents: cents, maxCents: cents })

const centsOf = (text: string | undefined): number =>
  text === undefined ? Number.NaN : Math.round(Number(text.replace(',', '.')) * 100)

function takePrice(folded: string): { rest: string; price: SearchQuestion['price'] } {
  for (const { shape, means } of priceForms) {
    const found = shape.exec(folded)
    if (found === null) continue
    const price = means(centsOf(found[1]), centsOf(found[2]))
    if (price.maxCents <= 0) continue
    return { rest: folded.replace(found[0], ' '), price }
  }
  return { rest: folded, price: undefined }
}

const forms: readonly { shape: RegExp; form: VariationType }[] = [
  {
    shape:
      /\b(?:(?:per|via de|met de|by|in the) (?:post|mail)|fysieke?|op papier|brievenbus|thuisbezorgd|physical|printed)\b/,
    form: 'PHYSICAL',
  },
  {
    shape: /\b(?:digitaal|digitale?|digital|per e-?mail|by e-?mail|via e-?mail)\b/,
    form: 'DIGITAL',
  },
]

function takeForm(folded: string): { rest: string; form: SearchQuestion['form'] } {
  for (const { shape, form } of forms) {
    const rest = folded.replace(shape, ' ')
    if (rest !== folded) return { rest, form }
  }
  return { rest: folded, form: undefined }
}
