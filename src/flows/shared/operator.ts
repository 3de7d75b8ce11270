import { refusal } from '#kernel/operator-refusal.ts'

/** Who asks, and why. Both stay in the history. */
export type Signed = { actor: string; reason: string }

/** A member of staff who looks at what masks hide. */
export type Operator = Signed & {
  /** True for those who may see names and addresses in full. */
  mayUnmask: boolean
}

/** Throws `unmaskNotAllowed`. */
export function ensureMayUnmask({ actor, mayUnmask }: Operator): void {
  if (!mayUnmask) throw refusal('unmaskNotAllowed', { operator: actor })
}
