import type { CardUnitId } from '#kernel/ids.ts'

const prefix = 'not-voided:'

/** Of the case of a unit whose money went back, and whose card its issuer cannot void. */
export const notVoidedSubject = (unitId: CardUnitId): string => `${prefix}${unitId}`

export const unitOfNotVoided = (subject: string): CardUnitId =>
  subject.slice(prefix.length) as CardUnitId
