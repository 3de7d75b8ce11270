import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { listLateMails } from '#domain/mail/list-claims.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { mailKinds } from '#flows/mail/mail-kinds.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import type { CrashPoint } from '#flows/shared/crash-points.ts'
import { runJob } from '#jobs/start-workers.ts'
import { openApiShop } from '#tests/support/api-shop.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const report = `mutation Missed($userData: UserData!, $email: String!, $captchaToken: String!) {
  reportMissedGift(userData: $userData, email: $email, captchaToken: $captchaToken) { isReported errors { code } } }`

const dayMs = 24 * 60 * 60_000
const noon = new Date('2026-11-21T11:00:00Z')
let turn = 0
let anna = ''
let sanne = ''
beforeEach(() => {
  // Each test a season later than the one before, so that nothing of that one is due any more.
  turn += 1
  shop.now = new Date(noon.getTime() + turn * 100 * dayMs)
  anna = `anna-${turn}@voorbeeld.example`
  sanne = `sanne-${turn}@voorbeeld.example`
})

const mailsTo = (email: string) =>
  [...shop.mails.values()].filter(({ mail }) => mail.to.address === email)
const noticesTo = (email: string) =>
  mailsTo(email).flatMap(({ about }) =>
    'receiverNames' in about ? [about as Mails['giverNotice']] : [],
  )
const idOf = (uuid: string) =>
  shop.deps.db.selectFrom('orders').select('id').where('uuid', '=', uuid).executeTakeFirstOrThrow()

async function give(receivers: readonly PackageToAdd['receiver'][] = [forOther('Sanne', sanne)]) {
  const visitorKey = await shop.fillBasket(
    receivers.map((receiver) => ({ receiver })),
    { email: anna },
  )
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  return orderUuid
}

async function open(email: string) {
  const { cardPageUrl } = mailsTo(email).at(-1)!.about as Mails['card']
  await openGiftCard(shop.deps, { token: cardPageUrl.split('/').at(-2)!, language: 'nl' })
}

async function daysLater(days: number) {
  shop.later(days * dayMs)
  await lookAround()
}

async function lookAround() {
  await runJob(shop.deps, 'send-due-notices', {})
  await shop.runJobs()
}

const halt = (uuid: string) =>
  shop.deps.db.updateTable('orders').set({ state: 'halted' }).where('uuid', '=', uuid).execute()

describe('a gift that nobody unwrapped for two weeks', () => {
  test('is told to its giver once, all of an order in one mail', async () => {
    const lotte = `lotte-${turn}@voorbeeld.example`
    const orderUuid = await give([forOther('Sanne', sanne), forOther('Lotte', lotte)])
    await daysLater(13)
    expect(noticesTo(anna)).toEqual([])
    await daysLater(1)
    await lookAround()
    await daysLater(1)
    expect(noticesTo(anna)).toEqual([
      {
        kind: 'unopened',
        language: 'nl',
        shopName: expect.any(String),
        organisation: expect.any(Object),
        giverName: 'Anna',
        receiverNames: ['Sanne', 'Lotte'],
        url: `https://shop.example/bestellen/${orderUuid}/`,
      },
    ])
  })

  test('is not told once it was unwrapped, sent to oneself, handed over, halted, or taken back', async () => {
    await give()
    await open(sanne)
    await give([{ kind: 'self' }])
    await halt(await give())
    const handedOver = await idOf(await give())
    await shop.deps.db
      .updateTable('deliveries')
      .set({ handed_over_link: 2, link_version: 2 })
      .where('order_id', '=', handedOver.id)
      .execute()
    const withdrawn = await idOf(await give())
    const { db } = shop.deps
    await db
      .updateTable('deliveries')
      .set({ state: 'withdrawn' })
      .where('order_id', '=', withdrawn.id)
      .execute()
    await daysLater(14)
    expect(noticesTo(anna)).toEqual([])
  })

  test('is not told to a giver whom the shop has forgotten, nor when it is old', async () => {
    const forgotten = await give()
    await shop.deps.db
      .updateTable('orders')
      .set({ contact: '{"firstName":"","lastName":"","email":"","termsAcceptedAt":""}' })
      .where('uuid', '=', forgotten)
      .execute()
    await daysLater(14)
    expect(noticesTo(anna)).toEqual([])
    await give()
    await daysLater(29)
    expect(noticesTo(anna)).toEqual([])
  })

  test.each<CrashPoint>(['mail:claimed', 'mail:sent'])(
    'is told as one mail though the process died at %s',
    async (point) => {
      await give()
      shop.crashAt = point
      await daysLater(14)
      shop.later(60 * 60_000)
      await lookAround()
      await lookAround()
      expect(noticesTo(anna)).toHaveLength(1)
    },
  )

  describe('whose mail was begun and did not go', () => {
    beforeEach(async () => {
      await give()
      shop.crashAt = 'mail:claimed'
      await daysLater(27)
      expect(noticesTo(anna)).toEqual([])
    })
    const late = () =>
      listLateMails(shop.deps.db, mailKinds, {
        now: shop.now,
        before: new Date(shop.now.getTime() - dayMs),
        limit: 9,
      })

    test('is told all the same when it grew old meanwhile', async () => {
      shop.later(2 * dayMs)
      await runJob(shop.deps, 'reconcile-work', {})
      await shop.runJobs()
      expect(noticesTo(anna)).toHaveLength(1)
      expect(await late()).toEqual([])
    })

    test('is no unfinished work once it went to another address, where it waits anew', async () => {
      shop.later(2 * dayMs)
      expect(await late()).toHaveLength(1)
      await shop.deps.db
        .updateTable('deliveries')
        .set({ sent_at: shop.now })
        .where('unopened_told_at', 'is', null)
        .where('state', '=', 'sent')
        .execute()
      expect(await late()).toEqual([])
    })

    test('is no unfinished work once it was handed over', async () => {
      shop.later(2 * dayMs)
      expect(await late()).toHaveLength(1)
      await shop.deps.db
        .updateTable('deliveries')
        .set({ handed_over_link: 2, link_version: 2 })
        .where('unopened_told_at', 'is', null)
        .where('state', '=', 'sent')
        .execute()
      expect(await late()).toEqual([])
    })
  })

  test('is told as if by a mail that arrived where the address does not work', async () => {
    anna = `bounce-${turn}@voorbeeld.example`
    const { id } = await idOf(await give())
    await daysLater(14)
    const { db } = shop.deps
    expect(
      await db
        .selectFrom('deliveries')
        .select('unopened_told_at')
        .where('order_id', '=', id)
        .execute(),
    ).toEqual([{ unopened_told_at: shop.now }])
  })
})

