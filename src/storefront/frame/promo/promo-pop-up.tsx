import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '#storefront/parts/measurement/consent.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { loadPromo } from './load-promo.ts'
import { awaitQuietMoment, isBusy, savesData } from './quiet-moment.ts'
import { seenCampaigns } from './seen-campaigns.ts'

/**
 * Opens the campaign of today, once per visitor (SPEC §2): not before cookies were answered, not for who saves data,
 * and not while somebody types or another modal is open. Which pages may be disturbed is the server's to say.
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
      // Another tab may have shown it meanwhile; who is busy sees it on a later page.
      if (isBusy() || seenCampaigns.ids().includes(campaign.id)) return
      seenCampaigns.add(campaign.id)
      openModal('promoPopUp', { campaign })
    }
    // What does not come, or comes too late, is no reason to disturb.
    pointOut().catch(() => {})
    return () => leaving.abort()
  }, [isAnswered, openModal, pathname])
  return null
}
