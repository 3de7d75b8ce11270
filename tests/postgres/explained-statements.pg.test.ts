import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionKeyOf } from '#domain/accounts/session.ts'
import { findFaults } from '#domain/audit/find-faults.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { countOnShelf } from '#domain/cards/printed-cards.ts'
import { listCardsToReseal, resealCards } from '#domain/cards/reseal-cards.ts'
import { listPrintedToReseal } from '#domain/cards/reseal-printed-cards.ts'
import { findToUnpack, listToUnpack } from '#domain/cards/unpack-printed-cards.ts'
import { findSingleGiftById } from '#domain/cart/find-cart.ts'
import { addPayingCard } from '#domain/cart/paying-cards.ts'
import { saveSingleGift } from '#domain/cart/save-single-gift.ts'
import { moveSingleGifts } from '#domain/cart/single-gift.ts'
import type { CaseDecision } from '#domain/cases/case-kinds.ts'
import { listCases } from '#domain/cases/find-case.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { findGiftsOfAddress } from '#domain/deliveries/find-gifts-of-address.ts'
import { findHolder } from '#domain/deliveries/find-holder.ts'
import { isDeliveryDelayed, measureDelivery } from '#domain/deliveries/measure-delivery.ts'
import { findProForma } from '#domain/documents/find-pro-forma.ts'
import { findSalesDocument, listSalesDocuments } from '#domain/documents/find-sales-documents.ts'
import { sumVat } from '#domain/documents/sum-vat.ts'
import { listHistory } from '#domain/history/list-history.ts'
import { listOrderHistory, listOrderMails } from '#domain/history/list-order-history.ts'
import { listReservations, sumHolds } from '#domain/holds/find-holds.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listUntold } from '#domain/mail/list-claims.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { askSubscription } from '#domain/newsletter/ask-subscription.ts'
import { endSubscription } from '#domain/newsletter/end-subscription.ts'
import { findSubscription } from '#domain/newsletter/find-subscription.ts'
import { isSubscribed } from '#domain/newsletter/is-subscribed.ts'
import { listShipmentsToActivate } from '#domain/orders/claim-printed-units.ts'
import { listLatePost } from '#domain/orders/end-post.ts'
import { hasPaidBefore } from '#domain/orders/has-paid-before.ts'
import { listHaltedPost } from '#domain/orders/list-halted-post.ts'
import { findToPost, listToPost } from '#domain/orders/list-to-post.ts'
import { moveOrders } from '#domain/orders/move-orders.ts'
import { endOrderLinks, forgetOrderLinks, spendOrderLink } from '#domain/orders/order-links.ts'
import { postedMails } from '#domain/orders/posted-mails.ts'
import { searchOrders } from '#domain/orders/search-orders.ts'
import {
  forgetSetAside,
  listSetAside,
  setNotificationsAside,
} from '#domain/payments/set-aside-notifications.ts'
import { findTransfer, listAwaitedTransfers } from '#domain/payments/transfers.ts'
import { listOpen } from '#domain/payouts/list-open.ts'
import { listUnpaidOut } from '#domain/payouts/list-unpaid-out.ts'
import { listWaitingWithdrawals, listWithdrawals } from '#domain/withdrawals/list-withdrawals.ts'
import { registerAccount } from '#flows/accounts/register-account.ts'
import { endHoldersReminders, remindHolder } from '#flows/cards/remind-holder.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { thankGiver } from '#flows/cards/thank-giver.ts'
import { showPayingCards } from '#flows/cart/show-paying-cards.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { expireHolds, releaseForHolder } from '#flows/holds/hold-balance.ts'
import { cancelShipment } from '#flows/orders/cancel-shipment.ts'
import { changeOrderedGift } from '#flows/orders/change-ordered-gift.ts'
import { endPost } from '#flows/orders/end-post.ts'
import { handOverGift } from '#flows/orders/hand-over.ts'
import { packShipment } from '#flows/orders/pack-shipment.ts'
import { postShipment } from '#flows/orders/post-shipments.ts'
import { showAccountOrders } from '#flows/orders/show-account-orders.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { showReturn } from '#flows/orders/show-return.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { completePayment } from '#flows/payments/complete-payment.ts'
import { countFailedPayments } from '#flows/payments/count-failed-payments.ts'
import { payByCards } from '#flows/payments/pay-by-cards.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { showPayment } from '#flows/payments/show-payment.ts'
import { importPayout } from '#flows/payouts/import-payout.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { resumeWork } from '#flows/recovery/resume-work.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { offerWithdrawal } from '#flows/withdrawals/offer-withdrawal.ts'
import { stateWithdrawal } from '#flows/withdrawals/state-withdrawal.ts'
import { runJob } from '#jobs/start-workers.ts'
import { type CardId, newId, type PaymentId, type ShipmentId } from '#kernel/ids.ts'
import { actOnCards } from '#tests/support/act-on-cards.ts'
import { askActivations } from '#tests/support/ask-activations.ts'
import { askByHand } from '#tests/support/ask-by-hand.ts'
import { askCardEnds } from '#tests/support/ask-card-ends.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { buildPromotion } from '#tests/support/build-promotion.ts'
import { buildDetails, buildPackage, testStorefront } from '#tests/support/build-shop.ts'
import { changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts, endLeases, issueCard, payPartWith } from '#tests/support/choice-cards.ts'
import { countStatements } from '#tests/support/count-statements.ts'
import { exchangeCards } from '#tests/support/exchange-cards.ts'
import { fillTables, listGrowing } from '#tests/support/fill-tables.ts'
import { keepInAccount } from '#tests/support/keep-in-account.ts'
import { orderAgain } from '#tests/support/order-again.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { readOwnData } from '#tests/support/read-own-data.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'
import { scansOf } from '#tests/support/scans-of.ts'
import { reportOf } from '#tests/support/settlement-report.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { isWhole } from '#tests/support/thoroughness.ts'
import { unknownBrowser } from '#tests/support/unknown-browser.ts'

