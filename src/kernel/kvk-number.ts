import * as v from 'valibot'
import { cleanCode, cleanPastedCode } from '#kernel/clean-text.ts'
import type { ErrorName } from '#kernel/error-codes.ts'

const kvkShape = /^\d{8}$/

/** "KvK 12345678", "KvK-nummer: 12345678", "Handelsregister nr. 12345678", "dossiernummer 12345678". */
const label = new RegExp(
  [
    '^(?:k\\.?v\\.?k\\.?|kamer van koophandel|coc|chamber of commerce|hr|handelsregister)?[ -]*',
    '(?:(?:dossier|inschrijvings?)?(?:nummer|number|nr|no))?[ .:=#-]*',
  ].join(''),
  'i',
)

/** A number of the trade register with that of a branch behind it, of four digits until 2008, of twelve since. */
const withBranch = /^(\d{8})[ ,;/-]+(?:vestiging(?:snummer|snr)? *)?(?:\d{4}|\d{12})$/i

/** Written as one, a branch of four zeros is the head office. A number of a branch alone begins with them. */
const withHeadOffice = /^(?!0000)(\d{8})0000$/

/** The digits of a number of the trade register, without its label and the number of a branch. */
function plainKvkNumber(text: string): string {
  const typed = cleanPastedCode(text).replace(label, '')
  const [, beforeBranch] = withBranch.exec(typed.replaceAll('.', '')) ?? []
  if (beforeBranch !== undefined) return beforeBranch
  const digits = typed.replaceAll(/[ .-]/g, '')
  return withHeadOffice.exec(digits)?.[1] ?? digits
}

/** Eight digits of the Dutch trade register, which have no check digit. An empty field is no number. */
export const optionalKvkNumberSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => (cleanCode(text) === '' ? undefined : plainKvkNumber(text))),
    v.check(
      (text) => text === undefined || kvkShape.test(text),
      'kvkNumberInvalid' satisfies ErrorName,
    ),
  ),
)

const placedSchema = v.object({
  kvkNumber: v.optional(v.unknown()),
  address: v.optional(v.object({ countryCode: v.optional(v.unknown()) })),
})

/** True of Dutch details without a number, whatever else is wrong with them. */
const lacksKvkNumber = (typed: unknown): boolean =>
  v.is(placedSchema, typed) && typed.address?.countryCode === 'NL' && (typed.kvkNumber ?? '') === ''

/** Asks a Dutch company for its number, together with whatever else is wrong. */
export const requireKvkNumber = <Typed>(isCompany: (typed: unknown) => boolean) =>
  v.rawCheck<Typed>(({ dataset, addIssue }) => {
    const input: unknown = dataset.value
    if (!isCompany(input) || !lacksKvkNumber(input)) return
    const path = [{ type: 'object', origin: 'value', input, key: 'kvkNumber', value: '' }]
    addIssue({
      message: 'fieldRequired' satisfies ErrorName,
      path: path as [v.IssuePathItem],
    })
  })
