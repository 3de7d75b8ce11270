import { useRef } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import {
  PaymentFields,
  type PaymentFieldsHandle,
} from '#storefront/parts/payment-fields/payment-fields.tsx'
import { ScamWarning } from '#storefront/parts/payment-fields/scam-warning.tsx'
import { buyingSentences } from '#tests/support/buying-sentences.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'

const errors = (['nl', 'en'] as const).flatMap((language) =>
  buyingSentences.map(([, code, said]) => ({
    ...{ code, referencedRequestParameter: null },
    message: said[language],
  })),
)

function Paying({ error }: { error: (typeof errors)[number] }) {
  const fields = useRef<PaymentFieldsHandle>(null)
  const ideal = { id: 'ideal', name: 'iDEAL | Wero', marks: [], brands: [], banks: [], sheet: null }
  const choice = { methods: [ideal], cardFields: null, failures: 0, errors: [] }
  return (
    <main>
      <h1>Betalen</h1>
      <PaymentFields
        orderer="consumer"
        about="basket"
        ref={fields}
        choice={choice}
        errors={[error]}
        total={undefined}
        isPaying={false}
        again={() => {}}
      />
    </main>
  )
}

function Failing({ failure }: { failure: unknown }) {
  const openErrorModal = useErrorModal()
  return (
    <button type="button" onClick={() => openErrorModal(failure)}>
      Doe het
    </button>
  )
}

test.each(errors)('$code is said above the ways to pay: $message', async (error) => {
  renderComponent(<Paying error={error} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(error.message)
})

test.each(errors)('$code is said in its form: $message', async (error) => {
  renderComponent(<FormMessages form={{ others: [error.message] }} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(error.message)
})

test.each(errors)('$code is said in a modal where no form can: $message', async (error) => {
  renderComponent(<Failing failure={error} />)
  await userEvent.click(page.getByRole('button', { name: 'Doe het' }))
  await expect.element(page.getByRole('dialog').getByText(error.message)).toBeVisible()
})

test('what nobody expected says that something went wrong', async () => {
  renderComponent(<Failing failure={new Error('secret')} />)
  await userEvent.click(page.getByRole('button', { name: 'Doe het' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^O jee, er is iets misgegaan/)).toBeVisible()
  expect(dialog.getByText('secret').elements()).toEqual([])
})

test('the warning of a scam asks before paying, and says of a delay how long', async () => {
  renderComponent(
    <main>
      <h1>Betalen</h1>
      <ScamWarning delayMinutes={30} />
    </main>,
  )
  const { scam } = texts.checkout
  await expect.element(page.getByText(scam.title)).toBeVisible()
  await expect.element(page.getByText(/30 minuten later/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  renderComponent(<ScamWarning delayMinutes={0} />)
  await expect.element(page.getByText(scam.title)).toBeVisible()
  expect(page.getByText(/later\./).elements()).toEqual([])
})
