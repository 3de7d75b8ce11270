import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { refreshRedeem } from '#storefront/areas/redeem/redeem-state.ts'
import { BrandFrame } from '#storefront/areas/redeem/shop-iframe-modal.tsx'
import { makeCaptchaProof } from '#storefront/parts/captcha/make-captcha-proof.ts'
import { readRedeemToken } from '#storefront/parts/redeem/redeem-token.ts'
import { startRedeem } from '#storefront/parts/redeem/send-redeem-card.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { askShop, axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const { redeem, errors } = texts
const dialog = (name: string) => page.getByRole('dialog', { name })
const press = (name: string | RegExp) =>
  userEvent.click(page.getByRole('button', { name, exact: typeof name === 'string' }))
const pressIn = (window: string, name: string) =>
  userEvent.click(dialog(window).getByRole('button', { name }))

/** Somebody comes from their balance, with so much on the card. */
async function exchange(amountCents: number, at = '/saldocheck/inwisselen/') {
  await newVisitor()
  const { number, pin } = await commands.holdCard(amountCents)
  await startRedeem({ cardNumber: number, pin: pin ?? '' }, await makeCaptchaProof())
  await refreshRedeem()
  return renderPage(at)
}

describe('the page of a brand', () => {
  test('reaches nothing of the shop around it: no storage, no window, no other page', async () => {
    type Answer = { product: { giftCardBrand: { iframeUrl: string } } }
    const { product } = await askShop<Answer>(
      `query Brand($userData: UserData!) { product(userData: $userData, path: "aan-tafel-dinerbon") { giftCardBrand { iframeUrl } } }`,
    )
    const url = new URL('/hostile/', product.giftCardBrand.iframeUrl).href
    const here = window.location.href
    const told = new Promise<Record<string, string>>((resolve) => {
      window.addEventListener('message', ({ data, origin }) => {
        if (data?.hostile && origin === 'null') resolve(data.hostile)
      })
    })
    renderComponent(<BrandFrame url={url} title="Een merk" />)
    const tried = await told
    expect(Object.keys(tried).length).toBeGreaterThan(7)
    expect(Object.entries(tried).filter(([, outcome]) => outcome !== 'contained')).toEqual([])
    expect(window.location.href).toBe(here)
    await expect.element(page.getByTitle('Een merk')).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
  })
})

