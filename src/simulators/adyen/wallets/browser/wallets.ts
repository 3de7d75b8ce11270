/**
 * Stands in for the wallets of Apple and Google in the shop's page: the names and steps of theirs, and a sheet with four buttons.
 * Their own scripts know real cards and cannot be tried without them.
 */
type Fate = 'authorised' | 'refused' | 'pending'

type Sheet = { name: string; amount: string; decided: (fate: Fate | undefined) => void }

const dutch = {
  pay: 'Betaal',
  refuse: 'Laat weigeren',
  wait: 'Laat wachten',
  close: 'Sluit',
  demo: 'Nagemaakt: er wordt niets betaald.',
}
const english = {
  pay: 'Pay',
  refuse: 'Be refused',
  wait: 'Stay undecided',
  close: 'Close',
  demo: 'A stand-in: nothing is paid.',
}

function openSheet({ name, amount, decided }: Sheet): void {
  const words = /^\/en\b/.test(window.location.pathname) ? english : dutch
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', name)
  dialog.style.cssText =
    'margin:auto auto 0;width:min(26rem,100%);border:0;border-radius:18px 18px 0 0;padding:24px;color:#111;background:#fff;font:16px/1.5 system-ui'
  const heading = document.createElement('h2')
  heading.style.cssText = 'margin:0;font:600 20px/1.3 system-ui;color:#111'
  heading.textContent = name
  const text = document.createElement('p')
  text.style.cssText = 'margin:4px 0 16px'
  text.textContent = `${amount}. ${words.demo}`
  dialog.append(heading, text)
  const end = (fate: Fate | undefined) => {
    dialog.remove()
    decided(fate)
  }
  const button = (label: string, look: string, fate: Fate | undefined) => {
    const element = document.createElement('button')
    element.type = 'button'
    element.textContent = label
    element.style.cssText = `display:block;width:100%;margin-top:8px;padding:12px;border:1px solid #111;border-radius:10px;font:600 16px system-ui;${look}`
    element.addEventListener('click', () => end(fate))
    dialog.append(element)
  }
  button(words.pay, 'background:#111;color:#fff', 'authorised')
  button(words.refuse, 'background:#fff;color:#111', 'refused')
  button(words.wait, 'background:#fff;color:#111', 'pending')
  button(words.close, 'background:#fff;color:#111', undefined)
  dialog.addEventListener('cancel', () => end(undefined))
  document.body.append(dialog)
  dialog.showModal()
}

type AppleRequest = { currencyCode: string; total: { label: string; amount: string } }

class StandInSession {
  static readonly STATUS_SUCCESS = 0
  static readonly STATUS_FAILURE = 1
  static canMakePayments = () => true

  onvalidatemerchant: ((event: { validationURL: string }) => void) | undefined
  onpaymentauthorized: ((event: { payment: object }) => void) | undefined
  oncancel: (() => void) | undefined
  readonly #request: AppleRequest

  constructor(_version: number, request: AppleRequest) {
    this.#request = request
  }

  begin(): void {
    queueMicrotask(() => this.onvalidatemerchant?.({ validationURL: 'https://apple.invalid/' }))
  }

  completeMerchantValidation(session: { merchantSessionIdentifier?: string }): void {
    if (!session.merchantSessionIdentifier) {
      this.oncancel?.()
      return
    }
    const { currencyCode, total } = this.#request
    openSheet({
      name: 'Apple Pay',
      amount: `${total.label}: ${currencyCode} ${total.amount}`,
      decided: (fate) => {
        if (fate === undefined) this.oncancel?.()
        else this.onpaymentauthorized?.({ payment: { token: { paymentData: { standIn: fate } } } })
      },
    })
  }

  completePayment(): void {}

  abort(): void {}
}

type GoogleRequest = {
  transactionInfo: { currencyCode: string; totalPrice: string }
  merchantInfo: { merchantName: string }
}

class StandInClient {
  loadPaymentData({ transactionInfo, merchantInfo }: GoogleRequest): Promise<object> {
    const { currencyCode, totalPrice } = transactionInfo
    return new Promise((resolve, reject) =>
      openSheet({
        name: 'Google Pay',
        amount: `${merchantInfo.merchantName}: ${currencyCode} ${totalPrice}`,
        decided: (fate) => {
          if (fate === undefined) reject({ statusCode: 'CANCELED' })
          else
            resolve({
              paymentMethodData: { tokenizationData: { token: JSON.stringify({ standIn: fate }) } },
            })
        },
      }),
    )
  }
}

Object.assign(window, {
  ApplePaySession: StandInSession,
  google: { payments: { api: { PaymentsClient: StandInClient } } },
})

export {}
