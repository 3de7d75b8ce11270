import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { paymentTexts } from '#i18n/texts/payment.ts'
import { isBlikCode } from '#kernel/blik-code.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import { looksLikePhone, normalizePhone } from '#kernel/phone.ts'
import type { PaymentChoiceFragment } from '#storefront/graphql/generated/graphql.ts'
import { LeaveWarning } from '#storefront/parts/leave-warning/leave-warning.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'

type Method = PaymentChoiceFragment['methods'][number]

export type Question = 'bank' | 'blikCode' | 'phoneNumber'

/** What a method asks besides a card, before the visitor goes on: one thing at most. */
export function questionOf({ id, banks }: Method): Question | undefined {
  if (banks.length > 0) return 'bank'
  const kind = findPaymentMethod(id)?.kind
  if (kind === 'code') return 'blikCode'
  return kind === 'phone' ? 'phoneNumber' : undefined
}

const isAnswered: Record<Question, (answer: string) => boolean> = {
  bank: (answer) => answer !== '',
  blikCode: isBlikCode,
  // The number of a phone somewhere in the world: without its country nobody knows which.
  phoneNumber: (answer) => looksLikePhone(answer) && normalizePhone(answer).startsWith('+'),
}

/** Gives the answer, or says what is wrong with it and moves the cursor there. */
export type MethodQuestionHandle = { collect: () => Record<string, string> | undefined }

type MethodQuestionProps = {
  method: Method
  question: Question
  isPaying: boolean
  ref: Ref<MethodQuestionHandle>
}

/** The one thing that a method asks. Another method forgets it. */
export function MethodQuestion({ method, question, isPaying, ref }: MethodQuestionProps) {
  const t = useTexts(paymentTexts, 'payment')
  const box = useRef<HTMLDivElement>(null)
  const given = question === 'phoneNumber' ? t('ask.phonePrefix') : ''
  const [answer, setAnswer] = useState(given)
  const [isWrong, setIsWrong] = useState(false)

  useImperativeHandle(ref, () => ({
    collect: () => {
      if (isAnswered[question](answer)) return { [question]: answer }
      setIsWrong(true)
      box.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
      return undefined
    },
  }))
  const change = (text: string) => {
    setAnswer(text)
    setIsWrong(false)
  }
  const error = isWrong ? t(`ask.problem.${question}`) : undefined
  return (
    <div ref={box} className="max-w-96">
      <LeaveWarning isOn={!isPaying && answer !== '' && answer !== given} />
      {question === 'bank' ? (
        <Select
          label={t('ask.bank')}
          options={method.banks.map(({ id, issuer }) => ({ id, label: issuer }))}
          value={answer === '' ? undefined : answer}
          onChange={(id) => change(id ?? '')}
          error={error}
        />
      ) : (
        <TextField
          label={t(`ask.${question}`)}
          hint={t(`ask.hint.${question}`)}
          type={question === 'phoneNumber' ? 'tel' : 'text'}
          inputMode={question === 'phoneNumber' ? 'tel' : 'numeric'}
          autoComplete={question === 'phoneNumber' ? 'tel' : 'one-time-code'}
          maxLength={20}
          value={answer}
          onChange={(event) => change(event.target.value)}
          error={error}
        />
      )}
    </div>
  )
}
