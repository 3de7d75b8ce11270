import type { useTranslations } from 'use-intl'
import { isEmail } from '#kernel/email.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { isPersonName } from '#kernel/person-name.ts'
import { callShop } from '#storefront/call-shop.ts'
import type { CaptchaWork } from '#storefront/components/captcha/use-captcha.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'

export type Wish = { email: string; firstName: string }

export type WishField = keyof Wish

/** What is wrong, in words: beside a field, or under all of them. */
export type Said = { fields: Partial<Record<WishField, string>>; others: readonly string[] }

type Help = {
  captcha: CaptchaWork
  t: ReturnType<typeof useTranslations<'newsletter'>>
  sayField: ReturnType<typeof useTranslations<'fieldErrors'>>
}

/** Asks for the newsletter; gives what is wrong, or nothing when the mailbox is asked. Loaded when somebody sends. */
export async function subscribe(wish: Wish, help: Help): Promise<Said | undefined> {
  const problems = findProblems(wish, help)
  if (Object.keys(problems).length > 0) return { fields: problems, others: [] }
  try {
    return sayErrors(await askTwice(wish, help.captcha))
  } catch (failure) {
    if (!(failure instanceof CaptchaFailed)) throw failure
    return { fields: {}, others: [help.t('captchaFailed')] }
  }
}

/** What can be said before the shop is asked. */
export function findProblems(
  { email, firstName }: Wish,
  { t, sayField }: Pick<Help, 't' | 'sayField'>,
): Said['fields'] {
  return {
    ...(email === '' && { email: t('emailRequired') }),
    ...(email !== '' && !isEmail(email) && { email: sayField('emailInvalid') }),
    ...(firstName !== '' && !isPersonName(firstName) && { firstName: sayField('nameInvalid') }),
  }
}

/** The captcha could not be solved; nothing was asked of the shop (SPEC §5). */
class CaptchaFailed extends Error {
  override readonly name = 'CaptchaFailed'
}

/** A captcha that grew too old while somebody was away is solved once more, without a word. */
async function askTwice(wish: Wish, captcha: CaptchaWork) {
  const errors = await ask(wish, captcha)
  return errors.some(({ code }) => code === errorCodes.captchaRefused) ? ask(wish, captcha) : errors
}

async function ask({ email, firstName }: Wish, captcha: CaptchaWork) {
  const captchaToken = await captcha.take().catch((cause: unknown) => {
    throw new CaptchaFailed('No captcha could be solved.', { cause })
  })
  const variables = { email, firstName, captchaToken }
  const { subscribeNewsletter } = await callShop(SubscribeNewsletterDocument, variables, 'mutation')
  return subscribeNewsletter.errors
}

/** The shop's own sentences, beside the field where there is one. */
export function sayErrors(errors: readonly ShopErrorFragment[]): Said | undefined {
  if (errors.length === 0) return undefined
  const fields: Said['fields'] = {}
  const others: string[] = []
  for (const { message, referencedRequestParameter: field } of errors) {
    if (field === 'email' || field === 'firstName') fields[field] = message
    else others.push(message)
  }
  return { fields, others }
}

const SubscribeNewsletterDocument = graphql(`
  mutation SubscribeNewsletter(
    $userData: UserData!
    $email: String!
    $firstName: String
    $captchaToken: String!
  ) {
    subscribeNewsletter(
      userData: $userData
      email: $email
      firstName: $firstName
      captchaToken: $captchaToken
    ) {
      errors { ...ShopError }
    }
  }
`)
