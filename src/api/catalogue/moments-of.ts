import type { Call } from '#api/ask.ts'
import { daysUntil } from '#domain/catalogue/days-until.ts'
import { dayOf } from '#domain/period.ts'
import { catalogueViewOf } from './catalogue-view.ts'
import type { GivingMomentView } from './views.ts'

/** Whoever looks for a present begins about so long before. */
const soonDays = 60

/** Moments of giving, the next ones first with the days that are left; the others in the order of the shop. */
export function momentsOf(call: Call): readonly GivingMomentView[] {
  const today = dayOf(call.now)
  return catalogueViewOf(call)
    .moments.map((moment): GivingMomentView => {
      const days = moment.on && daysUntil(moment.on, today)
      return { ...moment, daysLeft: days !== undefined && days <= soonDays ? days : undefined }
    })
    .sort((one, other) => (one.daysLeft ?? soonDays + 1) - (other.daysLeft ?? soonDays + 1))
}
