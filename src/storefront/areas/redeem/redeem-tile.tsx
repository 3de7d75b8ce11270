import { formatMoney } from '#i18n/formats.ts'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import type { RedeemProductFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { TileTitle } from '#storefront/parts/products/tile-title.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'
import { formsToChoose } from './redeem-amounts.ts'
import type { OpenRedeem } from './redeem-state.ts'

type RedeemTileProps = {
  product: RedeemProductFragment
  redeem: OpenRedeem
  isUrgent: boolean
}

/** Something that a card may be exchanged for; the whole tile is one button. */
export function RedeemTile({ product, isUrgent }: RedeemTileProps) {
  const t = useTexts(redeemTexts, 'shop')
  const language = useLanguage()
  const openModal = useModals()
  const isAlive = useHydrated()
  const [form] = formsToChoose(product)
  const least = form?.config.minPrice
  return (
    <button
      type="button"
      disabled={!isAlive}
      onClick={() => openModal('redeemGiftCard', { product })}
      className="group flex h-full w-full flex-col rounded-stage text-left"
    >
      <CardStage backgroundColor={product.backgroundColor} className="w-full">
        <CardArt
          image={{ url: product.image.url, alt: '' }}
          showShadow={product.showShadow}
          isUrgent={isUrgent}
          className="transition-transform duration-300 group-hover:-translate-y-1"
        />
      </CardStage>
      <span className="mt-3 font-bold font-display text-[1.0625rem] leading-tight group-hover:text-action">
        <TileTitle product={product} />
      </span>
      <span className="mt-1 text-[0.9375rem] text-text-soft">
        {form === undefined
          ? t('sold')
          : product.productType === 'DONATION'
            ? t('donation')
            : least && t('from', { min: formatMoney(language, least, 'short') })}
      </span>
    </button>
  )
}
