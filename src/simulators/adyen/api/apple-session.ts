import { invalid } from '#simulators/adyen/protocol/adyen-error.ts'
import { readBodyText } from '#simulators/adyen/protocol/read-request.ts'
import { wallets } from '#simulators/adyen/wallets/wallets.ts'
import type { Operation } from './answer.ts'

/** POST /applePay/sessions: what Apple would say of a shop that it knows. */
export const answerAppleSession: Operation = (sim, { body }) => {
  const missing = (name: string) => invalid('14_007', `Field '${name}' is missing.`)
  const text = (name: string) => readBodyText(body, name, () => missing(name))
  const shop = { domainName: text('domainName'), displayName: text('displayName') }
  const merchantIdentifier = text('merchantIdentifier')
  if (merchantIdentifier !== wallets.applepay?.merchantId)
    throw invalid('14_007', 'Merchant identifier is not known.')
  const nowMs = sim.clock.nowMs()
  const session = {
    ...{ ...shop, merchantIdentifier, merchantSessionIdentifier: `SSH${nowMs}` },
    ...{
      epochTimestamp: nowMs,
      expiresAt: nowMs + 300_000,
      nonce: 'stand-in',
      signature: 'stand-in',
    },
  }
  return { status: 200, body: { data: Buffer.from(JSON.stringify(session)).toString('base64') } }
}
