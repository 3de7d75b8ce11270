import * as v from 'valibot'
import { cents, count, text } from '#domain/source-schemas.ts'
import { budgetNames, budgetSubjects } from '#domain/storefronts/budgets.ts'
import { type Fairness, velocityDaysKept, velocitySubjects } from '#domain/storefronts/fairness.ts'

const hoursMax = velocityDaysKept * 24

const velocityLimit = v.pipe(
  v.strictObject({
    of: v.picklist(velocitySubjects),
    hours: v.pipe(
      count,
      v.minValue(1, 'counts no hour'),
      v.maxValue(hoursMax, ({ input }) => `${input} hours are more than are kept`),
    ),
    ordersMax: v.optional(count),
    cardsMax: v.optional(count),
    centsMax: v.optional(cents),
    action: v.picklist(['refuse', 'review']),
  }),
  v.check(
    ({ ordersMax, cardsMax, centsMax }) => (ordersMax ?? cardsMax ?? centsMax) !== undefined,
    'limits nothing',
  ),
)

const atLeastOne = v.pipe(count, v.minValue(1, 'lets nothing through'))

const budgetLimit = v.strictObject({
  of: v.picklist(budgetSubjects),
  minutes: atLeastOne,
  max: atLeastOne,
  above: v.picklist(['refuse', 'captcha', 'skip']),
})

const budgets = v.strictObject(v.entriesFromList(budgetNames, v.array(budgetLimit)))

const pdfs = v.pipe(
  v.strictObject({ waitingMax: atLeastOne, waitingOfSourceMax: atLeastOne }),
  v.check(
    ({ waitingMax, waitingOfSourceMax }) => waitingOfSourceMax <= waitingMax,
    'lets one source have more than all',
  ),
)

const alerts = v.strictObject({
  burstMinutes: atLeastOne,
  growth: v.pipe(count, v.minValue(2, 'alerts of every single time')),
})

export const fairnessSchema: v.GenericSchema<unknown, Fairness> = v.strictObject({
  velocity: v.array(velocityLimit),
  budgets,
  pdfs,
  alerts,
  identity: v.strictObject({ isOn: v.boolean(), cardsAboveCents: cents, source: text }),
  scam: v.strictObject({
    cardsAboveCents: cents,
    equalCardsFrom: count,
    signsFrom: count,
    delayMinutes: count,
  }),
})
