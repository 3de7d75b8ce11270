import * as v from 'valibot'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import { emailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { noteSchema } from '#kernel/note.ts'
import { fillNote, type NamedPerson, wholeNameOf } from '#kernel/note-template.ts'
import { settleStreet } from '#kernel/number-in-street.ts'
import { tagNameSchema } from '#kernel/person-name.ts'
import { deliveryAddressSchema } from '#kernel/postal-address.ts'

/** One receiver of a list, as it was written. Without a note of its own, the note for all of them is theirs. */
export type ReceiverRow = NamedPerson & {
  email: string
  message: string
  /** Where it is posted, as far as it was written. */
  address?: RowAddress | undefined
}

/** Of an address in a list, in the order in which it is sent. */
export const rowAddressParts = [
  ...(['street', 'houseNumber', 'suffix', 'postCode', 'city', 'countryCode'] as const),
  ...(['companyName', 'phoneNumber'] as const),
] as const

/** As its cells are sent: what its owner said of it stands in no list. */
const sentParts = [...rowAddressParts, 'confirmStreet'] as const

/** Parts that a list kept by an older release does not have. */
type LaterPart = 'companyName' | 'phoneNumber' | 'confirmStreet'

export type RowAddress = Record<Exclude<RowPart, LaterPart>, string> & {
  [Part in LaterPart]?: string | undefined
}

type RowPart = (typeof sentParts)[number]

export const rowFields = ['name', 'email', 'message', ...rowAddressParts] as const

export type RowField = (typeof rowFields)[number]

/** A receiver who may be added, with the note that they read. */
export type CheckedRow = {
  name: string
  /** Empty of a receiver by post. */
  email: string
  message?: string | undefined
  address?: DeliveryAddress | undefined
}

export type RowProblems = Partial<Record<RowField, ErrorName>>

/** The rules of one receiver; an address is not typed twice in a list. */
const rowSchema = v.object({
  name: tagNameSchema,
  email: emailSchema,
  message: v.optional(noteSchema),
})

const postedRowSchema = v.object({
  name: tagNameSchema,
  message: v.optional(noteSchema),
  address: deliveryAddressSchema,
})

/** The note of one receiver: their own, else the one for all, with their names in it. */
export const noteFor = (row: ReceiverRow, template: string): string =>
  fillNote(row.message.trim() === '' ? template : row.message, row)

type Judged = { receiver: CheckedRow } | { problems: RowProblems }

/**
 * Judges one row as one receiver is judged: what will be added, or what is wrong with each field. By post to one of these
 * countries, the first where a row names none; by mail where they are left out.
 */
export function checkRow(
  row: ReceiverRow,
  template: string,
  postsTo?: readonly string[] | undefined,
): Judged {
  const message = noteFor(row, template)
  const written = { name: wholeNameOf(row), ...(message.trim() !== '' && { message }) }
  if (postsTo !== undefined) return checkPosted(row, written, postsTo)
  const result = v.safeParse(rowSchema, { ...written, email: row.email })
  return result.success ? { receiver: result.output } : { problems: problemsOf(result.issues) }
}

function checkPosted(row: ReceiverRow, written: object, postsTo: readonly string[]): Judged {
  const countryCode = countryOfRow(row, postsTo)
  const result = v.safeParse(postedRowSchema, {
    ...written,
    address: settleStreet({ ...row.address, countryCode }),
  })
  const problems = result.success ? {} : problemsOf(result.issues)
  // What else an address abroad is made of does not matter then.
  if (countryCode === undefined || !postsTo.includes(countryCode)) {
    const { name, message } = problems
    const others = { ...(name && { name }), ...(message && { message }) }
    return { problems: { ...others, countryCode: 'notPostedThere' } }
  }
  return result.success ? { receiver: { ...result.output, email: '' } } : { problems }
}

/** Of its address: the first to which the shop posts where the row names none. */
export const countryOfRow = (
  { address }: ReceiverRow,
  postsTo: readonly string[],
): string | undefined => (address?.countryCode ?? '').trim().toUpperCase() || postsTo[0]

type Issues = readonly { path?: readonly { key: unknown }[] | undefined; message: string }[]

function problemsOf(issues: Issues): RowProblems {
  const problems: RowProblems = {}
  for (const { path, message: problem } of issues) {
    const field = rowFields.find((name) => name === path?.at(-1)?.key)
    if (field !== undefined) problems[field] ??= problem as ErrorName
  }
  return problems
}

/**
 * A list as it is sent: each row as first name, last name, e-mail address and note, by post also as the parts of its address. As
 * text: thousands of values are none then.
 */
export const toRowsText = (rows: readonly ReceiverRow[]): string =>
  JSON.stringify(
    rows.map(({ firstName, lastName, email, message, address }) => [
      ...[firstName, lastName, email, message],
      ...(address === undefined ? [] : cellsOf(address)),
    ]),
  )

/** A server of an older release knows no phone number and no confirmed street: empty ones are not sent. */
function cellsOf(address: RowAddress): readonly string[] {
  const cells = sentParts.map((part) => address[part] ?? '')
  if (address.confirmStreet) return cells
  return cells.slice(0, address.phoneNumber ? -1 : -2)
}

const cell = v.string()

/** A page of an older release sends fewer. */
const rowsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.union([
      v.tuple([cell, cell, cell, cell, cell, cell, cell, cell, cell, cell, cell, cell, cell]),
      v.tuple([cell, cell, cell, cell, cell, cell, cell, cell, cell, cell, cell, cell]),
      v.tuple([cell, cell, cell, cell, cell, cell, cell, cell, cell, cell, cell]),
      v.tuple([cell, cell, cell, cell, cell, cell, cell, cell, cell, cell]),
      v.tuple([cell, cell, cell, cell]),
    ]),
  ),
)

/** The rows of a list that was sent, or undefined where it is none. */
export function parseRowsText(text: string): readonly ReceiverRow[] | undefined {
  const result = v.safeParse(rowsSchema, text, { abortEarly: true })
  if (!result.success) return undefined
  return result.output.map(([firstName, lastName, email, message, ...cells]) => ({
    ...{ firstName, lastName, email, message },
    ...(cells.length > 0 && {
      address: Object.fromEntries(
        sentParts.map((part, at) => [part, cells[at] ?? '']),
      ) as RowAddress,
    }),
  }))
}
