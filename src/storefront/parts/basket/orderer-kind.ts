/** Who orders, as far as a page knows. Consumers alone may withdraw (decision 0175). */
export type OrdererKind = 'consumer' | 'company' | 'unknown'

type KnownOfOrderer = {
  /** Details that were given for this order. */
  saved: { customerType?: string | null } | null | undefined
  customer?: { address?: { companyName?: string | null } | null } | null | undefined
}

/** A customer without a company may still order for one; what was said for this order decides. */
export function ordererKindOf({ saved, customer }: KnownOfOrderer): OrdererKind {
  if (saved?.customerType) return saved.customerType === 'BUSINESS' ? 'company' : 'consumer'
  return customer?.address?.companyName ? 'company' : 'unknown'
}
