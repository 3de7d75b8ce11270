import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { CardBalanceFragment } from '#storefront/graphql/generated/graphql.ts'
import { useProvenForm } from '#storefront/parts/captcha/use-proven-form.ts'
import type { BalanceField } from './check-balance.ts'

/**
 * Asking for a balance. Number and pin are nowhere but in the fields and in the question itself; whoever comes back to
 * the page by the browser's button finds it empty.
 */
export function useBalanceForm(cardPrefixes: readonly string[]) {
  const t = useTranslations('balance')
  const captchaFailed = useTranslations('newsletter')('captchaFailed')
  const [card, setCard] = useState<CardBalanceFragment>()
  const [turn, setTurn] = useState(0)
  const found = useRef<CardBalanceFragment>(undefined)
  const { setSaid, ...proven } = useProvenForm<BalanceField>({
    send: async (typed, captcha) => {
      const { checkBalance } = await import('./check-balance.ts')
      const onFound = (answered: CardBalanceFragment) => {
        found.current = answered
      }
      return checkBalance(typed, { captcha, captchaFailed, cardPrefixes, t, onFound })
    },
    unreachable: t('unreachable'),
    onArrived: () => setCard(found.current),
  })

  const startAnew = () => {
    found.current = undefined
    setCard(undefined)
    setSaid({ fields: {}, others: [] })
    setTurn((before) => before + 1)
  }
  useEffect(() => {
    // A page that the browser keeps for its back button would show somebody's card to the next one.
    addEventListener('pagehide', startAnew)
    return () => removeEventListener('pagehide', startAnew)
  })

  return {
    ...proven,
    ...{ card, turn },
    lookAgain: () => {
      flushSync(startAnew)
      proven.form.current?.querySelector('input')?.focus()
    },
  }
}
