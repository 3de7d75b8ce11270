import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { RedeemResult } from '#storefront/areas/redeem/redeem-result.tsx'
import { leaveRedeem, refreshRedeem } from '#storefront/areas/redeem/redeem-state.ts'
import { makeCaptchaProof } from '#storefront/parts/captcha/make-captcha-proof.ts'
import { startRedeem } from '#storefront/parts/redeem/send-redeem-card.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const { redeem } = texts

/** Somebody comes from the balance of this card. */
async function exchange(card: { number: string; pin?: string | null | undefined }, at: string) {
  await startRedeem({ cardNumber: card.number, pin: card.pin ?? '' }, await makeCaptchaProof())
  await refreshRedeem()
  return renderPage(at)
}

describe('the shop of a company', () => {
  beforeEach(async () => {
    await newVisitor()
    await leaveRedeem()
  })

  test('says whose card it is, what holds for it and what it may become, before any card is typed', async () => {
    const shown = renderPage('/saldocheck/info/lantaarn/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect.element(heading).toHaveTextContent('Je kaart van Lantaarn Installaties')
    await expect.element(page.getByText(/cadeaubonnen staan voor je klaar/)).toBeVisible()
    const terms = page.getByRole('region', { name: redeem.info.terms })
    await expect.element(terms.getByText(/kreeg deze kaart van Lantaarn/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(page.getByRole('link', { name: redeem.info.action }).first())
    await expect.poll(() => shown.address()).toBe('/saldocheck/inwisselen/lantaarn/')
    await expect.element(page.getByRole('heading', { name: redeem.start.title })).toBeVisible()
    await expect.element(heading).toHaveTextContent('Je kaart van Lantaarn Installaties')
  })

  test('leads a card of everybody to the shop of everybody', async () => {
    const shown = await exchange(await commands.holdCard(20_00), '/saldocheck/inwisselen/lantaarn/')
    await expect.poll(() => shown.address()).toBe('/saldocheck/inwisselen/')
    await expect.element(page.getByRole('heading', { name: redeem.shop.heading })).toBeVisible()
  })

  test('bears its name to a card of its own, on each page of its list and with what is left of it', async () => {
    const { number, pin } = await commands.activateCard(20_00, 'keuze-lantaarn')
    const shown = await exchange({ number, pin }, '/saldocheck/inwisselen/')
    await expect.poll(() => shown.address()).toBe('/saldocheck/inwisselen/lantaarn/')
    const heading = page.getByRole('heading', { name: 'Kies je cadeau van Lantaarn Installaties' })
    await expect.element(heading).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Pagina 2', exact: true }))
    await expect.poll(() => shown.address()).toBe('/saldocheck/inwisselen/lantaarn/2/')
    await expect.element(heading).toBeVisible()
    const here = page.getByRole('link', { name: 'Pagina 2', exact: true })
    await expect.element(here).toHaveAttribute('aria-current', 'page')
    expect(await axeViolations()).toEqual([])
    renderPage('/saldocheck/checkout/')
    await expect.element(page.getByText('Een cadeau van Lantaarn Installaties')).toBeVisible()
    renderComponent(<RedeemResult />, '/bestellen/gelukt/')
    const result = page.getByRole('region', { name: redeem.result.title })
    await expect.element(result.getByText('Een cadeau van Lantaarn Installaties')).toBeVisible()
    await expect
      .element(result.getByRole('link', { name: redeem.result.goOn }))
      .toHaveAttribute('href', '/saldocheck/inwisselen/lantaarn/')
    expect(await axeViolations(wcagRules)).toEqual([])
  })
})
