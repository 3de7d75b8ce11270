import { describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { refreshRedeem } from '#storefront/areas/redeem/redeem-state.ts'
import { ShopIframeModal } from '#storefront/areas/redeem/shop-iframe-modal.tsx'
import { makeCaptchaProof } from '#storefront/parts/captcha/make-captcha-proof.ts'
import { keepRedeemToken, readRedeemToken } from '#storefront/parts/redeem/redeem-token.ts'
import { startRedeem } from '#storefront/parts/redeem/send-redeem-card.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { knownCustomer, knownPassword } from '#tests/support/known-customer.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const { redeem, errors } = texts
const dialog = (name: string) => page.getByRole('dialog', { name })
const press = (name: string | RegExp) =>
  userEvent.click(page.getByRole('button', { name, exact: typeof name === 'string' }))
const pressIn = (window: string, name: string | RegExp) =>
  userEvent.click(dialog(window).getByRole('button', { name }))

/** Somebody comes from their balance, with so much on the card. */
async function exchange(amountCents: number, at = '/saldocheck/inwisselen/') {
  await newVisitor()
  const { number, pin } = await commands.holdCard(amountCents)
  await startRedeem({ cardNumber: number, pin: pin ?? '' }, await makeCaptchaProof())
  await refreshRedeem()
  return renderPage(at)
}

/** Chooses an amount of a gift card, in the form that it has, or by post. */
async function choose(product: string, euros: string, isPosted = false): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: new RegExp(product) }).first())
  const window = page.getByRole('dialog')
  if (isPosted) await userEvent.click(window.getByText(redeem.choose.PHYSICAL, { exact: true }))
  await userEvent.click(window.getByText(texts.product.form.otherAmount, { exact: true }))
  await userEvent.fill(
    window.getByLabelText(new RegExp(texts.product.form.otherAmountLabel)),
    euros,
  )
}

async function toDelivery(): Promise<void> {
  await press(/Bekijk je keuze/)
  await pressIn(redeem.basket.title, redeem.basket.next)
}

const post = { lastName: 'Visser', email: 'noor@post.example' }

async function fillPerson(window: ReturnType<typeof dialog>): Promise<void> {
  const { details } = redeem
  await userEvent.fill(window.getByLabelText(details.firstName), 'Noor')
  await userEvent.fill(window.getByLabelText(details.lastName), post.lastName)
  await userEvent.fill(window.getByLabelText(details.email, { exact: true }), post.email)
  await userEvent.fill(window.getByLabelText(details.confirmEmail), post.email)
  await userEvent.click(window.getByRole('checkbox').last())
}

describe('by post', () => {
  test('more than a card may hold is split before it is chosen, and its address is asked', async () => {
    const shown = await exchange(500_00)
    await choose('Loof', '400', true)
    const window = page.getByRole('dialog')
    await expect.element(window.getByText(/hoogstens €\s150,00/)).toBeVisible()
    await expect.element(window.getByText(/over 3 kaarten/)).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(window).not.toBeInTheDocument()
    await toDelivery()
    const details = dialog(redeem.details.physicalTitle)
    await fillPerson(details)
    await userEvent.click(details.getByRole('button', { name: redeem.details.next }))
    await expect
      .element(details.getByLabelText('Postcode', { exact: true }))
      .toHaveAccessibleDescription(/Vul je postcode in/)
    expect(await axeViolations(wcagRules)).toEqual([])
    await userEvent.fill(details.getByLabelText('Postcode', { exact: true }), '1012 JS')
    await userEvent.fill(details.getByLabelText('Huisnummer', { exact: true }), '1')
    await userEvent.fill(details.getByLabelText('Straat', { exact: true }), 'Dam')
    await userEvent.fill(details.getByLabelText('Plaats', { exact: true }), 'Amsterdam')
    await userEvent.click(details.getByRole('button', { name: redeem.details.next }))
    await expect.poll(() => shown.address()).toBe('/saldocheck/checkout/')
    await expect.element(page.getByText('Dam 1')).toBeVisible()
    await expect.element(page.getByText(/Verzend/).first()).toBeInTheDocument()
    await expect
      .element(page.getByRole('button', { name: redeem.checkout.redeem, exact: true }))
      .toBeEnabled()
    expect(await axeViolations(wcagRules)).toEqual([])
    await press(redeem.checkout.changeDetails)
    await expect.element(dialog(redeem.details.title)).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
  })
})

describe('a line that is lost', () => {
  test('while an exchange is ordered is said, and what was chosen stands there and is ordered after all', async () => {
    const shown = await exchange(30_00)
    await press(redeem.spendAll.take)
    await toDelivery()
    const details = dialog(redeem.details.digitalTitle)
    await fillPerson(details)
    await userEvent.click(details.getByRole('button', { name: redeem.details.next }))
    await expect.poll(() => shown.address()).toBe('/saldocheck/checkout/')
    const order = page.getByRole('button', { name: redeem.checkout.redeem, exact: true })
    await expect.element(order).toBeEnabled()
    const asked = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Offline.'))
    await userEvent.click(order)
    await expect.element(page.getByText(texts.checkout.retry.noLine)).toBeVisible()
    await expect.element(page.getByText(/Noor Visser/).first()).toBeVisible()
    asked.mockRestore()
    await userEvent.click(order)
    await expect.poll(() => shown.address()).not.toBe('/saldocheck/checkout/')
  })
})

