import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PromoPopUp } from '#storefront/frame/promo/promo-pop-up.tsx'
import { seenCampaigns } from '#storefront/frame/promo/seen-campaigns.ts'
import { saveConsent } from '#storefront/parts/measurement/consent.ts'
import { askShop, axeViolations, drawn, renderComponent } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import { Link } from '#ui/link.tsx'

const campaign = page.getByRole('dialog', { name: 'Nog een schoen te vullen?' })
const refuse = () => saveConsent({ statistics: false, marketing: false })

const answers = (): number =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/graphql')).length

/** Until the page knows what there is to point out, and has begun to wait for its moment. */
async function known(count = 1): Promise<void> {
  await expect.poll(answers).toBe(count)
  await drawn()
}

/** As a new browser, which was shown no campaign, on the second page of a visit. */
function forgetAll(): void {
  seenCampaigns.clear()
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.sessionStorage.setItem('visit-began', '/over-ons/')
}

/** More than the twenty seconds of the campaign, as the page sees it. */
async function letTimePass(): Promise<void> {
  vi.advanceTimersByTime(25_000)
  await drawn()
}

beforeEach(() => {
  forgetAll()
  performance.clearResourceTimings()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('comes twenty seconds after the page, whatever stands in the storage', async () => {
  window.localStorage.setItem('seen-campaigns', '{"v":1,"ids":"')
  refuse()
  renderComponent(<PromoPopUp />)
  await known()
  vi.advanceTimersByTime(19_999)
  await drawn()
  await expect.element(campaign).not.toBeInTheDocument()
  vi.advanceTimersByTime(1)
  await expect.element(campaign).toBeVisible()
  // Axe counts with the clock itself.
  vi.useRealTimers()
  expect(await axeViolations()).toEqual([])
})

test("shows the storefront's picture of a promotion, and leads to what it is about", async () => {
  refuse()
  const { address } = renderComponent(<PromoPopUp />, '/cadeaubonnen/')
  await known()
  await letTimePass()
  const { storeData } = await askShop<{ storeData: { promotionImage: { url: string } } }>(
    'query Picture($userData: UserData!) { storeData(userData: $userData) { promotionImage { url } } }',
  )
  const pictures = () =>
    [...campaign.element().querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
  await expect.poll(pictures).toContain(storeData.promotionImage.url)
  await userEvent.click(campaign.getByRole('link', { name: 'Bekijk de sinterklaascadeaus' }))
  await expect.poll(address).toBe('/sinterklaas-cadeau/')
  await expect.element(campaign).not.toBeInTheDocument()
})

test('does not even ask at checkout', async () => {
  const visitor = await newVisitor()
  await visitor.addCard({ productId: 'aan-tafel-dinerbon', amountCents: 2500, quantity: 1 })
  refuse()
  const asked = vi.spyOn(window, 'fetch')
  renderPage('/bestellen/')
  await expect.element(page.getByRole('textbox', { name: 'Voornaam' })).toBeVisible()
  await letTimePass()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const questions = asked.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables)
  // What there is to point out is asked by the path of the page.
  expect(questions.filter(({ path }) => path !== undefined)).toEqual([])
  asked.mockRestore()
})

test('is shown once: on a later page it does not come back', async () => {
  refuse()
  renderComponent(
    <>
      <PromoPopUp />
      <Link href="/merken/">Merken</Link>
    </>,
  )
  await known()
  await letTimePass()
  await expect.element(campaign).toBeVisible()
  await userEvent.keyboard('{Escape}')
  vi.advanceTimersByTime(300)
  await expect.element(campaign).not.toBeInTheDocument()
  const before = answers()
  await userEvent.click(page.getByRole('link', { name: 'Merken' }))
  await known(before + 1)
  await letTimePass()
  await expect.element(campaign).not.toBeInTheDocument()
})

test('waits until who types has left the field for a while', async () => {
  refuse()
  renderComponent(
    <>
      <PromoPopUp />
      <input aria-label="E-mailadres" />
    </>,
  )
  await known()
  const field = page.getByRole('textbox', { name: 'E-mailadres' })
  await userEvent.click(field)
  await letTimePass()
  await expect.element(campaign).not.toBeInTheDocument()
  // From one field into the next, and back.
  field.element().blur()
  vi.advanceTimersByTime(2_000)
  field.element().focus()
  await letTimePass()
  await expect.element(campaign).not.toBeInTheDocument()
  field.element().blur()
  vi.advanceTimersByTime(3_000)
  await expect.element(campaign).toBeVisible()
})

test('waits until a window is closed', async () => {
  refuse()
  renderComponent(
    <>
      <PromoPopUp />
      <dialog open>
        <p>Een ander venster</p>
      </dialog>
    </>,
  )
  await known()
  await letTimePass()
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
  document.querySelector('dialog')?.close()
  await expect.poll(() => document.querySelectorAll('dialog[open]').length).toBe(0)
  await letTimePass()
  await expect.element(campaign).toBeVisible()
})

test('leaves the first page of a visit alone, and comes on the second one', async () => {
  window.sessionStorage.clear()
  refuse()
  renderComponent(
    <>
      <PromoPopUp />
      <Link href="/merken/">Merken</Link>
    </>,
  )
  await drawn()
  await letTimePass()
  expect(answers()).toBe(0)
  await userEvent.click(page.getByRole('link', { name: 'Merken' }))
  await known()
  await letTimePass()
  await expect.element(campaign).toBeVisible()
})

test('a page that is loaded anew is the first one still', async () => {
  window.sessionStorage.setItem('visit-began', '/')
  refuse()
  renderComponent(<PromoPopUp />)
  await drawn()
  await letTimePass()
  expect(answers()).toBe(0)
})

test.each(['/winkelmandje/', '/privacy/', '/sinterklaas-cadeau/'])(
  'never comes over %s',
  async (path) => {
    refuse()
    renderComponent(<PromoPopUp />, path)
    await known()
    await letTimePass()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test('does not even ask before a visitor has answered about cookies', async () => {
  renderComponent(<PromoPopUp />)
  await drawn()
  await letTimePass()
  expect(answers()).toBe(0)
  refuse()
  await known()
  await letTimePass()
  await expect.element(campaign).toBeVisible()
})
