import { errorCodes } from '#kernel/error-codes.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import type { CaptchaWork } from './use-captcha.ts'

type Errors = readonly ShopErrorFragment[]

/** What is wrong with a form, in words: beside a field, or under all of them. */
export type Said<Field extends string> = {
  fields: Partial<Record<Field, string>>
  others: readonly string[]
}

type Proven<Field extends string> = {
  captcha: CaptchaWork
  /** Said where no captcha could be solved. */
  captchaFailed: string
  say: (errors: Errors) => Said<Field> | undefined
  /** Asks the shop with the captcha's token; gives what it refuses. */
  ask: (captchaToken: string) => Promise<Errors>
}

/** The captcha could not be solved; nothing was asked of the shop (SPEC §5). */
class CaptchaFailed extends Error {
  override readonly name = 'CaptchaFailed'
}

/**
 * Sends a form that stands behind a captcha; gives what is wrong, or nothing when it arrived. A captcha that grew
 * too old while somebody was away is solved once more, without a word.
 */
export async function sendProven<Field extends string>({
  captcha,
  captchaFailed,
  say,
  ask,
}: Proven<Field>): Promise<Said<Field> | undefined> {
  const askOnce = async () =>
    ask(
      await captcha.take().catch((cause: unknown) => {
        throw new CaptchaFailed('No captcha could be solved.', { cause })
      }),
    )
  try {
    const errors = await askOnce()
    const isTooOld = errors.some(({ code }) => code === errorCodes.captchaRefused)
    return say(isTooOld ? await askOnce() : errors)
  } catch (failure) {
    if (!(failure instanceof CaptchaFailed)) throw failure
    return { fields: {}, others: [captchaFailed] }
  }
}

/** What was typed into the fields of a form, by their names; what has no field of that name is empty. */
export const readFields = <Field extends string>(
  names: readonly Field[],
  typed: FormData,
): Record<Field, string> =>
  Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '').trim()])) as Record<
    Field,
    string
  >

/** The shop's own sentences, beside one of these fields where there is one. */
export const saysBeside =
  <Field extends string>(names: readonly Field[]) =>
  (errors: Errors): Said<Field> | undefined => {
    if (errors.length === 0) return undefined
    const fields: Said<Field>['fields'] = {}
    const others: string[] = []
    for (const { message, referencedRequestParameter } of errors) {
      const field = names.find((name) => name === referencedRequestParameter)
      if (field) fields[field] = message
      else others.push(message)
    }
    return { fields, others }
  }
