import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { onAccountMethod } from '#kernel/payment-methods.ts'
import { knownPassword } from '#tests/support/known-customer.ts'
import {
  commandShop,
  discardFolder,
  type RunningShop,
  runShop,
} from '#tests/support/running-shop.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test as journey } from './journey.ts'
import { newAddress } from './new-address.ts'
import { AccountPage } from './pages/account-page.ts'
import { say } from './pages/texts.ts'

const texts = accountCompaniesTexts.nl
const company = 'Bakkerij Bol'
const books = 'boek@bol.example'

type Operated = { own: RunningShop; operate: (...words: readonly string[]) => Promise<string> }

/** A shop of its own: an operator moves its clock by weeks. */
const test = journey.extend<{ account: AccountPage }, Operated>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures by name.
    async ({}, use) => {
      const own = await runShop()
      await use(own)
      await own.stop()
      discardFolder(own.dataFolder)
    },
    { scope: 'worker' },
  ],
  operate: [
    async ({ own }, use) =>
      use(async (...words) => {
        const { code, output } = await commandShop(words, { DATA_FOLDER: own.dataFolder })
        expect(code, output).toBe(0)
        return output
      }),
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.url),
  account: async ({ page, shop, mailbox }, use) => use(new AccountPage({ page, shop, mailbox })),
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const signed = ['--by', 'Mila', '--because', 'a contract'] as const

test('a company orders forty cards on account, pays half, is reminded and pays the rest', async ({
  page,
  shop,
  account,
  mailbox,
  product,
  checkout,
  operate,
}) => {
  test.slow()
  const owner = newAddress('beheerder')
  const { main } = account
  let id = ''

  await test.step('an operator lets a company pay later', async () => {
    await shop.openAccount(owner)
    await page.goto(await account.linkTo('bevestigen', owner))
    await account.send('confirm')
    await expect(account.heading(account.entry.confirm.done.heading)).toBeVisible()
    await shop.open('/account/bedrijven/nieuw/')
    const field = (name: string) => main.getByLabel(name, { exact: true })
    await field(texts.form.name).fill(company)
    await field(texts.form.kvkNumber).fill('12345678')
    await main.getByLabel(texts.form.invoiceEmails).fill(books)
    await field(shop.texts.address.postCode).fill('2513 AA')
    await field(shop.texts.address.houseNumber).fill('1')
    await field(shop.texts.address.houseNumber).blur()
    await expect(field(shop.texts.address.street)).toHaveValue('Binnenhof')
    await main.getByRole('button', { name: texts.form.add }).click()
    await expect(account.heading(company)).toBeVisible()
    id = /cmp_\w+/.exec(page.url())?.[0] ?? ''
    await operate('companies', 'limit', id, '--amount', '5000.00', ...signed)
    await operate('companies', 'term', id, '--days', '30', ...signed)
  })

  await test.step('forty cards are ordered by a list, and nothing is paid', async () => {
    const { source, total } = shop.texts.receiverList
    const rows = Array.from({ length: 40 }, (_, at) => `Gast${at};${newAddress(`gast${at}`)}`)
    await product.open('aan-tafel-dinerbon')
    await page.getByRole('link', { name: shop.texts.offer.forMany }).click()
    await expect(page.getByLabel(source.label)).toBeVisible()
    await page.getByLabel(source.file).setInputFiles({
      name: 'lijst.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Naam;E-mail', ...rows].join('\r\n')),
    })
    await expect(page.getByText('40 ontvangers erbij gezet.')).toBeVisible()
    await page.getByRole('button', { name: total.submit }).click()
    await checkout.open()
    await checkout.heading('details').waitFor()
    await page.getByText(company, { exact: true }).click()
    await page.getByRole('checkbox').first().check()
    await checkout.sendDetails()
    await checkout.heading('payment').waitFor()
    await page.getByText(onAccountMethod.name.nl, { exact: true }).first().click()
    await checkout.payButton.click()
    await expect(shop.thanks).toBeVisible()
  })

  const invoices = page.getByRole('list', { name: texts.invoices.list })
  const look = async () => {
    await shop.open(`/account/bedrijven/${id}/`)
    await expect(account.heading(company)).toBeVisible()
  }

  await test.step('the invoice is mailed with its files', async () => {
    await operate('clock', 'forward', '1', 'hour')
    const letter = await mailbox.mailAbout(books, /^Factuur GCSNL-/)
    expect(letter.files?.map(({ contentType }) => contentType)).toEqual([
      'application/pdf',
      'application/xml',
    ])
    await look()
    await expect(invoices.getByText(texts.invoices.state.OPEN, { exact: true })).toBeVisible()
    expect(await axeViolationsOn(page)).toEqual([])
  })

  await test.step('half is paid', async () => {
    const paid = ['--amount', '500.00', '--reference', 'NL-1', ...signed]
    await operate('companies', 'receive', id, ...paid)
    await look()
    await expect(invoices.getByText(texts.invoices.state.PART)).toBeVisible()
  })

  await test.step('what is overdue is reminded of', async () => {
    await operate('clock', 'forward', '34', 'days')
    const letter = await mailbox.mailAbout(books, /^Herinnering 1: /)
    expect(letter.text).toContain('Er staat nog')
    await shop.open('/account/')
    await account.fill({ email: owner })
    await account.send('identify')
    await account.fill({ password: knownPassword })
    await account.send('login')
    await expect(account.heading(say(account.pages.overview.heading, { name: '' }))).toBeVisible()
    await look()
    await expect(invoices.getByText(texts.invoices.state.OVERDUE)).toBeVisible()
    await expect(invoices.getByText(say(texts.invoices.reminded, { day: '' }))).toBeVisible()
  })

  await test.step('the rest is paid, and a statement says all of it', async () => {
    const debts = await operate('companies', 'debts', id)
    const [, rest = ''] = /([\d.]+) EUR open/.exec(debts) ?? []
    expect(debts).toContain('reminded')
    await operate('companies', 'receive', id, '--amount', rest, ...signed)
    await look()
    await expect(invoices.getByText(texts.invoices.state.PAID)).toBeVisible()
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: texts.statement.csv }).click()
    expect((await download).suggestedFilename()).toMatch(/^rekeningoverzicht-.*\.csv$/)
  })
})