describe('without a card', () => {
  beforeEach(async () => {
    await newVisitor()
    await refreshRedeem()
  })

  test('number and pin are asked on the spot, and what is wrong is said there', async () => {
    renderPage('/saldocheck/inwisselen/')
    await press(redeem.start.action)
    const card = dialog(redeem.card.title)
    await userEvent.fill(card.getByLabelText(texts.balance.number), '6299310000000000015')
    await userEvent.fill(card.getByRole('textbox', { name: texts.balance.pin }), '123456')
    await userEvent.keyboard('{Enter}')
    await expect.element(card.getByRole('alert')).toHaveTextContent(errors.cardNotAccepted)
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('a token of nobody ends here, and says that nothing changed', async () => {
    window.sessionStorage.setItem('redeem', 'x'.repeat(43))
    await refreshRedeem()
    renderPage('/saldocheck/checkout/')
    await expect.element(page.getByText(redeem.start.ended)).toBeVisible()
    expect(readRedeemToken()).toBeUndefined()
  })
})

describe('an exchange', () => {
  test('by keyboard: a choice, its amount, and what is left stays in sight', async () => {
    await exchange(60_00)
    const tile = page.getByRole('button', { name: /Aan tafel/ }).first()
    await expect.element(tile).toBeVisible()
    expect(await axeViolations()).toEqual([])
    ;(tile.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const window = dialog('Aan tafel Dinerbon')
    const other = window.getByLabelText(new RegExp(texts.product.form.otherAmountLabel))
    await expect.element(window).toBeVisible()
    await userEvent.click(window.getByText('€ 20', { exact: true }))
    await expect.element(window.getByText(/40,00 op je kaart/)).toBeVisible()
    await userEvent.click(window.getByText(texts.product.form.otherAmount, { exact: true }))
    await userEvent.fill(other, '58')
    await expect.element(window.getByText(/minstens €\s5,00/)).toBeVisible()
    await userEvent.fill(other, '75')
    await expect.element(window.getByText(/Je betaalt €\s15,00 bij/)).toBeVisible()
    await userEvent.fill(other, '45')
    await userEvent.keyboard('{Enter}')
    await expect.element(window).not.toBeInTheDocument()
    await expect.element(page.getByText('€ 15,00').first()).toBeVisible()
    await press(/Bekijk je keuze/)
    const basket = dialog(redeem.basket.title)
    await expect.element(basket.getByText('€ 45,00').first()).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
    await userEvent.click(basket.getByRole('button', { name: /^Haal weg/ }))
    await expect.element(basket.getByText(redeem.basket.empty)).toBeVisible()
  })

  test('an amount that is too much is refused with the amounts that may be chosen', async () => {
    await exchange(60_00)
    await press(/Aan tafel/)
    const window = dialog('Aan tafel Dinerbon')
    const typed = window.getByLabelText(new RegExp(texts.product.form.otherAmountLabel))
    await userEvent.fill(typed, '9999')
    await userEvent.keyboard('{Enter}')
    await expect.element(typed).toHaveAccessibleDescription(/van €\s20 tot en met €\s150/)
  })

  test('what leaves nothing is chosen with one press', async () => {
    await exchange(37_00)
    await press(redeem.spendAll.take)
    await expect.element(page.getByText(redeem.spendAll.taken)).toBeVisible()
    await expect.element(page.getByText('€ 0,00').first()).toBeVisible()
  })

  test('donations stand by themselves, and a page of the list has an address', async () => {
    const shown = await exchange(20_00, '/saldocheck/inwisselen/2/')
    await expect.element(page.getByRole('link', { name: 'Pagina 3', exact: true })).toBeVisible()
    await userEvent.click(page.getByText(redeem.shop.donations, { exact: true }))
    await expect.element(page.getByText(redeem.shop.donation).first()).toBeVisible()
    expect(shown.address()).toBe('/saldocheck/inwisselen/?soort=donaties')
  })

  test('says what a card is and shows what its brand shows, over the list', async () => {
    await exchange(30_00)
    await userEvent.click(page.getByRole('button', { name: /Aan tafel/ }).first())
    await pressIn('Aan tafel Dinerbon', redeem.choose.more)
    const elsewhere = page.getByRole('link', { name: /Alle restaurants/ })
    await expect
      .element(elsewhere)
      .toHaveAttribute('href', expect.stringMatching(/aantafel\.example\/restaurants\/$/))
    await expect.element(elsewhere).toHaveAttribute('target', '_blank')
    await press(redeem.choose.brand)
    const frame = page.getByTitle('De pagina van Aan tafel Dinerbon')
    await expect.element(frame).toBeVisible()
    expect(frame.element().getAttribute('sandbox')).toBe('allow-scripts allow-forms')
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('another card of the kind counts too, and the same one twice is refused', async () => {
    await exchange(20_00)
    const more = await commands.holdCard(15_00)
    const add = async () => {
      await press(redeem.shop.addCard)
      const card = dialog(redeem.card.extraTitle)
      await userEvent.fill(card.getByLabelText(texts.balance.number), more.number)
      await userEvent.fill(card.getByRole('textbox', { name: texts.balance.pin }), more.pin ?? '')
      await userEvent.click(card.getByRole('button', { name: redeem.card.add }))
      return card
    }
    const first = await add()
    await expect.element(first).not.toBeInTheDocument()
    await expect.element(page.getByText('€ 35,00').first()).toBeVisible()
    const again = await add()
    await expect.element(again.getByText(errors.payingCardAlreadyAdded)).toBeVisible()
  })

  test('leaving asks first; a yes forgets the token and leads on', async () => {
    const shown = await exchange(25_00)
    await press(redeem.shop.niceToKnow)
    await expect.element(dialog(redeem.nice.title)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog(redeem.nice.title)).not.toBeInTheDocument()
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await userEvent.click(page.getByRole('link', { name: 'Cadeaubon, naar de voorpagina' }).first())
    const asked = dialog(redeem.reset.title)
    await pressIn(redeem.reset.title, redeem.reset.stay)
    await expect.element(asked).not.toBeInTheDocument()
    expect(readRedeemToken()).toBeDefined()
    await press(redeem.shop.leave)
    await pressIn(redeem.reset.title, redeem.reset.leave)
    await expect.poll(() => shown.address()).toBe('/saldocheck/')
    expect(readRedeemToken()).toBeUndefined()
  })

  test('whom it goes to is asked before the checkout, and what is missing is said at its field', async () => {
    await exchange(30_00)
    await press(redeem.spendAll.take)
    await press(/Bekijk je keuze/)
    await pressIn(redeem.basket.title, redeem.basket.next)
    const details = dialog(redeem.details.digitalTitle)
    await userEvent.click(details.getByRole('button', { name: redeem.details.next }))
    await expect
      .element(details.getByLabelText(redeem.details.firstName))
      .toHaveAccessibleDescription(new RegExp(redeem.details.required.firstName))
    await expect
      .element(details.getByRole('checkbox'))
      .toHaveAccessibleDescription(new RegExp(redeem.details.problems.termsNotAccepted))
    expect(await axeViolations(wcagRules)).toEqual([])
  })
})
