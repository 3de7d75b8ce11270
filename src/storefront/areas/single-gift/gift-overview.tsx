import type { ReactNode } from 'react'
import { formatMoney } from '#i18n/formats.ts'
import { singleGiftTexts } from '#i18n/texts/single-gift.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import type { Elements } from '#ui/elements.ts'
import { useLanguage } from '#ui/language.tsx'
import { NoPrice } from '#ui/no-price.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { SingleGiftData } from './load-single-gift.ts'
import type { SingleGiftState } from './use-single-gift.ts'

type GiftPictureProps = { product: ProductFormFragment; className: string }

export const GiftPicture = ({ product, className }: GiftPictureProps) => (
  <CardStage size="small" backgroundColor={product.backgroundColor} className={className}>
    <CardArt image={{ ...product.image, alt: '' }} showShadow={product.showShadow} isUrgent />
  </CardStage>
)

type GiftOverviewProps = { gift: SingleGiftData; state: SingleGiftState; summary: Elements }

/** The gift and every amount that is charged, beside the form where there is room. */
export function GiftOverview({ gift, state, summary }: GiftOverviewProps) {
  const { product } = gift
  return (
    <aside
      aria-labelledby="overview-title"
      className="h-fit rounded-panel bg-surface-warm p-6 max-lg:hidden lg:sticky lg:top-6"
    >
      <GiftPicture product={product} className="w-full" />
      <h2 id="overview-title" className="mt-5 text-[1.25rem]">
        {product.title}
      </h2>
      {summary}
      <GiftAmounts gift={gift} state={state} />
    </aside>
  )
}

/** Every amount that is charged, the fee too. */
export function GiftAmounts({ gift: { serviceFee }, state }: Omit<GiftOverviewProps, 'summary'>) {
  const t = useTexts(singleGiftTexts)
  const language = useLanguage()
  const { unitPrice, total, wrapping, choice, postage, amountProblem, promotions } = state
  return (
    <dl aria-live="polite" className="mt-4 grid gap-2.5 border-line border-t pt-4 tabular-nums">
      <Row
        term={
          unitPrice
            ? t('line', {
                quantity: choice.quantity,
                amount: formatMoney(language, unitPrice, 'short'),
              })
            : t('noLine')
        }
      >
        {unitPrice ? (
          <Price money={{ ...unitPrice, value: unitPrice.value * choice.quantity }} />
        ) : (
          <NoPrice />
        )}
      </Row>
      {wrapping && (
        <Row term={t('wrapping')}>
          <Price money={wrapping} />
        </Row>
      )}
      {postage && (
        <Row term={t('postage')}>
          <Price money={postage} />
        </Row>
      )}
      <Row term={t('serviceFee')}>
        <Price money={serviceFee} />
      </Row>
      {promotions.map(({ title, price }) => (
        <Row key={title} term={title}>
          <Price money={price} />
        </Row>
      ))}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-line border-t pt-4 font-bold">
        <dt className="text-[1.0625rem]">{t('total')}</dt>
        <dd className="font-display text-[1.625rem] leading-none tracking-tight">
          {total ? <Price money={total} /> : <NoPrice />}
        </dd>
      </div>
      {amountProblem && (
        <div className="text-[0.9375rem] text-error">
          <dt className="sr-only">{t('noTotal')}</dt>
          <dd>{amountProblem}</dd>
        </div>
      )}
    </dl>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
