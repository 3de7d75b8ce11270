import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pattern } from '#tests/e2e/pages/texts.ts'
import { companyInput } from '#tests/support/company-input.ts'
import { texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }
const days = /bedenktijd/
const forConsumers = /^Particulieren hebben 14 dagen bedenktijd zolang de code niet is bekeken/
const main = page.getByRole('main')
const header = page.getByRole('banner')

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

test('says whose the days to withdraw are, to a visitor who may be a company', async () => {
  renderPage('/cadeaubonnen/aan-tafel-dinerbon/')
  await expect.element(main.getByText(forConsumers)).toBeVisible()
  await visitor.addCard(card)
  renderPage('/winkelmandje/')
  await expect.element(main.getByText(forConsumers)).toBeVisible()
  await page.viewport(1440, 900)
  renderPage('/bestellen/')
  await expect.element(header.getByText(forConsumers)).toBeVisible()
  renderPage('/activeren/')
  await expect.element(main.getByText(/^Particulieren hebben 14 dagen bedenktijd/)).toBeVisible()
  await page.viewport(375, 812)
})

test('tells a consumer that the days are theirs', async () => {
  await visitor.addCard(card)
  await visitor.saveDetails('joris@post.example')
  renderPage('/winkelmandje/')
  await expect.element(main.getByText(/^14 dagen bedenktijd zolang de code/)).toBeVisible()
  renderPage('/bestellen/?stap=betaling')
  await expect.element(main.getByText(/^Je hebt 14 dagen bedenktijd/)).toBeVisible()
  await expect.element(page.getByText(/Particulieren/)).not.toBeInTheDocument()
})

test('tells a company nothing of days that it has not', async () => {
  await page.viewport(1440, 900)
  await visitor.addCard(card)
  await visitor.saveDetails('joris@post.example', companyInput)
  renderPage('/winkelmandje/')
  await expect.element(main.getByText(texts.basket.summary.heading)).toBeVisible()
  await expect.element(page.getByText(days)).not.toBeInTheDocument()
  renderPage('/bestellen/?stap=betaling')
  await expect.element(main.getByText(texts.checkout.payment.method)).toBeVisible()
  await expect.element(header.getByText(texts.checkout.assurances.secure)).toBeVisible()
  await expect.element(page.getByText(days)).not.toBeInTheDocument()
  await page.viewport(375, 812)
})

test('follows who orders on the page of one gift', async () => {
  renderPage('/bestellen/?gift=aan-tafel-dinerbon')
  await expect.element(main.getByText(/^Je hebt 14 dagen bedenktijd/)).toBeVisible()
  await userEvent.click(page.getByText(texts.checkout.details.business, { exact: true }))
  await expect.element(main.getByText(days)).not.toBeInTheDocument()
})

test('speaks of no receiver and no gift to whoever buys for themselves', async () => {
  const { form, assurances } = texts.product
  renderPage('/cadeaubonnen/stoel-erbij-donatie/')
  await expect.element(main.getByText(assurances.donationSpeed)).toBeVisible()
  await userEvent.click(page.getByText(form.donation.forSelf, { exact: true }))
  await expect.element(main.getByText(assurances.donationSpeedSelf)).toBeVisible()
  await expect.element(main.getByText(assurances.donationSpeed)).not.toBeInTheDocument()
  renderPage('/bestellen/?gift=aan-tafel-dinerbon')
  await userEvent.click(page.getByText(form.forSelf, { exact: true }))
  await expect.element(page.getByLabelText(form.name)).not.toBeInTheDocument()
  await userEvent.click(page.getByText('Bankoverschrijving', { exact: true }))
  await expect.element(main.getByText(pattern(texts.checkout.payment.hint.transfer))).toBeVisible()
  await expect.element(main.getByText(/ontvanger|je cadeau\b/i)).not.toBeInTheDocument()
})
