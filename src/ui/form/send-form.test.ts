import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { errorCodes } from '#kernel/error-codes.ts'
import { newsletterSubscriptionSchema } from '#kernel/newsletter-subscription.ts'
import { answerMs } from '#ui/answer-within.ts'
import { sendForm, validate } from './send-form.ts'
import type { Refusals } from './shop-form.ts'

type Typed = Record<string, string>

function formOf(fields: Typed): FormData {
  const typed = new FormData()
  for (const [name, text] of Object.entries(fields)) typed.set(name, text)
  return typed
}

const right = { email: ' sanne@voorbeeld.example ', firstName: '' }

const refusal = (
  parameter: string | null,
  message: string,
  code: number = errorCodes.unexpected,
) => ({
  code,
  message,
  referencedRequestParameter: parameter,
})

const never = new Promise<never>(() => {})

type Sent = { captcha?: () => Promise<string>; answers?: Refusals[] }

/** Sends the newsletter's form to a shop that answers so, in turn; gives what became of it and what was asked. */
async function send(fields: Typed, { captcha, answers = [] }: Sent = {}) {
  const asked: unknown[] = []
  const outcome = await sendForm(formOf(fields), {
    task: {
      schema: newsletterSubscriptionSchema,
      send: async (values, token) => {
        asked.push([values, token])
        return { errors: answers[asked.length - 1] ?? [] }
      },
    },
    names: Object.keys(fields),
    fieldErrorMessage: (field, problem) => `${field}: ${problem}`,
    captcha: captcha && { proofs: { begin: () => undefined, take: captcha }, failed: 'No captcha' },
  })
  return { outcome, asked }
}

test('what is right goes to the shop, tidied by its schema', async () => {
  const { outcome, asked } = await send(right)
  expect(outcome).toMatchObject({ kind: 'done', values: { email: 'sanne@voorbeeld.example' } })
  expect(asked).toEqual([[{ email: 'sanne@voorbeeld.example', firstName: undefined }, '']])
})

test('what is wrong is said at its field before the shop is asked', async () => {
  const { outcome, asked } = await send({ email: '', firstName: 'www.x.nl' })
  const fields = { email: 'email: fieldRequired', firstName: 'firstName: nameInvalid' }
  expect(outcome).toEqual({ kind: 'wrong', formErrors: { fields, others: [] }, refusals: [] })
  expect(asked).toEqual([])
})

test('what the shop refuses stands at its field, or under all of them', async () => {
  const errors = [
    refusal('email', 'Adres'),
    refusal('captchaToken', 'Spam'),
    refusal(null, 'O jee'),
  ]
  const { outcome } = await send(right, { answers: [errors] })
  const formErrors = { fields: { email: 'Adres' }, others: ['Spam', 'O jee'] }
  expect(outcome).toEqual({ kind: 'wrong', formErrors, refusals: errors })
})

test('a field inside another is found by the name that the API has for it', async () => {
  const outcome = await sendForm(formOf({ 'receiver.email': 'x' }), {
    task: {
      schema: v.object({ receiver: v.object({ email: v.string() }) }),
      send: async () => ({ errors: [refusal('email', 'Adres')] }),
    },
    names: ['receiver.email'],
    fieldErrorMessage: (field) => field,
    captcha: undefined,
  })
  expect(outcome).toMatchObject({
    formErrors: { fields: { 'receiver.email': 'Adres' }, others: [] },
  })
})

test('a captcha that grew too old is solved once more, and no third time', async () => {
  let solved = 0
  const captcha = async () => {
    solved += 1
    return String(solved)
  }
  const old = [refusal('captchaToken', 'Te oud', errorCodes.captchaRefused)]
  const { outcome, asked } = await send(right, { captcha, answers: [old, []] })
  expect(outcome.kind).toBe('done')
  expect(asked.map((question) => (question as unknown[])[1])).toEqual(['1', '2'])
  const again = await send(right, { captcha, answers: [old, old] })
  expect(again.outcome).toMatchObject({ formErrors: { others: ['Te oud'] } })
})

test('without a captcha nothing is sent, and it is said why', async () => {
  const captcha = () => Promise.reject(new Error('No worker.'))
  const { outcome, asked } = await send(right, { captcha })
  expect(outcome).toMatchObject({
    kind: 'wrong',
    formErrors: { fields: {}, others: ['No captcha'] },
  })
  expect(asked).toEqual([])
})

test('one field can be judged by itself, by the name of its first problem', () => {
  const task = { schema: newsletterSubscriptionSchema, send: async () => ({ errors: [] }) }
  expect(validate(formOf({ email: 'x', firstName: '' }), task).problems.email).toBe('emailInvalid')
})

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['the shop', answerMs, {}],
  ['the captcha', answerMs, { take: () => never }],
  ['a person', 2 * answerMs, { waitMs: 2 * answerMs }],
])('what %s never answers is waited for %i ms, and no longer', async (_, waitMs, given) => {
  const { take, ...more }: { take?: () => Promise<never>; waitMs?: number } = given
  vi.useFakeTimers()
  const sent = sendForm(formOf(right), {
    task: { schema: newsletterSubscriptionSchema, send: () => never, ...more },
    names: Object.keys(right),
    fieldErrorMessage: (field, problem) => `${field}: ${problem}`,
    captcha: take && { proofs: { begin: () => undefined, take }, failed: 'No captcha' },
  })
  let isOver = false
  const outcome = sent.then(
    () => 'answered',
    () => {
      isOver = true
      return 'lost'
    },
  )
  await vi.advanceTimersByTimeAsync(waitMs - 1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('lost')
})
