import * as v from 'valibot'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import { type Said, saysBeside, sendProven } from '#storefront/parts/captcha/send-proven.ts'
import type { CaptchaWork } from '#storefront/parts/captcha/use-captcha.ts'
import type { FieldProblem } from './account-schemas.ts'

export type AccountSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>

export type Errors = readonly ShopErrorFragment[]

/** The names of a form's fields, as its schema has them. */
export type FieldOf<Schema extends AccountSchema> = keyof v.InferInput<Schema> & string

/** Says what is wrong with a field, in the language of the page. */
export type SayProblem = (field: string, problem: FieldProblem) => string

type FormToSend<Schema extends AccountSchema> = {
  schema: Schema
  /** Asks the shop; gives what it refuses. */
  ask: (values: v.InferOutput<Schema>, captchaToken: string) => Promise<Errors>
  say: SayProblem
  /** Of a form that wants one (SPEC §5), and what is said where none could be solved. */
  captcha: { work: CaptchaWork; failed: string } | undefined
}

/**
 * Sends what was typed; gives what is wrong, or nothing when the shop did it. Nothing is trimmed here: a password may
 * begin with a space.
 */
export async function sendAccountForm<Schema extends AccountSchema>(
  typed: FormData,
  { schema, ask, say, captcha }: FormToSend<Schema>,
): Promise<Said<FieldOf<Schema>> | undefined> {
  const parsed = v.safeParse(schema, Object.fromEntries(typed))
  if (!parsed.success) return { fields: sayIssues<Schema>(parsed.issues, say), others: [] }
  const sayErrors = saysBeside([...typed.keys()] as FieldOf<Schema>[])
  if (captcha === undefined) return sayErrors(await ask(parsed.output, ''))
  return sendProven({
    captcha: captcha.work,
    captchaFailed: captcha.failed,
    say: sayErrors,
    ask: (captchaToken) => ask(parsed.output, captchaToken),
  })
}

/** The first problem of each field. */
function sayIssues<Schema extends AccountSchema>(
  issues: readonly v.BaseIssue<unknown>[],
  say: SayProblem,
): Said<FieldOf<Schema>>['fields'] {
  const fields: Partial<Record<string, string>> = {}
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '')
    fields[field] ??= say(field, issue.message as FieldProblem)
  }
  return fields as Said<FieldOf<Schema>>['fields']
}
