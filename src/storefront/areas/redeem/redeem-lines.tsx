import { formatMoney } from '#i18n/formats.ts'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import { redeemCheckoutTexts } from '#i18n/texts/redeem-checkout.ts'
import type { RedeemLineFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { removeChoice, updateChoice } from './change-redeem.ts'
import type { OpenRedeem } from './redeem-state.ts'

/** What lies in the basket of an exchange. */
export const linesOf = ({ packages }: OpenRedeem['order']): readonly RedeemLineFragment[] =>
  packages.filter((one) => one.__typename === 'RedeemPackage')

/** Each choice, with what can be done about it. */
export function RedeemLines({ order }: Pick<OpenRedeem, 'order'>) {
  return (
    <ul className="grid gap-4">
      {linesOf(order).map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: RedeemLineFragment }) {
  const t = useTexts(redeemCheckoutTexts)
  const choose = useTexts(redeemTexts, 'choose')
  const language = useLanguage()
  const openModal = useModals()
  const { press, isBusy, errors } = useChange()
  const { mainProduct, packageTotals, quantity } = line
  const product = mainProduct?.title ?? ''
  const promotion = packageTotals.promotionAmount
  return (
    <li className="grid grid-cols-[4.75rem_1fr_auto] items-start gap-x-3.5 gap-y-1">
      {mainProduct && (
        <CardStage size="small" backgroundColor={mainProduct.backgroundColor}>
          <CardArt image={{ url: mainProduct.image.url, alt: '' }} showShadow={false} isUrgent />
        </CardStage>
      )}
      <p className="col-start-2 min-w-0 leading-snug">
        <span className="block wrap-anywhere font-semibold">
          {quantity > 1 ? t('basket.line', { count: String(quantity), product }) : product}
        </span>
        <span className="block text-[0.9375rem] text-text-soft">{choose(line.variationType)}</span>
        {promotion && (
          <span className="block text-[0.9375rem] text-leaf">
            {t('basket.promotion', { amount: formatMoney(language, promotion) })}
          </span>
        )}
      </p>
      <p className="font-semibold tabular-nums">
        {formatMoney(language, packageTotals.mainItemAmount)}
      </p>
      <p className="col-span-2 col-start-2 -my-1 flex flex-wrap gap-x-4">
        {mainProduct && packageTotals.mainItemEditable && line.problem === null && (
          <Button
            variant="link"
            size="small"
            aria-label={t('basket.changeLine', { product })}
            onClick={() =>
              openModal(
                'redeemGiftCard',
                { product: mainProduct, before: line },
                { keepOthers: true },
              )
            }
          >
            {t('basket.change')}
          </Button>
        )}
        <Button
          variant="link"
          size="small"
          isLoading={isBusy}
          aria-label={t('basket.removeLine', { product })}
          onClick={() => void press(() => removeChoice(line.id))}
        >
          {t('basket.remove')}
        </Button>
      </p>
      {line.original && (
        <p className="col-span-2 col-start-2">
          <Button
            variant="link"
            size="small"
            isLoading={isBusy}
            onClick={() =>
              void press(() => updateChoice(line.id, { productId: line.original?.id }))
            }
          >
            {t('alternative.takeBack', { product: line.original.title })}
          </Button>
        </p>
      )}
      {line.problem !== null && (
        <div className="col-span-3">
          <MessageRow tone="warning">
            <span className="block">{t('basket.unavailable', { product })}</span>
            <Button
              variant="link"
              size="small"
              onClick={() => openModal('alternativeChoice', { line }, { keepOthers: true })}
            >
              {t('basket.alternative')}
            </Button>
          </MessageRow>
        </div>
      )}
      <ErrorRows errors={errors} className="col-span-3" />
    </li>
  )
}
