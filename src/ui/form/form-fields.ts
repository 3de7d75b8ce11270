import { focusWhole } from '#ui/focus-first-problem.ts'

/** A field as a summary names it. */
export type NamedField = { id: string; name: string; label: string | undefined }

export const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''

/** The fields of a form as they stand on the page, each once. */
export function fieldsInOrder(form: HTMLFormElement): NamedField[] {
  const fields = new Map<string, NamedField>()
  for (const element of form.elements) {
    const name = nameOf(element)
    if (name === '' || fields.has(name) || !(element instanceof HTMLElement)) continue
    fields.set(name, { id: element.id, name, label: element.dataset.label })
  }
  return [...fields.values()]
}

export const hasText = (field: EventTarget): boolean => 'value' in field && field.value !== ''

export const isSubmitButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit'

/** Focuses a field: the checked one of several radio buttons, or the visible part of a hidden field. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const named = [...(form?.elements ?? [])].filter((element) => nameOf(element) === name)
  const seen = named.filter((element) => element.getAttribute('type') !== 'hidden')
  const chosen = seen.find((element) => element.matches(':checked')) ?? seen[0]
  const standIn = form?.querySelector(`[data-stands-for="${CSS.escape(name)}"]`)
  const target = chosen ?? standIn
  if (target instanceof HTMLElement) focusWhole(target)
}
