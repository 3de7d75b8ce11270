import type { useTranslations } from 'use-intl'
import {
  contactLengthMax,
  contactLengthMin,
  findContactProblem,
  isOrderNumber,
} from '#kernel/contact-message.ts'
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

const contactFields = ['name', 'email', 'subject', 'orderNumber', 'message'] as const

export type ContactField = (typeof contactFields)[number]

export type Message = Record<ContactField, string>

type Help = {
  captcha: CaptchaWork
  captchaFailed: string
  t: ReturnType<typeof useTranslations<'contact'>>
  sayField: ReturnType<typeof useTranslations<'fieldErrors'>>
}

/** Sends a message to the shop; gives what is wrong, or nothing when it arrived. Loaded when somebody sends. */
export async function sendMessage(
  typed: FormData,
  chosen: Pick<Message, 'subject' | 'message'>,
  help: Help,
): Promise<Said<ContactField> | undefined> {
  const message = { ...readFields(contactFields, typed), ...chosen }
  const problems = findProblems(message, help)
  if (Object.keys(problems).length > 0) return { fields: problems, others: [] }
  const { captcha, captchaFailed } = help
  return sendProven({
    captcha,
    captchaFailed,
    say: sayErrors,
    ask: async (captchaToken) => {
      const variables = { input: message, captchaToken }
      const answer = await callShop(SendContactMessageDocument, variables, 'mutation')
      return answer.sendContactMessage.errors
    },
  })
}

/** What can be said before the shop is asked. */
export function findProblems(
  { name, email, subject, orderNumber, message }: Message,
  { t, sayField }: Pick<Help, 't' | 'sayField'>,
): Said<ContactField>['fields'] {
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

export const sayErrors = saysBeside(contactFields)

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
