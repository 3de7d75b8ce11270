import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keptKeyOf } from '#ui/form/kept-store.ts'

/** Long enough to come back from a bank. */
const keptMs = 60 * 60 * 1000

/**
 * An answer that was given to pay, such as the method, for whoever comes back from a payment that failed. `about` is what was
 * ordered: an answer is never taken for another order.
 */
export type KeptAnswer = { question: 'method' | 'early'; about: string; value: string }

const nameOf = ({ question, about }: Omit<KeptAnswer, 'value'>) =>
  keptKeyOf(`paying-${question}-${about}`)

/** Keeps it in this tab. A browser may forbid it: then it is asked again. */
export function keepAnswer({ value, ...asked }: KeptAnswer): void {
  try {
    window.sessionStorage.setItem(nameOf(asked), JSON.stringify({ at: Date.now(), value }))
  } catch {
    // Then it is asked again.
  }
}

function findAnswer(asked: Omit<KeptAnswer, 'value'>): string | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(nameOf(asked)) ?? '{}')
    return Date.now() - Number(kept.at) < keptMs ? String(kept.value) : undefined
  } catch {
    return undefined
  }
}

/** Gives the answer back, on a page that says why a payment failed. */
export function useKeptAnswer(
  question: KeptAnswer['question'],
  { about, take }: { about: string; take: (value: string) => void },
): void {
  const isBack = new URLSearchParams(useLocation().search).has('error')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a visitor who comes back.
  useEffect(() => {
    const answer = isBack ? findAnswer({ question, about }) : undefined
    if (answer !== undefined) take(answer)
  }, [isBack, about])
}
