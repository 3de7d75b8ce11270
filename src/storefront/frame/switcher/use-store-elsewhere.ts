import { useEffect, useState } from 'react'
import { focusOnContent } from '#storefront/parts/page/use-focus-on-page.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { isDismissed, rememberDismissal } from './dismissal.ts'
import { loadShops } from './load-shops.ts'
import type { CountryShop } from './shops-by-country.ts'

/** SPEC §7: where the visitor is, as far as the server knows. */
async function askCountry(): Promise<string | undefined> {
  const answer = (await (await fetch('/ip')).json()) as { country_code: string | null }
  return answer.country_code ?? undefined
}

/**
 * The storefront of the visitor's own country, when that is another one and no dismissal of the last two days is
 * kept (SPEC §4). An answer that does not come is no reason to disturb.
 */
export function useStoreElsewhere() {
  const { countryCode } = useStore()
  const [elsewhere, setElsewhere] = useState<CountryShop>()
  useEffect(() => {
    if (isDismissed(Date.now())) return
    const find = async () => {
      const country = await askCountry()
      if (!country || country === countryCode) return
      setElsewhere((await loadShops()).get(country))
    }
    find().catch(() => {})
  }, [countryCode])
  const dismiss = () => {
    rememberDismissal(Date.now())
    setElsewhere(undefined)
    focusOnContent()
  }
  return { elsewhere, dismiss }
}
