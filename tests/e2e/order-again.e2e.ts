import { axeViolationsOn } from './axe-violations.ts'
import { expect, test as journey } from './journey.ts'
import { newAddress } from './new-address.ts'
import { AccountPage } from './pages/account-page.ts'

const test = journey.extend<{ account: AccountPage }>({
  account: async ({ page, shop, mailbox }, use) => use(new AccountPage({ page, shop, mailbox })),
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dinner = { productId: 'aan-tafel-dinerbon', amountCents: 50_00, quantity: 1 }

test('from the orders of an account to a basket with the same receivers', async ({
  page,
  shop,
  account,
  basket,
}) => {
  const { orderAgain } = shop.texts
  const { orders } = account.pages
  const { main } = account
  const email = newAddress('joris')
  const dialog = page.getByRole('dialog', { name: orderAgain.title })
  await shop.openAccount(email)
  for (const name of ['Jan Jansen', 'Jan de Boer'])
    await shop.fillBasket({ ...dinner, receiver: { name, email: newAddress('jan') } })
  const { orderUuid } = await shop.payBasketByCard(email)

  await test.step('a search finds the order by a receiver, each with how far it is', async () => {
    await shop.open('/account/bestellingen/')
    await main.getByRole('searchbox', { name: orders.search }).fill('jan de')
    await main.getByRole('button', { name: orders.submit, exact: true }).click()
    await expect(page).toHaveURL('/account/bestellingen/?zoek=jan+de')
    const order = main.getByRole('article')
    await expect(order.getByRole('listitem').filter({ hasText: 'Jan Jansen' })).toBeVisible()
    await expect(order.getByRole('listitem').filter({ hasText: 'Jan de Boer' })).toBeVisible()
    expect(await axeViolationsOn(page)).toEqual([])
    await shop.open('/account/bestellingen/?zoek=niemand')
    await expect(main.getByText(orders.unfound.heading)).toBeVisible()
    await main.getByRole('link', { name: orders.unfound.action }).click()
    await expect(main.getByRole('article')).toHaveCount(1)
  })

  await test.step('the window opens by keyboard, and gives the focus back', async () => {
    const opener = main.getByRole('article').getByRole('button', { name: orderAgain.open })
    await opener.press('Enter')
    await expect(dialog.getByRole('checkbox').first()).toBeChecked()
    await expect(dialog).toContainText('Jan Jansen en Jan de Boer')
    expect(await axeViolationsOn(page, { within: 'dialog[open]' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('the page of the order opens it too, and fills the basket', async () => {
    await shop.open(`/bestellen/${orderUuid}/`)
    await main.getByRole('button', { name: orderAgain.open }).click()
    await dialog.getByRole('button', { name: orderAgain.submit }).click()
    await expect(basket.heading).toBeVisible()
    await expect(page).toHaveURL('/winkelmandje/')
    await expect(basket.parcelFor('Jan Jansen')).toBeVisible()
    await expect(basket.parcelFor('Jan de Boer')).toBeVisible()
    await expect(shop.basketLink(2)).toBeVisible()
  })

  await test.step('without its receivers it is for the giver', async () => {
    await shop.open(`/bestellen/${orderUuid}/`)
    await main.getByRole('button', { name: orderAgain.open }).click()
    await dialog.getByRole('checkbox', { name: orderAgain.withReceivers }).uncheck()
    await dialog.getByRole('button', { name: orderAgain.submit }).click()
    await expect(basket.parcelForMyself).toBeVisible()
    await expect(shop.basketLink(4)).toBeVisible()
  })
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('an order is ordered again as well', async ({ page, shop, account }) => {
    const email = newAddress('jo')
    await shop.openAccount(email)
    await shop.fillBasket(dinner)
    await shop.payBasketByCard(email)
    await shop.open('/account/bestellingen/')
    await account.main.getByRole('button', { name: /^Order again/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Order again' })
    await expect(dialog).toContainText('These are today’s prices.')
    await dialog.getByRole('button', { name: 'Add to my basket' }).click()
    await expect(page).toHaveURL('/en/winkelmandje/')
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('search and year are addresses', async ({ page, shop, account }) => {
    const email = newAddress('joris')
    await shop.openAccount(email)
    await shop.fillBasket(dinner)
    await shop.payBasketByCard(email)
    await shop.open('/account/bestellingen/?jaar=2000')
    await expect(account.main.getByText(account.pages.orders.unfound.heading)).toBeVisible()
    await account.main.getByRole('link', { name: account.pages.orders.allYears }).click()
    await account.main
      .getByRole('searchbox', { name: account.pages.orders.search })
      .fill('dinerbon')
    await account.main.getByRole('button', { name: account.pages.orders.submit }).click()
    await expect(page).toHaveURL('/account/bestellingen/?zoek=dinerbon')
    await expect(account.main.getByRole('article')).toHaveCount(1)
  })
})
