import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contactTexts } from '#i18n/texts/contact.ts'
import { ContactForm } from '#storefront/areas/information/contact-form.tsx'
import { pattern } from '#tests/e2e/pages/texts.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import {
  axeViolations,
  renderComponent,
  texts,
  withoutWorkers,
} from '#tests/support/render-component.tsx'
import { iconPaths } from '#ui/icon-paths.ts'

const english = contactTexts.en

const { contact } = texts
const subjects = [
  { id: 'bezorgen', title: 'Bezorgen', icon: 'mail' },
  { id: 'bedrijven', title: 'Voor bedrijven', icon: null },
]
const form = <ContactForm subjects={subjects} email="hulp@voorbeeld.example" />

const name = page.getByLabelText(contact.name)
const email = page.getByLabelText(contact.email)
const message = page.getByLabelText(contact.message)
const subject = page.getByRole('combobox')
const summary = page.getByRole('alert')
const send = () => userEvent.click(page.getByRole('button', { name: contact.submit }))

async function fill(text: string): Promise<void> {
  await userEvent.fill(name, 'Joris Bakker')
  await userEvent.fill(email, 'joris@post.example')
  await userEvent.click(subject)
  await userEvent.click(page.getByRole('option', { name: 'Bezorgen' }))
  await userEvent.fill(message, text)
}

beforeEach(() => {
  sessionStorage.clear()
})

describe('a message to the shop', () => {
  beforeEach(() => {
    renderComponent(form)
  })

  test('has a subject, which stands beside its icon in the list and once it is chosen', async () => {
    const drawnIn = (element: Element | null) =>
      [...(element?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))
    await userEvent.click(subject)
    const [delivery, companies] = page.getByRole('option').elements()
    expect(drawnIn(delivery ?? null)).toEqual([iconPaths.mail])
    expect(drawnIn(companies ?? null)).toEqual([])
    expect(await axeViolations(wcagRules)).toEqual([])
    await userEvent.click(page.getByRole('option', { name: 'Bezorgen' }))
    await expect
      .poll(() => drawnIn(subject.element().parentElement))
      .toEqual([iconPaths.mail, iconPaths.chevronDown])
  })

  test('is told what is wrong at its field, the first one is focused, and nothing is lost', async () => {
    await send()
    for (const sentence of Object.values(contact.required))
      await expect.element(summary.getByRole('link', { name: pattern(sentence) })).toBeVisible()
    await expect.element(name).toHaveFocus()
    await userEvent.click(summary.getByRole('link', { name: pattern(contact.required.subject) }))
    await expect.element(subject).toHaveFocus()
    expect(await axeViolations(wcagRules)).toEqual([])

    await fill('kort')
    await expect.element(summary).not.toBeInTheDocument()
    await send()
    await expect.element(message).toHaveFocus()
    await expect.element(message).toHaveValue('kort')
    await expect.element(name).toHaveValue('Joris Bakker')
    await expect.element(subject).toHaveValue('Bezorgen')

    await userEvent.fill(message, 'Kort, maar lang genoeg.')
    await send()
    await userEvent.click(page.getByRole('button', { name: contact.done.again }))
    await expect.element(name).toHaveFocus()
    await expect.element(message).toHaveValue('')
  })

  test('is kept by a browser that cannot compute, which is told so, and nothing is sent', async () => {
    using browser = withoutWorkers()
    await fill('Waar is mijn cadeaubon gebleven?')
    await send()
    await expect.element(summary).toHaveTextContent(texts.form.captchaFailed)
    await expect.element(message).toHaveValue('Waar is mijn cadeaubon gebleven?')
    expect(browser.mutationsSent()).toBe(0)
  })
})

test('the subject that a link names is chosen, and one that nobody knows is not', async () => {
  renderComponent(form, '/klantenservice/contact/?onderwerp=bedrijven')
  await expect.element(subject).toHaveValue('Voor bedrijven')
  renderComponent(form, '/klantenservice/contact/?onderwerp=loterij')
  await expect.element(subject).toHaveValue('')
})

test('is English under /en/, its open list too', async () => {
  renderComponent(form, '/en/klantenservice/contact/')
  await expect.element(page.getByRole('button', { name: english.submit })).toBeEnabled()
  await userEvent.click(subject)
  await expect.element(page.getByRole('option').last()).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
})
