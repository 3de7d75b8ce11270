import * as v from 'valibot'
import { emailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { noteSchema } from '#kernel/note.ts'
import { fillNote, type NamedPerson, wholeNameOf } from '#kernel/note-template.ts'
import { tagNameSchema } from '#kernel/person-name.ts'

/** One receiver of a list, as it was written. Without a note of its own, the note for all of them is theirs. */
export type ReceiverRow = NamedPerson & { email: string; message: string }

export const rowFields = ['name', 'email', 'message'] as const

export type RowField = (typeof rowFields)[number]

/** A receiver who may be added, with the note that they read. */
export type CheckedRow = v.InferOutput<typeof rowSchema>

export type RowProblems = Partial<Record<RowField, ErrorName>>

/** The rules of one receiver; an address is not typed twice in a list (DESIGN §9). */
const rowSchema = v.object({
  name: tagNameSchema,
  email: emailSchema,
  message: v.optional(noteSchema),
})

/** The note of one receiver: their own, else the one for all, with their names in it. */
export const noteFor = (row: ReceiverRow, template: string): string =>
  fillNote(row.message.trim() === '' ? template : row.message, row)

/** Judges one row as one receiver is judged: what will be added, or what is wrong with each field. */
export function checkRow(
  row: ReceiverRow,
  template: string,
): { receiver: CheckedRow } | { problems: RowProblems } {
  const message = noteFor(row, template)
  const result = v.safeParse(rowSchema, {
    name: wholeNameOf(row),
    email: row.email,
    ...(message.trim() !== '' && { message }),
  })
  if (result.success) return { receiver: result.output }
  const problems: RowProblems = {}
  for (const { path, message: problem } of result.issues) {
    const field = rowFields.find((name) => name === path?.[0]?.key)
    if (field !== undefined) problems[field] ??= problem as ErrorName
  }
  return { problems }
}

/** A list as it is sent: each row as first name, last name, e-mail address and note. As text: thousands of values are none then. */
export const toRowsText = (rows: readonly ReceiverRow[]): string =>
  JSON.stringify(
    rows.map(({ firstName, lastName, email, message }) => [firstName, lastName, email, message]),
  )

const rowsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.string(), v.string(), v.string()])),
)

/** The rows of a list that was sent, or undefined where it is none. */
export function parseRowsText(text: string): readonly ReceiverRow[] | undefined {
  const result = v.safeParse(rowsSchema, text, { abortEarly: true })
  return result.success
    ? result.output.map(([firstName, lastName, email, message]) => ({
        ...{ firstName, lastName, email, message },
      }))
    : undefined
}
