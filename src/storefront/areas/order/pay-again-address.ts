import type { Paths } from '#kernel/addresses.ts'
import { withQuery } from '#kernel/with-query.ts'

/** Where an order that is not paid yet is paid, by the same means or another: the payment step of its basket (SPEC §2). */
export const payAgainAddress = (paths: Paths, orderUuid: string): string =>
  withQuery(paths.checkout(), { stap: 'betaling', order: orderUuid })
