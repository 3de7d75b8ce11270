import { contactTexts } from '#i18n/texts/contact.ts'
import { knownPassword } from '#tests/support/known-customer.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

const contact = contactTexts.nl

const cardNumber = '6299 3100 0000 0000 015'

test('a reload of the same tab keeps what was typed and chosen, and no number of a card', async ({
  page,
}) => {
  const path = '/klantenservice/contact/'
  await page.goto(path)
  const form = page.getByRole('form', { name: contact.title })
  const submit = form.getByRole('button', { name: contact.submit })
  await expect(submit).toBeEnabled()
  const email = newAddress('joris')
  await form.getByLabel(contact.name).fill('Joris Bakker')
  await form.getByLabel(contact.email).fill(email)
  await form.getByRole('combobox').click()
  await form.getByRole('option', { name: 'Bezorgen' }).click()
  await form.getByLabel(contact.message).fill('Waar is mijn cadeaubon?')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('Waar is mijn')
  await page.reload()
  await expect(form.getByLabel(contact.message)).toHaveValue('Waar is mijn cadeaubon?')
  await expect(form.getByLabel(contact.name)).toHaveValue('Joris Bakker')
  await expect(form.getByLabel(contact.email)).toHaveValue(email)
  await expect(form.getByRole('combobox')).toHaveValue('Bezorgen')

  await form.getByLabel(contact.message).fill(`Mijn kaart ${cardNumber} doet het niet.`)
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  await expect.poll(stored).not.toContain('Waar is mijn')
  // A moment is thirteen digits, and none of a card.
  expect((await stored()).replaceAll(/\b1\d{12}\b/g, '')).not.toContain('6299')
  await submit.click()
  await expect(page.getByText(contact.done.title)).toBeVisible()
  expect(await stored()).not.toContain(email)
})

test('a password is nowhere in what a tab keeps, and the rest of its form comes back', async ({
  page,
  shop,
}) => {
  const texts = shop.texts.accountForm
  await shop.open('/account/registreren/')
  const main = page.getByRole('main')
  const firstName = main.getByLabel(texts.firstName)
  await firstName.fill('Joris')
  await main.getByRole('textbox', { name: texts.password, exact: true }).fill(knownPassword)
  // Shown, it is a line of text to the browser.
  await main
    .getByRole('button', { name: /^Toon wat je typt/ })
    .first()
    .click()
  await main.getByRole('textbox', { name: texts.password, exact: true }).fill(`${knownPassword}x`)
  await main.getByLabel(texts.lastName).fill('Bakker')
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  await expect.poll(stored).toContain('Bakker')
  expect(await stored()).not.toContain(knownPassword)
  await page.reload()
  await expect(firstName).toHaveValue('Joris')
  await expect(main.getByRole('textbox', { name: texts.password, exact: true })).toHaveValue('')
  await expect(main.getByRole('checkbox')).not.toBeChecked()
})
