import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CheckoutHeader } from '#storefront/frame/header/checkout-header.tsx'
import { writeData } from '#storefront/parts/page/page-data.ts'
import CheckoutFrame from '#storefront/routes/frame/checkout-frame.route.tsx'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, renderRoutes } from '#tests/support/render-component.tsx'

test('the header of the checkout shows the marks that a storefront holds, each leading to its certificate', async () => {
  const mark = {
    name: 'Keurmerk',
    url: 'https://keurmerk.example/certificaat/61/',
    image: { url: '/logos/gcsnl.svg', alt: 'Keurmerk' },
  }
  renderComponent(<CheckoutHeader marks={[mark]} paid={undefined} />, '/bestellen/')
  const link = page.getByRole('link', { name: /Keurmerk/ })
  await expect.element(link).toHaveAttribute('href', mark.url)
  renderComponent(<CheckoutHeader marks={[]} paid={undefined} />, '/bestellen/')
  await expect.element(link).not.toBeInTheDocument()
})

test('that cards come late is said above the checkout too, where they are paid', async () => {
  const delay = 'Digitale cadeaubonnen komen nu later aan.'
  const loader = () => writeData({ shop: undefined, delay, marks: [] })
  renderRoutes([{ path: '/bestellen/', Component: CheckoutFrame as never, loader }], '/bestellen/')
  await expect.element(page.getByText(delay)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
})
