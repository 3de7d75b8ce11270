import { createStoredIds } from '#storefront/parts/browser/stored-ids.ts'

/** Campaigns that this browser has shown, by id. */
export const seenCampaigns = createStoredIds('seen-campaigns', 50)
