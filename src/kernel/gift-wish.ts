import { cleanLine } from '#kernel/clean-text.ts'

/** What givers have in mind, in cents. */
export const giftBudgetsCents: readonly number[] = [10_00, 15_00, 25_00, 50_00, 100_00]

/** What a giver told the gift finder, ids as they are; everything may be left open. */
export type WrittenWish = {
  person: string | undefined
  likes: readonly string[]
  text: string | undefined
  budgetCents: number | undefined
  moment: string | undefined
  /** Of whoever receives it; it stays in the form and never reaches an address. */
  name: string
  /** Ids of the products that were shown already, where others are asked for. */
  seen: readonly string[]
}

/** Far more than the shop has: the rest of a made-up wish is not looked at. */
const idsMax = 250
const textLengthMax = 100

type Sent = { get(name: string): unknown; getAll(name: string): readonly unknown[] }

/** Reads a form that was sent, whatever it holds. */
export function readWrittenWish(sent: Sent): WrittenWish {
  const text = (name: string): string => textOf(sent.get(name))
  const ids = (name: string): string[] =>
    sent.getAll(name).slice(0, idsMax).map(textOf).filter(Boolean)
  const budget = Number(text('budget'))
  return {
    person: text('person') || undefined,
    likes: ids('likes'),
    text: text('text') || undefined,
    budgetCents: giftBudgetsCents.includes(budget) ? budget : undefined,
    moment: text('moment') || undefined,
    name: text('name'),
    seen: text('others') === '' ? [] : ids('seen'),
  }
}

/** The wish as the form would send it; read again it is the same. */
export function writeWish(wish: WrittenWish): string {
  const { person = '', likes, text = '', budgetCents, moment = '', name, seen } = wish
  const fields = { person, text, budget: String(budgetCents ?? ''), moment, name }
  return new URLSearchParams([
    ...Object.entries(fields),
    ...likes.map((like) => ['likes', like]),
    ...seen.map((id) => ['seen', id]),
    ...(seen.length > 0 ? [['others', '1']] : []),
  ]).toString()
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? cleanLine(value).slice(0, textLengthMax) : ''
