import type { Paths } from '#kernel/addresses.ts'
import { withQuery } from '#kernel/with-query.ts'

/** Search and year of the list of orders, as its address has them. */
export type OrdersQuery = { search: string | undefined; year: number | undefined }

export function readOrdersQuery(asked: URLSearchParams): OrdersQuery {
  const search = asked.get('zoek')?.trim() || undefined
  const year = asked.get('jaar') ?? ''
  return { search, year: /^[1-9]\d{3}$/.test(year) ? Number(year) : undefined }
}

/** Address of a page of the list, narrowed to this. */
export const ordersAddress = (
  paths: Paths,
  { search, year, page }: OrdersQuery & { page?: number | undefined },
): string => withQuery(paths.accountOrders(page), { zoek: search, jaar: year })