describe('whoever has an account', () => {
  test('logs in over the exchange, and finds what it knows filled in', async () => {
    await exchange(30_00)
    await press(redeem.spendAll.take)
    await toDelivery()
    await pressIn(redeem.details.digitalTitle, redeem.details.logIn)
    const login = dialog(texts.accountModals.login.title)
    await userEvent.fill(login.getByRole('textbox', { name: /E-mail/ }), knownCustomer)
    await userEvent.fill(login.getByLabelText('Wachtwoord', { exact: true }), knownPassword)
    expect(await axeViolations(wcagRules)).toEqual([])
    await userEvent.keyboard('{Enter}')
    const details = dialog(redeem.details.digitalTitle)
    await expect
      .element(details.getByLabelText(redeem.details.email, { exact: true }))
      .toHaveValue(knownCustomer)
    await expect
      .element(details.getByRole('button', { name: redeem.details.logIn }))
      .not.toBeInTheDocument()
    expect(readRedeemToken()).toBeDefined()
  })
})

describe('what cannot be supplied any more', () => {
  test('is said where it stands; something alike takes its place, and the first choice can come back', async () => {
    await exchange(30_00)
    await choose('Aan tafel', '30')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('€ 0,00').first()).toBeVisible()
    // As the shop answers once it stopped the sale.
    const { fetch } = window
    vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
      const answer = await fetch(...call)
      const text = await answer.clone().text()
      if (!text.includes('"redeemOrder"')) return answer
      const alike =
        '"alternatives":[{"id":"kook-en-co-kookbon","title":"Kookbon","shortTitle":"Kookbon","image":{"url":"/cards/x.svg"},"backgroundColor":"#ffe3ea"}]'
      return new Response(
        text
          .replaceAll('"problem":null', '"problem":2031')
          .replace(/"alternatives":\[[^\]]*\]/, alike.replace('kook-en-co-kookbon', other)),
        answer,
      )
    })
    await refreshRedeem()
    await press(/Bekijk je keuze/)
    const basket = dialog(redeem.basket.title)
    await expect.element(basket.getByText(/is nu niet te krijgen/)).toBeVisible()
    await userEvent.click(basket.getByRole('button', { name: redeem.basket.alternative }))
    const window_ = dialog(redeem.alternative.title)
    await expect.element(window_.getByText(/Aan tafel Dinerbon is op dit moment/)).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
    vi.restoreAllMocks()
    await userEvent.click(window_.getByRole('button', { name: 'Neem Kookbon' }))
    await expect.element(window_).not.toBeInTheDocument()
    await userEvent.click(basket.getByRole('button', { name: /^Toch liever Aan tafel/ }))
    await expect.element(basket.getByText('Aan tafel Dinerbon').first()).toBeVisible()
    await expect
      .element(basket.getByRole('button', { name: /^Toch liever/ }))
      .not.toBeInTheDocument()
  })
})

/** Sold by e-mail for the same amount. */
const other = 'loof-en-lente-tuinbon'

describe('a token in the address', () => {
  test('is kept by the tab and leaves the address, the history and the router at once', async () => {
    await exchange(20_00)
    const token = readRedeemToken() ?? ''
    keepRedeemToken(undefined)
    const { href } = window.location
    const before = window.history.length
    window.history.replaceState(null, '', `?redeemToken=${token}`)
    await refreshRedeem()
    const shown = renderPage(`/saldocheck/inwisselen/?redeemToken=${token}`)
    await expect.element(page.getByText('€ 20,00').first()).toBeVisible()
    await expect.poll(() => shown.address()).toBe('/saldocheck/inwisselen/')
    expect(readRedeemToken()).toBe(token)
    const known = [window.location.href, window.history.state, document.referrer, document.cookie]
    const layer = (window as { dataLayer?: unknown }).dataLayer
    expect(JSON.stringify([known, layer, { ...window.localStorage }])).not.toContain(token)
    expect(window.history.length).toBe(before)
    window.history.replaceState(null, '', href)
  })
})

describe('a brand that is led to', () => {
  const { href } = window.location
  const brand = {
    ...{ id: 'merk', iframeUrl: null, productExternalLink: null },
    ...{ redirectLink: `${href.replace(/#.*/, '')}#bij-het-merk`, redirectTime: 2 },
  }
  const open = () =>
    renderComponent(<ShopIframeModal brand={brand} title="Een merk" onClosed={() => {}} />)

  test('counts down, and is stopped by one press', async () => {
    open()
    await expect
      .element(page.getByText(/Over \d secondes? ga je naar|Over \d seconden? ga je naar/))
      .toBeVisible()
    await press(redeem.brand.stay)
    await expect.element(page.getByText(/Je blijft hier\. Ga naar/)).toBeVisible()
    expect(window.location.hash).toBe('')
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('is gone to when the time is over', async () => {
    open()
    await expect.poll(() => window.location.hash).toBe('#bij-het-merk')
    window.history.replaceState(null, '', href)
  })
})

test('a list that could not be fetched is asked for again by one press, and nothing is typed anew', async () => {
  await exchange(20_00, '/saldocheck/checkout/')
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation((...call) =>
    String(call[1]?.body).includes('"context"')
      ? Promise.reject(new TypeError('Offline.'))
      : fetch(...call),
  )
  renderPage('/saldocheck/inwisselen/')
  await expect.element(page.getByText(redeem.shop.failed)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  vi.restoreAllMocks()
  await press(redeem.again)
  await expect.element(page.getByRole('button', { name: /Aan tafel/ }).first()).toBeVisible()
  expect(errors.redeemDataUnavailable).toContain('saldo blijft staan')
})
