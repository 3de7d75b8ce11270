import type {
  PaymentAction,
  ProviderOutcome,
  TransferInstructions,
} from '#domain/payments/provider.ts'

/** What is read of an answer of `/payments` and `/payments/details`. */
export type AdyenAnswer = {
  resultCode?: string
  pspReference?: string
  amount?: { currency: string; value: number } | null
  paymentMethod?: { brand?: string } | null
  refusalReason?: string
  refusalReasonCode?: string
  action?: {
    type?: string
    url?: string
    method?: string
    data?: Readonly<Record<string, string>>
    iban?: string
    bic?: string
    reference?: string
    qrCodeData?: string
  } | null
}

const isShoppersTurn: readonly (string | undefined)[] = [
  'RedirectShopper',
  'IdentifyShopper',
  'ChallengeShopper',
]

/** What is left to do, and by whom; undefined where a shopper would have to do what no page of ours offers. */
export function openOutcomeOf(
  { action, resultCode, ...answer }: AdyenAnswer,
  accountHolder: string,
): ProviderOutcome | undefined {
  const reference = answer.pspReference
  switch (action?.type) {
    case 'redirect':
    case 'qrCode': {
      const next = nextOf(action)
      return next && { state: 'actionRequired', reference, action: next }
    }
    case 'bankTransfer': {
      const transfer = transferOf(action, accountHolder)
      return transfer && { state: 'pending', reference, transfer }
    }
    case 'await':
      return { state: 'pending', reference }
    case undefined:
      return isShoppersTurn.includes(resultCode) ? undefined : { state: 'pending', reference }
    default:
      return undefined
  }
}

type Action = NonNullable<AdyenAnswer['action']>

/** The provider's own name of the account is the code of a merchant account, which no bank's name check knows. */
function transferOf(
  { iban, bic = '', reference }: Action,
  beneficiary: string,
): TransferInstructions | undefined {
  return iban && reference ? { beneficiary, iban, bic, reference } : undefined
}

function nextOf({ type, url, method, data, qrCodeData }: Action): PaymentAction | undefined {
  if (type === 'qrCode')
    return qrCodeData
      ? { type: 'redirect', url: url ?? qrCodeData, method: 'GET', scan: qrCodeData }
      : undefined
  if (!url) return undefined
  return method === 'POST'
    ? { type: 'redirect', url, method, data: data ?? {} }
    : { type: 'redirect', url, method: 'GET' }
}
