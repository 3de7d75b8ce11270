import { createKeptList } from '#storefront/components/mine/kept-list.ts'

/** Campaigns that this browser has shown, by id. */
export const seenCampaigns = createKeptList('seen-campaigns', 50)
