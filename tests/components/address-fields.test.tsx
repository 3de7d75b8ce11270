import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillField } from '#storefront/parts/address-fields/look-up.ts'
import { pattern } from '#tests/e2e/pages/texts.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const { address, checkout } = texts
const { details } = checkout
const label = (text: string) => page.getByLabelText(text, { exact: true })
const optional = (text: string) => label(`${text} (${address.optional})`)
const postcode = label(address.postCode)
const number = label(address.houseNumber)
const street = label(address.street)
const city = label(address.city)
const country = page.getByRole('combobox', { name: address.countryCode })
/** What a sentence is said in, with whatever stands beside it. */
const saying = (text: string) => page.getByText(pattern(text))
const fold = saying(details.withAddress)
const pay = page.getByRole('button', { name: checkout.payment.orderAndPay })
const productId = 'aan-tafel-dinerbon'
const singleGift = `/bestellen/?gift=${productId}`

const saveSingleGift = `mutation Save($userData: UserData!, $input: SingleGiftInput!) {
  saveSingleGift(userData: $userData, input: $input) { errors { code } } }`

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

/** The details of a company, where an address is asked. */
async function beACompany(): Promise<void> {
  renderPage(singleGift)
  await userEvent.click(page.getByText(details.business, { exact: true }))
  await expect.element(postcode).toBeVisible()
}

async function look(postCode: string, houseNumber: string): Promise<void> {
  await userEvent.fill(postcode, postCode)
  await userEvent.fill(number, houseNumber)
  await userEvent.keyboard('{Tab}')
}

