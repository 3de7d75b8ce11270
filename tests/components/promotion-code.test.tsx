import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const { code } = texts.basket
const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 2 }
const field = page.getByRole('textbox', { name: code.label })
const submit = page.getByRole('button', { name: code.submit })
const remove = page.getByRole('button', { name: code.remove, exact: true })

test('a code takes off what it promises from the amount on that it asks for, and leaves again', async () => {
  const visitor = await newVisitor()
  await visitor.addCard(card)
  renderPage('/winkelmandje/')
  await userEvent.click(page.getByText(code.ask))

  await userEvent.fill(field, 'ONZIN')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(texts.errors.promotionCodeUnknown)).toBeVisible()
  await expect.element(field).toHaveValue('ONZIN')
  // Away from the bar that stays above the foot of the screen.
  window.scrollTo(0, 0)
  expect(await axeViolations(wcagRules)).toEqual([])

  await userEvent.fill(field, 'welkom5')
  await userEvent.click(submit)
  await expect.element(page.getByText(/WELKOM5/)).toBeVisible()
  // Fifty euros are asked, and forty lie there.
  await expect.element(page.getByText(/€\s50/)).toBeVisible()
  await expect.element(page.getByText('Welkomstkorting')).not.toBeInTheDocument()

  await userEvent.click(page.getByRole('button', { name: /: één meer$/ }))
  await expect.element(page.getByText('Welkomstkorting')).toBeVisible()
  await expect.element(page.getByText(/€\s50/)).not.toBeInTheDocument()
  await userEvent.click(remove)
  await expect.element(page.getByText('Welkomstkorting')).not.toBeInTheDocument()
  await expect.element(page.getByText(code.ask)).toBeVisible()
})
