import { callOffTexts } from '#i18n/texts/call-off.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The way to the law's withdrawal, which knows the order where the visitor sees all of it. */
export function WithdrawLink({ order }: { order: { uuid: string; isFullView: boolean } }) {
  const paths = usePaths()
  return (
    <p className="print:hidden">
      <Link href={order.isFullView ? paths.withdraw(order.uuid) : paths.withdraw()}>
        {useTexts(callOffTexts, 'withdraw')('link')}
      </Link>
    </p>
  )
}