const rowsMeant = 100_000
const rows = isWhole('explained-statements') ? rowsMeant : 20_000
/** To the planner a page read in order is worth this many: what it would do with as many times the rows, in a fifth of the time. */
const seqPageCost = rowsMeant / rows
/** The issuer refuses cards of this amount for good, so they are paid back. */
const issuerRefuses = 88_00
const database = await openTestPostgres(4)
const { db } = database
const shop = new OrderShop(database, undefined, testStorefront)
const own = new OrderShop(database, [...choiceProducts, buildProduct({ id: 'dinerbon' })])
const planner = new pg.Client({ connectionString: database.url })
let growing: readonly string[] = []

beforeAll(async () => {
  growing = await listGrowing(database)
  await fillTables(database, { tables: growing, rows })
  await planner.connect()
  await planner.query(`set seq_page_cost = ${seqPageCost}`)
})
afterAll(async () => {
  await planner.end()
  shop.close()
  own.close()
  await database.close()
})

/** Something that waits for its moment is called off. */
async function callOffAPlan(): Promise<void> {
  const { deps } = shop
  const day = new Date(shop.now.getTime() + 20 * 24 * 60 * 60 * 1000)
  const visitorKey = await shop.fillBasket([{ deliveryDate: day.toISOString() }])
  const { orderUuid, paymentId } = await beginPayment(deps, await shop.request(visitorKey))
  await receiveNotifications(deps, [shop.provider.newsOf(paymentId, 'authorised')])
  await shop.runJobs()
  const viewer = { orderUuid, visitorKey, sessionKey: undefined }
  const { receivers } = await showOrder(deps, { ...viewer, uuid: orderUuid, language: 'nl' })
  for (const { deliveryId, gifts } of receivers) {
    for (const { packageId } of gifts)
      await changeOrderedGift(deps, { ...viewer, deliveryId, packageId, message: 'Nieuw' })
    const { total } = await showReturn(deps, { ...viewer, deliveryId })
    await cancelShipment(deps, { ...viewer, deliveryId, expectedCents: total.cents })
  }
  await shop.runJobs()
  const { orderNumber, email } = await offerWithdrawal(deps, { ...viewer, language: 'nl' })
  const stated = { name: 'Anna', orderNumber, email, partsText: undefined, language: 'nl' } as const
  for (const who of [viewer, { visitorKey, sessionKey: undefined }])
    await stateWithdrawal(deps, { ...stated, ...who })
  await shop.runJobs()
  await listWaitingWithdrawals(db, 10)
  await listWithdrawals(db, 10)
}

