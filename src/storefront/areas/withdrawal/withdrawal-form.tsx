import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { callOffTexts } from '#i18n/texts/call-off.ts'
import { fieldErrorsTexts } from '#i18n/texts/field-errors.ts'
import type { WithdrawalOfferFragment } from '#storefront/graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'
import { focusShownProblem } from '#ui/focus-first-problem.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type Typed, typedFields, type WithdrawalAnswer } from './answer-withdrawal.ts'
import { WithdrawalParts } from './withdrawal-parts.tsx'

type WithdrawalFormProps = {
  /** Of a visitor who came from their order. */
  offer: WithdrawalOfferFragment | undefined
  answer: WithdrawalAnswer | undefined
}

/** The first step: who withdraws from which order. It asks no more than the law lets it. */
export function WithdrawalForm({ offer, answer }: WithdrawalFormProps) {
  const t = useTexts(callOffTexts, 'withdraw')
  const said = useTexts(fieldErrorsTexts)
  const problems = answer?.problems ?? {}
  const errorOf = (problem: string | undefined) => {
    if (problem === undefined) return undefined
    return isSaid(problem) ? said(problem) : t('required')
  }
  const errors = typedFields.flatMap((name) => {
    const text = errorOf(problems[name])
    return text === undefined ? [] : [{ id: idOf(name), name, label: t(name), text }]
  })
  const field = (name: keyof Typed, known = '') => ({
    id: idOf(name),
    name,
    label: t(name),
    defaultValue: answer?.typed[name] ?? known,
    error: errorOf(problems[name]),
    // Where no script runs, the browser leads to the first wrong field.
    autoFocus: errors[0]?.name === name,
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer !== undefined) focusShownProblem(form)
  }, [answer])
  return (
    <Form ref={form} method="post" noValidate className="grid gap-4" aria-label={t('heading')}>
      <ErrorSummary form={{ problems: errors, element: form }} />
      {answer?.errors.map((message) => (
        <MessageRow key={message} tone="error">
          {message}
        </MessageRow>
      ))}
      <TextField {...field('name', offer?.name)} autoComplete="name" required />
      <TextField
        {...field('orderNumber', offer?.orderNumber)}
        hint={t('orderNumberHint')}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField {...field('email', offer?.email)} type="email" autoComplete="email" required />
      {offer ? (
        <WithdrawalParts parts={offer.parts} chosen={answer?.deliveryIds} />
      ) : (
        <TextField
          {...field('partsText')}
          hint={t('partsTextHint')}
          optionalText={t('optional')}
          maxLength={500}
        />
      )}
      <Button type="submit" isPlain className="justify-self-start">
        {t('next')}
      </Button>
    </Form>
  )
}

const idOf = (name: keyof Typed): string => `withdraw-${name}`

const saidOf = ['emailInvalid', 'nameInvalid', 'orderNumberInvalid'] as const

/** The others are of a field that is empty, or of words that are too many. */
const isSaid = (problem: string): problem is (typeof saidOf)[number] =>
  saidOf.some((one) => one === problem)
