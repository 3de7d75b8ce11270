/**
 * The places between two steps of paying, issuing and mailing where a process may die. A test ends the process
 * (SIGKILL) at each of them; the next start must finish the order with nothing lost or doubled.
 */
export const crashPoints = [
  'order:placed',
  'payment:opened',
  'payment:begun-at-provider',
  'payment:answer-recorded',
  'notification:stored',
  'settle:written',
  'settle:committed',
  'issue:before-issuer',
  'issue:answered-by-issuer',
  'issue:recorded',
  'issue:finished',
  'card-mail:before-send',
  'card-mail:sent',
  'card-mail:recorded',
  'confirmation-mail:before-send',
  'confirmation-mail:sent',
  'confirmation-mail:recorded',
  'refund:before-provider',
  'refund:answered-by-provider',
  'refund:recorded',
] as const

export type CrashPoint = (typeof crashPoints)[number]
