import { randomBytes } from 'node:crypto'
import { lastDayOfValidity } from '#kernel/last-day-of-validity.ts'
import { formatOf, newCardNumber, newPin } from './card-format.ts'
import { type CardStore, openCardStore, type StoredCard } from './card-store.ts'
import { canChangeCards, findIssuerBehaviour } from './issuer-sentinels.ts'

export type IssueRequest = {
  unitId: string
  issuer: string
  amount: { currency: string; cents: number }
  validityMonths: number
}

/** A card that its printer made, with the number that stands on it. */
export type ActivateRequest = IssueRequest & { number: string }

export type StateRequest = {
  unitId: string
  issuer: string
  /** Where the asker never heard of it the key is enough. */
  issuerReference: string | undefined
  state: 'active' | 'frozen' | 'withdrawn'
}

export type IssueAnswer = {
  number: string
  pin: string | undefined
  barcode: { kind: 'code128' | 'qr'; text: string }
  validUntil: string
  issuerReference: string
}

export type SimulatedIssuer = {
  /** Freezes, thaws or voids a card. `cannot` for an issuer without that, an unknown card, and one that is voided. */
  setState(request: StateRequest): Promise<'done' | 'cannot'>
  /** Rejects with an error named `IssuerBusy`, `IssuerTimedOut` or `IssuerRefused`. */
  issue(request: IssueRequest): Promise<IssueAnswer>
  /** Puts value on a printed card; rejects as `issue` does. */
  activate(request: ActivateRequest): Promise<IssueAnswer>
  close(): void
}

class IssuerBusy extends Error {
  override readonly name = 'IssuerBusy'
}

export class IssuerTimedOut extends Error {
  override readonly name = 'IssuerTimedOut'
}

class IssuerRefused extends Error {
  override readonly name = 'IssuerRefused'
}

const busyAnswers = 2

/**
 * Stands for all issuers behind the shop. It keeps its own books in the given folder, so the same unit asked again,
 * also after the shop was killed, is the same card. `issuer-sentinels.ts` lists the amounts on which it misbehaves.
 */
export function openSimulatedIssuer({
  folder,
  clock,
}: {
  folder: string
  clock: { now(): Date }
}): SimulatedIssuer {
  const store = openCardStore(folder)
  return {
    issue: async (request) => answer(store, request, clock.now()),
    activate: async (request) => answer(store, request, clock.now()),
    setState: async (request) => setState(store, request),
    close: () => store.close(),
  }
}

function answer(store: CardStore, request: IssueRequest | ActivateRequest, now: Date): IssueAnswer {
  const behaviour = findIssuerBehaviour(request.amount.cents)
  if (behaviour === 'refused') throw new IssuerRefused('The issuer gives no card of this amount.')
  const attempt = behaviour === undefined ? 1 : store.countAttempt(request.unitId)
  if (behaviour === 'busyTwice' && attempt <= busyAnswers)
    throw new IssuerBusy('The issuer is busy.')

  const card =
    store.find(request.unitId) ??
    ('number' in request ? keepPrinted(store, request, now) : makeCard(store, request, now))
  if (card.issuer !== request.issuer || card.cents !== request.amount.cents)
    throw new IssuerRefused('This key was used for another card.')
  if ('number' in request && card.number !== request.number)
    throw new IssuerRefused('This key was used for another number.')
  if (behaviour === 'timesOutOnceAfterIssuing' && attempt === 1)
    throw new IssuerTimedOut('No answer came from the issuer in time.')
  return {
    number: card.number,
    pin: card.pin,
    barcode: { kind: card.barcodeKind, text: card.barcodeText },
    validUntil: card.validUntil,
    issuerReference: card.reference,
  }
}

function setState(store: CardStore, request: StateRequest): 'done' | 'cannot' {
  const card = store.find(request.unitId)
  const { issuerReference = card?.reference } = request
  const isOurs = card?.issuer === request.issuer && card.reference === issuerReference
  if (!isOurs || !canChangeCards(request.issuer)) return 'cannot'
  return store.setState(request.unitId, request.state) ? 'done' : 'cannot'
}

/** What is printed on it the till scans; its pin the issuer never learns. */
function keepPrinted(store: CardStore, request: ActivateRequest, now: Date): StoredCard {
  const card: StoredCard = {
    unitId: request.unitId,
    issuer: request.issuer,
    cents: request.amount.cents,
    number: request.number,
    pin: undefined,
    barcodeKind: 'code128',
    barcodeText: request.number,
    validUntil: lastDayOfValidity(now, request.validityMonths),
    reference: randomBytes(8).toString('hex').toUpperCase(),
  }
  if (store.keep(card)) return card
  const earlier = store.find(request.unitId)
  if (earlier === undefined) throw new IssuerRefused('This number has value already.')
  return earlier
}

/** Tries again when the number is taken, and yields to another process that makes the same unit's card. */
function makeCard(store: CardStore, request: IssueRequest, now: Date): StoredCard {
  const format = formatOf(request.issuer)
  for (;;) {
    const number = newCardNumber(format)
    const reference = randomBytes(8).toString('hex').toUpperCase()
    const card: StoredCard = {
      unitId: request.unitId,
      issuer: request.issuer,
      cents: request.amount.cents,
      number,
      pin: newPin(format),
      barcodeKind: format.barcode,
      barcodeText:
        format.barcode === 'qr'
          ? `GC1:${request.issuer}:${randomBytes(16).toString('hex')}`
          : number,
      validUntil: lastDayOfValidity(now, request.validityMonths),
      reference,
    }
    if (store.keep(card)) return card
    const earlier = store.find(request.unitId)
    if (earlier !== undefined) return earlier
  }
}
