import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { refreshRedeem } from '#storefront/areas/redeem/redeem-state.ts'
import { makeCaptchaProof } from '#storefront/parts/captcha/make-captcha-proof.ts'
import { startRedeem } from '#storefront/parts/redeem/send-redeem-card.ts'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

beforeAll(async () => {
  await newVisitor()
  const { number, pin } = await commands.holdCard(25_00)
  await startRedeem({ cardNumber: number, pin: pin ?? '' }, await makeCaptchaProof())
  await refreshRedeem()
})

afterAll(async () => {
  await newVisitor()
  await refreshRedeem()
})

const banner = page.getByRole('banner')

/** The redeem page itself, of everybody and of a company (SPEC §2). */
const redeemPages = [
  '/saldocheck/inwisselen/',
  '/saldocheck/inwisselen/2/',
  '/saldocheck/inwisselen/lantaarn/',
  '/saldocheck/inwisselen/lantaarn/2/',
]
const others = [
  '/saldocheck/info/lantaarn/',
  '/saldocheck/checkout/',
  '/saldocheck/',
  '/mijn-kaarten/',
  '/saldocheck/voorwaarden/',
  '/saldocheck/privacy/',
  '/activeren/',
  '/activeren/gelukt/',
  '/kaartgegevens/',
]

test.each([...redeemPages, ...others])(
  '%s stands under the header for holders of a card',
  async (at) => {
    renderPage(at)
    await expect.element(banner.getByRole('link', { name: /naar de voorpagina/ })).toBeVisible()
    await expect.element(banner.getByRole('link', { name: /Klantenservice|Hulp/ })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const sells of [/winkelmandje/i, /account/i, /zoek/i, /cadeaubonnen/i])
      expect(banner.getByRole('link', { name: sells }).elements()).toEqual([])
    expect(banner.getByRole('searchbox').elements()).toEqual([])
    const switcher = banner.getByRole('button').elements()
    expect(switcher).toHaveLength(redeemPages.includes(at) ? 1 : 0)
  },
)
