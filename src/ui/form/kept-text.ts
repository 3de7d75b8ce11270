import { change } from '@conform-to/dom/future'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { hasCardNumber } from '#kernel/card-number-mask.ts'

/** Long enough for a look into a mailbox or an agenda, short enough for a browser that others use too. */
const keptMs = 60 * 60 * 1000

/** What of a field decides whether its text may be kept. */
export type KeepableField = {
  name: string
  type: string
  value: string
  checked?: boolean | undefined
  /** Only fields marked `kept` are stored; none of them holds a secret. */
  dataset: { kept?: string | undefined }
}

const storedSchema = v.object({ at: v.number(), values: v.record(v.string(), v.string()) })

/** What was typed and may be kept, by name: of marked fields alone, and never a card's number. An unticked box is empty. */
export function textToKeep(fields: Iterable<KeepableField>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const field of fields) {
    if (!isKept(field) || hasCardNumber(field.value)) continue
    if (field.type === 'radio' && !field.checked) continue
    values[field.name] = field.type === 'checkbox' && !field.checked ? '' : field.value
  }
  return values
}

const isKept = ({ name, type, dataset }: KeepableField): boolean =>
  dataset.kept !== undefined && name !== '' && type !== 'password'

/**
 * Keeps what stands in a form now, under a key of this tab. Two pages may fill one form between them: what the other one
 * has fields for stays.
 */
export function keepText(key: string, form: HTMLFormElement): void {
  const fields = fieldsOf(form)
  const values = textToKeep(fields)
  if (Object.keys(values).length === 0) return
  try {
    const earlier = readKept(window.sessionStorage.getItem(key), Date.now())
    const all = { ...keptElsewhere(earlier, fields), ...values }
    window.sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values: all }))
  } catch {
    // Then it is typed again.
  }
}

/** What was kept for fields that this form does not have. */
export function keptElsewhere(
  earlier: Readonly<Record<string, string>>,
  fields: readonly Pick<KeepableField, 'name'>[],
): Record<string, string> {
  const here = new Set(fields.map(({ name }) => name))
  return Object.fromEntries(Object.entries(earlier).filter(([name]) => !here.has(name)))
}

/** What was kept within the hour, out of what is stored. */
export function readKept(stored: string | null, now: number): Record<string, string> {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSchema), stored)
  return kept.success && now - kept.output.at < keptMs ? kept.output.values : {}
}

/**
 * Fills kept text into a form, as if it was typed. Text that is there already stays. Fields that are drawn later, because
 * their part of the page is still loading, are filled as they appear, until the visitor makes a choice.
 */
export function restoreText(key: string, form: HTMLFormElement): void {
  const waiting = new Map(Object.entries(readKept(window.sessionStorage.getItem(key), Date.now())))
  fill(form, waiting)
  if (waiting.size === 0) return
  const later = new MutationObserver(() => {
    fill(form, waiting)
    if (waiting.size === 0) later.disconnect()
  })
  later.observe(form, { childList: true, subtree: true })
  form.addEventListener('change', ({ isTrusted, target }) => {
    if (isTrusted && isChoice(target)) later.disconnect()
  })
}

/** One field at a time: each may show other fields, or replace them. */
function fill(form: HTMLFormElement, waiting: Map<string, string>): void {
  for (let field = nextOf(form, waiting); field !== undefined; field = nextOf(form, waiting)) {
    const text = waiting.get(field.name) ?? ''
    waiting.delete(field.name)
    if (isUntouched(field)) changeNow(field, field.type === 'checkbox' ? text !== '' : text)
  }
}

const nextOf = (form: HTMLFormElement, waiting: ReadonlyMap<string, string>): Field | undefined =>
  fieldsOf(form).find((field) => {
    const text = isKept(field) ? waiting.get(field.name) : undefined
    return text !== undefined && (field.type !== 'radio' || field.value === text)
  })

const changeNow = (field: Field, value: string | boolean): void =>
  flushSync(() => void change(field, value))

type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type)

const isUntouched = (field: Field): boolean => isChoice(field) || field.value === field.defaultValue
