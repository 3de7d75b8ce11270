import type { useTranslations } from 'use-intl'
import {
  contactLengthMax,
  contactLengthMin,
  findContactProblem,
  isOrderNumber,
} from '#kernel/contact-message.ts'
import { isEmail } from '#kernel/email.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { isPersonName } from '#kernel/person-name.ts'
import { callShop } from '#storefront/call-shop.ts'
import type { CaptchaWork } from '#storefront/components/captcha/use-captcha.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'

const contactFields = ['name', 'email', 'subject', 'orderNumber', 'message'] as const

export type ContactField = (typeof contactFields)[number]

export type Message = Record<ContactField, string>

/** What is wrong, in words: beside a field, or under all of them. */
export type Said = { fields: Partial<Record<ContactField, string>>; others: readonly string[] }

type Help = {
  captcha: CaptchaWork
  captchaFailed: string
  t: ReturnType<typeof useTranslations<'contact'>>
  sayField: ReturnType<typeof useTranslations<'fieldErrors'>>
}

/** Sends a message to the shop; gives what is wrong, or nothing when it arrived. Loaded when somebody sends. */
export async function sendMessage(message: Message, help: Help): Promise<Said | undefined> {
  const problems = findProblems(message, help)
  if (Object.keys(problems).length > 0) return { fields: problems, others: [] }
  try {
    return sayErrors(await askTwice(message, help.captcha))
  } catch (failure) {
    if (!(failure instanceof CaptchaFailed)) throw failure
    return { fields: {}, others: [help.captchaFailed] }
  }
}

/** What can be said before the shop is asked. */
export function findProblems(
  { name, email, subject, orderNumber, message }: Message,
  { t, sayField }: Pick<Help, 't' | 'sayField'>,
): Said['fields'] {
  const problem = findContactProblem(message)
  return {
    ...(!isPersonName(name) && { name: sayField('nameInvalid') }),
    ...(name === '' && { name: t('required.name') }),
    ...(!isEmail(email) && { email: sayField('emailInvalid') }),
    ...(email === '' && { email: t('required.email') }),
    ...(subject === '' && { subject: t('required.subject') }),
    ...(orderNumber !== '' &&
      !isOrderNumber(orderNumber) && { orderNumber: sayField('orderNumberInvalid') }),
    ...(problem === 'fieldRequired' && { message: t('required.message') }),
    ...(problem === 'contactMessageTooShort' && {
      message: sayField(problem, { min: String(contactLengthMin) }),
    }),
    ...(problem === 'contactMessageTooLong' && {
      message: sayField(problem, { max: String(contactLengthMax) }),
    }),
    ...(problem === 'contactMessageInvalid' && { message: sayField(problem) }),
  }
}

/** The captcha could not be solved; nothing was asked of the shop (SPEC §5). */
class CaptchaFailed extends Error {
  override readonly name = 'CaptchaFailed'
}

/** A captcha that grew too old while somebody wrote is solved once more, without a word. */
async function askTwice(message: Message, captcha: CaptchaWork) {
  const errors = await ask(message, captcha)
  return errors.some(({ code }) => code === errorCodes.captchaRefused)
    ? ask(message, captcha)
    : errors
}

async function ask(input: Message, captcha: CaptchaWork) {
  const captchaToken = await captcha.take().catch((cause: unknown) => {
    throw new CaptchaFailed('No captcha could be solved.', { cause })
  })
  const { sendContactMessage } = await callShop(
    SendContactMessageDocument,
    { input, captchaToken },
    'mutation',
  )
  return sendContactMessage.errors
}

const isField = (name: string): name is ContactField =>
  (contactFields as readonly string[]).includes(name)

/** The shop's own sentences, beside the field where there is one. */
export function sayErrors(errors: readonly ShopErrorFragment[]): Said | undefined {
  if (errors.length === 0) return undefined
  const fields: Said['fields'] = {}
  const others: string[] = []
  for (const { message, referencedRequestParameter: field } of errors) {
    if (field && isField(field)) fields[field] = message
    else others.push(message)
  }
  return { fields, others }
}

const SendContactMessageDocument = graphql(`
  mutation SendContactMessage(
    $userData: UserData!
    $input: ContactMessageInput!
    $captchaToken: String!
  ) {
    sendContactMessage(userData: $userData, input: $input, captchaToken: $captchaToken) {
      errors { ...ShopError }
    }
  }
`)
