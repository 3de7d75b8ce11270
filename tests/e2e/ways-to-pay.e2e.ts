import { mergeTests, type Page } from '@playwright/test'
import { test as base, expect } from './journey.ts'
import { newAddress } from './new-address.ts'
import { OrderPage } from './pages/order-page.ts'
import { say } from './pages/texts.ts'
import { visiting } from './sister-shop.ts'
import { bancontactCard, carteBancaire } from './test-cards.ts'

/** iDEAL and cards have journeys of their own; all that may happen to each way is `payment-outcomes.e2e.ts`. */
const productId = 'aan-tafel-dinerbon'

type OrderOneGift = (amount?: string) => Promise<string>

const journey = base.extend<{ orderOneGift: OrderOneGift }>({
  /** One gift for oneself, up to the choice of how to pay. Gives the address of whoever orders. */
  orderOneGift: async ({ shop, product, checkout }, use) => {
    await use(async (amount) => {
      const email = newAddress('joris')
      await shop.open(`/bestellen/?gift=${productId}`)
      if (amount !== undefined) await product.chooseOtherAmount(amount)
      await product.forMyself()
      await checkout.fillDetails({ firstName: 'Joris', lastName: 'Bakker', email })
      return email
    })
  },
})

journey(
  'PayPal: cancelled there nothing is lost, and the next try is paid',
  async ({ shop, checkout, bank, mailbox, orderOneGift }) => {
    const email = await orderOneGift()
    await checkout.payWith('paypal')
    await bank.choose('cancel')
    await expect(checkout.message('cancelled')).toBeVisible()
    await checkout.payWith('paypal')
    await bank.choose('pay')
    await expect(shop.thanks).toBeVisible()
    await mailbox.giftLinkTo(email)
  },
)

for (const method of ['applepay', 'googlepay'])
  journey(
    `${method}: a sheet over the page, closed or confirmed`,
    async ({ page, shop, checkout, mailbox, orderOneGift }) => {
      const { wallet } = checkout.texts
      const name = checkout.nameOf(method)
      const email = await orderOneGift()
      await checkout.choose(method)
      await checkout.earlyBox.check()
      const open = page.getByRole('button', { name: say(wallet.open, { name }) })
      await open.click()
      await page.getByRole('button', { name: 'Sluit', exact: true }).click()
      await expect(page.getByText(wallet.closed)).toBeVisible()
      await open.click()
      await page.getByRole('button', { name: 'Betaal', exact: true }).click()
      await expect(shop.thanks).toBeVisible()
      await mailbox.giftLinkTo(email)
    },
  )

/** What the stand-in of the provider waits for; each journey transfers an amount of its own. */
async function sendMoney(page: Page, amount: string): Promise<void> {
  await page.goto('/dev/')
  await page.getByRole('link', { name: 'The payment provider' }).click()
  await page.getByRole('link', { name: amount }).click()
  await page.getByRole('button', { name: 'Dit bedrag overmaken' }).click()
}

