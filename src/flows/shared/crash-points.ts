/**
 * The places between two steps of paying, issuing and mailing where a process may die. A test ends the process
 * (SIGKILL) at each of them; the next start must finish the order with nothing lost or doubled.
 */
export const crashPoints = [
  'order:placed',
  'payment:opened',
  'payment:begun-at-provider',
  'payment:answer-recorded',
  'payment:return-kept',
  'payment:return-handed-in',
  'notification:stored',
  'notification:applied',
  'notification:recorded',
  'settle:written',
  'settle:committed',
  'issue:claimed',
  'issue:before-issuer',
  'issue:answered-by-issuer',
  'issue:written',
  'issue:recorded',
  'mail:claimed',
  'mail:sent',
  'mail:recorded',
  'refund:before-provider',
  'refund:answered-by-provider',
  'refund:written',
  'refund:recorded',
] as const

/**
 * Places between two steps of what a company owes: of its order, its documents and its money.
 * Orders that are paid at once do not come by all of them.
 */
export const debtCrashPoints = [
  'debt:opened',
  'documents:written',
  'documents:committed',
  'money:written',
  'money:committed',
] as const

export type CrashPoint = (typeof crashPoints)[number] | (typeof debtCrashPoints)[number]

export const allCrashPoints: readonly string[] = [...crashPoints, ...debtCrashPoints]