describe('a gift that its receiver misses', () => {
  async function miss(email: string) {
    const visitor = browser()
    const captchaToken = solveCaptcha((await visitor.ask(challenge)).data.captchaChallenge)
    const { data } = await visitor.ask(report, { email, captchaToken })
    const jobs = shop.waitingJobs.map(({ name }) => name)
    await shop.runJobs()
    return { answer: data.reportMissedGift, jobs }
  }

  test('is told to its giver, and nothing of it to whoever said so', async () => {
    const orderUuid = await give()
    const known = await miss(sanne.toUpperCase())
    const stranger = await miss(`niemand-${turn}@voorbeeld.example`)
    expect(known).toEqual({
      answer: { isReported: true, errors: [] },
      jobs: ['report-missed-gift'],
    })
    expect(stranger).toEqual(known)
    expect(noticesTo(anna)).toMatchObject([
      { kind: 'missed', receiverNames: ['Sanne'], url: expect.stringContaining(orderUuid) },
    ])
    expect(mailsTo(sanne)).toHaveLength(1)
  })

  test('is told once until the giver sent it again', async () => {
    const { id } = await idOf(await give())
    await miss(sanne)
    await daysLater(1)
    expect((await miss(sanne)).answer).toEqual({ isReported: true, errors: [] })
    expect(noticesTo(anna)).toHaveLength(1)
    await daysLater(1)
    await shop.deps.db
      .updateTable('deliveries')
      .set({ sent_at: shop.now })
      .where('order_id', '=', id)
      .execute()
    shop.later(1)
    await miss(sanne)
    expect(noticesTo(anna)).toHaveLength(2)
  })

  test('is told also where its mail came back', async () => {
    sanne = `bounce-${turn}@voorbeeld.example`
    await give()
    await miss(sanne)
    expect(noticesTo(anna)).toHaveLength(1)
  })

  test('is not told once it was opened, nor while its order is halted', async () => {
    await give()
    await open(sanne)
    await halt(await give())
    await miss(sanne)
    expect(noticesTo(anna)).toEqual([])
  })

  test('is told by no stranger who asks for one address after the other, nor for one again and again', async () => {
    await give()
    await miss(sanne)
    for (let time = 0; time < 3; time += 1) {
      const { answer, jobs } = await miss(sanne)
      expect(answer).toEqual({ isReported: true, errors: [] })
      expect(jobs).toEqual([])
    }
    const tried = []
    for (let time = 0; time < 25; time += 1)
      tried.push(await miss(`${time}-${turn}@voorbeeld.example`))
    expect(tried.every(({ answer }) => answer.isReported)).toBe(true)
    expect(tried.at(-1)?.jobs).toEqual([])
  })

  test.each([
    ['', 3001],
    ['sanne@', 3002],
  ])('"%s" is no address', async (email, code) => {
    expect((await miss(email)).answer).toEqual({ isReported: null, errors: [{ code }] })
  })

  test('needs a captcha that was solved, each time a new one', async () => {
    const visitor = browser()
    const captchaToken = solveCaptcha((await visitor.ask(challenge)).data.captchaChallenge)
    const once = await visitor.ask(report, { email: sanne, captchaToken })
    const again = await visitor.ask(report, { email: sanne, captchaToken })
    const without = await visitor.ask(report, { email: sanne, captchaToken: '' })
    expect(once.data.reportMissedGift.isReported).toBe(true)
    for (const refused of [again, without])
      expect(refused.data.reportMissedGift).toMatchObject({ isReported: null, errors: [{}] })
  })
})
