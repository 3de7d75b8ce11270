import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { StoreSwitcherButton } from '#storefront/frame/switcher/store-switcher-button.tsx'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { switcher } = texts.frame
const dialog = page.getByRole('dialog', { name: switcher.button })
const country = dialog.getByRole('combobox', { name: switcher.country })
const language = dialog.getByRole('combobox', { name: switcher.language })
const currency = dialog.getByRole('textbox', { name: switcher.currency })
const apply = dialog.getByRole('button', { name: switcher.apply })
const options = dialog.getByRole('option')

describe('the choice of country and language', () => {
  beforeEach(async () => {
    renderComponent(<StoreSwitcherButton place="menu" />)
    await userEvent.click(page.getByRole('button', { name: switcher.button }))
    await expect.element(country).toHaveValue('Nederland')
  })

  test('offers the languages and the currency of the country that is chosen', async () => {
    await userEvent.fill(country, 'belgie')
    await userEvent.click(dialog.getByRole('option', { name: 'België' }))
    await expect.element(country).toHaveValue('België')
    await expect.element(language).toHaveValue('Nederlands')
    await userEvent.fill(country, 'zwits')
    await userEvent.keyboard('{Enter}')
    await expect.element(currency).toHaveValue('Zwitserse frank')
    // Its languages have no screens but the English ones, and the form says so.
    await expect.element(dialog.getByText(/spreekt nog geen .*Duits/)).toBeVisible()
    await expect.element(language).toHaveValue('English')
    await expect.element(language).toBeDisabled()
    await expect.element(apply).toBeEnabled()
  })

  test('says that a country is missing, and cannot be applied without one', async () => {
    await expect.element(apply).toBeEnabled()
    await userEvent.fill(country, '')
    await userEvent.tab()
    await expect.element(dialog.getByText(switcher.countryRequired)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await expect.element(apply).toBeDisabled()
    await userEvent.fill(country, 'Nergensland')
    await expect.element(options).not.toBeInTheDocument()
    await userEvent.fill(country, 'noor')
    await userEvent.keyboard('{Enter}')
    await expect.element(country).toHaveValue('Noorwegen')
    await expect.element(dialog.getByText(switcher.countryRequired)).not.toBeInTheDocument()
    await expect.element(apply).toBeEnabled()
  })

  test('has a list that goes round, and Escape closes it and not the modal', async () => {
    const lit = () => country.element().getAttribute('aria-activedescendant')
    await userEvent.click(country)
    await expect.poll(lit).toMatch(/-NL$/)
    expect(await axeViolations()).toEqual([])
    await userEvent.fill(country, 'ver')
    await expect.element(options).toHaveLength(3)
    const first = lit()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(lit()).toBe(first)
    await userEvent.keyboard('{ArrowUp}')
    expect(lit()).toBe(options.last().element().id)
    await userEvent.keyboard('{Escape}')
    await expect.element(options).not.toBeInTheDocument()
    await expect.element(country).toHaveValue('Nederland')
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
