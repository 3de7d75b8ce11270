import { afterAll, expect, test } from 'vitest'
import { errorCodes } from '#kernel/error-codes.ts'
import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { naughtyKinds, naughtyNumbers, naughtyTexts } from '#tests/support/naughty-values.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { type SpoiltQuestion, spoiltQuestions } from '#tests/support/spoilt-questions.ts'
import { sampleOf } from '#tests/support/thoroughness.ts'

const { browser, close } = await openApiShop()
afterAll(close)

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`

/** A visitor with a basket, details and an order, so that an argument reaches what it is for. */
async function shopAround() {
  const visitor = browser()
  const added = await visitor.ask(addPackage, { input: giftInput() })
  await visitor.ask(saveDetails, { input: detailsInput() })
  const { packagesGroups, totals } = added.data.addPackage.order
  const expectedTotal = totals.grandTotal.value
  const input = { methodId: 'ideal', expectedTotal }
  const { orderUuid } = (await visitor.ask(startPayment, { input })).data.startPayment
  const [group] = packagesGroups
  return { visitor, expectedTotal, orderUuid, packageId: group.packageId, shipmentTag: group.tag }
}

const { visitor, ...made } = await shopAround()

/** What each argument is right with. */
const right = {
  ...made,
  ...giftInput(),
  ...detailsInput(),
  userData: visitor.userData,
  ...visitor.userData,
  uuid: made.orderUuid,
  path: '/cadeaubonnen/dinerbon/',
  queueID: 'home-1',
  methodId: 'ideal',
  itemsPerPage: 10,
  pageNumber: 1,
  password: 'Wachtwoord-12!',
  currentPassword: 'Wachtwoord-12!',
  cardNumber: '6064360000000000000',
  pin: '123456',
  name: 'Anna',
  subject: 'anders',
  message: 'Waar blijft mijn bon?',
}

const all = spoiltQuestions({
  right,
  kinds: naughtyKinds,
  values: [...naughtyTexts, ...naughtyNumbers],
})

async function withCaptcha(asker: ApiBrowser, variables: SpoiltQuestion['variables']) {
  if (variables.captchaToken !== 'iets') return variables
  const work = (await asker.ask(challenge)).data.captchaChallenge
  return { ...variables, captchaToken: solveCaptcha(work) }
}

/** After a few payments a visitor hears only that they were too many; after a log-in or a log-out their cookie is another. */
const endsVisit = /^(?:startPayment|userLogout|userLogin|userRegister)\(/

test('whatever stands in an argument, the answer is of the shop: no 5xx, and never code -1', async () => {
  expect(all.length).toBeGreaterThan(10_000)
  const failed: string[] = []
  for (const { at, query, variables } of sampleOf('naughty arguments', all)) {
    const asker = endsVisit.test(at) ? (await shopAround()).visitor : visitor
    const asked = await withCaptcha(asker, variables)
    const { cookie } = asker
    const { status, text } = await asker.post({ query, variables: asked })
    // One that was forgotten, say, is not for those that come after.
    asker.cookie = cookie
    if (status >= 500 || text.includes(`"code":${errorCodes.unexpected}`))
      failed.push(`${at} ${JSON.stringify(asked).slice(0, 300)}: ${status} ${text.slice(0, 300)}`)
  }
  expect(failed).toEqual([])
})
