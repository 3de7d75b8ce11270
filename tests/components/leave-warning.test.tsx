import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LeaveWarning } from '#storefront/parts/leave-warning/leave-warning.tsx'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'
import { Link } from '#ui/link.tsx'

const { leave } = texts.checkout
const Typed = ({ isOn }: { isOn: boolean }) => (
  <main>
    <h1>Betalen</h1>
    <LeaveWarning isOn={isOn} />
    <Link href="/winkelmandje/">Mandje</Link>
  </main>
)
const follow = () => userEvent.click(page.getByRole('link', { name: 'Mandje' }))
const isAskedByBrowser = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a link of the shop is followed only after a yes, as long as something would be lost', async () => {
  const { address } = renderComponent(<Typed isOn />, '/bestellen/?stap=betaling')
  await follow()
  await expect.element(page.getByRole('dialog', { name: leave.title })).toBeVisible()
  await expect.element(page.getByText(leave.text)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: leave.stay }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/bestellen/?stap=betaling')
  await follow()
  await userEvent.click(page.getByRole('button', { name: leave.leave }))
  await expect.poll(address).toBe('/winkelmandje/')
})

test('the browser asks before the page is closed or loaded again, and only then', async () => {
  renderComponent(<Typed isOn />)
  await expect.poll(isAskedByBrowser).toBe(true)
  const { address } = renderComponent(<Typed isOn={false} />)
  await expect.element(page.getByRole('link', { name: 'Mandje' })).toBeVisible()
  expect(isAskedByBrowser()).toBe(false)
  await follow()
  await expect.poll(address).toBe('/winkelmandje/')
})
