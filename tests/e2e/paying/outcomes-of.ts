import { atTheBank, atTheBankOfTheCard } from './at-a-bank.ts'
import { onAPhone } from './on-a-phone.ts'
import type { Outcomes } from './outcomes.ts'
import { transferOutcomes } from './transfer-outcomes.ts'
import type { WayKind } from './ways.ts'
import { byCardAlone, onASheet } from './without-a-page.ts'

export const outcomesOf: Readonly<Record<WayKind, Outcomes>> = {
  bank: atTheBank,
  challenge: atTheBankOfTheCard,
  card: byCardAlone,
  sheet: onASheet,
  phone: onAPhone,
  transfer: transferOutcomes,
}
