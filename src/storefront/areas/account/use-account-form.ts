import { type SyntheticEvent, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import type * as v from 'valibot'
import { errorCodes } from '#kernel/error-codes.ts'
import { useProvenForm } from '#storefront/parts/captcha/use-proven-form.ts'
import { type AccountSchema, type Errors, type FieldOf, sendAccountForm } from './account-form.ts'
import { useSayProblem } from './use-say-problem.ts'

type AccountForm<Schema extends AccountSchema> = {
  schema: Schema
  /** Asks the shop; gives what it refuses. */
  ask: (values: v.InferOutput<Schema>, captchaToken: string) => Promise<Errors>
  onDone: (values: v.InferOutput<Schema>) => void
  hasCaptcha?: boolean | undefined
}

/**
 * A form of accounts. What is wrong stands at its field, else the first of it under the form (SPEC §8: a per-form error
 * instead of the modal); what was typed stays. Whose session has ended meanwhile is asked to log in.
 */
export function useAccountForm<Schema extends AccountSchema>({
  schema,
  ask,
  onDone,
  hasCaptcha = false,
}: AccountForm<Schema>) {
  const t = useTranslations('accountForm')
  const failed = useTranslations('newsletter')('captchaFailed')
  const say = useSayProblem()
  const { revalidate } = useRevalidator()
  const isLeaving = useNavigation().state !== 'idle'
  const sent = useRef<v.InferOutput<Schema>>(undefined)

  const askAndWatch = async (values: v.InferOutput<Schema>, captchaToken: string) => {
    sent.current = values
    const errors = await ask(values, captchaToken)
    if (errors.some(({ code }) => code === errorCodes.notLoggedIn)) void revalidate()
    return errors
  }
  const { setSaid, begin, isSending, said, ...proven } = useProvenForm<FieldOf<Schema>>({
    send: (typed, work) => {
      const captcha = hasCaptcha ? { work, failed } : undefined
      return sendAccountForm(typed, { schema, ask: askAndWatch, say, captcha })
    },
    unreachable: t('unreachable'),
    onArrived: () => sent.current !== undefined && onDone(sent.current),
  })

  /** What was said of a field is about what stood there before. */
  const forgive = ({ target }: SyntheticEvent) => {
    const field = target instanceof HTMLInputElement ? target.name : ''
    setSaid((before) =>
      field in before.fields
        ? { ...before, fields: { ...before.fields, [field]: undefined } }
        : before,
    )
  }

  return {
    /** For the form itself. */
    formProps: {
      ref: proven.form,
      // Should a browser ever send it by itself: a password stands in no address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: proven.submit,
      onInput: forgive,
      ...(hasCaptcha && { onFocus: begin }),
    },
    said: { fields: said.fields, other: said.others[0] },
    isSending: isSending || isLeaving,
  }
}
