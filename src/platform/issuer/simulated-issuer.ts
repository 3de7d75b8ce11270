import { BarcodeText, CardNumber, CardPin } from '#domain/cards/code.ts'
import {
  type CardIssuer,
  type CardToIssue,
  type CardToSet,
  type IssuedCode,
  IssuerBusy,
  IssuerRefused,
} from '#domain/cards/issuer.ts'

/** What answers for the issuers: `openSimulatedIssuer()` of the simulators has this shape. */
export type AnswersForIssuers = {
  issue(card: CardToIssue): Promise<{
    number: string
    pin: string | undefined
    barcode: { kind: 'code128' | 'qr'; text: string }
    validUntil: string
    issuerReference: string
  }>
  setState(card: CardToSet): Promise<'done' | 'cannot'>
}

/**
 * Puts the shop's port in front of it. Only a plain refusal is final: after any other failure the card may exist,
 * so the unit is asked for again with its key and never refunded on a guess.
 */
export function simulatedIssuer(issuer: AnswersForIssuers): CardIssuer {
  return {
    async issue(card): Promise<IssuedCode> {
      const answer = await issuer.issue(card).catch((cause: unknown) => {
        const isFinal = cause instanceof Error && cause.name === 'IssuerRefused'
        if (isFinal) throw new IssuerRefused(cause.message, { cause })
        throw new IssuerBusy('The issuer did not answer.', { cause })
      })
      return {
        number: new CardNumber(answer.number),
        pin: answer.pin === undefined ? undefined : new CardPin(answer.pin),
        barcode: { kind: answer.barcode.kind, text: new BarcodeText(answer.barcode.text) },
        validUntil: answer.validUntil,
        issuerReference: answer.issuerReference,
      }
    },
    setState: (card) =>
      issuer.setState(card).catch((cause: unknown) => {
        throw new IssuerBusy('The issuer did not answer.', { cause })
      }),
  }
}
