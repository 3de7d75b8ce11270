import { formatIssues, parsePath, parseSubmission } from '@conform-to/dom/future'
import * as v from 'valibot'
import { errorCodes } from '#kernel/error-codes.ts'
import { answerWithin } from '#ui/answer-within.ts'
import { pressEnded } from './press-ended.ts'
import type {
  AnswerWithErrors,
  CaptchaProofs,
  FieldErrorMessage,
  FormErrors,
  FormSchema,
  FormTask,
  Refusals,
} from './shop-form.ts'

type FormToSend<Schema extends FormSchema, Answer extends AnswerWithErrors> = {
  task: FormTask<Schema, Answer>
  /** Of the fields that stand in the form. */
  names: readonly string[]
  fieldErrorMessage: FieldErrorMessage
  /** For forms with a captcha (SPEC §5), and the problem to report when it is not solved. */
  captcha: { proofs: CaptchaProofs; failed: string } | undefined
}

/** What became of a form that was sent. */
export type FormOutcome<Values, Answer> =
  | { kind: 'done'; values: Values; answer: Answer }
  /** The shop was not asked, or refused: `refusals` is what it said. */
  | { kind: 'wrong'; formErrors: FormErrors; refusals: Refusals }

/** The captcha was not solved, and nothing was sent (SPEC §5). */
class CaptchaFailed extends Error {
  override readonly name = 'CaptchaFailed'
}

/**
 * Checks the form, sends it, and reports problems by field; rejects when no answer comes in time.
 * Loaded when a visitor turns to a form.
 */
export async function sendForm<Schema extends FormSchema, Answer extends AnswerWithErrors>(
  typed: FormData,
  { task, names, fieldErrorMessage, captcha }: FormToSend<Schema, Answer>,
): Promise<FormOutcome<v.InferOutput<Schema>, Answer>> {
  const { values, problems } = validate(typed, task)
  if (values === undefined) return wrong(formErrorsOf(problems, fieldErrorMessage), [])
  try {
    const answer = await askOnceOrTwice(
      (token) => answerWithin(() => task.send(values, token), task.waitMs),
      captcha?.proofs,
    )
    const { errors } = answer
    return errors.length === 0
      ? { kind: 'done', values, answer }
      : wrong(sortRefusals(errors, names), errors)
  } catch (failure) {
    if (!(failure instanceof CaptchaFailed) || captcha === undefined) throw failure
    return wrong({ fields: {}, others: [captcha.failed] }, [])
  }
}

const noProblems: Readonly<Record<string, string>> = {}

const wrong = (formErrors: FormErrors, refusals: Refusals) =>
  ({ kind: 'wrong', formErrors, refusals }) as const

/** The problem of a field that was left, once the press is over that left it. */
export async function judgeField<Schema extends FormSchema, Answer extends AnswerWithErrors>(
  form: HTMLFormElement,
  task: FormTask<Schema, Answer>,
  field: string,
): Promise<string | undefined> {
  await pressEnded()
  return validate(new FormData(form), task).problems[field]
}

/** The first problem of each field that is wrong, by the names of errors. */
export function validate<Schema extends FormSchema, Answer extends AnswerWithErrors>(
  typed: FormData,
  { schema, read }: FormTask<Schema, Answer>,
) {
  const { payload } = parseSubmission(typed)
  const parsed = v.safeParse(schema, read === undefined ? payload : read(payload))
  if (parsed.success) return { values: parsed.output, problems: noProblems }
  const { fieldErrors } = formatIssues(parsed.issues as Parameters<typeof formatIssues>[0])
  const first = Object.entries(fieldErrors).map(([name, all]) => [name, all?.[0] ?? ''] as const)
  const problems: Readonly<Record<string, string>> = Object.fromEntries(first)
  return { values: undefined, problems }
}

const formErrorsOf = (
  problems: Readonly<Record<string, string>>,
  fieldErrorMessage: FieldErrorMessage,
): FormErrors => ({
  fields: Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, fieldErrorMessage(name, problem)]),
  ),
  others: [],
})

/** The shop's own sentences, beside the field that they name where the form has one. */
export function sortRefusals(errors: Refusals, names: readonly string[]): FormErrors {
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const { message, referencedRequestParameter: parameter } of errors) {
    const field = names.find((name) => name === parameter || parsePath(name).at(-1) === parameter)
    if (field === undefined) others.push(message)
    else fields[field] ??= message
  }
  return { fields, others }
}

/** An expired captcha is solved once more. */
async function askOnceOrTwice<Answer extends AnswerWithErrors>(
  ask: (captchaToken: string) => Promise<Answer>,
  captcha: CaptchaProofs | undefined,
): Promise<Answer> {
  if (captcha === undefined) return ask('')
  const takeProof = () =>
    captcha.take().catch((cause: unknown) => {
      throw new CaptchaFailed('No captcha could be solved.', { cause })
    })
  const askOnce = async () => ask(await answerWithin(takeProof))
  const answer = await askOnce()
  const isTooOld = answer.errors.some(({ code }) => code === errorCodes.captchaRefused)
  return isTooOld ? askOnce() : answer
}
