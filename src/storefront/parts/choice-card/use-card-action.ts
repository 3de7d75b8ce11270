import { useState } from 'react'
import { formTexts } from '#i18n/texts/form.ts'
import type { CardBalanceFragment } from '#storefront/graphql/generated/graphql.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { Acted } from './act-on-card.ts'

type Act = (by: typeof import('./act-on-card.ts')) => Promise<Acted>

/** One press of a holder: what it is busy with, and what the shop refused. */
export function useCardAction(onDone: (card: CardBalanceFragment) => void) {
  const unreachable = useTexts(formTexts)('unreachable')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const press = async (act: Act) => {
    setIsBusy(true)
    const answer = await import('./act-on-card.ts')
      .then(act)
      .catch(() => ({ refusal: unreachable }))
    setIsBusy(false)
    setRefusal('refusal' in answer ? answer.refusal : undefined)
    if ('card' in answer) onDone(answer.card)
  }
  return { press: (act: Act) => void press(act), isBusy, refusal }
}
