import { type FocusEvent, type SyntheticEvent, useRef, useState } from 'react'
import type * as v from 'valibot'
import { formTexts } from '#i18n/texts/form.ts'
import { answerWithin } from '#ui/answer-within.ts'
import { focusFirstProblem } from '#ui/focus-first-problem.ts'
import { useTexts } from '#ui/use-texts.ts'
import { fieldsInOrder, hasText, isSubmitButton, nameOf } from './form-fields.ts'
import { forgetText } from './kept-store.ts'
import type {
  AnswerWithErrors,
  CaptchaProofs,
  FieldErrorMessage,
  FieldName,
  FormSchema,
  FormTask,
  Refusals,
} from './shop-form.ts'
import { noFormErrors, useFormErrors } from './use-form-errors.ts'
import { useKeptText } from './use-kept-text.ts'

export type FormToFill<Schema extends FormSchema, Answer extends AnswerWithErrors> = {
  /** By which its text is kept while it is filled in. */
  name: string
  /** Loaded when a visitor turns to the form. */
  load: () => Promise<FormTask<Schema, Answer>>
  fieldErrorMessage: FieldErrorMessage
  /** The form stays busy until this is over. */
  onDone: (values: v.InferOutput<Schema>, answer: Answer) => void | Promise<void>
  /** Hears what the shop refused, before it is said. */
  onRefused?: ((refusals: Refusals, typed: FormData) => void) | undefined
  /** Leads to a page where a refusal is said; resolves to false where the form has to say it. */
  leadAway?: ((refusals: Refusals) => Promise<boolean>) | undefined
  /** Shows what belongs to no field, where the form does not say that itself. */
  showOther?: ((message: string) => void) | undefined
  captcha?: CaptchaProofs | undefined
  /** A field is checked when it loses the focus, and again when the form is sent. */
  judgesOnLeaving?: boolean | undefined
}

/** Loaded once, when a visitor turns to the first form. */
const loadSending = () => import('./send-form.ts')

/**
 * A form of the shop. The schema that the API has too checks it, it is sent once at a time, and the
 * first wrong field gets the focus. It waits for the shop as long as a press does, or as its task
 * says. Typed text stays after a refusal or a lost answer, and in this tab for an hour until it was
 * sent. The fields hold their own text; this hook knows only the problems.
 */
export function useShopForm<Schema extends FormSchema, Answer extends AnswerWithErrors>(
  toFill: FormToFill<Schema, Answer>,
) {
  const { name, load, showOther, captcha, judgesOnLeaving = false } = toFill
  const element = useRef<HTMLFormElement>(null)
  const { formErrors, problems, showErrors, showError, clearError, reset } = useFormErrors()
  const [isSending, setIsSending] = useState(false)
  const keep = useKeptText(element, name)
  const send = useSending(toFill)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setIsSending(true)
    const { fields, others } = await send(form)
    for (const message of others) showOther?.(message)
    focusFirstProblem(element, () => {
      setIsSending(false)
      showErrors(form, { fields, others: showOther === undefined ? others : [] })
    })
  }

  async function leave({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const field = nameOf(target)
    // A press on the button reports all fields at once, and the button must not move away under the finger.
    if (field === '' || !hasText(target) || isSubmitButton(relatedTarget)) return
    const [{ judgeField }, task] = await Promise.all([loadSending(), load()])
    const problem = await judgeField(currentTarget, task, field)
    if (problem === undefined) return
    showError(currentTarget, { field, text: toFill.fieldErrorMessage(field, problem) })
  }

  /** Says what is wrong with the fields that are filled in; whether nothing is. An empty one may be filled in later. */
  async function judgeFilled(): Promise<boolean> {
    const { current } = element
    const fields = current === null ? {} : await problemsOfFilled(current, toFill)
    const isRight = Object.keys(fields).length === 0
    if (current !== null && !isRight)
      focusFirstProblem(element, () => showErrors(current, { fields, others: [] }))
    return isRight
  }

  const begin = () => {
    void Promise.all([loadSending(), load()]).catch(saidWhenSent)
    captcha?.begin()
  }

  return {
    /** For the form element. If a browser ever sends it by itself, no typed text stands in an address. */
    formProps: {
      ref: element,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
      onFocus: begin,
      onInput: (event: SyntheticEvent<HTMLFormElement>) => {
        clearError(nameOf(event.target))
        // What this form fills in itself was not typed.
        if (event.nativeEvent.isTrusted) void keep()
      },
      ...(judgesOnLeaving && {
        onBlur: (event: FocusEvent<HTMLFormElement>) => void leave(event).catch(saidWhenSent),
      }),
    },
    /** For the field of this name. */
    field: (field: FieldName<Schema>) => ({ name: field, error: formErrors.fields[field] }),
    /** A choice that is no field of the browser was made. */
    changed: (field: FieldName<Schema>) => {
      clearError(field)
      void keep()
    },
    judgeFilled,
    /** Keeps what stands in the form for another page that fills it too. */
    keep,
    problems,
    others: formErrors.others,
    isSending,
    element,
    /** Back to the state before sending. */
    reset,
  }
}

/** Sends a form and does what follows; gives what is wrong with it. */
function useSending<Schema extends FormSchema, Answer extends AnswerWithErrors>({
  name,
  load,
  fieldErrorMessage,
  onDone,
  onRefused,
  leadAway,
  captcha,
}: FormToFill<Schema, Answer>) {
  const t = useTexts(formTexts)
  async function ask(form: HTMLFormElement) {
    const typed = new FormData(form)
    const names = fieldsInOrder(form).map((field) => field.name)
    const loaded = await answerWithin(() => Promise.all([loadSending(), load()]))
    const [{ sendForm }, task] = loaded
    const proof = captcha && { proofs: captcha, failed: t('captchaFailed') }
    const outcome = await sendForm(typed, { task, names, fieldErrorMessage, captcha: proof })
    if (outcome.kind === 'wrong' && outcome.refusals.length > 0)
      onRefused?.(outcome.refusals, typed)
    return outcome
  }
  return async (form: HTMLFormElement) => {
    const outcome = await ask(form).catch(() => undefined)
    if (outcome === undefined) return { fields: {}, others: [t('unreachable')] }
    if (outcome.kind === 'wrong')
      return (await leadAway?.(outcome.refusals)) ? noFormErrors : outcome.formErrors
    forgetText(name)
    await onDone(outcome.values, outcome.answer)
    return noFormErrors
  }
}

/** What is wrong with the fields that have text, in words. */
async function problemsOfFilled<Schema extends FormSchema, Answer extends AnswerWithErrors>(
  form: HTMLFormElement,
  { load, fieldErrorMessage }: FormToFill<Schema, Answer>,
): Promise<Record<string, string>> {
  const [{ validate }, task] = await Promise.all([loadSending(), load()])
  const typed = new FormData(form)
  const isFilled = (field: string) => typed.getAll(field).some((text) => text !== '')
  return Object.fromEntries(
    Object.entries(validate(typed, task).problems)
      .filter(([field]) => isFilled(field))
      .map(([field, problem]) => [field, fieldErrorMessage(field, problem)]),
  )
}

/** What cannot be loaded now is asked for again when the form is sent, and said then. */
const saidWhenSent = (): void => undefined