/** Orders, what follows them, who looks at them, and what goes round by itself. */
async function liveThroughADay(): Promise<void> {
  const { deps } = shop
  shop.promotions = [
    buildPromotion({ budgetCents: 100_00, usesPerPersonMax: 9 }),
    buildPromotion({ id: 'te-veel', code: 'NIEMAND' }),
  ]
  const sessionKey = sessionKeyOf(await register())
  const paymentIds: PaymentId[] = []
  for (const given of [{}, { amountCents: issuerRefuses }]) {
    const visitorKey = await shop.fillBasket([given])
    const request = await shop.request(visitorKey, { sessionKey })
    const { orderUuid, paymentId } = await beginPayment(deps, request)
    paymentIds.push(paymentId)
    shop.provider.decide(paymentId, 'authorised')
    const redirectResult = shop.provider.redirectResultOf(paymentId)
    await completePayment(deps, { orderUuid, visitorKey, redirectResult })
    await receiveNotifications(deps, [shop.provider.newsOf(paymentId)])
    await shop.runJobs()
    await showPayment(deps, { orderUuid, visitorKey })
    const viewer = { language: 'nl', visitorKey, sessionKey } as const
    const { receivers } = await showOrder(deps, { ...viewer, uuid: orderUuid })
    await orderAgain(shop, { ...viewer, orderUuid })
    await findTransfer(db, orderUuid)
    await countFailedPayments(deps, visitorKey)
    for (const { deliveryId } of receivers)
      await handOverGift(deps, { ...viewer, orderUuid, deliveryId })
  }
  for (const { about } of shop.mails.values()) {
    const { cardPageUrl, ownPages = [] } = about as Partial<Mails['card']>
    for (const url of [...ownPages.map((page) => page.url), cardPageUrl]) {
      const token = url?.split('/').at(-2)
      if (token === undefined) continue
      await openAndRemember(token)
      await keepInAccount(deps, { sessionKey, token })
    }
  }
  await callOffAPlan()
  await payOut(paymentIds)
  await showAccountOrders(deps, { sessionKey, page: 1, language: 'nl' })
  await showAccountOrders(deps, { sessionKey, page: 1, language: 'nl', text: '61-', year: 2026 })
  await readOwnData(shop, { sessionKey, email: 'sanne@voorbeeld.example' })
  await reconcileWork(deps)
  await resumeWork(deps)
  await shop.runJobs()
  await runJob(deps, 'forget-expired', {})
  await runJob(deps, 'make-documents', {})
  await runJob(deps, 'expire-holds', {})
  await contest(paymentIds)
  await payByCard()
  await runJob(deps, 'watch-money', {})
  await keepSingleGift()
  await exchangeCards(own)
  await actOnCards(own)
  await askByHand(shop)
  await auditLedger(db, { since: new Date() })
  await findFaults(db, { since: new Date() })
  await listCardsToReseal(db, { keys: deps.vault.activeKeys, after: '', limit: 1 })
  await findHolder(db, { numberHashes: [new Uint8Array(32)], productId: choiceCardId })
  await findGiftsOfAddress(db, { email: '1', emailHash: new Uint8Array(32), now: shop.now })
  await measureDelivery(db, shop.now)
  await isDeliveryDelayed(db, shop.now)
  await hasPaidBefore(db, randomUUID())
  await listAwaitedTransfers(db, { visitorKey: 'v', storefront: 'GCSNL', now: shop.now })
  await listUnpaidOut(db, shop.now)
  const setAside = [{ why: 'unreadable', digest: 'd', facts: '{}' }] as const
  await db.transaction().execute((tx) => setNotificationsAside(tx, { setAside, now: shop.now }))
  await db.transaction().execute((tx) => forgetSetAside(tx, shop.now))
  await listSetAside(db, 50)
  await listOpen(db)
  await findSalesDocument(db, 'GCSNL-2026-000001')
  await listSalesDocuments(db, newId('ord'))
  await askForOperator()
  await askForReaders()
  await findProForma(db, newId('ord'))
  await postSomething()
}

/** Somebody asks for the newsletter, is looked up, and wants no more of it; a month's VAT is summed up. */
async function askForReaders(): Promise<void> {
  const email = 'lezer@voorbeeld.example'
  const asked = { storefront: 'GCSNL', language: 'nl', email, firstName: undefined, now: shop.now }
  const id = await db
    .transaction()
    .execute((tx) => askSubscription(tx, { ...asked, language: 'nl' }))
  await findSubscription(db, email)
  await isSubscribed(db, { storefront: 'GCSNL', email })
  await db
    .transaction()
    .execute((tx) => endSubscription(tx, { id: id ?? newId('sub'), now: shop.now }))
  await sumVat(db, { from: '2020-01-01', until: '2020-01-31', currency: 'EUR' })
}

