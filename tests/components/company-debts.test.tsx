import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CompanyInvoices } from '#storefront/areas/account/company-invoices.tsx'
import { DetailsStep } from '#storefront/areas/checkout/details-step.tsx'
import type { CompanyInvoicesFragment } from '#storefront/graphql/generated/graphql.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const euros = (value: number) => ({ value, currency: 'EUR' })

const invoice = {
  orderNumber: '61-7KD3-9QXM',
  orderUuid: '0190f5c8-0000-7000-8000-000000000000',
  state: 'PART',
  orderedOn: '2026-11-24T10:00:00Z',
  dueOn: '2026-12-24T10:00:00Z',
  total: euros(50_95),
  open: euros(30_95),
  remindedOn: null,
  refusedEmails: [],
  documents: [{ number: 'GCSNL-2026-000123', kind: 'invoice' }],
} as const satisfies CompanyInvoicesFragment['invoices'][number]

const debts = (given: Partial<CompanyInvoicesFragment> = {}): CompanyInvoicesFragment => ({
  termDays: 30,
  limit: euros(1_000_00),
  owed: euros(30_95),
  credit: euros(0),
  invoices: [invoice],
  ...given,
})

const statement = {
  companyId: 'cmp_bol',
  from: '2026-01-01',
  until: '2026-11-24',
  isRefused: false,
}

const show = (given: Partial<CompanyInvoicesFragment> = {}) =>
  renderComponent(
    <main>
      <h1>Bakkerij Bol</h1>
      <CompanyInvoices debts={debts(given)} statement={statement} />
    </main>,
  )

describe('invoices of a company', () => {
  test('say what is left to pay and to spend, and lead to the files', async () => {
    show()
    const main = page.getByRole('main')
    await expect.element(main).toMatchTextContent('binnen 30 dagen')
    await expect.element(main).toMatchTextContent('Nog te betalen')
    await expect.element(main).toMatchTextContent('€ 30,95 van € 50,95')
    await expect.element(main).toMatchTextContent('€ 969,05')
    await expect.element(main).toMatchTextContent('Deels betaald')
    const pdf = page.getByRole('link', { name: 'Pdf van Factuur GCSNL-2026-000123' })
    await expect.element(pdf).toHaveAttribute('download')
    expect(pdf.element().getAttribute('href')).toContain(invoice.orderUuid)
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('of one that pays in advance say whom to ask, and promise no limit', async () => {
    show({ termDays: null, limit: euros(0), owed: euros(0), invoices: [] })
    const main = page.getByRole('main')
    await expect.element(main.getByRole('link', { name: 'Vraag het ons' })).toBeVisible()
    await expect.element(main).not.toMatchTextContent('Nog te besteden')
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('name what is too late, and a credit', async () => {
    show({
      credit: euros(5_00),
      invoices: [
        {
          ...invoice,
          state: 'OVERDUE',
          open: euros(50_95),
          documents: [],
          remindedOn: '2026-12-27T10:00:00Z',
          refusedEmails: ['boek@bol.example'],
        },
      ],
    })
    const main = page.getByRole('main')
    await expect.element(main).toMatchTextContent('herinnerd op 27 december')
    await expect.element(main).toMatchTextContent('komt niet aan op boek@bol.example')
    await expect.element(main).toMatchTextContent('Te laat')
    await expect.element(main).toMatchTextContent('Tegoed')
    await expect.element(main).toMatchTextContent('De factuur komt eraan.')
  })
})

describe('whom an order is for', () => {
  const words = texts.checkout.details.forCompany
  const companies = [
    { id: 'cmp_bol', name: 'Bakkerij Bol', role: 'OWNER' },
    { id: 'cmp_kas', name: 'Kas & Zn.', role: 'FINANCE' },
  ] as const

  test('is oneself or a company that one orders for', async () => {
    renderComponent(
      <main>
        <h1>Je gegevens</h1>
        <DetailsStep
          saved={undefined}
          profile={undefined}
          companies={companies}
          hasShipping={false}
        />
      </main>,
    )
    const company = page.getByText('Bakkerij Bol', { exact: true })
    await expect.element(page.getByRole('radio', { name: words.myself })).toBeChecked()
    await expect.element(page.getByText('Kas & Zn.')).not.toBeInTheDocument()
    await userEvent.click(company)
    await expect.element(page.getByText(/komt op naam van Bakkerij Bol/)).toBeVisible()
    await expect.element(page.getByLabelText(texts.checkout.details.email)).not.toBeInTheDocument()
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('asks for the terms, and keeps the reference', async () => {
    renderComponent(
      <main>
        <DetailsStep
          saved={undefined}
          profile={undefined}
          companies={companies}
          hasShipping={false}
        />
      </main>,
    )
    await userEvent.click(page.getByText('Bakkerij Bol', { exact: true }))
    await userEvent.fill(page.getByLabelText(new RegExp(words.reference)), 'PO-1')
    await userEvent.click(page.getByRole('button', { name: texts.checkout.details.next }))
    const problem = page.getByText(texts.checkout.problems.termsNotAccepted).first()
    await expect.element(problem).toBeVisible()
    await expect.element(page.getByLabelText(new RegExp(words.reference))).toHaveValue('PO-1')
  })
})
