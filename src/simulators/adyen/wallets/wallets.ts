import { sentinelFor } from '#simulators/adyen/adyen-sentinels.ts'
import type { CardVerdict } from '#simulators/adyen/cards/judge-card.ts'
import { invalid } from '#simulators/adyen/protocol/adyen-error.ts'
import { isObject, type JsonBody, optionalText } from '#simulators/adyen/protocol/read-request.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'

/** How each wallet's token comes, and as whom its owner knows the shop. */
export const wallets: Readonly<
  Record<string, { field: string; read: (token: string) => string; merchantId: string }>
> = {
  applepay: {
    field: 'applePayToken',
    read: (token) => Buffer.from(token, 'base64').toString('utf8'),
    merchantId: 'merchant.nl.cadeaubon.test',
  },
  googlepay: {
    field: 'googlePayToken',
    read: (token) => token,
    merchantId: '12345678901234567890',
  },
}

export const configurationOf = (sim: Simulator, type: string) => {
  const { merchantId } = wallets[type] ?? {}
  const { merchantAccount } = sim.options
  return merchantId === undefined
    ? {}
    : { configuration: { merchantId, gatewayMerchantId: merchantAccount } }
}

/** The stand-in's sheet says what becomes of the payment; an amount that is refused is refused here too. */
export function judgeWallet(
  method: JsonBody,
  type: string,
  amountCents: number,
): CardVerdict | undefined {
  const wallet = wallets[type]
  if (wallet === undefined) return undefined
  const token = optionalText(method, wallet.field)
  if (token === undefined) throw invalid('14_007', `Field '${wallet.field}' is missing.`)
  const refusalCode = sentinelFor({ amountCents })?.refusalCode
  const fate = readFate(wallet.read(token))
  if (fate === 'refused' || refusalCode !== undefined)
    return { as: 'refused', code: refusalCode ?? '2' }
  return { as: fate }
}

const fates = ['authorised', 'refused', 'pending'] as const

function readFate(token: string): (typeof fates)[number] {
  const read = parse(token)
  const said = isObject(read) ? read.standIn : undefined
  const fate = fates.find((known) => known === said)
  if (fate === undefined) throw invalid('14_007', 'Token is not valid.')
  return fate
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
