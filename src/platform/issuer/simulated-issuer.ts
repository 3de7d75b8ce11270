import { BarcodeText, CardNumber, CardPin } from '#domain/cards/code.ts'
import {
  type CardIssuer,
  type CardToActivate,
  type CardToIssue,
  type CardToSet,
  type IssuedCode,
  IssuerBusy,
  IssuerRefused,
} from '#domain/cards/issuer.ts'

type Activated = { validUntil: string; issuerReference: string }

/** What answers for the issuers: `openSimulatedIssuer()` of the simulators has this shape. */
export type AnswersForIssuers = {
  issue(card: CardToIssue): Promise<{
    number: string
    pin: string | undefined
    barcode: { kind: 'code128' | 'qr'; text: string }
    validUntil: string
    issuerReference: string
  }>
  activate(card: Omit<CardToActivate, 'number'> & { number: string }): Promise<Activated>
  setState(card: CardToSet): Promise<'done' | 'cannot'>
}

/** Only a plain refusal is final. */
const explain = (cause: unknown): never => {
  const isFinal = cause instanceof Error && cause.name === 'IssuerRefused'
  if (isFinal) throw new IssuerRefused(cause.message, { cause })
  throw new IssuerBusy('The issuer did not answer.', { cause })
}

/**
 * Puts the shop's port in front of it. After any failure that is not final the card may exist,
 * so the unit is asked for again with its key and never refunded on a guess.
 */
export function simulatedIssuer(issuer: AnswersForIssuers): CardIssuer {
  return {
    async issue(card): Promise<IssuedCode> {
      const answer = await issuer.issue(card).catch(explain)
      return {
        number: new CardNumber(answer.number),
        pin: answer.pin === undefined ? undefined : new CardPin(answer.pin),
        barcode: { kind: answer.barcode.kind, text: new BarcodeText(answer.barcode.text) },
        validUntil: answer.validUntil,
        issuerReference: answer.issuerReference,
      }
    },
    activate: (card) => issuer.activate({ ...card, number: card.number.reveal() }).catch(explain),
    setState: (card) =>
      issuer.setState(card).catch((cause: unknown) => {
        throw new IssuerBusy('The issuer did not answer.', { cause })
      }),
  }
}
