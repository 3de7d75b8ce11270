import { useNavigate } from 'react-router'
import { orderAgainTexts } from '#i18n/texts/order-again.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { Modal } from '#ui/modal.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { RepeatForm } from './repeat-form.tsx'
import { type RepeatableAnswer, useRepeatableOrder } from './use-repeatable-order.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    reorderProductDetails: ReorderProductDetailsProps
  }
}

export type ReorderProductDetailsProps = { orderUuid: string }

/** Shows an earlier order as it would be today: all or some of it goes into the basket. */
export function ReorderProductDetailsModal({
  orderUuid,
  onClosed,
}: ReorderProductDetailsProps & Closable) {
  const t = useTexts(orderAgainTexts)
  const { answer, lookAgain } = useRepeatableOrder(orderUuid)
  const navigate = useNavigate()
  const paths = usePaths()
  const change = useChange({
    onDone: () => {
      void refreshBasketCount()
      onClosed()
      void navigate(paths.basket())
    },
  })
  return (
    <Modal title={t('title')} size="wide" onClosed={onClosed} isLoading={change.isBusy}>
      {answer.is === 'shown' ? (
        <RepeatForm
          orderUuid={orderUuid}
          order={answer.order}
          change={change}
          onRefused={lookAgain}
        />
      ) : (
        <NotShown answer={answer} />
      )}
    </Modal>
  )
}

function NotShown({ answer }: { answer: Exclude<RepeatableAnswer, { is: 'shown' }> }) {
  const t = useTexts(orderAgainTexts)
  if (answer.is === 'refused') return <ErrorRows errors={answer.errors} />
  if (answer.is === 'failed') return <MessageRow tone="error">{t('failed')}</MessageRow>
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-3">
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} shape="line" />
      ))}
    </div>
  )
}
