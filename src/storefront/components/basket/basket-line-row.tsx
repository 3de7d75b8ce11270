import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#i18n/formats.ts'
import { AmountEditor } from '#storefront/components/basket/amount-editor.tsx'
import { type BasketLine, hasOtherAmounts } from '#storefront/components/basket/basket-line.ts'
import { LineProblem } from '#storefront/components/basket/line-problem.tsx'
import { LineQuantity } from '#storefront/components/basket/line-quantity.tsx'
import type { Removal } from '#storefront/components/basket/remove-modal.tsx'
import { NotePaper } from '#storefront/components/note-paper.tsx'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { CardArt } from '#storefront/ui/card-art.tsx'
import { CardStage } from '#storefront/ui/card-stage.tsx'
import { cx } from '#storefront/ui/class-names.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Price } from '#storefront/ui/price.tsx'

type BasketLineRowProps = {
  line: BasketLine
  receiver: string
  onRemove: (removal: Removal) => void
}

export function BasketLineRow({ line, receiver, onRemove }: BasketLineRowProps) {
  const t = useTranslations('basket')
  const product = line.variation?.product
  const title = product?.title ?? t('gone')
  return (
    <li className="grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-4 px-4 py-5 sm:grid-cols-[9.5rem_1fr] sm:gap-x-6 sm:px-6 sm:py-6">
      <LinePicture line={line} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <h3 className="text-[1.125rem] sm:text-[1.25rem]">
            {product ? (
              <Anchor href={product.path} className="rounded-sm underline-offset-4 hover:underline">
                {title}
              </Anchor>
            ) : (
              title
            )}
          </h3>
          <p className="font-bold text-[1.125rem] tabular-nums">
            <Price money={line.total} />
          </p>
        </div>
        {line.variation && line.problem !== 'outOfStock' && <LineAmount line={line} />}
        {line.problem && <LineProblem problem={line.problem} />}
      </div>
      <div className="col-span-full grid gap-4 sm:col-span-1 sm:col-start-2">
        {line.message && <NotePaper label={t('note')}>{line.message}</NotePaper>}
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          {line.variation && !line.problem ? (
            <LineQuantity packageId={line.packageId} product={title} quantity={line.quantity} />
          ) : (
            <span />
          )}
          <Button
            variant="link"
            size="small"
            icon="trash"
            aria-label={t('removeProduct', { product: title, receiver })}
            onClick={() =>
              onRemove({
                kind: 'line',
                packageId: line.packageId,
                product: title,
                receiver,
                hasNote: line.message !== undefined,
              })
            }
          >
            {t('remove')}
          </Button>
        </div>
      </div>
    </li>
  )
}

function LinePicture({ line: { variation, problem } }: { line: BasketLine }) {
  if (!variation)
    return (
      <span className="grid aspect-[4/3] self-start place-items-center sm:row-span-2 rounded-field bg-surface-gray text-text-soft">
        <Icon name="gift" size={32} />
      </span>
    )
  const { product } = variation
  return (
    <CardStage
      size="small"
      backgroundColor={product.backgroundColor}
      className={cx('self-start sm:row-span-2', problem && 'opacity-60 grayscale')}
    >
      <CardArt image={{ url: product.image.url, alt: '' }} showShadow={false} isUrgent />
    </CardStage>
  )
}

function LineAmount({ line }: { line: BasketLine }) {
  const t = useTranslations('basket')
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { variation } = line
  if (!variation) return null
  const amount = formatMoney(locale, variation.price, 'short')
  const close = () => {
    setIsOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen || line.problem === 'amountGone')
    return <AmountEditor packageId={line.packageId} variation={variation} onDone={close} />
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-text-soft">
      <span>{t('fixedAmount', { amount })}</span>
      {hasOtherAmounts(variation) && (
        <Button
          ref={opener}
          variant="link"
          size="small"
          aria-label={t('changeAmountOf', { product: variation.product.title, amount })}
          onClick={() => setIsOpen(true)}
        >
          {t('changeAmount')}
        </Button>
      )}
    </p>
  )
}
