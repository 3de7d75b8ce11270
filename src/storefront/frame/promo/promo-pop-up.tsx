import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '#storefront/parts/measurement/consent.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { loadPromo } from './load-promo.ts'
import { awaitIdle, awaitQuietMoment, savesData } from './quiet-moment.ts'
import { seenCampaigns } from './seen-campaigns.ts'
import { isLaterPage } from './visit.ts'

/**
 * Opens the campaign of today, once per visitor (SPEC §2): on the second page of a visit at the earliest, after the
 * question about cookies, not with data saving on, and not while the visitor types or a window is open. The server says
 * which pages it may open on.
 */
export function PromoPopUp() {
  const { pathname } = useLocation()
  const isAnswered = typeof useConsent() === 'object'
  const openModal = useModals()
  const began = useRef<string>(undefined)
  useEffect(() => {
    const isLater = isLaterPage(pathname, began, isAnswered)
    if (!isAnswered || !isLater || savesData()) return
    const leaving = new AbortController()
    const pointOut = async () => {
      const campaign = await loadPromo(pathname)
      if (!campaign || seenCampaigns.ids().includes(campaign.id)) return
      await awaitQuietMoment(campaign, leaving.signal)
      await awaitIdle(leaving.signal)
      // Another tab may have shown it.
      if (seenCampaigns.ids().includes(campaign.id)) return
      seenCampaigns.add(campaign.id)
      openModal('promoPopUp', { campaign })
    }
    // A campaign that fails to load, or loads too late, is not shown.
    pointOut().catch(() => {})
    return () => leaving.abort()
  }, [isAnswered, openModal, pathname])
  return null
}