/** A card by post is listed, packed, posted, and its giver told. */
async function postSomething(): Promise<void> {
  const { deps } = shop
  await listToPost(db, { limit: 100 })
  await listHaltedPost(db, 100)
  await findToPost(db, { referenceNumber: '1', number: 1 })
  await listLatePost(db, { before: shop.now, limit: 100 })
  const untold = { now: shop.now, before: shop.now, limit: 100 }
  const [shipmentId] = await listUntold(db, postedMails, untold)
  const known = (shipmentId as ShipmentId | undefined) ?? newId('shp')
  const named = { shipmentId: known, name: '61-XXXX-XXXX/1' }
  await refusalOf(packShipment(deps, { ...named, numbers: ['9000000000000001'] }))
  await refusalOf(packShipment(deps, { ...named, numbers: [] }))
  await countOnShelf(db, ['1'])
  await listToUnpack(db, 100)
  await findToUnpack(db, { referenceNumber: '1', number: 1 })
  await listShipmentsToActivate(db, { before: shop.now, limit: 100 })
  await askActivations(deps, shop.now)
  await listPrintedToReseal(db, { keys: deps.vault.activeKeys, after: '', limit: 1 })
  await postShipment(deps, { shipmentId: known, trackCode: undefined })
  await runJob(deps, 'activate-cards', { shipmentId: known })
  await runJob(deps, 'send-posted-mail', { shipmentId: known })
  const lost = { referenceNumber: '1', number: 1, actor: 'Mila' }
  await refusalOf(endPost(deps, { ...lost, how: 'lost', by: 'replaced' }))
}

/** A gift is opened, its holder asks to be reminded, is, and ends it; others were never opened, or never came. */
async function openAndRemember(token: string): Promise<void> {
  const { deps } = shop
  const { isForSelf } = await openGiftCard(deps, { token, language: 'nl' })
  if (!isForSelf) await thankGiver(deps, { token, text: undefined })
  const asked = { days: [90, 30, 7], email: 'sanne@voorbeeld.example' } as const
  await remindHolder(deps, { ...asked, token, language: 'nl' })
  await runJob(deps, 'send-due-notices', {})
  const reminderId = newId('rem')
  await runJob(deps, 'send-reminder-mail', { reminderId })
  const orderId = newId('ord')
  await runJob(deps, 'send-unopened-mail', { orderId })
  await runJob(deps, 'report-missed-gift', { emailKey: asked.email })
  await runJob(deps, 'send-missed-mail', { orderId })
  await endHoldersReminders(deps, deps.reminderLinks.endToken(reminderId))
  await endHoldersReminders(deps, token)
}

/** A gift that is ordered by itself: kept, found by its order, moved at a log-in. */
async function keepSingleGift(): Promise<void> {
  const [visitorKey, to] = [randomUUID(), randomUUID()]
  const kept = { packageId: undefined, giftId: undefined, promotionCode: undefined }
  const gift = { package: buildPackage(), details: buildDetails(), ...kept }
  const asking = { visitorKey, language: 'nl', now: shop.now } as const
  const { id } = await saveSingleGift(db, shop.shop, { ...asking, ...gift })
  await saveSingleGift(db, shop.shop, { ...asking, ...gift, giftId: id })
  await findSingleGiftById(db, id, shop.now)
  await db.transaction().execute((tx) => moveSingleGifts(tx, { from: visitorKey, to }))
}

/** A card of our own is reserved, and pays. */
async function payByCard(): Promise<void> {
  const { deps } = own
  const { id: cardId } = await issueCard(own)
  const [card] = await loadCards(db, { cardIds: [cardId] })
  await resealCards(db, card ? [{ id: cardId, before: card.sealed, after: card.sealed }] : [])
  await payPartWith(own, [{ id: cardId }])
  await sumHolds(db, cardId)
  const [held] = await listReservations(db, cardId)
  await releaseForHolder(deps, { cardId, holdId: held?.id ?? '' }).catch(() => {})
  await endLeases(own, { id: cardId })
  await expireHolds(deps)
  await payOrdersByCard(cardId)
  await askCardEnds(deps, { cardId, now: own.now })
}

