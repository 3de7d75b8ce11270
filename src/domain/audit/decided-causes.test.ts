import { afterAll, expect, test } from 'vitest'
import type { Tx } from '#domain/db.ts'
import { openAuditedShop } from '#tests/support/audited-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { expectNamed, move, type Planted, run } from '#tests/support/planted-faults.ts'
import { decidedWords } from './decided-causes.ts'
import { exactWords } from './exact-causes.ts'

const database = await openTestDatabase()
const { shop, refunded, lost } = await openAuditedShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const clearing = 'system:pspClearing:EUR'
const loss = 'system:refundLoss:EUR'

const lostCase = await shop.oneCaseOf(lost.paymentId)

const { id: refundId } = await shop.deps.db
  .selectFrom('refunds')
  .select('id')
  .where('order_id', '=', refunded.orderId)
  .executeTakeFirstOrThrow()

const openedCase = (one: { id: string; kind: string; currency: string; openCents: number }) =>
  run(
    `insert into cases (id, subject, kind, state, currency, open_cents, opened_at, decide_by)
      values ('${one.id}', '${one.id}', '${one.kind}', 'open', '${one.currency}', ${one.openCents}, now(), now())`,
  )

const told = (cause: string, facts: string) =>
  run(
    `insert into history (subject, event, facts, actor, cause) values ('${cause}', 'told', '${facts}', 'test', '${cause}')`,
  )

const decidedCase =
  ({ id, kind, decidedCents }: { id: string; kind: string; decidedCents: number }) =>
  async (tx: Tx) => {
    await openedCase({ id, kind, currency: 'EUR', openCents: 0 })(tx)
    await run(`update cases set decision_count = 1 where id = '${id}'`)(tx)
    await told(id, `{"openCents": ${decidedCents}}`)(tx)
  }

/** The rule that judges transfers whose key begins with a word. */
function ruleOf(word: string): string {
  if (exactWords.includes(word)) return 'transfer moves what its cause allows'
  return rulesOfDecided[word] ?? expect.fail(`No rule judges ${word}.`)
}

const decision = 'decision belongs to its case'
const news = 'money that nobody asked for was told of'
const rulesOfDecided: Readonly<Record<string, string>> = {
  withdraw: 'transfer takes back what its unit was',
  'post-back': 'transfer takes back what its unit was',
  'wrapping-back': 'extras go back with their cards',
  'promotion-back': 'extras go back with their cards',
  ...{ 'write-off': decision, 'withdraw-rest': decision, 'pay-back': decision, correct: decision },
  ...{ 'never-paid-out': decision, owed: decision },
  ...{ receive: news, 'receive-back': news, 'take-back': news, kept: news },
  favour: 'favour is what its refunds pay',
}

/** Money moved under each word that the books know, for a cause that is not there. */
const plantedByWord: readonly Planted[] = [...exactWords, ...decidedWords].map((word) => [
  `nothing that explains ${word}`,
  (tx) => move(tx, `${word}:none:0`, [clearing, -5_00], [loss, 5_00]),
  ruleOf(word),
  `${word}:none:0`,
])

/** Causes that are there, and say something else. */
const planted: readonly Planted[] = [
  [
    'as much taken in one currency as waits in another',
    async (tx) => {
      await move(tx, 'take-back:x', ['system:takenBack:EUR', -5_00], [clearing, 5_00])
      await openedCase({ id: 'cas_usd', kind: 'chargeback', currency: 'USD', openCents: 5_00 })(tx)
    },
    'no amount without an owner',
    'cas_usd',
  ],
  [
    'more written off than its case decided',
    async (tx) => {
      await run(`update cases set decision_count = 2 where id = '${lostCase.id}'`)(tx)
      await move(tx, `write-off:${lostCase.id}:1`, [loss, -5_00], ['system:takenBack:EUR', 5_00])
    },
    'decision belongs to its case',
    `write-off:${lostCase.id}:1`,
  ],
  [
    'another amount corrected than its case decided',
    async (tx) => {
      await decidedCase({ id: 'cas_d', kind: 'payoutDiffers', decidedCents: 1_00 })(tx)
      const costs = 'system:pspCosts:EUR'
      await move(tx, 'correct:cas_d:0', ['system:payoutDifference:EUR', -5_00], [costs, 5_00])
    },
    'decision belongs to its case',
    'correct:cas_d:0',
  ],
  [
    'more given up than its case decided',
    async (tx) => {
      await decidedCase({ id: 'cas_n', kind: 'notPaidOut', decidedCents: 1_00 })(tx)
      await move(tx, 'never-paid-out:cas_n:0', [loss, -5_00], [clearing, 5_00])
    },
    'decision belongs to its case',
    'never-paid-out:cas_n:0',
  ],
  [
    'more taken than was told',
    async (tx) => {
      await told('NEWS:x', '{"cents": 100, "currency": "EUR"}')(tx)
      await move(tx, 'take-back:NEWS:x', ['system:takenBack:EUR', -5_00], [clearing, 5_00])
    },
    'money that nobody asked for was told of',
    'take-back:NEWS:x',
  ],
  [
    'a decision in another currency than its case',
    run(`update cases set currency = 'USD' where id = '${lostCase.id}'`),
    'decision belongs to its case',
    lostCase.id,
  ],
  [
    'a refund in another currency than its transfer',
    run(`update refunds set currency = 'USD' where order_id = '${refunded.orderId}'`),
    'transfer moves what its cause allows',
    'transfer refund:',
  ],
  [
    'wrapping back for a unit whose refund began otherwise',
    (tx) =>
      move(
        tx,
        `wrapping-back:caseDecided:${refunded.unitId}`,
        ['system:feeRevenue:EUR', -1_00],
        [`order:${refunded.orderId}`, 1_00],
      ),
    'extras go back with their cards',
    `wrapping-back:caseDecided:${refunded.unitId}`,
  ],
  [
    'a decision whose number is none',
    (tx) => move(tx, `write-off:${lostCase.id}:none`, [loss, -5_00], [clearing, 5_00]),
    decision,
    `write-off:${lostCase.id}:none`,
  ],
  [
    'money that left by a decision whose number is none',
    (tx) => move(tx, `receive-back:case:${lostCase.id}:none`, [loss, -5_00], [clearing, 5_00]),
    news,
    `receive-back:case:${lostCase.id}:none`,
  ],
  [
    'an amount kept that is no number',
    async (tx) => {
      const key = `kept:${refundId}:none`
      await told(key, '{"cents": 500, "currency": "EUR"}')(tx)
      await move(tx, key, [loss, -5_00], [`order:${refunded.orderId}`, 5_00])
    },
    news,
    `kept:${refundId}:none`,
  ],
]

test('money under each word that the books know is named where nothing explains it', () =>
  expectNamed(shop.deps, plantedByWord))

test.each(planted)('names %s', (...one) => expectNamed(shop.deps, [one]))
