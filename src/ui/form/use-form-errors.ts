import { useState } from 'react'
import { fieldsInOrder, type NamedField } from './form-fields.ts'
import type { FormErrors } from './shop-form.ts'

export const noFormErrors: FormErrors = { fields: {}, others: [] }

/** What is wrong with a form, and the fields that it has, in the order of the page. */
export function useFormErrors() {
  const [formErrors, setFormErrors] = useState(noFormErrors)
  const [fields, setFields] = useState<readonly NamedField[]>([])
  const change = (field: string, text: string | undefined) =>
    setFormErrors((before) =>
      before.fields[field] === text
        ? before
        : { ...before, fields: { ...before.fields, [field]: text } },
    )
  return {
    formErrors,
    /** All that is wrong, from the top of the page to its end. */
    problems: fields.flatMap((field) => {
      const text = formErrors.fields[field.name]
      return text === undefined ? [] : [{ ...field, text }]
    }),
    showErrors: (form: HTMLFormElement, next: FormErrors) => {
      setFields(fieldsInOrder(form))
      setFormErrors(next)
    },
    showError: (form: HTMLFormElement, { field, text }: { field: string; text: string }) => {
      setFields(fieldsInOrder(form))
      change(field, text)
    },
    /** An error is about the value that the field had; a new value removes it. */
    clearError: (field: string) => change(field, undefined),
    reset: () => setFormErrors(noFormErrors),
  }
}