/** A part of an order that is refused, one whose card cannot be made and is paid back, and all of another. */
async function payOrdersByCard(cardId: CardId): Promise<void> {
  const { deps, provider } = own
  const withCard = async (amountCents: number) => {
    const visitorKey = await own.fillBasket([{ amountCents }])
    const adding = { visitorKey, language: 'nl', now: own.now, cardId } as const
    const { id, payingCards } = await inOneStatement(deps, (one) => addPayingCard(one, adding))
    const paying = { cartId: id, cardIds: payingCards ?? [], currency: 'EUR' } as const
    await showPayingCards(deps, { ...paying, payableCents: amountCents })
    return visitorKey
  }
  for (const fate of ['refused', 'authorised'] as const) {
    const visitorKey = await withCard(issuerRefuses)
    const onCard = await balanceOf(db, cardAccount(cardId, 'EUR'))
    const expectedTotalCents = (await own.totalOf(visitorKey)) - onCard
    const request = await own.request(visitorKey, { expectedTotalCents })
    const { paymentId } = await beginPayment(deps, request)
    provider.decide(paymentId, fate)
    await receiveNotifications(deps, [provider.newsOf(paymentId)])
    await own.runJobs()
  }
  const visitorKey = await withCard(10_00)
  await payByCards(deps, {
    ...{ visitorKey, language: 'nl', shopperIp: undefined },
    earlyDelivery: { isAgreed: true, textVersion: 1 },
  })
  await own.runJobs()
}

/** The bank takes the money back, and somebody decides. */
async function contest([paymentId]: readonly PaymentId[]): Promise<void> {
  if (paymentId === undefined) return
  const news = shop.provider.newsOf(paymentId)
  for (const [change, decision] of [
    [changeOf(news, 'chargeback'), 'keep-cards'],
    [changeOf(news, 'fraudNotice', { cents: 0 }), 'refund-cards'],
  ] as const) {
    await receiveNotifications(shop.deps, [change])
    await shop.runJobs()
    await decideAll(decision)
  }
}

async function decideAll(decision: CaseDecision): Promise<void> {
  for (const { id: caseId, subject, orderId } of await listCases(db, 'open')) {
    if (orderId !== null) await listCases(db, { orderId })
    await listHistory(db, [subject])
    const decided = { decision, actor: 'Anna', reason: 'test' }
    await refusalOf(decideCase(shop.deps, { caseId, ...decided }))
  }
  await shop.runJobs()
}

/** A batch with what was heard of, and with what was not. */
async function payOut(paymentIds: readonly PaymentId[]): Promise<void> {
  const lines = paymentIds.map((payment) => {
    const { reference, amount } = shop.provider.newsOf(payment)
    return { type: 'Settled', payment, reference, gross: amount.cents, net: amount.cents - 29 }
  })
  const unheard = { type: 'Chargeback', modification: 'UNHEARD', reference: 'NOBODY' }
  const text = reportOf([...lines, { ...unheard, gross: -1_00, net: -1_00 }])
  await importPayout(shop.deps, shop.deps.payoutReports.read(text))
}

async function register() {
  const visitorKey = await shop.fillBasket([{}])
  const browser = { ...unknownBrowser, visitorKey }
  const captchaToken = solveCaptcha(await shop.deps.captcha.challenge('common'))
  return registerAccount(shop.deps, {
    ...{ language: 'nl', firstName: 'Sanne', lastName: 'Bos', email: 'sanne@voorbeeld.example' },
    ...{ password: 'appeltaart-1', captchaToken, clientIp: undefined, browser },
  })
}

test(`no statement of the engine reads a table of ${rows} rows from its first to its last`, async () => {
  const { sent } = await countStatements(liveThroughADay)
  const asked = new Map(sent.map((statement) => [statement.text, statement]))
  const scans: string[] = []
  for (const statement of asked.values())
    scans.push(...(await scansOf(planner, statement, growing)))
  expect(asked.size).toBeGreaterThan(60)
  expect(scans).toEqual([])
})

/** What the operator looks for, and the links that open an order. */
async function askForOperator(): Promise<void> {
  const text = 'annabel'
  for (const clue of [
    ...(['uuid', 'number', 'id', 'email', 'name', 'reference'] as const).map((by) => ({
      by,
      text,
    })),
    { by: 'card' as const, numberHashes: [new Uint8Array(32)] },
  ])
    await searchOrders(db, clue)
  await listOrderHistory(db, newId('ord'))
  await listOrderMails(db, newId('ord'))
  const link = { id: newId('olk'), orderUuid: randomUUID(), visitorKey: 'nobody', now: shop.now }
  await spendOrderLink(db, link)
  await db.transaction().execute(async (tx) => {
    await endOrderLinks(tx, newId('ord'))
    await moveOrders(tx, { from: 'nobody', to: 'nobody else' })
    await forgetOrderLinks(tx, new Date(0))
  })
}
