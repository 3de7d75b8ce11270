import * as v from 'valibot'

const idShape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Pieces that the schemas of all content files share. Messages are the rest of a sentence about the field. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

export const kebabId = v.pipe(
  v.string(),
  v.regex(idShape, ({ input }) => `${input} must be small letters, digits and single hyphens`),
)

export const isKebabId = (value: string): boolean => idShape.test(value)

/** Both languages, always: a shop in two languages with holes is a shop in none. */
export const localized = v.strictObject({ nl: text, en: text })

export const localizedUpTo = (lengthMax: number) => {
  const short = v.pipe(
    text,
    v.maxLength(
      lengthMax,
      ({ input }) => `has ${input.length} characters, at most ${lengthMax} fit`,
    ),
  )
  return v.strictObject({ nl: short, en: short })
}

/** Cents as a whole number, for prices of the shop itself. */
export const cents = v.pipe(
  v.number(),
  v.integer(({ input }) => `${input} is not a whole number of cents`),
  v.minValue(0, ({ input }) => `${input} is below zero`),
)

/** Euros with at most two decimals, as authors write them; comes out as cents. */
export const euros = v.pipe(
  v.number(),
  v.check(
    (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
    ({ input }) => `${input} has more than two decimals`,
  ),
  v.check(
    (amount) => amount > 0,
    ({ input }) => `${input} is not above zero`,
  ),
  v.transform((amount) => Math.round(amount * 100)),
)

export const count = v.pipe(
  v.number(),
  v.integer(({ input }) => `${input} is not a whole number`),
  v.minValue(0, ({ input }) => `${input} is below zero`),
)

export const webAddress = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/,
    ({ input }) => `${input} must be an https address`,
  ),
)

/** A page of this shop, such as /cadeaubonnen/. */
export const shopPath = v.pipe(
  v.string(),
  v.regex(/^\/(?:[a-z0-9-]+\/)*$/, ({ input }) => `${input} must begin and end with a slash`),
)

export const hexColor = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, ({ input }) => `${input} is not a colour like #dff1e6`),
)

/** A day that exists, written as 2026-11-21. */
export const day = v.pipe(
  v.string(),
  v.check(isDay, ({ input }) => `${input} is not a day like 2026-11-21`),
)

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}

export const svgName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+\.svg$/, ({ input }) => `${input} is not the name of an svg file`),
)

/** What search engines are told of a page (SPEC §3); they cut off what is longer. */
export const headFields = {
  metaTitle: localizedUpTo(60),
  description: localizedUpTo(160),
  /** Words with commas between them. */
  keywords: v.optional(localizedUpTo(160)),
  noindex: v.optional(v.boolean(), false),
  nofollow: v.optional(v.boolean(), false),
}
