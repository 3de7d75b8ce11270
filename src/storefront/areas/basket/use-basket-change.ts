import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import type { BasketAnswer, BasketIntent } from './change-basket.ts'

/**
 * One change of the basket at a time, with what came of it. The page's own data is renewed by the router; the
 * number in the header hears of it here.
 */
export function useBasketChange(onDone?: (answer: BasketAnswer) => void) {
  const fetcher = useFetcher<BasketAnswer>()
  const { data, state } = fetcher
  const paths = usePaths()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, whatever the caller re-creates.
  useEffect(() => {
    if (state !== 'idle' || !data) return
    void refreshBasketCount()
    onDone?.(data)
  }, [state, data])

  return {
    change: (intent: BasketIntent, values: Record<string, string | number>) => {
      const form = new FormData()
      form.set('intent', intent)
      for (const [name, value] of Object.entries(values)) form.set(name, String(value))
      // Named, because a modal stands outside the route whose action this is.
      return fetcher.submit(form, { method: 'post', action: paths.basket() })
    },
    isChanging: state !== 'idle',
    errors: state === 'idle' ? (data?.errors ?? []) : [],
  }
}
