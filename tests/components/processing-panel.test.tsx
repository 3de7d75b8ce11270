import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ProcessingPanel } from '#storefront/areas/payment/processing-panel.tsx'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { processing } = texts.checkout
const orderUuid = '00000000-0000-4000-8000-000000000000'
const paymentUrl = 'https://app.example/pay'
const payAgain = `/bestellen/?stap=betaling&order=${orderUuid}`
const qrCode =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>'

type Panel = React.ComponentProps<typeof ProcessingPanel>

const show = (given: Partial<Panel>) =>
  renderComponent(
    <main>
      <ProcessingPanel
        {...{ orderUuid, methodId: 'ideal', phase: 'looking', errors: [] }}
        {...{ paymentUrl: undefined, qrCode: undefined }}
        {...given}
      />
    </main>,
  )
const link = (name: string) => page.getByRole('link', { name })

test('a code for an app is read from the screen, or the app is opened where it is', async () => {
  show({ methodId: 'bcmc_mobile', paymentUrl, qrCode })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Betaal met de app van Bancontact' }))
    .toBeVisible()
  const code = page.getByRole('img', { name: processing.scanAlt })
  await expect.poll(() => (code.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0)
  await expect.element(link(processing.openApp)).toHaveAttribute('href', paymentUrl)
  await expect.element(link(processing.otherWay)).toHaveAttribute('href', payAgain)
  expect(await axeViolations()).toEqual([])
})

test('a page that was left unfinished is gone back to by a link, or paid another way', async () => {
  show({ paymentUrl })
  await expect.element(link(processing.backToPayment)).toHaveAttribute('href', paymentUrl)
  await expect.element(link(processing.otherWay)).toHaveAttribute('href', payAgain)
  expect(await axeViolations()).toEqual([])
})

test.each([
  ['blik', 'code'],
  ['mbway', 'phone'],
] as const)('%s says what to do on the phone', async (methodId, kind) => {
  show({ methodId })
  await expect.element(page.getByText(processing.confirm)).toBeVisible()
  await expect.element(page.getByText(processing.confirmText[kind])).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('who waits long is told so, and at last that nobody needs to stay', async () => {
  show({ phase: 'slow' })
  await expect.element(page.getByText(processing.longer, { exact: true })).toBeVisible()
  show({ phase: 'stopped' })
  await expect.element(page.getByText(processing.stoppedText)).toBeVisible()
  await expect.element(page.getByRole('button', { name: processing.check })).toBeVisible()
  await expect.element(link(processing.toOrder)).toHaveAttribute('href', `/bestellen/${orderUuid}/`)
  expect(await axeViolations()).toEqual([])
})

test('a payment that cannot be found leaves the basket, and says why', async () => {
  const message = 'Deze bestelling kennen we niet.'
  show({ errors: [{ code: 3301, message, referencedRequestParameter: null }] })
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(link(processing.toBasket)).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