describe('the address of a company', () => {
  test('has its street and town filled in from postcode and number, by keyboard alone', async () => {
    await beACompany()
    await look('2513aa', '1a')
    await expect.element(street).toHaveValue('Binnenhof')
    await expect.element(city).toHaveValue('Den Haag')
    await expect.element(optional(address.suffix)).toHaveFocus()
    await expect.element(saying(address.lookup.demonstration)).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('has postcode, number and suffix on one line of one height on a tablet', async () => {
    await page.viewport(768, 1024)
    try {
      await beACompany()
      const boxes = [postcode, number, optional(address.suffix)].map((field) =>
        (field.element().closest('label') as Element).getBoundingClientRect(),
      )
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
      expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1)
    } finally {
      await page.viewport(375, 812)
    }
  })

  test('is typed over where the look-up fills the field that somebody is in', async () => {
    await beACompany()
    await userEvent.click(street)
    fillField(street.element() as HTMLInputElement, 'Binnenhof', '')
    await expect.element(street).toHaveValue('Binnenhof')
    await userEvent.keyboard('Plein')
    await expect.element(street).toHaveValue('Plein')
  })

  test('is typed by hand where it is not known', async () => {
    await beACompany()
    await look('9999 ZZ', '1')
    await expect.element(saying(address.lookup.unknown)).toBeVisible()
    await userEvent.fill(street, 'Nieuwe Straat')
    await expect.element(street).toHaveValue('Nieuwe Straat')
  })

  test('keeps what somebody typed, and what was filled in goes with its postcode', async () => {
    await beACompany()
    await userEvent.fill(city, "'s-Gravenhage")
    await look('2513 AA', '1')
    await expect.element(street).toHaveValue('Binnenhof')
    await expect.element(city).toHaveValue("'s-Gravenhage")
    await look('3526 KP', '93')
    await expect.element(street).toHaveValue('Europalaan')
    await look('9999 ZZ', '93')
    await expect.element(saying(address.lookup.unknown)).toBeVisible()
    await expect.element(street).toHaveValue('')
    await expect.element(city).toHaveValue("'s-Gravenhage")
  })

  test('goes on without a directory', async () => {
    await beACompany()
    const { fetch } = window
    window.fetch = () => Promise.reject(new TypeError('Offline.'))
    try {
      await look('2513 AA', '1')
      await expect.element(saying(address.lookup.unavailable)).toBeVisible()
      await userEvent.fill(street, 'Binnenhof')
    } finally {
      window.fetch = fetch
    }
    await expect.element(street).toHaveValue('Binnenhof')
  })

  test('has the fields of its country, chosen by its name', async () => {
    await beACompany()
    await expect.element(country).toHaveValue('Nederland')
    await userEvent.click(country)
    await expect.element(page.getByRole('option').first()).toHaveAccessibleName(/^Nederland$/)
    await userEvent.fill(country, 'verenigd k')
    await userEvent.keyboard('{Enter}')
    await expect.element(label(address.addressLine1)).toBeVisible()
    await expect.element(number).not.toBeInTheDocument()
    await expect.element(label(details.kvkNumber)).not.toBeInTheDocument()
    await userEvent.fill(country, 'verenigde sta')
    await userEvent.keyboard('{Enter}')
    await expect.element(label(address.administrativeArea)).toBeVisible()
    await userEvent.fill(country, 'Belg')
    await userEvent.keyboard('{Enter}')
    await expect.element(number).toBeVisible()
    await expect.element(page.getByText('Bijvoorbeeld 1000.')).toBeVisible()
  })

  test('says of each field what is wrong with it, and loses nothing of what was typed', async () => {
    await beACompany()
    await userEvent.fill(postcode, '1012 SS')
    await userEvent.fill(number, 'x')
    await userEvent.fill(city, '1')
    await userEvent.fill(label(details.kvkNumber), '1234')
    await userEvent.click(pay)
    const { problems, required } = checkout
    const summary = page.getByRole('alert')
    for (const sentence of [
      problems.postcodeInvalid,
      problems.houseNumberInvalid,
      problems.cityInvalid,
      problems.kvkNumberInvalid,
      required.street,
      required.companyName,
    ])
      await expect.element(summary.getByRole('link', { name: pattern(sentence) })).toBeVisible()
    await expect.element(postcode).toHaveValue('1012 SS')
    await expect.element(number).toHaveValue('x')
    await expect.element(city).toHaveValue('1')
  })

  test('stays when somebody orders as a private person after all, in its country', async () => {
    await beACompany()
    await userEvent.fill(country, 'Belg')
    await userEvent.keyboard('{Enter}')
    await userEvent.fill(postcode, '1000')
    await userEvent.fill(number, '12')
    await userEvent.click(page.getByText(details.private, { exact: true }))
    await expect.element(fold).toBeVisible()
    await expect.element(country).toHaveValue('België')
    await expect.element(postcode).toHaveValue('1000')
    await expect.element(number).toHaveValue('12')
  })

  test('takes a country that a browser fills in', async () => {
    await beACompany()
    const filled = page.elementLocator(
      document.querySelector('select[autocomplete="billing country"]') ?? document.body,
    )
    await userEvent.selectOptions(filled, 'BE')
    await expect.element(country).toHaveValue('België')
  })

  test('tells browsers which of its parts each field is', async () => {
    await beACompany()
    await expect.element(postcode).toHaveAttribute('autocomplete', 'billing postal-code')
    await expect.element(street).toHaveAttribute('autocomplete', 'billing address-line1')
    await expect.element(city).toHaveAttribute('autocomplete', 'billing address-level2')
  })
})

describe('the address of a private person', () => {
  test('is folded away, and opened by keyboard', async () => {
    renderPage(singleGift)
    await expect.element(fold).toBeVisible()
    await expect.element(postcode).not.toBeVisible()
    const summary = fold.element().closest('summary')
    summary?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(postcode).toBeVisible()
  })

  test('is not asked for, but once begun is held to its rules in sight', async () => {
    renderPage(singleGift)
    await userEvent.click(fold)
    await userEvent.fill(city, 'Ee')
    await userEvent.click(fold)
    await userEvent.click(pay)
    await expect.element(saying(checkout.required.street).first()).toBeVisible()
    await expect.element(street).toBeVisible()
  })
})

test('what was kept with the basket fills the fields again', async () => {
  const company = {
    ...{ customerType: 'BUSINESS', companyName: 'Bakkerij Bol', kvkNumber: '12345678' },
    ...{ firstName: 'Joris', lastName: 'Bakker', acceptTerms: true },
    ...{ email: 'joris@post.example', confirmEmail: 'joris@post.example' },
  }
  const dutch = { countryCode: 'NL', postCode: '3526KP', houseNumber: '93' }
  const place = { ...dutch, street: 'Europalaan', city: 'Utrecht' }
  const gift = { productId, variationType: 'DIGITAL', amount: 50_00, quantity: 1 }
  await visitor.ask(saveSingleGift, { input: { gift, details: { ...company, address: place } } })
  renderPage(singleGift)
  await expect.element(label(details.companyName)).toHaveValue('Bakkerij Bol')
  await expect.element(label(details.kvkNumber)).toHaveValue('12345678')
  await expect.element(postcode).toHaveValue('3526 KP')
  await expect.element(street).toHaveValue('Europalaan')
  await expect.element(optional(details.invoiceEmail)).toHaveValue('')
})
