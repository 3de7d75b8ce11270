import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CancelShipment } from '#storefront/areas/order/cancel-shipment.tsx'
import { CancelShipmentModal } from '#storefront/areas/order/cancel-shipment-modal.tsx'
import type { MoneyBackFragment } from '#storefront/graphql/generated/graphql.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { callOff } = texts
const delivery = {
  orderUuid: '00000000-0000-4000-8000-000000000000',
  deliveryId: 'dlv_00000000000000000000000000',
}
const euro = (value: number) => ({ currency: 'EUR', value })

const moneyBack: MoneyBackFragment = {
  ...{ gifts: euro(50_00), wrapping: euro(95), discount: euro(5_00), fees: euro(0) },
  ...{ postage: euro(2_95), total: euro(48_90), isWholeOrder: false },
}

const show = (given: Partial<MoneyBackFragment> = {}) =>
  renderComponent(
    <CancelShipmentModal
      {...delivery}
      name="Lotte"
      moneyBack={{ ...moneyBack, ...given }}
      onCancelled={() => {}}
      onClosed={() => {}}
    />,
  )

test('what comes back is shown before it is asked, part by part, and that the fee stays', async () => {
  show()
  const window = page.getByRole('dialog', { name: 'Annuleren voor Lotte?' })
  await expect.element(window.getByText(callOff.back.total)).toBeVisible()
  const said = (await window.element()).textContent?.replaceAll('\u00a0', ' ') ?? ''
  for (const amount of ['€ 50,00', '€ 0,95', '− € 5,00', '€ 2,95', '€ 48,90'])
    expect(said).toContain(amount)
  expect(said).not.toContain(callOff.back.fees)
  await expect.element(window.getByText(callOff.feesStay)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('of a whole order the fee comes back too', async () => {
  show({ isWholeOrder: true, fees: euro(95), total: euro(49_85) })
  await expect.element(page.getByText(callOff.back.fees)).toBeVisible()
  await expect.element(page.getByText(callOff.feesStay)).not.toBeInTheDocument()
})

test('a refusal is said in a window, and nothing stays behind it', async () => {
  renderComponent(
    <CancelShipment
      orderUuid={delivery.orderUuid}
      receiver={{ id: delivery.deliveryId, name: 'Lotte', canBeCancelled: true }}
      onCancelled={() => {}}
    />,
  )
  await userEvent.click(page.getByRole('button', { name: /^Annuleren: .* Lotte/ }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(texts.errors.orderUnknown)).toBeVisible()
})

test('what cannot be called off offers nothing', async () => {
  renderComponent(
    <CancelShipment
      orderUuid={delivery.orderUuid}
      receiver={{ id: delivery.deliveryId, name: 'Lotte', canBeCancelled: false }}
      onCancelled={() => {}}
    />,
  )
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
