/** How far an activation is, as whoever ordered it sees it. */
export type ActivationStage =
  | 'unpaid'
  | 'ended'
  | 'review'
  | 'activating'
  | 'active'
  | 'back'
  | 'halted'
  | 'withdrawn'

const stages: Readonly<Record<string, ActivationStage>> = {
  awaitingPayment: 'unpaid',
  superseded: 'ended',
  expired: 'ended',
  inReview: 'review',
  issuing: 'activating',
  completed: 'active',
  refunded: 'back',
  halted: 'halted',
  withdrawn: 'withdrawn',
}

/** Of the state of its order. */
export const activationStageOf = ({ state }: { state: string }): ActivationStage =>
  stages[state] ?? 'activating'

const mailed: readonly ActivationStage[] = ['unpaid', 'review', 'activating', 'active']

/** Whether the mail that confirms it has been sent or is still to come. */
export const isConfirmed = (stage: ActivationStage): boolean => mailed.includes(stage)
