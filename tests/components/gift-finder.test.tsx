import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { renderPage } from '#tests/support/render-page.tsx'

const t = texts.finder
const { submit } = texts.browse.finder
const form = page.getByRole('form', { name: t.form })
const picks = page.getByRole('article')
const picksHeading = page.getByRole('heading', { level: 2, name: t.picks })
const titles = () => picks.elements().map((pick) => pick.querySelector('h3')?.textContent)
/** The sentence that each begins with. */
const reasons = () => picks.elements().map((pick) => pick.querySelector('svg + div p')?.textContent)

describe('the gift finder', () => {
  test('begins with three that many choose, and answers a wish with three and a reason each', async () => {
    const { address } = renderPage('/cadeauzoeker/')
    await expect.poll(() => titles().length).toBe(3)
    expect(await axeViolations()).toEqual([])
    await userEvent.click(form.getByText('Opa of oma', { exact: true }))
    await userEvent.click(form.getByText('Wonen en tuin', { exact: true }))
    await userEvent.click(page.getByRole('button', { name: submit }))
    await expect.element(picksHeading).toHaveFocus()
    // Its gifts are what a phone shows, not the end of the form above them.
    await expect.poll(() => picksHeading.element().getBoundingClientRect().top).toBeLessThan(240)
    await expect.element(picks.first()).toMatchTextContent('Past bij: Opa of oma')
    await expect.element(picks.first()).toMatchTextContent('Past ook bij: Wonen en tuin')
    expect(new Set(reasons()).size).toBe(3)
    // What was said stands in no address.
    expect(address()).toBe('/cadeauzoeker/')
    await expect.element(page.getByRole('radio', { name: 'Opa of oma' })).toBeChecked()
    const before = titles()
    await userEvent.click(page.getByRole('button', { name: t.others }))
    await expect.poll(() => titles().some((title) => before.includes(title))).toBe(false)
    expect(titles()).toHaveLength(3)
    expect(await axeViolations()).toEqual([])
  })

  test('leads by keyboard to the product, with name and occasion filled in', async () => {
    const { address } = renderPage('/cadeauzoeker/')
    await expect.poll(() => titles().length).toBe(3)
    page.getByRole('radio', { name: 'Kind', exact: true }).element().focus()
    await userEvent.keyboard(' ')
    await userEvent.selectOptions(page.getByLabelText(texts.browse.finder.moment), 'Verjaardag')
    await userEvent.fill(page.getByLabelText(t.name, { exact: false }), 'Noor')
    await userEvent.keyboard('{Enter}')
    await expect.element(picksHeading).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toMatch(/^\/cadeaubonnen\/[a-z-]+\/$/)
    await expect.element(page.getByLabelText(texts.product.form.name)).toHaveValue('Noor')
    await expect
      .element(page.getByRole('textbox', { name: texts.product.form.messageLabel }))
      .toHaveValue('Gefeliciteerd met je verjaardag!')
  })

  test('names the budget in every reason, and the product begins with an amount within it', async () => {
    renderPage('/cadeauzoeker/')
    await userEvent.fill(page.getByLabelText(t.text, { exact: false }), 'dinerbon tot 25 euro')
    await userEvent.click(page.getByRole('button', { name: submit }))
    await expect.element(picksHeading).toHaveFocus()
    for (const pick of picks.elements()) expect(pick.textContent).toMatch(/je budget/)
    expect(new Set(reasons()).size).toBe(3)
    await userEvent.click(page.getByRole('button', { name: `${t.give} Aan tafel Dinerbon` }))
    const other = page.getByRole('textbox', { name: texts.product.form.otherAmountLabel })
    await expect.element(other).toHaveValue('25')
    // It stood open with the page: nobody chose to type.
    await expect.element(other).not.toHaveFocus()
  })

  test('says when nothing costs so little, and that it cannot be reached', async () => {
    renderPage('/cadeauzoeker/')
    await userEvent.fill(page.getByLabelText(t.text, { exact: false }), 'onder 1 euro')
    await userEvent.click(page.getByRole('button', { name: submit }))
    await expect.element(page.getByText(t.nothing)).toBeVisible()
  })
})
