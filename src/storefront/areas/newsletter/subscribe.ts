import type { useTranslations } from 'use-intl'
import { isEmail } from '#kernel/email.ts'
import { isPersonName } from '#kernel/person-name.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import {
  readFields,
  type Said,
  saysBeside,
  sendProven,
} from '#storefront/parts/captcha/send-proven.ts'
import type { CaptchaWork } from '#storefront/parts/captcha/use-captcha.ts'

const wishFields = ['email', 'firstName'] as const

export type WishField = (typeof wishFields)[number]

export type Wish = Record<WishField, string>

type Help = {
  captcha: CaptchaWork
  t: ReturnType<typeof useTranslations<'newsletter'>>
  sayField: ReturnType<typeof useTranslations<'fieldErrors'>>
}

/** Asks for the newsletter; gives what is wrong, or nothing when the mailbox is asked. Loaded when somebody sends. */
export async function subscribe(typed: FormData, help: Help): Promise<Said<WishField> | undefined> {
  const wish = readFields(wishFields, typed)
  const problems = findProblems(wish, help)
  if (Object.keys(problems).length > 0) return { fields: problems, others: [] }
  const { captcha, t } = help
  return sendProven({
    captcha,
    captchaFailed: t('captchaFailed'),
    say: sayErrors,
    ask: async (captchaToken) => {
      const variables = { ...wish, captchaToken }
      const answer = await callShop(SubscribeNewsletterDocument, variables, 'mutation')
      return answer.subscribeNewsletter.errors
    },
  })
}

/** What can be said before the shop is asked. */
export function findProblems(
  { email, firstName }: Wish,
  { t, sayField }: Pick<Help, 't' | 'sayField'>,
): Said<WishField>['fields'] {
  return {
    ...(email === '' && { email: t('emailRequired') }),
    ...(email !== '' && !isEmail(email) && { email: sayField('emailInvalid') }),
    ...(firstName !== '' && !isPersonName(firstName) && { firstName: sayField('nameInvalid') }),
  }
}

export const sayErrors = saysBeside(wishFields)

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
