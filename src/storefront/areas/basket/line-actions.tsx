import { useRef } from 'react'
import { basketTexts } from '#i18n/texts/basket.ts'
import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { BasketLine, BasketTag } from './basket-line.ts'
import { LineQuantity } from './line-quantity.tsx'
import type { Removal } from './remove-modal.tsx'

/** Opens the choice of another receiver for a line. */
export type ChooseReceiver = (line: BasketLine, product: string, opener: HTMLElement) => void

type LineActionsProps = {
  line: BasketLine
  title: string
  receiver: string
  /** Undefined when the buyer is the receiver: then there is no surprise to preview. */
  tag: BasketTag | undefined
  onChoose: ChooseReceiver | undefined
  onRemove: (removal: Removal) => void
}

/** What can be done with a line: how many, how it will look, and away with it. */
export function LineActions(props: LineActionsProps) {
  const { line, title, receiver, tag, onChoose, onRemove } = props
  const choosing = useRef<HTMLButtonElement>(null)
  const t = useTexts(basketTexts)
  const choose = useTexts(basketModalsTexts, 'choose')
  const openModal = useModals()
  const { packageId, variation, message, wrapper, quantity } = line
  const isOrderable = variation !== undefined && !line.problem
  const showPreview =
    isOrderable && tag !== undefined
      ? () => {
          const { image } = variation.product
          openModal('packageItemPreview', { title, image, ...tag, wrapper, message })
        }
      : undefined
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {isOrderable ? (
        <div className="flex flex-wrap items-center gap-x-3">
          <LineQuantity
            packageId={packageId}
            product={title}
            quantity={quantity}
            total={line.total.value}
          />
          <Button
            variant="link"
            size="small"
            aria-label={t('otherCountOf', { product: title })}
            onClick={() => openModal('countOfProducts', { packageId, product: title, quantity })}
          >
            {t('otherCount')}
          </Button>
        </div>
      ) : (
        <span />
      )}
      <div className="-mx-1 flex flex-wrap items-center gap-x-4">
        {showPreview && (
          <Button
            variant="link"
            size="small"
            icon="gift"
            aria-label={t('previewOf', { product: title, receiver })}
            onClick={showPreview}
          >
            {t('showPreview')}
          </Button>
        )}
        {isOrderable && onChoose && (
          <Button
            ref={choosing}
            variant="link"
            size="small"
            icon="user"
            aria-label={choose('openFor', { product: title, receiver })}
            onClick={() => choosing.current && onChoose(line, title, choosing.current)}
          >
            {choose('open')}
          </Button>
        )}
        <Button
          variant="dangerLink"
          size="small"
          icon="trash"
          aria-label={t('removeProduct', { product: title, receiver })}
          onClick={() =>
            onRemove({
              kind: 'line',
              packageId,
              product: title,
              receiver,
              hasNote: message !== undefined,
            })
          }
        >
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}
