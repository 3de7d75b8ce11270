import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ShippingStep } from '#storefront/areas/checkout/shipping-step.tsx'
import { StepIndicator } from '#storefront/areas/checkout/step-indicator.tsx'
import type { ShippingStepFragment } from '#storefront/graphql/generated/graphql.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { shipping, steps } = texts.checkout
const email = 'sanne@post.example'
const noPlace = {
  ...{ countryCode: null, postCode: null, houseNumber: null, suffix: null, street: null },
  ...{ addressLine1: null, addressLine2: null, city: null, administrativeArea: null },
  ...{ companyName: null, phoneNumber: null },
}
const shipment: ShippingStepFragment = {
  id: 'shp_1',
  isForSelf: false,
  deliveryDate: null,
  deliveryForm: 'DIGITAL',
  postPlan: null,
  deliveryAddress: { ...noPlace, firstName: 'Sanne', lastName: null, email },
  packages: [],
}
const details = {
  customerType: 'PRIVATE' as const,
  ...{ companyId: null, companyName: null, referenceNumber: null, phoneNumber: null },
  ...{ kvkNumber: null, vatNumber: null, invoiceEmail: null, countryCode: null, postCode: null },
  ...{ houseNumber: null, suffix: null, street: null, addressLine1: null, addressLine2: null },
  ...{ city: null, administrativeArea: null },
  ...{ firstName: 'Joris', lastName: 'Bakker', email: 'joris@post.example' },
}

test('what is posted is looked over in a step of its own, which leads back to where it is changed', async () => {
  renderComponent(
    <main>
      <StepIndicator current="verzending" hasShipping />
      <h1>{shipping.heading}</h1>
      <ShippingStep shipments={[shipment]} details={details} />
    </main>,
  )
  await expect.element(page.getByRole('listitem').getByText(steps.shipping)).toBeVisible()
  await expect.element(page.getByText(email, { exact: false })).toBeVisible()
  const next = page.getByRole('link', { name: shipping.next })
  await expect.element(next).toHaveAttribute('href', '/bestellen/?stap=betaling')
  const edit = page.getByRole('link', { name: shipping.editDetails })
  await expect.element(edit).toHaveAttribute('href', '/bestellen/?stap=gegevens')
  expect(await axeViolations()).toEqual([])
})

test('what is planned is said to go at its moment, not after the payment', async () => {
  const planned = { ...shipment, deliveryDate: '2027-01-05T08:00:00.000Z' }
  renderComponent(<ShippingStep shipments={[planned]} details={details} />)
  await expect.element(page.getByText('Op 5 januari 2027 om 09.00 uur')).toBeVisible()
  await expect.element(page.getByText(shipping.introPlanned)).toBeVisible()
  await expect.element(page.getByText(shipping.moment)).not.toBeInTheDocument()
})

test('the steps of what goes by mail are three', async () => {
  renderComponent(<StepIndicator current="betaling" hasShipping={false} />)
  await expect.element(page.getByText(steps.payment)).toBeVisible()
  await expect.element(page.getByText(steps.shipping)).not.toBeInTheDocument()
})

const euros = (value: number) => ({ currency: 'EUR' as const, value })
const around = (id: string, title: string, price: number) => ({
  qty: 1,
  variation: { id, title, price: euros(price) },
})
const wrapped: ShippingStepFragment['packages'][number] = {
  __typename: 'GiftcardPackage',
  id: 'pkg_1',
  message: { text: 'Van harte' },
  wrapper: around('delft', 'Delfts blauw', 2_95),
  giftPacking: around('giftBox', 'Cadeaudoosje', 4_95),
  giftcard_v1: {
    __typename: 'GiftcardOrderItem',
    qty: 1,
    variation: {
      id: 'kaart',
      price: euros(50_00),
      product: { id: 'kaart', title: 'Keuze Cadeaukaart' },
    },
  },
}

test('what goes by post says where it goes, in what, and when it should be there; the invoice says to whom', async () => {
  const dam = { countryCode: 'NL', postCode: '1012 JS', houseNumber: '1', street: 'Dam' }
  renderComponent(
    <main>
      <h1>{shipping.heading}</h1>
      <ShippingStep
        details={{ ...details, ...dam, companyName: 'Voorbeeld B.V.', city: 'Amsterdam' }}
        shipments={[
          {
            ...shipment,
            deliveryForm: 'PHYSICAL',
            postPlan: { arrivesOn: '2026-12-05' },
            packages: [wrapped],
            deliveryAddress: {
              ...{ ...noPlace, firstName: 'Sanne', lastName: null, email: null },
              ...{ countryCode: 'NL', postCode: '3511 AB', houseNumber: '12' },
              ...{ street: 'Oudegracht', city: 'Utrecht' },
            },
          },
        ]}
      />
    </main>,
  )
  await expect.element(page.getByText('Per post naar Oudegracht 12, 3511 AB Utrecht')).toBeVisible()
  await expect.element(page.getByText('Naar verwachting op 5 december 2026')).toBeVisible()
  for (const said of ['Delfts blauw, € 2,95', 'Cadeaudoosje, € 4,95', 'Van harte'])
    await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText(/^1 × Keuze Cadeaukaart, €\s50$/)).toBeVisible()
  await expect.element(page.getByText('Factuuradres: Dam 1, 1012 JS Amsterdam')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
