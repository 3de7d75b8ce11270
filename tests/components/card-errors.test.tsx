import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sayError } from '#i18n/say-error.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import { BalanceForm } from '#storefront/areas/balance/balance-form.tsx'
import { useBalanceForm } from '#storefront/areas/balance/use-balance-form.ts'
import { PayingCards } from '#storefront/areas/payment/paying-cards.tsx'
import { CardForm } from '#storefront/areas/redeem/card-form.tsx'
import { sendRedeemCard } from '#storefront/parts/redeem/send-redeem-card.ts'
import { pattern } from '#tests/e2e/pages/texts.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { balance, checkout, redeem, form } = texts
const prefixes = ['629931']
const euro = (value: number) => ({ currency: 'EUR', value })

/** Said at the number of the card, unless it is said of the whole form. */
const ofTheForm: readonly ErrorName[] = [
  'cardNotAccepted',
  'cardNumberUsedUp',
  'tooManySecretAttempts',
  'captchaRefused',
]
/** The card errors of SPEC §8. */
const names: readonly ErrorName[] = [
  ...(['cardBlocked', 'cardExpired', 'cardEmpty', 'cardNotActivated', 'cardOfOtherStore'] as const),
  ...(['payingCardAlreadyAdded', 'cardNotRedeemable', 'cardOfOtherProgramme'] as const),
  ...(['cardDataMissing', 'redeemDataUnavailable', 'cardReserved'] as const),
  ...ofTheForm,
]
/** What a sentence names the shop fills in. */
const filledIn: Partial<Record<ErrorName, string>> = {
  cardExpired: 'Deze kaart is verlopen op 20 november 2026.',
  tooManySecretAttempts: 'Dat waren te veel pogingen. Probeer het over 30 seconden opnieuw.',
}
const errors = names.map((name) => ({
  code: errorCodes[name],
  message: filledIn[name] ?? sayError('nl', { code: errorCodes[name] }),
  referencedRequestParameter: ofTheForm.includes(name) ? null : 'cardNumber',
}))

function Balance() {
  return <BalanceForm {...useBalanceForm(prefixes)} />
}

/** The forms say them alike, so each sentence is read in one of them. */
const oneOfEach = [errors.at(0), errors.at(-1)].filter((error) => error !== undefined)

const forms = [
  { where: 'the balance check', part: <Balance />, button: balance.submit, said: errors },
  {
    where: 'the checkout',
    part: (
      <PayingCards
        cardPrefixes={prefixes}
        order={{ amountToPay: euro(25_00), giftCardPayments: [] }}
      />
    ),
    button: checkout.payingCards.add,
    said: oneOfEach,
  },
  {
    where: 'an exchange',
    part: (
      <CardForm
        load={async () => sendRedeemCard(prefixes)}
        onDone={() => {}}
        submit={redeem.card.submit}
      />
    ),
    button: redeem.card.submit,
    said: oneOfEach,
  },
]

afterEach(() => vi.restoreAllMocks())

const number = page.getByLabelText(balance.number)
const pin = page.getByRole('textbox', { name: balance.pin })

/** Changes are answered so; all that is only read is asked of the shop. */
function answerChanges(answer: () => Promise<Response>): void {
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation((...call) =>
    new Headers(call[1]?.headers).has('x-bypass-mutations') ? answer() : fetch(...call),
  )
}

describe.each(forms)('$where', ({ part, button, said }) => {
  async function typeIt(): Promise<void> {
    renderComponent(part, '/saldocheck/')
    await expect.element(number).toBeInTheDocument()
    const closed = document.querySelector('details')
    if (closed) closed.open = true
    await userEvent.fill(number, '6299310000000000015')
    await userEvent.fill(pin, '123456')
  }
  const send = () => userEvent.click(page.getByRole('button', { name: button }))

  test('says everything that may be wrong with a card, and keeps what was typed', async () => {
    let error = said[0]
    answerChanges(async () => {
      const refused = { errors: [error], card: null, order: null, redeem: null, redeemToken: null }
      const fields = ['checkGiftCardBalance', 'addGiftCardPayment', 'openRedeem']
      return Response.json({ data: Object.fromEntries(fields.map((name) => [name, refused])) })
    })
    await typeIt()
    for (const next of said) {
      error = next
      await send()
      if (next.referencedRequestParameter === null)
        await expect.element(page.getByText(next.message)).toBeVisible()
      else await expect.element(number).toHaveAccessibleDescription(pattern(next.message))
    }
    await expect.element(number).toHaveValue('6299 3100 0000 0000 015')
    await expect.element(pin).toHaveValue('123456')
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('says when the shop cannot be reached, and when the captcha was not made', async () => {
    answerChanges(() => Promise.reject(new TypeError('Offline.')))
    await typeIt()
    await send()
    await expect.element(page.getByText(form.unreachable)).toBeVisible()
    vi.restoreAllMocks()
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Offline.'))
    await typeIt()
    await send()
    await expect.element(page.getByText(form.captchaFailed)).toBeVisible()
    await expect.element(number).toHaveValue('6299 3100 0000 0000 015')
  })
})
