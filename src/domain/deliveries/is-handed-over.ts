import { sql } from 'kysely'

/** The giver took its link: none that was mailed is good, and none is mailed. */
export const isHandedOver = sql<boolean>`(
  deliveries.handed_over_link is not null and deliveries.handed_over_link = deliveries.link_version
)`
