import { useState } from 'react'
import { fieldsInOrder, type NamedField } from './form-fields.ts'
import type { Said } from './shop-form.ts'

export const nothingSaid: Said = { fields: {}, others: [] }

/** What is wrong with a form, and the fields that it has, in the order of the page. */
export function useSaid() {
  const [said, setSaid] = useState(nothingSaid)
  const [fields, setFields] = useState<readonly NamedField[]>([])
  const change = (field: string, text: string | undefined) =>
    setSaid((before) =>
      before.fields[field] === text
        ? before
        : { ...before, fields: { ...before.fields, [field]: text } },
    )
  return {
    said,
    /** All that is wrong, from the top of the page to its end. */
    problems: fields.flatMap((field) => {
      const text = said.fields[field.name]
      return text === undefined ? [] : [{ ...field, text }]
    }),
    say: (form: HTMLFormElement, next: Said) => {
      setFields(fieldsInOrder(form))
      setSaid(next)
    },
    sayOf: (form: HTMLFormElement, { field, text }: { field: string; text: string }) => {
      setFields(fieldsInOrder(form))
      change(field, text)
    },
    /** What was said of a field is about what stood there before. */
    forgive: (field: string) => change(field, undefined),
    startAnew: () => setSaid(nothingSaid),
  }
}
