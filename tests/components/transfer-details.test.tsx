import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TransferDetails } from '#storefront/areas/order/transfer-details.tsx'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { transfer } = texts.order
const orderUuid = '00000000-0000-4000-8000-000000000000'

const owed = {
  ...{ beneficiary: 'TestShop', iban: 'NL13TEST0123456789', bic: 'TESTNL02' },
  ...{ reference: 'GC-2045', until: '2026-12-08T11:00:00.000Z', hasProForma: false },
  qrCode: null,
  amount: { value: 25_95, currency: 'EUR' },
}

test('a company that pays in advance finds its pro-forma invoice beside it', async () => {
  renderComponent(
    <TransferDetails
      order={{ uuid: orderUuid, flow: 'REGULAR' }}
      transfer={{ ...owed, hasProForma: true }}
    />,
  )
  await expect
    .element(page.getByRole('link', { name: transfer.proForma }))
    .toHaveAttribute('href', `/bestellen/${orderUuid}/factuur/pro-forma.pdf`)
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('who is to transfer sees what, whereto and until when, and may pay another way', async () => {
  renderComponent(<TransferDetails order={{ uuid: orderUuid, flow: 'REGULAR' }} transfer={owed} />)
  expect(page.getByRole('link', { name: transfer.proForma }).elements()).toEqual([])
  const facts = () =>
    [...document.querySelectorAll<HTMLElement>('dd[translate="no"]')].map((fact) => fact.innerText)
  await expect
    .poll(facts)
    .toEqual(['€\u00a025,95', 'TestShop', 'NL13 TEST 0123 4567 89', 'TESTNL02', 'GC-2045'])
  await expect.element(page.getByText(/tot en met 8 december 2026/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: transfer.payOtherwise }))
    .toHaveAttribute('href', `/bestellen/?stap=betaling&order=${orderUuid}`)
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('what the provider does not name leaves no empty line', async () => {
  const transfer = { ...owed, bic: '' }
  renderComponent(
    <TransferDetails order={{ uuid: orderUuid, flow: 'REGULAR' }} transfer={transfer} />,
  )
  await expect.element(page.getByText('GC-2045')).toBeVisible()
  await expect.element(page.getByText(texts.order.transfer.bic)).not.toBeInTheDocument()
})

test('of an activation it is the card that waits, and no basket stays', async () => {
  const order = { uuid: orderUuid, flow: 'ACTIVATION' }
  renderComponent(<TransferDetails order={order} transfer={owed} />)
  await expect.element(page.getByText(/^We zetten het bedrag op je kaart/)).toBeVisible()
  await expect.element(page.getByText(transfer.activation.otherwise)).toBeVisible()
  expect(page.getByText(/mandje|cadeau gaat/).elements()).toEqual([])
})

describe('what a bank asks for is copied', () => {
  const { copy } = texts
  const render = () =>
    renderComponent(
      <TransferDetails
        order={{ uuid: orderUuid, flow: 'REGULAR' }}
        transfer={{ ...owed, amount: { value: 1234_50, currency: 'EUR' } }}
      />,
    )
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const said = page.getByRole('status').filter({ hasText: copy.copied })

  let clipboard: string[]
  let refuses: boolean
  beforeEach(() => {
    clipboard = []
    refuses = false
    const writeText = async (text: string) => {
      if (refuses) throw new DOMException('', 'NotAllowedError')
      clipboard.push(text)
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  })

  test('as the form of a bank takes it', async () => {
    render()
    for (const name of [
      ...[transfer.copyAmount, transfer.copyBeneficiary],
      ...[transfer.copyIban, transfer.copyReference],
    ])
      await userEvent.click(button(name))
    await expect
      .poll(() => clipboard)
      .toEqual(['1234,50', 'TestShop', 'NL13TEST0123456789', 'GC-2045'])
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('the status stays after the label went back, and is announced anew by each copy', async () => {
    render()
    await userEvent.click(button(transfer.copyIban))
    await expect.element(said).toHaveTextContent(copy.copied)
    const first = said.element().firstElementChild
    await expect.element(button(transfer.copyIban)).toBeVisible()
    expect(said.element().firstElementChild).toBe(first)
    await userEvent.click(button(transfer.copyIban))
    await expect.poll(() => said.element().firstElementChild).not.toBe(first)
    await userEvent.click(button(transfer.copyReference))
    await expect.poll(() => said.elements()).toHaveLength(1)
  })

  test('and where it cannot be, the page says what to do', async () => {
    refuses = true
    render()
    await userEvent.click(button(transfer.copyIban))
    await expect.element(page.getByText(copy.failed)).toBeVisible()
    await expect.element(button(transfer.copyIban)).toBeVisible()
    refuses = false
    await userEvent.click(button(transfer.copyAmount))
    await expect.element(page.getByText(copy.failed)).not.toBeInTheDocument()
  })
})

test('a code for the app of a bank has a name; without one there is no picture', async () => {
  const order = { uuid: orderUuid, flow: 'REGULAR' }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>'
  const code = page.getByRole('img', { name: transfer.qrAlt })
  renderComponent(<TransferDetails order={order} transfer={{ ...owed, qrCode: svg }} />)
  await expect.element(code).toBeVisible()
  await expect.element(page.getByText(transfer.qr)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  renderComponent(<TransferDetails order={order} transfer={owed} />)
  await expect.element(page.getByText('GC-2045')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
})
