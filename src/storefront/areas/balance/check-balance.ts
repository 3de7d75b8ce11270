import type { useTranslations } from 'use-intl'
import { findCardNumberProblem, findCardPinProblem } from '#kernel/choice-card.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CardBalanceFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import {
  readFields,
  type Said,
  saysBeside,
  sendProven,
} from '#storefront/parts/captcha/send-proven.ts'
import type { CaptchaWork } from '#storefront/parts/captcha/use-captcha.ts'

const balanceFields = ['cardNumber', 'pin'] as const

export type BalanceField = (typeof balanceFields)[number]

type Typed = Record<BalanceField, string>

type Help = {
  captcha: CaptchaWork
  captchaFailed: string
  cardPrefixes: readonly string[]
  t: ReturnType<typeof useTranslations<'balance'>>
  /** Gets the card, before this answers that nothing is wrong. */
  onFound: (card: CardBalanceFragment) => void
}

/** Asks what is on a card; gives what is wrong, or nothing. Loaded when somebody asks. */
export async function checkBalance(
  form: FormData,
  help: Help,
): Promise<Said<BalanceField> | undefined> {
  const typed = readFields(balanceFields, form)
  const problems = findProblems(typed, help)
  if (Object.keys(problems).length > 0) return { fields: problems, others: [] }
  const { captcha, captchaFailed } = help
  return sendProven({
    captcha,
    captchaFailed,
    say: saysBeside(balanceFields),
    ask: async (captchaToken) => {
      const variables = { ...typed, captchaToken }
      const answer = await callShop(CheckGiftCardBalanceDocument, variables, 'mutation')
      const { card, errors } = answer.checkGiftCardBalance
      if (card) help.onFound(card)
      return errors
    },
  })
}

/** What can be said before the shop is asked. */
export function findProblems(
  { cardNumber, pin }: Typed,
  { t, cardPrefixes }: Pick<Help, 't' | 'cardPrefixes'>,
): Said<BalanceField>['fields'] {
  const ofNumber = findCardNumberProblem(cardNumber, cardPrefixes)
  const ofPin = findCardPinProblem(pin)
  return {
    ...(ofNumber === 'fieldRequired' && { cardNumber: t('problems.cardNumber') }),
    ...(ofNumber === 'cardNumberInvalid' && { cardNumber: t('problems.cardNumberInvalid') }),
    ...(ofNumber === 'cardNotOurs' && { cardNumber: t('problems.cardNotOurs') }),
    ...(ofPin === 'fieldRequired' && { pin: t('problems.pin') }),
    ...(ofPin === 'cardPinInvalid' && { pin: t('problems.cardPinInvalid') }),
  }
}

const CheckGiftCardBalanceDocument = graphql(`
  mutation CheckGiftCardBalance(
    $userData: UserData!
    $cardNumber: String!
    $pin: String!
    $captchaToken: String!
  ) {
    checkGiftCardBalance(
      userData: $userData
      cardNumber: $cardNumber
      pin: $pin
      captchaToken: $captchaToken
    ) {
      card { ...CardBalance }
      errors { ...ShopError }
    }
  }
`)
