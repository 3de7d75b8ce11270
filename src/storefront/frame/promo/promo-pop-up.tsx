import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '#storefront/parts/measurement/consent.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { loadPromo } from './load-promo.ts'
import { awaitQuietMoment, isBusy, savesData } from './quiet-moment.ts'
import { seenCampaigns } from './seen-campaigns.ts'

/**
 * Opens the campaign of today, once per visitor (SPEC §2): after the question about cookies, not with data saving on,
 * and not while the visitor types or another modal is open. The server says which pages it may open on.
 */
export function PromoPopUp() {
  const { pathname } = useLocation()
  const isAnswered = typeof useConsent() === 'object'
  const openModal = useModals()
  useEffect(() => {
    if (!isAnswered || savesData()) return
    const leaving = new AbortController()
    const pointOut = async () => {
      const campaign = await loadPromo(pathname)
      if (!campaign || seenCampaigns.ids().includes(campaign.id)) return
      await awaitQuietMoment(campaign, leaving.signal)
      // Another tab may have shown it. A busy visitor sees it on a later page.
      if (isBusy() || seenCampaigns.ids().includes(campaign.id)) return
      seenCampaigns.add(campaign.id)
      openModal('promoPopUp', { campaign })
    }
    // A campaign that fails to load, or loads too late, is not shown.
    pointOut().catch(() => {})
    return () => leaving.abort()
  }, [isAnswered, openModal, pathname])
  return null
}
