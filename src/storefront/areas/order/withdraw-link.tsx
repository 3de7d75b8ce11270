import { callOffTexts } from '#i18n/texts/call-off.ts'
import type { OrderStatus } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

type WithdrawLinkProps = { order: { uuid: string; isFullView: boolean; status: OrderStatus } }

/**
 * The way to the law's withdrawal, which knows the order where the visitor sees all of it. An order
 * of which nothing is left has none.
 */
export function WithdrawLink({ order }: WithdrawLinkProps) {
  const paths = usePaths()
  const t = useTexts(callOffTexts, 'withdraw')
  if (order.status === 'CANCELED') return null
  return (
    <p className="print:hidden">
      <Link href={order.isFullView ? paths.withdraw(order.uuid) : paths.withdraw()}>
        {t('link')}
      </Link>
    </p>
  )
}
