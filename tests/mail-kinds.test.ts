import { sql, type Updateable } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#domain/db.ts'
import { listUnsentMails, listUntold } from '#domain/mail/list-claims.ts'
import type { MailKind } from '#domain/mail-kind.ts'
import { mailExamples, mailWriters } from '#emails/mails.ts'
import { listOverdueMailJobs } from '#flows/mail/list-overdue-mail-jobs.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import { mailKinds } from '#flows/mail/mail-kinds.ts'
import { sendMails } from '#flows/mail/send-mails.ts'
import { withdrawalMail } from '#flows/mail/withdrawal-mail.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { runJob } from '#jobs/start-workers.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { newId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const database = await openTestDatabase()
const { db } = database
let shop = new OrderShop(database)
beforeEach(() => {
  shop.close()
  shop = new OrderShop(database)
})
afterAll(async () => {
  shop.close()
  await database.close()
})

/** A paid order of one gift, all of its mails sent. */
async function order() {
  const visitorKey = await shop.fillBasket([
    { receiver: forOther('Bram', 'bram@voorbeeld.example') },
  ])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  return db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .innerJoin('deliveries', 'deliveries.order_id', 'orders.id')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .innerJoin('card_units', 'card_units.order_id', 'orders.id')
    .innerJoin('cards', 'cards.order_unit_id', 'card_units.id')
    .select(['orders.id as orderId', 'payments.id as paymentId', 'deliveries.id as deliveryId'])
    .select(['order_shipments.id as shipmentId', 'reference_number as orderNumber'])
    .select('cards.valid_until as validUntil')
    .where('orders.uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
}

test('a mail whose job has no row is found again after its process died', () => {
  const withoutRow = mailKinds.filter(({ job }) => 'isInTables' in job && job.isInTables)
  expect(withoutRow.map(({ kind }) => kind)).toEqual(['card', 'confirmation'])
  expect(withoutRow.filter((kind) => !('overdue' in kind) || !kind.overdue)).toEqual([])
})

const ago = (ms: number) => new Date(shop.now.getTime() - ms)

async function changeDelivery(set: Updateable<Database['deliveries']>) {
  const { deliveryId, orderId } = await order()
  await db.updateTable('deliveries').set(set).where('id', '=', deliveryId).execute()
  return { deliveryId, orderId }
}

async function company() {
  const id = newId('cmp')
  const address = { countryCode: 'NL', postCode: '3511AB', houseNumber: '12', city: 'Utrecht' }
  await db
    .insertInto('companies')
    .values({
      id,
      storefront: 'nl',
      name: 'Bakkerij Bol',
      address: JSON.stringify(address),
      invoice_emails: '[]',
      created_at: shop.now,
    })
    .execute()
  return id
}

async function message(sent: 'forwarded_at' | 'acknowledged_at'): Promise<string> {
  const id = newId('msg')
  await db
    .insertInto('contact_messages')
    .values({
      ...{ id, storefront: 'nl', language: 'nl', name: 'Anna', email: 'anna@voorbeeld.example' },
      ...{ email_key: 'anna@voorbeeld.example', subject: 'other', order_number: null },
      ...{ subject_title: JSON.stringify({ nl: 'Anders', en: 'Other' }), message: 'Dag' },
      ...{ received_at: shop.now, [sent]: shop.now },
    })
    .execute()
  return id
}

async function askForQuote() {
  const id = newId('qot')
  const request = { firstName: 'Anna', lastName: 'Vis', email: 'anna@voorbeeld.example' }
  const company = { companyName: 'Bakkerij Bol', contactBy: 'mail', message: 'Twintig bonnen' }
  await db
    .insertInto('quotes')
    .values({
      id,
      number: `Q${id}`,
      storefront: 'nl',
      language: 'nl',
      email_key: request.email,
      request: JSON.stringify({ ...request, ...company }),
      asked_at: shop.now,
      version: 0,
      due_at: new Date(shop.now.getTime() + 60_000),
    })
    .execute()
  return id
}

/** Leaves a subject of each kind whose mail is due and was neither sent nor tried; answers the subject's id. */
const plant: Record<MailKind, () => Promise<string>> = {
  card: async () =>
    (await changeDelivery({ state: 'waiting', link_version: 2, ready_at: ago(1) })).deliveryId,
  cardAgain: async () => (await changeDelivery({ resends: 1 })).deliveryId,
  unopened: async () => (await changeDelivery({ sent_at: ago(20 * dayMs) })).orderId,
  missed: async () => (await changeDelivery({ missed_at: shop.now })).orderId,
  thankYou: async () => {
    const { deliveryId } = await order()
    await db
      .insertInto('thank_yous')
      .values({ gift_id: deliveryId, delivery_id: deliveryId, thanked_at: shop.now })
      .execute()
    return deliveryId
  },
  confirmation: async () => {
    const { orderId } = await order()
    await db
      .updateTable('orders')
      .set({ confirmation_asked_at: shop.now })
      .where('id', '=', orderId)
      .execute()
    return orderId
  },
  refund: async () => {
    const { orderId, paymentId } = await order()
    const id = newId('rfd')
    await db
      .insertInto('refunds')
      .values({
        ...{ id, order_id: orderId, payment_id: paymentId, cause: id, reason: 'favour' },
        ...{ amount_cents: 100, currency: 'EUR', state: 'done', requested_at: shop.now },
        ...{ finished_at: shop.now },
      })
      .execute()
    return id
  },
  posted: async () => {
    const { shipmentId } = await order()
    await db
      .updateTable('order_shipments')
      .set({ state: 'posted', packed_at: shop.now, posted_at: shop.now })
      .where('id', '=', shipmentId)
      .execute()
    return shipmentId
  },
  transfer: async () => {
    const request = await shop.request(await shop.fillBasket())
    const { paymentId } = await beginPayment(shop.deps, request)
    shop.loseJobs()
    const transfer = { beneficiary: 'Winkel', iban: 'NL91ABNA0417164300', bic: '', reference: '1' }
    await db
      .updateTable('payments')
      .set({ state: 'pending', transfer: JSON.stringify(transfer), waits_until: shop.now })
      .where('id', '=', paymentId)
      .execute()
    return paymentId
  },
  withdrawal: async () => {
    const { orderId, orderNumber } = await order()
    const id = newId('wdr')
    await db
      .insertInto('withdrawals')
      .values({
        ...{ id, language: 'nl', name: 'Anna', email: 'anna@voorbeeld.example', outcome: null },
        ...{ email_key: 'anna@voorbeeld.example', order_number: orderNumber, order_id: orderId },
        ...{ delivery_ids: null, parts_text: null, state: 'waiting', stated_at: ago(1) },
      })
      .execute()
    return id
  },
  reminder: async () => {
    const { deliveryId, validUntil } = await order()
    const id = newId('rem')
    await db
      .updateTable('deliveries')
      .set({ state: 'opened', opened_at: shop.now })
      .where('id', '=', deliveryId)
      .execute()
    await db
      .insertInto('card_reminders')
      .values({
        ...{ id, delivery_id: deliveryId, card_unit_id: '', valid_until: validUntil },
        ...{ days_before: 30, due_at: shop.now, email: 'bram@voorbeeld.example', language: 'nl' },
        asked_at: shop.now,
      })
      .execute()
    return id
  },
  account: async () => {
    const accountId = newId('acc')
    const id = newId('alt')
    await db
      .insertInto('accounts')
      .values({
        ...{ id: accountId, storefront: 'nl', language: 'nl', email: `${id}@voorbeeld.example` },
        ...{ email_key: `${id}@voorbeeld.example`, password_hash: 'x', first_name: 'Anna' },
        ...{ password_changed_at: shop.now, last_name: 'Bos', terms_accepted_at: shop.now },
        created_at: shop.now,
      })
      .execute()
    await db
      .insertInto('account_mails')
      .values({ id, account_id: accountId, kind: 'confirmEmail', asked_at: shop.now })
      .execute()
    return id
  },
  documentLetter: async () => {
    const { orderId } = await order()
    await runJob(shop.deps, 'make-documents', {})
    await db
      .insertInto('receivables')
      .values({
        id: newId('rcv'),
        company_id: await company(),
        order_id: orderId,
        currency: 'EUR',
        amount_cents: 50_00,
        opened_at: shop.now,
        due_at: ago(-dayMs),
      })
      .execute()
    const document = await db
      .selectFrom('documents')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const id = newId('dlt')
    await db
      .insertInto('document_letters')
      .values({
        id,
        document_id: document.id,
        step: 1,
        email: 'boek@bol.example',
        asked_at: shop.now,
      })
      .execute()
    return id
  },
  companyInvitation: async () => {
    const companyId = await company()
    const id = newId('civ')
    await db
      .insertInto('company_invitations')
      .values({
        id,
        company_id: companyId,
        email: `${id}@voorbeeld.example`,
        email_key: `${id}@voorbeeld.example`,
        role: 'buyer',
        invited_by: 'Anna',
        language: 'nl',
        asked_at: shop.now,
      })
      .execute()
    return id
  },
  quoteAsked: () => askForQuote(),
  quoteForward: () => askForQuote(),
  quoteSent: () => answeredQuote({ days: 1, sentDaysAgo: 0 }),
  quoteReminder: async () => {
    const id = await answeredQuote({ days: 2, sentDaysAgo: 12 })
    await db
      .updateTable('quote_versions')
      .set({ told_at: ago(12 * dayMs) })
      .where('id', '=', id)
      .execute()
    return id
  },
  newsletter: async () => {
    const id = newId('sub')
    await db
      .insertInto('newsletter_subscriptions')
      .values({
        ...{ id, storefront: 'nl', language: 'nl', email: `${id}@voorbeeld.example` },
        ...{ email_key: `${id}@voorbeeld.example`, consent_version: '1' },
        ...{ asked_at: shop.now, mail_asked_at: shop.now },
      })
      .execute()
    return id
  },
  contactForward: () => message('acknowledged_at'),
  contactCopy: () => message('forwarded_at'),
}

/** Quote whose one version is valid for so many days, sent so many days before. */
async function answeredQuote({ days, sentDaysAgo }: { days: number; sentDaysAgo: number }) {
  const quoteId = await askForQuote()
  const id = newId('qtv')
  const valid = { valid_until: new Date(shop.now.getTime() + days * dayMs) }
  await db
    .updateTable('quotes')
    .set({ version: 1, cart_id: newId('crt'), ...valid })
    .where('id', '=', quoteId)
    .execute()
  await db
    .insertInto('quote_versions')
    .values({
      id,
      quote_id: quoteId,
      version: 1,
      currency: 'EUR',
      actor: 'Mila',
      ...valid,
      document: JSON.stringify({ lines: [], receiverCount: 0, note: null }),
      total_cents: 50_95,
      vat_cents: 16,
      sent_at: ago(sentDaysAgo * dayMs),
    })
    .execute()
  return id
}

describe.each(mailKinds.map((mail) => ({ kind: mail.kind, mail })))(
  'a mail of kind $kind',
  (of) => {
    const { kind, mail } = of
    const round = () => ({ now: shop.now, before: shop.now, limit: 500 })
    const untold = () => listUntold(db, mail, round())
    const unsent = () => listUnsentMails(db, mailKinds, round())
    const jobs = () => listOverdueMailJobs(db, round())

    test('that is due is found by its claim, the list of unsent mails and reconciliation until it went', async () => {
      const id = await plant[kind]()
      const job = mailJob(kind, id)
      // Other kinds have the row of their job until the first try.
      const isFoundUntried = mail.overdue !== undefined
      expect(await untold()).toEqual(isFoundUntried ? [id] : [])
      expect(await jobs()).toEqual(isFoundUntried ? [job] : [])

      const dead = { by: 'a dead process', now: shop.now, until: shop.now }
      const [item, ...others] = await mail.claim(db, { ids: [id], claim: dead })
      invariant(item, 'The planted mail is due.')
      expect([item.subjectId, others]).toEqual([id, []])
      expect(await untold()).toEqual([])
      expect(await unsent()).toEqual([{ kind, subjectId: id }])
      expect(await jobs()).toEqual([job])
      shop.later(61_000)
      await reconcileWork(shop.deps)
      expect(shop.waitingJobs).toContainEqual(job)

      const { to, subject, text } = await mail.write({ ...shop.deps, mails: mailWriters }, item)
      expect(to.address).toContain('@')
      expect([subject, text]).not.toContain('')

      const before = shop.mails.size
      await sendMails(shop.deps, mail, [id])
      expect(shop.mails.size).toBe(before + 1)
      expect([await untold(), await unsent(), await jobs()]).toEqual([[], [], []])
      shop.later(61_000)
      const claim = { ...dead, now: shop.now }
      expect(await mail.claim(db, { ids: [id], claim })).toEqual([])
      // The mark alone says so, too. Only how often a card was asked for again is known to the claim's key.
      if (kind === 'cardAgain') return
      await db.deleteFrom('mail_claims').where('subject_id', '=', id).execute()
      expect(await mail.claim(db, { ids: [id], claim })).toEqual([])
    })
  },
)

test('one order lists its withdrawal mail until it went', async () => {
  const planted = await plant.withdrawal()
  const { id, orderId } = await db
    .selectFrom('withdrawals')
    .select(['id', 'order_id as orderId'])
    .where(sql<boolean>`id = ${planted}`)
    .executeTakeFirstOrThrow()
  invariant(orderId, 'The planted withdrawal has an order.')
  const jobs = () => listOverdueMailJobs(db, { now: shop.now, before: shop.now, limit: 9, orderId })
  expect(await jobs()).toEqual([mailJob('withdrawal', id)])
  await sendMails(shop.deps, withdrawalMail, [id])
  expect(await jobs()).toEqual([])
})

test('every mail has examples for its preview', () => {
  expect(mailExamples.length).toBeGreaterThanOrEqual(Object.keys(mailWriters).length)
})
