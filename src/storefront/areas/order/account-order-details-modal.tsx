import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { orderWindowTexts } from '#i18n/texts/order-window.ts'
import type { OrderInWindowFragment } from '#storefront/graphql/generated/graphql.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderWindow } from './order-window.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    accountOrderDetails: AccountOrderDetailsModalProps
  }
}

export type AccountOrderDetailsModalProps = { orderUuid: string }

/** An order of an account, to look something up without leaving the list (SPEC §2). */
export function AccountOrderDetailsModal({
  orderUuid,
  onClosed,
}: AccountOrderDetailsModalProps & Closable) {
  const t = useTexts(orderWindowTexts)
  return (
    <OrderWindow orderUuid={orderUuid} title={t('account')} onClosed={onClosed}>
      {(order) => <AccountOrderDetails order={order} />}
    </OrderWindow>
  )
}

export function AccountOrderDetails({ order }: { order: OrderInWindowFragment }) {
  const t = useTexts(orderWindowTexts)
  const forWhom = useTexts(accountPagesTexts, 'orders')
  const openModal = useModals()
  const locale = useLanguage()
  const names = namesOfOthers(order)
  return (
    <>
      <OrderFacts order={order} />
      {names.length > 0 && (
        <p className="wrap-anywhere">
          {forWhom('forWhom', {
            names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
          })}
        </p>
      )}
      <OrderLines order={order} />
      <div className="flex flex-wrap gap-3">
        <Button href={usePaths().order(order.uuid)}>{t('toOrder')}</Button>
        <Button
          variant="quiet"
          onClick={() => openModal('orderDetails', { orderUuid: order.uuid })}
        >
          {t('toDetails')}
        </Button>
      </div>
    </>
  )
}

/** Names of other people, each person once: two of one name have two addresses. */
function namesOfOthers({ receivers }: OrderInWindowFragment): readonly string[] {
  const others = receivers.filter(({ isForSelf }) => !isForSelf)
  const people = new Map(others.map(({ name, email }) => [`${name} ${email}`, name]))
  return [...people.values()]
}
