import { balanceTexts } from '#i18n/texts/balance.ts'
import { errorsTexts } from '#i18n/texts/errors.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { BalancePage } from './pages/balance-page.ts'
import { GiftPage } from './pages/gift-page.ts'
import { holdChoiceCard } from './pages-to-visit.ts'

const texts = balanceTexts.nl
const errors = errorsTexts.nl

const choiceCard = { productId: 'cadeaubonnl-keuze-cadeaukaart', quantity: 1 }
const paste = 'ControlOrMeta+v'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the holder of a choice card copies its number and pin, and sees its balance', async ({
  page,
  context,
  shop,
  mailbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = newAddress('sanne')
  const card = { ...choiceCard, amountCents: 37_00, receiver: { name: 'Sanne', email } }
  await shop.orderElsewhere(card, newAddress('joris'))
  await page.goto(await mailbox.giftLinkTo(email))
  const gift = new GiftPage(page, shop.texts)
  await gift.unwrap()
  await gift.copyNumber.click()
  const link = page.getByRole('link', { name: shop.texts.card.balance })
  const check = await context.newPage()
  await check.goto((await link.getAttribute('href')) ?? '')
  const balance = new BalancePage(check, shop.texts)
  await expect(balance.submit).toBeEnabled()
  await balance.number.focus()
  await check.keyboard.press(paste)
  await expect(balance.number).toHaveValue(/^(\d{4} ){4}\d{3}$/)
  await page.bringToFront()
  await page.getByText(shop.texts.card.showPin, { exact: true }).click()
  await page.getByRole('button', { name: shop.texts.card.copyPin }).click()
  await check.bringToFront()
  await balance.pin.focus()
  await check.keyboard.press(paste)
  await check.keyboard.press('Enter')

  await expect(balance.result).toContainText('€ 37,00')
  const number = (await gift.cards.getByText(/^629931/).textContent()) ?? ''
  await expect(balance.result).toContainText(`••••${number.slice(-4)}`)
  await expect(balance.result.getByRole('heading')).toBeFocused()
  expect(await axeViolationsOn(check), 'result').toEqual([])
  expect(check.url()).toMatch(/\/saldocheck\/$/)
})

test('a wrong pin keeps what was typed, says nothing of which was wrong, and the right one is next', async ({
  pageObjects,
}) => {
  const card = await holdChoiceCard(pageObjects, 25_00)
  const balance = new BalancePage(pageObjects.page, pageObjects.shop.texts)
  await balance.open()
  await balance.check({ ...card, pin: card.pin === '000000' ? '000001' : '000000' })
  await expect(balance.refusal).toHaveText(errors.cardNotAccepted)
  await expect(balance.number).toHaveValue(card.number.replaceAll(/(\d{4})(?=\d)/g, '$1 '))
  await expect(balance.pin).toHaveValue(/^00000[01]$/)
  expect(await axeViolationsOn(pageObjects.page), 'refused').toEqual([])
  await balance.pin.fill(card.pin ?? '')
  await balance.submit.click()
  await expect(balance.result).toContainText('€ 25,00')
  await balance.again.click()
  await expect(balance.number).toBeFocused()
  await expect(balance.number).toHaveValue('')
  await expect(balance.pin).toHaveValue('')
})

test('number and pin stay out of address, history, storage and measurement', async ({
  pageObjects,
}) => {
  const { page } = pageObjects
  const card = await holdChoiceCard(pageObjects, 10_00)
  const balance = new BalancePage(page, pageObjects.shop.texts)
  await balance.open()
  await balance.check(card)
  await expect(balance.result).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      (window as { dataLayer?: unknown }).dataLayer,
      document.body.innerText,
    ]),
  )
  for (const secret of [card.number, card.number.slice(0, 15), card.pin ?? 'no pin'])
    expect(kept).not.toContain(secret)
  await page.goto('/helpdesk/')
  await page.goBack()
  await expect(balance.number).toHaveValue('')
  await expect(balance.result).toBeHidden()
})

test('the header leads there, and there it sells nothing', async ({ page, shop }) => {
  const { menu, switcher } = shop.texts.frame
  const header = page.getByRole('banner')
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 812 })
    await shop.open('/')
    const isPhone = width < 1024
    if (isPhone) await header.getByRole('button', { name: menu.title }).click()
    const place = isPhone ? page.getByRole('dialog', { name: menu.title }) : header
    await place.getByRole('link', { name: 'Saldo checken' }).click()
    await expect(page).toHaveURL(/\/saldocheck\/$/)
    await expect(shop.heading).toHaveText(texts.heading)
    await expect(header.getByRole('button')).toHaveCount(1)
    await expect(header.getByRole('link')).toHaveCount(2)
    await header.getByRole('button', { name: switcher.button }).click()
    await expect(page.getByRole('dialog', { name: switcher.button })).toBeVisible()
  }
})
