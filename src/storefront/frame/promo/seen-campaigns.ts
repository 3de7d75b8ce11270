import { createKeptList } from '#storefront/parts/browser/kept-list.ts'

/** Campaigns that this browser has shown, by id. */
export const seenCampaigns = createKeptList('seen-campaigns', 50)
