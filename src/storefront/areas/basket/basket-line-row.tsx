import { type Ref, Suspense, useState } from 'react'
import { formatMoney } from '#i18n/formats.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import type { WrappingOnOfferFragment } from '#storefront/graphql/generated/graphql.ts'
import { NotePaper } from '#storefront/parts/gift-wrap/note-paper.tsx'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Price } from '#ui/price.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'
import {
  type BasketLine,
  type BasketTag,
  type BasketVariation,
  basketConfigOf,
  hasOtherAmounts,
} from './basket-line.ts'
import { type ChooseReceiver, LineActions } from './line-actions.tsx'
import { LineNote } from './line-note.tsx'
import { LinePicture } from './line-picture.tsx'
import { LineProblem } from './line-problem.tsx'
import type { Removal } from './remove-modal.tsx'

/** Brings the forms' mechanism along, which the basket does without until then. */
const AmountEditor = fetchLater(async () => (await import('./amount-editor.tsx')).AmountEditor)

type BasketLineRowProps = {
  line: BasketLine
  receiver: string
  /** Of the basket that the visitor sees. */
  version: number
  /** What can go around it. */
  wrappings: readonly WrappingOnOfferFragment[]
  /** Undefined when the buyer is the receiver. */
  tag: BasketTag | undefined
  /** Has it go to another receiver without what goes along with it; undefined where nothing does. */
  onChoose: ChooseReceiver | undefined
  onRemove: (removal: Removal) => void
}

export function BasketLineRow(props: BasketLineRowProps) {
  const { line, receiver, version, wrappings, tag, onChoose, onRemove } = props
  const t = useTexts(basketTexts)
  const language = useLanguage()
  const { variation } = line
  const product = variation?.product
  const title = product?.title ?? t('gone')
  const [isChosen, setIsEditing] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  const isEditing = isChosen || line.problem === 'amountGone'
  const config = variation && basketConfigOf(variation)
  const canEdit = variation !== undefined && !line.problem && hasOtherAmounts(variation)
  const endEditing = () => {
    setIsEditing(false)
    setWasEdited(true)
  }
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
        {variation && (
          <LineAmount
            variation={variation}
            isSeveral={line.quantity > 1}
            opener={wasEdited ? takeFocus : null}
            onEdit={canEdit && !isEditing ? () => setIsEditing(true) : undefined}
          />
        )}
        {line.wrapping && (
          <p className="text-[0.9375rem] text-text-soft">
            {t('wrapping', {
              titles: line.wrapping.titles.join(' + '),
              cost: formatMoney(language, line.wrapping.cost),
            })}
          </p>
        )}
      </div>
      <div className="col-span-full grid gap-4 sm:col-span-1 sm:col-start-2">
        {line.problem && <LineProblem problem={line.problem} />}
        {variation && config && isEditing && (
          <Suspense fallback={null}>
            <AmountEditor
              packageId={line.packageId}
              version={version}
              variation={variation}
              config={config}
              onDone={endEditing}
              canCancel={line.problem === undefined}
            />
          </Suspense>
        )}
        {variation && !line.problem && !line.isPack ? (
          <LineNote {...{ line, version, wrappings, title, receiver }} />
        ) : (
          line.message && <NotePaper label={t('note')}>{line.message}</NotePaper>
        )}
        <LineActions {...{ line, title, receiver, tag, onChoose, onRemove }} />
      </div>
    </li>
  )
}

type LineAmountProps = {
  variation: BasketVariation
  /** One card's price is the line's. */
  isSeveral: boolean
  opener: Ref<HTMLButtonElement>
  onEdit: (() => void) | undefined
}

function LineAmount({ variation, isSeveral, opener, onEdit }: LineAmountProps) {
  const t = useTexts(basketTexts)
  const amount = formatMoney(useLanguage(), variation.price, 'short')
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-text-soft">
      {isSeveral && <span>{t('fixedAmount', { amount })}</span>}
      {onEdit && (
        <Button
          ref={opener}
          variant="link"
          size="small"
          className="-mx-1"
          aria-label={t('changeAmountOf', { product: variation.product.title, amount })}
          onClick={onEdit}
        >
          {t('changeAmount')}
        </Button>
      )}
    </p>
  )
}
