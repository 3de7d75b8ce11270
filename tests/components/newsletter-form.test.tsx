import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NewsletterForm } from '#storefront/areas/newsletter/newsletter-form.tsx'
import { pattern } from '#tests/e2e/pages/texts.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import {
  axeViolations,
  renderComponent,
  texts,
  withoutWorkers,
} from '#tests/support/render-component.tsx'
import { answerMs } from '#ui/answer-within.ts'

const { newsletter, fieldErrors, form } = texts
const email = page.getByLabelText(newsletter.email)
const firstName = page.getByLabelText(pattern(newsletter.firstName))
const send = () => userEvent.click(page.getByRole('button', { name: newsletter.submit }))

afterEach(() => {
  vi.useRealTimers()
})

beforeEach(() => {
  sessionStorage.clear()
  renderComponent(<NewsletterForm />)
})

test('what is wrong is said at its field, and a visitor who was sent a mail is told so', async () => {
  await send()
  await expect.element(page.getByText(newsletter.required.email)).toBeVisible()
  await expect.element(email).toHaveFocus()
  await userEvent.fill(email, 'sanne@')
  await userEvent.fill(firstName, 'www.x.nl')
  await send()
  await expect.element(email).toHaveAccessibleDescription(fieldErrors.emailInvalid)
  await expect.element(firstName).toHaveAccessibleDescription(fieldErrors.nameInvalid)
  expect(await axeViolations(wcagRules), 'problems').toEqual([])
  await userEvent.fill(email, 'sanne@post.example')
  await userEvent.fill(firstName, '')
  await send()
  const mailed = page.getByRole('status')
  await expect.element(mailed).toMatchTextContent('sanne@post.example')
  await expect.element(mailed).toHaveFocus()
  expect(await axeViolations(wcagRules), 'mailed').toEqual([])
})

test('a browser that cannot compute is told why nothing was sent', async () => {
  using browser = withoutWorkers()
  await userEvent.fill(email, 'oud@post.example')
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent(form.captchaFailed)
  expect(browser.mutationsSent()).toBe(0)
})

test('a form whose answer never comes says so in time, and keeps what was typed', async () => {
  await userEvent.fill(email, 'sanne@post.example')
  await userEvent.fill(firstName, 'Sanne')
  const button = page.getByRole('button', { name: newsletter.submit })
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await send()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  // The proof was begun when the form got its focus, or is asked now; the answer follows it.
  await vi.waitFor(() => expect(button.element()).not.toHaveAttribute('aria-busy'), {
    timeout: 3 * answerMs,
    interval: answerMs / 4,
  })
  await expect.element(page.getByRole('alert')).toHaveTextContent(form.unreachable)
  await expect.element(email).toHaveValue('sanne@post.example')
  await expect.element(firstName).toHaveValue('Sanne')
})
