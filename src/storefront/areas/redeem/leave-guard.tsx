import { useEffect } from 'react'
import { matchAddress, type PageName } from '#kernel/addresses.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { readRedeemToken } from '#storefront/parts/redeem/redeem-token.ts'

/** Within an exchange: going from one to another leaves nothing. */
const within: ReadonlySet<PageName> = new Set([
  'redeem',
  'redeemPage',
  'redeemShop',
  'redeemShopPage',
  'redeemInfo',
  'redeemCheckout',
])

let isOff = false

/**
 * Asks nothing for a while: a payment or a brand's own page is gone to on purpose. Gives the way to ask again, where
 * nobody left after all.
 */
export function leaveUnasked(): () => void {
  isOff = true
  return () => {
    isOff = false
  }
}

/**
 * While a card is exchanged in this tab the browser asks before it leaves (SPEC §4), and a link of the shop that leads out of the
 * exchange asks in a window of ours, which ends it.
 */
export function LeaveGuard() {
  const openModal = useModals()
  useEffect(() => {
    isOff = false
    const warn = (event: BeforeUnloadEvent) => {
      if (!isOff && readRedeemToken() !== undefined) event.preventDefault()
    }
    const ask = (event: MouseEvent) => {
      const address = leadsOut(event)
      if (address === undefined) return
      event.preventDefault()
      event.stopPropagation()
      openModal('redeemReset', { address })
    }
    window.addEventListener('beforeunload', warn)
    document.addEventListener('click', ask, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', ask, { capture: true })
    }
  }, [openModal])
  return null
}

/** Where a press leads out of the exchange, in this tab and shop. */
function leadsOut(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined
  const isHere = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  const { origin, pathname, search, hash } = new URL(link.href)
  if (!isHere || origin !== window.location.origin) return undefined
  // What a link of the terms opens is a window over this page.
  const { name } = matchAddress(pathname) ?? {}
  if (name === 'redeemTerms' || name === 'redeemPrivacy') return undefined
  const isAnchor = pathname === window.location.pathname && hash !== ''
  if (isAnchor || (name !== undefined && within.has(name))) return undefined
  return `${pathname}${search}${hash}`
}