journey(
  'a bank transfer waits for its money, and the card comes with it',
  async ({ page, context, shop, checkout, mailbox, orderOneGift }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const { thanks, transfer } = shop.texts.order
    const { awaitedTransfers } = shop.texts
    const email = await orderOneGift('143')
    await checkout.payWith('bankTransfer_IBAN')
    await expect(page.getByRole('heading', { level: 1, name: thanks.transfer })).toBeVisible()
    const order = page.url()
    const placed = new OrderPage(page, shop.texts)
    const reference = await placed.transferReference.innerText()
    const payee = await placed.transferPayee.innerText()
    // One name for the account, the invoice and the foot of the page.
    await expect(page.getByRole('contentinfo')).toContainText(payee)
    const { text } = await mailbox.mailTo(email)
    for (const said of [reference, payee]) expect(text).toContain(said)
    expect(await mailbox.messagesTo(email)).toHaveLength(1)
    await placed.copyForTransfer('copyIban')
    expect(await copied()).toMatch(/^NL\d{2}[A-Z]{4}\d{10}$/)
    await placed.copyForTransfer('copyAmount')
    expect(await copied()).toMatch(/^143,\d{2}$/)
    await placed.copyForTransfer('copyReference')
    expect(await copied()).toBe(reference)
    await expect(placed.transferCode).toBeVisible()

    const waits = page.getByRole('heading', { name: awaitedTransfers.heading })
    await shop.open('/winkelmandje/')
    await expect(waits).toBeVisible()
    await page.getByRole('link', { name: awaitedTransfers.action }).click()
    await expect(page.getByRole('heading', { name: transfer.heading })).toBeVisible()
    await expect(placed.transferReference).toHaveText(reference)

    await sendMoney(page, '€143')
    await mailbox.giftLinkTo(email)
    await shop.open('/winkelmandje/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(waits).toHaveCount(0)
    await page.goto(order)
    await expect(page.getByRole('heading', { level: 1, name: thanks.transfer })).toHaveCount(0)
  },
)

journey(
  'a company pays its invoice in advance: first a pro-forma, and the cards once the money is there',
  async ({ page, shop, checkout, mailbox }) => {
    const { thanks, transfer } = shop.texts.order
    const email = newAddress('noor')
    const company = { name: 'Bakkerij Bol', kvkNumber: '12345678' }
    await shop.fillBasket({ productId, amountCents: 14700, quantity: 1 })
    await checkout.open()
    await checkout.heading('details').waitFor()
    await checkout.orderForCompany({ ...company, postCode: '3526kp', houseNumber: '93' })
    await expect(checkout.street).toHaveValue('Europalaan')
    await checkout.identify({ firstName: 'Noor', lastName: 'Visser', email })
    // A company has no right to withdraw, so it gives none up.
    await checkout.payWith('invoice', undefined, { isEarly: false })
    await expect(page.getByRole('heading', { level: 1, name: thanks.transfer })).toBeVisible()
    const order = page.url()
    const proForma = page.waitForEvent('download')
    await page.getByRole('link', { name: transfer.proForma }).click()
    expect((await proForma).suggestedFilename()).toMatch(/\.pdf$/)
    await mailbox.mailTo(email)
    expect(await mailbox.messagesTo(email)).toHaveLength(1)

    await sendMoney(page, '€147')
    await mailbox.giftLinkTo(email)
    await page.goto(order)
    await expect(page.getByRole('heading', { level: 1, name: thanks.transfer })).toHaveCount(0)
  },
)

const inBelgium = mergeTests(journey, visiting('GCSBE', productId))
for (const method of ['bcmc_mobile', 'kbc', 'belfius'])
  inBelgium(
    `${method}: refused it is said, and the next try is paid`,
    async ({ shop, checkout, bank, mailbox, orderOneGift }) => {
      const email = await orderOneGift()
      await checkout.payWith(method)
      await bank.choose('refuse')
      await expect(checkout.message('refused')).toBeVisible()
      await checkout.payWith(method)
      await bank.choose('pay')
      await expect(shop.thanks).toBeVisible()
      await mailbox.giftLinkTo(email)
    },
  )

inBelgium(
  'a Bancontact card has no code, and is paid once its bank knows who pays',
  async ({ shop, checkout, bank, mailbox, orderOneGift }) => {
    const email = await orderOneGift()
    const typed = () => checkout.typeCard(bancontactCard)
    await checkout.payWith('bcmc', typed)
    for (const password of ['one', 'two', 'three']) await bank.confirm(password)
    await expect(checkout.message('refused')).toBeVisible()
    await checkout.payWith('bcmc', typed)
    await bank.confirm('password')
    await expect(shop.thanks).toBeVisible()
    await mailbox.giftLinkTo(email)
  },
)

const inFrance = mergeTests(journey, visiting('CBFR', productId))
inFrance.describe('in France', () => {
  inFrance.use({ language: 'en' })

  inFrance(
    'a Carte Bancaire is a card like others: declined it is said, and then paid',
    async ({ shop, checkout, mailbox, orderOneGift }) => {
      const email = await orderOneGift()
      await checkout.payByCard({ ...carteBancaire, holder: 'DECLINED' })
      await expect(checkout.message('refused')).toBeVisible()
      await checkout.payByCard(carteBancaire)
      await expect(shop.thanks).toBeVisible()
      await mailbox.giftLinkTo(email)
    },
  )
})

const inAustria = mergeTests(journey, visiting('GCSAT', productId))
inAustria.describe('in Austria', () => {
  inAustria.use({ language: 'en' })

  inAustria(
    'EPS asks for the bank before it leads there',
    async ({ page, shop, checkout, bank, mailbox, orderOneGift }) => {
      const email = await orderOneGift()
      await checkout.payWith('eps', async () => {
        await page.getByRole('combobox', { name: checkout.texts.payment.ask.bank }).click()
        await page.getByRole('option', { name: 'Donau-Sparkasse' }).click()
      })
      await bank.choose('pay')
      await expect(shop.thanks).toBeVisible()
      await mailbox.giftLinkTo(email)
    },
  )
})

const inPoland = mergeTests(journey, visiting('CBPL', productId))
inPoland.describe('in Poland', () => {
  inPoland.use({ language: 'en' })

  inPoland(
    'BLIK: a no on the phone is said, and the next code is paid in złoty',
    async ({ page, shop, checkout, mailbox, orderOneGift }) => {
      const { payment, processing } = checkout.texts
      const code = page.getByRole('textbox', { name: payment.ask.blikCode })
      const email = await orderOneGift()
      await checkout.payWith('blik', () => code.fill('777 121'))
      await expect(page.getByRole('heading', { name: processing.confirm })).toBeVisible()
      await expect(checkout.message('refused')).toBeVisible()
      await expect(page.getByText(/PLN|zł/).first()).toBeVisible()
      await checkout.payWith('blik', () => code.fill('777 128'))
      await expect(shop.thanks).toBeVisible()
      await mailbox.giftLinkTo(email)
    },
  )
})

const inPortugal = mergeTests(journey, visiting('GCSPT', productId))
inPortugal.describe('in Portugal', () => {
  inPortugal.use({ language: 'en' })

  inPortugal(
    'MB WAY is said yes to on the phone, while the page waits',
    async ({ page, shop, checkout, mailbox, orderOneGift }) => {
      const { payment, processing } = checkout.texts
      const email = await orderOneGift()
      const phone = page.getByRole('textbox', { name: payment.ask.phoneNumber, exact: true })
      await checkout.payWith('mbway', () => phone.fill('+351 912 345 678'))
      await expect(page.getByRole('heading', { name: processing.confirm })).toBeVisible()
      await expect(shop.thanks).toBeVisible()
      await mailbox.giftLinkTo(email)
    },
  )
})
