import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { EmptyPanel } from '#storefront/parts/messages/empty-panel.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'

type NoOrdersProps = {
  level: 2 | 3
  /** `beyond`: none on this page of them. `unfound`: none that the search or the year leaves. */
  reason?: 'empty' | 'beyond' | 'unfound' | undefined
}

/** Shown when there are no orders to show, with a way on. */
export function NoOrders({ level, reason = 'empty' }: NoOrdersProps) {
  const t = useTexts(accountPagesTexts, `orders.${reason}`)
  const paths = usePaths()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <EmptyPanel
      icon="gift"
      heading={<Heading className="text-heading-2">{t('heading')}</Heading>}
      text={t('text')}
      action={t('action')}
      href={reason === 'empty' ? paths.giftCards() : paths.accountOrders()}
    />
  )
}
