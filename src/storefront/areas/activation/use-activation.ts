import { useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { formatMoney } from '#i18n/formats.ts'
import { activationTexts } from '#i18n/texts/activation.ts'
import { findAmountProblem, rangeOf } from '#kernel/activation.ts'
import { parseAmount } from '#kernel/typed-amount.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import type { PaymentFieldsHandle } from '#storefront/parts/payment-fields/payment-fields.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { ActivationData } from './load-activation-page.ts'

export type ActivationState = ReturnType<typeof useActivation>

/** The form of an activation: which card, how much, and paying it. Its button keeps all of it, and then pays. */
export function useActivation({ ranges, serviceFee, kept }: ActivationData) {
  const t = useTexts(activationTexts)
  const language = useLanguage()
  const submit = useSubmit()
  const isPaying = useNavigation().formMethod === 'POST'
  const payment = useRef<PaymentFieldsHandle>(null)
  const [typed, setTyped] = useState({ cardNumber: '', amount: kept?.amount ?? '' })
  const { currency } = serviceFee
  const money = (value: number) => formatMoney(language, { currency, value }, 'short')
  const known = rangeOf(ranges, typed.cardNumber)
  // Until its number is typed a card may be of the programme that most are of.
  const range = known ?? ranges[0]
  const said = range && t('range', { min: money(range.minCents), max: money(range.maxCents) })
  const cents = parseAmount(typed.amount)
  // Nothing is added up for an amount that no card takes.
  const isTaken = cents !== undefined && findAmountProblem(cents, range) === undefined
  const amount = isTaken ? { currency, value: cents } : undefined
  const total = amount && { currency, value: amount.value + serviceFee.value }
  const form = useShopForm({
    name: 'activation',
    load: async () => (await import('./create-activation.ts')).createActivation(ranges),
    fieldErrorMessage: useFieldErrorMessage(activationTexts, {
      activationAmountOutOfRange: { ranges: said ?? '' },
    }),
    captcha: useCaptcha(),
    judgesOnLeaving: true,
    onDone: async (_typed, { order }) => {
      const values = await payment.current?.take()
      if (values === undefined || !order || !total) return
      const paying = { activationVersion: order.version, expectedTotal: total.value }
      await submit({ ...values, ...paying }, { method: 'post' })
    },
  })
  return {
    ...{ form, payment, isPaying, amount, total },
    /** How much goes on the card, in words. */
    range: said ?? '',
    /** What holds for this very card, as soon as its number begins to tell which it is. */
    terms: known?.terms ?? [],
    typing: (field: keyof typeof typed, text: string) =>
      setTyped((before) => ({ ...before, [field]: text })),
  }
}
