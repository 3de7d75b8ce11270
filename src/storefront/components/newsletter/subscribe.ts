import { isEmail } from '#kernel/email.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { isPersonName } from '#kernel/person-name.ts'
import { callShop } from '#storefront/call-shop.ts'
import type { CaptchaWork } from '#storefront/components/captcha/use-captcha.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'

export type Wish = { email: string; firstName: string }

export type WishField = keyof Wish

/** What can be said before the shop is asked; names of texts. */
export type WishProblems = Partial<{
  email: 'emailRequired' | 'emailInvalid'
  firstName: 'nameInvalid'
}>

/** The first field is the one to go to. */
export function findProblems({ email, firstName }: Wish): WishProblems {
  return {
    ...(email === '' && { email: 'emailRequired' }),
    ...(email !== '' && !isEmail(email) && { email: 'emailInvalid' }),
    ...(firstName !== '' && !isPersonName(firstName) && { firstName: 'nameInvalid' }),
  }
}

/** The captcha could not be solved; nothing was asked of the shop (SPEC §5). */
export class CaptchaFailed extends Error {
  override readonly name = 'CaptchaFailed'
}

/**
 * Asks for the newsletter and gives what the shop refused. A captcha that grew too old while somebody was away is
 * solved once more, without a word.
 */
export async function subscribe(wish: Wish, captcha: CaptchaWork) {
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
