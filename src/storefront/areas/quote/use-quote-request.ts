import { useState } from 'react'
import { quoteTexts } from '#i18n/texts/quote.ts'
import { contactLengthMax, contactLengthMin } from '#kernel/limits.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import type { QuotePrefill } from './quote-prefill.ts'
import { rowsToSend, useQuoteList } from './use-quote-list.ts'

export type AskedRequest = { number: string; dueAt: string; email: string }

export type QuoteRequestState = ReturnType<typeof useQuoteRequest>

type RequestToMake = {
  prefill: QuotePrefill
  /** Countries to which the shop posts. */
  postsTo: readonly string[]
  onAsked: (asked: AskedRequest) => void
}

const facts = {
  contactMessageTooShort: { min: String(contactLengthMin) },
  contactMessageTooLong: { max: String(contactLengthMax) },
}

/** Form of a request, with the receivers' file beside its fields. */
export function useQuoteRequest({ prefill, postsTo, onAsked }: RequestToMake) {
  const [deliveryForm, setDeliveryForm] = useState('DIGITAL')
  const file = useQuoteList(deliveryForm === 'PHYSICAL' ? postsTo : undefined)
  const form = useShopForm({
    name: 'quote',
    load: async () => {
      const { sendRequest } = await import('./send-request.ts')
      return sendRequest({ product: prefill.product?.id, rows: rowsToSend(file.list) })
    },
    fieldErrorMessage: useFieldErrorMessage(quoteTexts, facts),
    captcha: useCaptcha(),
    judgesOnLeaving: true,
    onDone: ({ email }, { number, dueAt }) => {
      if (number && dueAt) onAsked({ number, dueAt, email })
    },
  })
  /** A list is read for one way of delivery. */
  const chooseForm = (chosen: string) => {
    setDeliveryForm(chosen)
    file.forget()
  }
  return { form, file, deliveryForm, chooseForm }
}
