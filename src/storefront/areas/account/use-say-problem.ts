import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { SayProblem } from './account-form.ts'

/** Stands for any of them: which fields and problems have a sentence, the texts know. */
type SomeKey = 'problems.other'

/** The sentence under a field of an account's form. */
export function useSayProblem(): SayProblem {
  const t = useTranslations('accountForm')
  return useCallback<SayProblem>(
    (field, problem) => {
      const key = problem === 'fieldRequired' ? `required.${field}` : `problems.${problem}`
      return t(t.has(key as SomeKey) ? (key as SomeKey) : 'problems.other')
    },
    [t],
  )
}
