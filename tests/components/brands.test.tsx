import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { texts } from '#tests/support/render-component.tsx'
import { renderPage } from '#tests/support/render-page.tsx'

const { brands: t, browse } = texts
const title = browse.crumbs.brands
const modal = page.getByRole('dialog', { name: title })
const status = modal.getByRole('status')
const box = modal.getByRole('textbox', { name: t.filter })
const opener = page.getByRole('main').getByRole('link', { name: title })

async function open() {
  const rendered = renderPage('/cadeaubonnen/')
  await userEvent.click(opener)
  await expect.element(status).toMatchTextContent(/^\d{3} merken$/)
  return rendered
}

test('a brand is typed and chosen by keyboard, round the list', async () => {
  const { address } = await open()
  await userEvent.fill(box, 'een oor')
  await expect.element(status).toMatchTextContent('1 merk')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(modal.getByRole('link', { name: 'Eén Oor' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toMatch(/^\/cadeaubonnen\/een-oor-/)
  await expect.element(modal).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Eén Oor')
})

test('a brand that is not there says so and gives all brands back; a letter leads to its first', async () => {
  const { address } = await open()
  await userEvent.fill(box, '<script>alert(1)</script>')
  await expect.element(status).toMatchTextContent('Geen merk gevonden')
  await userEvent.click(modal.getByRole('button', { name: t.clear }))
  await expect.element(status).toMatchTextContent(/^\d{3} merken$/)
  await userEvent.click(modal.getByRole('button', { name: 'Merken met Z' }))
  await expect.element(modal.getByRole('link', { name: /^Z/ }).first()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(modal).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(address()).toBe('/cadeaubonnen/')
})

test('the address of a brand with one product leads to that product', async () => {
  const { address } = renderPage('/merken/bijenlint/')
  await expect.poll(address).toBe('/cadeaubonnen/bijenlint-donatie/')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent('Bijenlint Donatie')
})

test('a card of the shop itself leads to its own cards, whatever the name of the storefront', async () => {
  renderPage('/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/')
  await expect
    .element(page.getByRole('link', { name: t.ofOwnCard }))
    .toHaveAttribute('href', '/merken/cadeaubon/')
  await expect.element(page.getByRole('link', { name: /^Alles van/ })).not.toBeInTheDocument()
})

test('a long mail address of the footer breaks at its @, not within a word', async () => {
  renderPage('/cadeaubonnen/')
  const address = page.getByRole('contentinfo').getByRole('link', { name: /@/ })
  await expect.element(address).toBeVisible()
  expect(address.element().innerHTML).toMatch(/<wbr><span>@/)
})
