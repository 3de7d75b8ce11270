import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openAuditedShop } from '#tests/support/audited-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { expectNamed, move, type Planted, run } from '#tests/support/planted-faults.ts'
import { auditRules, findFaults } from './find-faults.ts'

const database = await openTestDatabase()
const { db } = database
const { shop, card, idle, spent, sold, refunded, mixed, lost, debtor, receipt } =
  await openAuditedShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

test('finds nothing in right books, whole and since a moment', async () => {
  expect(await findFaults(db)).toEqual([])
  expect(await findFaults(db, { since: new Date('2020-01-01') })).toEqual([])
})

const clearing = 'system:pspClearing:EUR'
const loss = 'system:refundLoss:EUR'

/** Single faults, each alone in right books. */
const planted: readonly Planted[] = [
  [
    'a transfer under a key that nobody knows',
    (tx) => move(tx, 'gift:1', [clearing, -5_00], [loss, 5_00]),
    'transfer has a known cause',
    'gift:1',
  ],
  [
    'an order settled twice',
    (tx) => move(tx, 'settle:pay_none', [clearing, -5_00], [`order:${sold.orderId}`, 5_00]),
    'transfer moves what its cause allows',
    'settle:pay_none',
  ],
  [
    'a card minted for no unit',
    (tx) => move(tx, 'issue:unt_none', [loss, -500_00], [`card:${card.id}`, 500_00]),
    'transfer moves what its cause allows',
    'issue:unt_none',
  ],
  [
    'value from card to card',
    (tx) => move(tx, 'hold:hld_none', [`card:${idle.id}`, -1], [`card:${spent.id}`, 1]),
    'transfer moves what its cause allows',
    'hold:hld_none',
  ],
  [
    'value onto a spent card from the loss',
    (tx) => move(tx, 'refund:rfd_none', [loss, -10_00], [`card:${spent.id}`, 10_00]),
    'transfer moves what its cause allows',
    'refund:rfd_none',
  ],
  [
    'VAT moved to revenue',
    (tx) => move(tx, 'fee:orl_none', ['system:vatPayable:EUR', -10], ['system:feeRevenue:EUR', 10]),
    'transfer moves what its cause allows',
    'fee:orl_none',
  ],
  [
    'money left on a completed order',
    (tx) => move(tx, 'favour:x', [loss, -5_00], [`order:${sold.orderId}`, 5_00]),
    'order holds what it still owes',
    sold.orderId,
  ],
  [
    'a favour that no refund pays',
    (tx) => move(tx, 'favour:y', [loss, -5_00], [`order:${sold.orderId}`, 5_00]),
    'favour is what its refunds pay',
    'favour:y',
  ],
  [
    'a unit taken back that is good',
    (tx) =>
      move(
        tx,
        `withdraw:${sold.unitId}`,
        ['system:issuerPayable:ander:EUR', -50_00],
        [loss, 50_00],
      ),
    'transfer takes back what its unit was',
    sold.unitId,
  ],
  [
    'wrapping back for a unit of another order',
    (tx) =>
      move(
        tx,
        `wrapping-back:byHand:${refunded.unitId}`,
        ['system:feeRevenue:EUR', -1_00],
        [`order:${sold.orderId}`, 1_00],
      ),
    'extras go back with their cards',
    `wrapping-back:byHand:${refunded.unitId}`,
  ],
  [
    'a loss that no case decided',
    (tx) => move(tx, 'write-off:cas_none:0', [loss, -5_00], ['system:takenBack:EUR', 5_00]),
    'decision belongs to its case',
    'cas_none',
  ],
  [
    'money on a receipt that nobody told of',
    (tx) => move(tx, 'receive:nobody', [clearing, -77_00], [`receipt:${receipt}`, 77_00]),
    'money that nobody asked for was told of',
    'receive:nobody',
  ],
  [
    'money on a receipt without a case',
    (tx) => move(tx, 'receive:nobody', [clearing, -77_00], [`receipt:${receipt}`, 77_00]),
    'no amount without an owner',
    receipt,
  ],
  [
    'a case without its money',
    run(
      `update cases set open_cents = open_cents + 1 where state = 'open' and provider_reference = '${receipt}'`,
    ),
    'no amount without an owner',
    receipt,
  ],
  [
    'a total changed',
    run(`update orders set total_cents = total_cents + 1 where id = '${sold.orderId}'`),
    'order costs what its lines say and its tenders pay',
    sold.orderId,
  ],
  [
    'a line changed',
    run(
      `update order_lines set vat_cents = vat_cents + 1 where order_id = '${sold.orderId}' and kind = 'SERVICE_FEE'`,
    ),
    'order costs what its lines say and its tenders pay',
    sold.orderId,
  ],
  [
    'a tender changed',
    run(`update tenders set amount_cents = amount_cents - 1 where order_id = '${sold.orderId}'`),
    'tender is what its payment or card gave',
    sold.orderId,
  ],
  [
    'a refund changed',
    run(
      `update refunds set amount_cents = amount_cents + 1 where order_id = '${refunded.orderId}'`,
    ),
    'transfer moves what its cause allows',
    `order:${refunded.orderId}`,
  ],
  [
    'a refund of more than was paid',
    run(`update refunds set amount_cents = 99999 where order_id = '${refunded.orderId}'`),
    'no more goes back than was paid',
    refunded.orderId,
  ],
  [
    'a refund beside one that failed and may still be paid',
    run(
      `insert into refunds (id, order_id, payment_id, cause, reason, amount_cents, currency, state, requested_at)
        select 'rfd_' || state, order_id, payment_id, state, 'byHand', amount_cents, 'EUR', state, now()
        from tenders, (values ('failed'), ('requested')) as one (state) where payment_id = '${sold.paymentId}'`,
    ),
    'no more goes back than was paid',
    sold.orderId,
  ],
  [
    'a refund that is not booked',
    run(
      `insert into refunds (id, order_id, payment_id, cause, reason, amount_cents, currency, state, requested_at) values ('rfd_new', '${sold.orderId}', '${sold.paymentId}', 'new', 'byHand', 100, 'EUR', 'requested', now())`,
    ),
    'what happened is booked',
    'rfd_new',
  ],
  [
    'a unit without its refund',
    run(`update refunds set order_id = '${sold.orderId}' where order_id = '${refunded.orderId}'`),
    'unit is issued or paid back',
    refunded.unitId,
  ],
  [
    'a unit that is gone',
    run(`delete from card_units where id = '${sold.unitId}'`),
    'unit is issued or paid back',
    sold.orderId,
  ],
  [
    'a card without a unit',
    run(`update cards set origin = 'batch', order_unit_id = null where id = '${card.id}'`),
    'card has an origin',
    card.id,
  ],
  [
    'a card of another amount',
    run(`update cards set amount_cents = amount_cents + 1 where id = '${card.id}'`),
    'card has an origin',
    card.id,
  ],
  [
    'a card in a state that its value denies',
    run(`update cards set state = 'active' where id = '${spent.id}'`),
    'card holds what nobody spent',
    spent.id,
  ],
  [
    'a hold that ended without its value',
    run(`update holds set state = 'released', ended_at = now() where card_id = '${card.id}'`),
    'hold belongs to its order',
    'released',
  ],
  [
    'a captured hold changed',
    run(`update holds set amount_cents = amount_cents + 1 where owner = '${mixed.orderId}'`),
    'hold belongs to its order',
    mixed.orderId,
  ],
  [
    'a replaced number with value',
    run(`update cards set state = 'replaced', replaced_by = '${spent.id}' where id = '${card.id}'`),
    'card was handled as its history says',
    card.id,
  ],
  [
    'a printed card with value twice',
    run(
      `update orders set activates = 'prc_1' where id in (select order_id from card_units where id in (select order_unit_id from cards))`,
    ),
    'printed card has value once',
    'prc_1',
  ],
  [
    'a document number skipped',
    run(
      `update documents set number = number + 1 where number = (select max(number) from documents where kind = 'invoice') and kind = 'invoice'`,
    ),
    'documents have no gaps',
    ':invoice:',
  ],
  [
    'a document removed at the end',
    run(
      `delete from documents where kind = 'invoice' and number = (select max(number) from documents where kind = 'invoice')`,
    ),
    'documents have no gaps',
    ':invoice:',
  ],
  [
    'an invoice changed',
    run(
      `update documents set total_cents = total_cents + 1 where kind = 'invoice' and order_id = '${sold.orderId}'`,
    ),
    'document equals the books',
    sold.orderId,
  ],
  [
    'a credit note changed',
    run(
      `update documents set total_cents = total_cents - 1 where kind = 'creditNote' and order_id = '${refunded.orderId}'`,
    ),
    'document equals the books',
    'credit note',
  ],
  [
    'VAT under another rate',
    run(
      `update order_lines set vat_rate_basis_points = 900 where order_id = '${sold.orderId}' and kind = 'SERVICE_FEE'`,
    ),
    'VAT by rate is that of the lines',
    sold.orderId,
  ],
  [
    'a credit note lost',
    run(`delete from documents where kind = 'creditNote' and order_id = '${refunded.orderId}'`),
    'VAT in the books has a document',
    refunded.orderId,
  ],
  [
    'a halted order that nobody looks at',
    run(`update orders set state = 'halted' where id = '${lost.orderId}'`),
    'what stopped has a case',
    lost.orderId,
  ],
  [
    'a failed refund that nobody looks at',
    run(`update refunds set state = 'failed' where order_id = '${refunded.orderId}'`),
    'what stopped has a case',
    'failed',
  ],
  [
    'a line of a payout lost',
    run(`delete from payout_lines where transfer_key is not null`),
    'payout answers each movement once',
    'payout ',
  ],
  [
    'a payout changed',
    run(`update payout_lines set net_cents = net_cents + 1 where transfer_key is not null`),
    'transfer moves what its cause allows',
    'payout:',
  ],
  [
    'a refund to a payment of another order',
    run(
      `update refunds set payment_id = '${sold.paymentId}' where order_id = '${refunded.orderId}'`,
    ),
    'rows of an order belong to it',
    refunded.orderId,
  ],
  [
    'two units for which one was paid back',
    run(
      `update card_units set state = 'refunded', refund_id = (select id from refunds where order_id = '${refunded.orderId}') where id = '${sold.unitId}'`,
    ),
    'unit and its refund name each other',
    '2 units name refund',
  ],
  [
    'a card that is good and was paid back',
    run(`update cards set state = 'active' where order_unit_id = '${refunded.unitId}'`),
    'unit and its card belong together',
    refunded.unitId,
  ],
  [
    'a credit note of another invoice',
    run(
      `update documents set invoice_id = (select id from documents where kind = 'invoice' and order_id = '${sold.orderId}') where kind = 'creditNote' and order_id = '${refunded.orderId}'`,
    ),
    'credit note corrects its own invoice',
    refunded.orderId,
  ],
  [
    'a case closed without a decision',
    run(
      `insert into cases (id, subject, kind, state, currency, open_cents, opened_at, decide_by, decided_at, decision) values ('cas_shut', 'cas_shut', 'payoutDiffers', 'decided', 'EUR', 0, now(), now(), now(), 'bear-loss')`,
    ),
    'decision is told in its case',
    'cas_shut',
  ],
  [
    'a completed order that is still made',
    run(`update orders set state = 'issuing' where id = '${sold.orderId}'`),
    'order is as its rows say',
    sold.orderId,
  ],
  [
    'a payment refunded by nothing',
    run(`update payments set state = 'refunded' where id = '${sold.paymentId}'`),
    'payment is as its money says',
    sold.paymentId,
  ],
  [
    'a refund that is sent and never was',
    run(`update refunds set sent_at = null where order_id = '${refunded.orderId}'`),
    'refund is as its moments say',
    'is sent',
  ],
  [
    'a unit at another amount than ordered',
    run(`update card_units set amount_cents = amount_cents + 1 where id = '${sold.unitId}'`),
    'unit is as it was ordered',
    sold.unitId,
  ],
  [
    'a mail that was sent at no moment',
    run(`update deliveries set sent_at = null where order_id = '${sold.orderId}'`),
    'delivery is as its order says',
    sold.orderId,
  ],
  [
    'a debt of a company that nobody owes',
    run(`update receivables set company_id = 'cmp_other'`),
    'company owes what its receivables say',
    debtor.companyId,
  ],
  [
    'a receivable that says more than its allocations',
    run('update receivables set allocated_cents = allocated_cents + 1'),
    'receivable is paid by its own company',
    '0.01',
  ],
  [
    'a debt that is given up, and that nobody owed',
    run(`insert into receivable_moves
      values ('rmv_lost', 'cmp_x', 'writeOff', 'EUR', 1, 0, null, now(), 'a', 'b')`),
    'no more is given up than was owed',
    'rmv_lost',
  ],
]

test('names the row of each single fault, and the command ends with 1', () =>
  expectNamed(shop.deps, planted))

test('each rule finds a planted fault', () => {
  const tried = new Set(planted.map(([, , rule]) => rule))
  expect(auditRules.map(({ rule }) => rule).filter((rule) => !tried.has(rule))).toEqual([])
})

test('an audit of what moved lately passes over what did not move', async () => {
  const [since, plant] = [new Date('2999-01-01'), planted[1]?.[1] ?? expect.fail()]
  class Undone extends Error {}
  const attempt = db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await plant(tx)
    expect(await findFaults(tx, { since })).toEqual([])
    expect(await findFaults(tx, { since: new Date('2020-01-01') })).not.toEqual([])
    throw new Undone()
  })
  await expect(attempt).rejects.toThrow(Undone)
})
