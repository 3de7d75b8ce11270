import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const { reorder, activation } = texts
const form = page.getByRole('form', { name: reorder.form })

beforeEach(async () => {
  await newVisitor()
})

test('so many packs of a design are ordered at once: where they go and how they are paid is all that is asked', async () => {
  renderPage('/nabestellen/')
  await expect.element(form.getByRole('radio')).toHaveLength(3)
  const chosen = form.getByRole('radio', { name: /Lege Cadeaukaarten Feest/ })
  await userEvent.click(chosen.element().closest('label') ?? chosen)
  await userEvent.click(form.getByRole('button', { name: /één meer/ }))
  await expect.element(form.getByText('Dat zijn 6 kaarten.')).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])

  await userEvent.click(form.getByRole('button', { name: reorder.order }))
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent('Setje van 3 Lege Cadeaukaarten Feest bestellen')
  const quantity = page.getByRole('textbox', {
    name: 'Aantal van Setje van 3 Lege Cadeaukaarten Feest',
  })
  await expect.element(quantity).toHaveValue('2')
  await expect.element(page.getByLabelText('Postcode', { exact: true }).first()).toBeVisible()
  for (const asked of ['Voor wie?', 'Wanneer?'])
    expect(page.getByRole('heading', { name: asked }).elements()).toEqual([])
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('is found where cards are activated, and leads back there', async () => {
  renderPage('/activeren/')
  await userEvent.click(page.getByRole('link', { name: activation.reorder }))
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(reorder.heading)
  await expect
    .element(page.getByRole('link', { name: texts.offer.pack.steps.activate }))
    .toHaveAttribute('href', '/activeren/')
})
