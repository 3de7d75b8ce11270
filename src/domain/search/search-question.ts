import type { VariationType } from '#domain/catalogue/product.ts'
import { cleanLine } from '#kernel/clean-text.ts'
import { searchQuestionLengthMax } from '#kernel/limits.ts'
import { foldText, wordsOf } from './fold-text.ts'

const wordsMax = 12

export type SearchQuestion = {
  /** Folded, without price, form and age. */
  words: readonly string[]
  /** What it may cost; both ends belong to it. */
  price: { minCents: number; maxCents: number } | undefined
  /** How it is to come. */
  form: VariationType | undefined
  /** Of whom it is for, in years. */
  age: number | undefined
  /** In which words each of them was said. */
  said: { price: readonly string[]; form: readonly string[]; age: readonly string[] }
}

/** Control characters and what else is no text. */
const unprintable = /\p{C}+/gu

/** What a visitor typed, as one line without extra spaces, of at most `searchQuestionLengthMax` characters. */
export const normalizeQuestion = (typed: string): string =>
  cleanLine(cleanLine(typed).slice(0, searchQuestionLengthMax).replaceAll(unprintable, ' '))

/**
 * Takes price, form and age out of the question; any text has a reading, the empty one too. `isPerson` knows words for
 * people: "meisje van 10 tot 25 euro" speaks of an age and a price.
 */
export function readQuestion(
  typed: string,
  isPerson: (word: string) => boolean = () => false,
): SearchQuestion {
  const folded = foldText(normalizeQuestion(typed))
  const aged = takeAge(folded.replaceAll(howMany, ' '), isPerson)
  const priced = takePrice(aged.rest)
  const formed = takeForm(priced.rest)
  return {
    words: wordsOf(formed.rest).slice(0, wordsMax),
    price: priced.price,
    form: formed.form,
    age: aged.age,
    said: { price: wordsOf(priced.said), form: wordsOf(formed.said), age: wordsOf(aged.said) },
  }
}

/** Heads and classes narrow nothing here: "voor twee personen", "juf van groep 3". */
const howMany =
  /\b(?:(?:voor|for) )?(?:\d+|twee|two|vier|four) (?:personen|persoons|people|persons)\b|\b(?:voor|for) (?:2|twee|two)\b|\b(?:van )?groep \d\b/g

/** How long two have been married is no age. */
const ageShape =
  /\b(?:(?:van|of|aged) )?(\d{1,3})[ -]?(jaar|jarige?|jr|maanden?|mnd|weken|years?[ -]?olds?|years?|yo|yr|months?(?:[ -]?olds?)?|weeks?(?:[ -]?olds?)?)\b(?! (?:getrouwd|samen|in dienst|bij|jubileum|married|together))/

/** The years that a number of months makes, below the first one, are none. */
function takeAge(
  folded: string,
  isPerson: (word: string) => boolean,
): { rest: string; age: number | undefined; said: string } {
  const found = ageShape.exec(folded)
  if (found === null) return takeAgeOf(folded, isPerson)
  const [said = '', number, unit = ''] = found
  const isYears = /^(?:j|y)/.test(unit)
  return { rest: folded.replace(said, ' '), age: isYears ? Number(number) : 0, said }
}

const ageOfShape = /(\p{L}+) ((?:van|of|aged) (\d{1,3}))\b(?! ?(?:€|eur))/u

/** A number that follows a person, and is no amount. */
function takeAgeOf(folded: string, isPerson: (word: string) => boolean) {
  const [, person, said = '', number] = ageOfShape.exec(folded) ?? []
  const isAge = person !== undefined && isPerson(person)
  return isAge
    ? { rest: folded.replace(said, ' '), age: Number(number), said }
    : { rest: folded, age: undefined, said: '' }
}

const amount = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)(?:,-+)?`
const sign = '(?:€|euros?|eur)'
const upTo = String.raw`\b(?:onder|tot|maximaal|max|hoogstens|goedkoper dan|minder dan|niet meer dan|niet duurder dan|under|up to|below|less than|at most|cheaper than)(?: de| en met)?`
const from = String.raw`\b(?:boven|vanaf|minimaal|meer dan|over|above|from|at least|more than)(?: de)?`
const about = String.raw`\b(?:rond|rondom|ongeveer|circa|ca|zo n|zon|om en nabij|around|about|roughly)(?: de| en nabij de)?`
const end = String.raw`(?![\p{L}\p{N}])`

type Price = NonNullable<SearchQuestion['price']>

/** The first that fits says what the numbers in it mean. */
const priceForms: readonly {
  shape: RegExp
  means: (first: number, second: number, third: number) => Price
}[] = [
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
    shape: shapeOf(`${about} ?${sign}? ?${amount}(?: ?${sign})?${end}`),
    means: (first) => ({
      minCents: Math.round(first * (1 - aboutShare)),
      maxCents: Math.round(first * (1 + aboutShare)),
    }),
  },
  {
    shape: shapeOf(
      String.raw`(?:(?:van|voor|of|for) )?(?:€ ?${amount}|${amount} ?${sign}|(\d{1,4}),-+)${end}`,
    ),
    means: (first, second, third) => exactly([first, second, third].find((one) => one >= 0) ?? 0),
  },
  { shape: shapeOf(String.raw`\b(?:een )?tientje\b`), means: () => exactly(10_00) },
]

/** "Rond de 30" is what lies within a fifth of it. */
const aboutShare = 0.2

function shapeOf(pattern: string): RegExp {
  return new RegExp(pattern, 'u')
}

const exactly = (cents: number): Price => ({ minCents: cents, maxCents: cents })

const centsOf = (text: string | undefined): number =>
  text === undefined ? Number.NaN : Math.round(Number(text.replace(',', '.')) * 100)

function takePrice(folded: string): {
  rest: string
  price: SearchQuestion['price']
  said: string
} {
  for (const { shape, means } of priceForms) {
    const found = shape.exec(folded)
    if (found === null) continue
    const price = means(centsOf(found[1]), centsOf(found[2]), centsOf(found[3]))
    if (price.maxCents <= 0) continue
    return { rest: folded.replace(found[0], ' '), price, said: found[0] }
  }
  return { rest: folded, price: undefined, said: '' }
}

const forms: readonly { shape: RegExp; form: VariationType }[] = [
  {
    shape:
      /\b(?:(?:per|via de|met de|by|in the) (?:post|mail)|fysieke?|op papier|brievenbus|physical|printed)\b/,
    form: 'PHYSICAL',
  },
  {
    shape: /\b(?:digitaal|digitale?|digital|per e-?mail|by e-?mail|via e-?mail)\b/,
    form: 'DIGITAL',
  },
]

function takeForm(folded: string): { rest: string; form: SearchQuestion['form']; said: string } {
  for (const { shape, form } of forms) {
    const [said] = shape.exec(folded) ?? []
    if (said !== undefined) return { rest: folded.replace(said, ' '), form, said }
  }
  return { rest: folded, form: undefined, said: '' }
}
