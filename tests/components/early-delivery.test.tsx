import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  EarlyDeliveryBox,
  type EarlyDeliveryHandle,
} from '#storefront/parts/payment-fields/early-delivery-box.tsx'
import { Unblockable } from '#storefront/parts/payment-fields/unblockable.tsx'
import { pattern } from '#tests/e2e/pages/texts.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { agree } = texts.earlyDelivery
const early = page.getByRole('radio', { name: pattern(agree) })
const later = page.getByRole('radio', { name: /^Na je bedenktijd \(8 december 2026\)/ })
const pay = page.getByRole('button', { name: 'Betaal' })
const said = page.getByRole('status')

function Pay({ about = 'basket' }) {
  const box = useRef<EarlyDeliveryHandle>(null)
  const [sent, setSent] = useState('')
  return (
    <main>
      <EarlyDeliveryBox ref={box} about={about} notBefore="2026-12-08" />
      <Unblockable titles={['Ruitjesbon', 'Loof & Lente Tuinbon']} />
      <button type="button" onClick={() => setSent(JSON.stringify(box.current?.take() ?? null))}>
        Betaal
      </button>
      <output>{sent}</output>
    </main>
  )
}

test('nothing is chosen for anybody; the first choice is consent to the wording that stands there', async () => {
  renderComponent(<Pay />)
  await expect.element(early).not.toBeChecked()
  await expect.element(later).not.toBeChecked()
  await expect.element(page.getByText(/Ruitjesbon en Loof & Lente Tuinbon/)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(early)
  await userEvent.click(pay)
  await expect.element(said).toHaveTextContent('{"agreedText":"1"}')
})

test('who pays without a choice is asked there, and may choose the later day', async () => {
  renderComponent(<Pay />)
  await userEvent.click(pay)
  await expect.element(said).toHaveTextContent('null')
  await expect.element(early).toHaveFocus()
  await expect.element(early).toHaveAccessibleDescription(/^Kies: nu bezorgen/)
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(later)
  await userEvent.click(pay)
  await expect.element(said).toHaveTextContent('{"notBefore":"2026-12-08"}')
  await userEvent.click(early)
  await expect.element(later).not.toBeChecked()
})

test('whoever is back from a payment that failed finds their choice, for the same order only', async () => {
  window.sessionStorage.clear()
  renderComponent(<Pay />)
  await userEvent.click(later)
  await userEvent.click(pay)
  renderComponent(<Pay />, '/bestellen/?error=2035')
  await expect.element(later).toBeChecked()
  renderComponent(<Pay about="another" />, '/bestellen/?error=2035')
  await expect.element(later).not.toBeChecked()
})
