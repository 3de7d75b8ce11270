import { fieldErrorsTexts } from '#i18n/texts/field-errors.ts'
import { useTexts } from '#storefront/ui/use-texts.ts'
import type { SayProblem } from './shop-form.ts'

/** The texts of a form: `required` by field, `problems` by the name of an error, where it says them in its own way. */
type FormTexts = { has: (key: never) => boolean }

/** Numbers and amounts that the sentences need, by the name of the error. */
type Facts = Readonly<Record<string, Record<string, string>>>

/** Stands for any key: which fields and errors have a sentence, the texts know. */
type Says = { (key: string, facts?: Record<string, string>): string; has: (key: string) => boolean }

/** The sentence under a field: the form's own, else the one that all forms share. */
export function useSayProblem(texts: FormTexts, facts: Facts = {}): SayProblem {
  const own = texts as unknown as Says
  const shared = useTexts(fieldErrorsTexts) as Says
  return (field, problem) => {
    const key =
      problem === 'fieldRequired' ? `required.${field.split('.').at(-1)}` : `problems.${problem}`
    if (own.has(key)) return own(key, facts[problem])
    return shared(shared.has(problem) ? problem : 'inputInvalid', facts[problem])
  }
}
