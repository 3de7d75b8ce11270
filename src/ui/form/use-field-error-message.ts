import { fieldErrorsTexts } from '#i18n/texts/field-errors.ts'
import { inEachLanguage, type Texts } from '#i18n/texts.ts'
import type { Language } from '#kernel/language.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { FieldErrorMessage } from './shop-form.ts'

type Messages = Readonly<Record<string, string>>

/** The messages of one form: `required` by the name of a field, `problems` by the name of an error. */
type FormTexts = { readonly required?: Messages; readonly problems?: Messages }

/** Numbers and amounts that the messages need, by the name of the error. */
type Facts = Readonly<Record<string, Record<string, string>>>

/** The message under a field: the form's own, else the one that all forms share. */
export function useFieldErrorMessage(
  texts: Readonly<Record<Language, FormTexts>>,
  facts: Facts = {},
): FieldErrorMessage {
  const required = useTexts(messagesOf(texts, 'required'))
  const own = useTexts(messagesOf(texts, 'problems'))
  const shared = useTexts<Messages>(fieldErrorsTexts)
  return (field, problem) => {
    const name = field.slice(field.lastIndexOf('.') + 1)
    if (problem === 'fieldRequired' && required.has(name)) return required(name)
    if (own.has(problem)) return own(problem, facts[problem])
    return shared(shared.has(problem) ? problem : 'inputInvalid', facts[problem])
  }
}

const noMessages: Messages = {}

const messagesOf = (
  texts: Readonly<Record<Language, FormTexts>>,
  kind: keyof FormTexts,
): Texts<Messages> => inEachLanguage((language) => texts[language][kind] ?? noMessages)
