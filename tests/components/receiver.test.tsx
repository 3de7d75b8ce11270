import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const { form } = texts.product
const email = page.getByLabelText(form.email, { exact: true })

test('the receiver of another present in this basket is filled in by one press', async () => {
  const visitor = await newVisitor()
  const receiver = { name: 'Sanne', email: 'sanne@post.example' }
  const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }
  await visitor.addCard({ ...card, receiver })
  await refreshBasketCount()
  renderPage('/cadeaubonnen/berkentak-saunabon/')
  await userEvent.click(
    page.getByRole('button', { name: 'Nog iets voor Sanne, sanne@post.example' }),
  )
  await expect.element(page.getByLabelText(form.name, { exact: true })).toHaveValue('Sanne')
  await expect.element(email).toHaveValue('sanne@post.example')
  await expect.element(page.getByLabelText(form.confirmEmail)).toHaveValue('sanne@post.example')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: form.submit }))
  await expect.element(page.getByRole('dialog', { name: texts.product.added.title })).toBeVisible()
})

test('a slip in the domain of an address is asked about, and taken', async () => {
  await newVisitor()
  renderPage('/cadeaubonnen/aan-tafel-dinerbon/')
  const question = page.getByRole('button', { name: 'Bedoel je sanne@gmail.com?' })
  await userEvent.fill(email, 'sanne@gmial.com')
  await userEvent.tab()
  await userEvent.click(question)
  await expect.element(email).toHaveValue('sanne@gmail.com')
  await expect.element(email).toHaveFocus()
  await expect.element(question).not.toBeInTheDocument()
})
