import { formatMoney } from '#i18n/formats.ts'
import { productTexts } from '#i18n/texts/product.ts'
import type { ProductPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { Hand } from '#storefront/parts/cards/hand.tsx'
import { variantOf } from '#storefront/parts/gift-form/product-forms.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { ProductLabel } from '#storefront/parts/products/product-label.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { ProductGiftState } from './use-gift-form.ts'

type ProductStageProps = { product: ProductPageFragment; state: ProductGiftState | undefined }

/** The card as it will arrive, and the note on its edge; on a phone the note waits below the form, the amounts come first. */
export function ProductStage({ product, state }: ProductStageProps) {
  return (
    <div className="max-md:contents md:sticky md:top-26">
      <CardStage backgroundColor={product.backgroundColor} size="large">
        {product.label && <ProductLabel label={product.label} place="large" />}
        {variantOf(product) === 'pack' ? <Pack product={product} /> : <OneCard product={product} />}
      </CardStage>
      {state && <NotePreview state={state} product={product} />}
    </div>
  )
}

function OneCard({ product }: { product: ProductPageFragment }) {
  return (
    <CardArt
      image={product.image}
      showShadow={product.showShadow}
      isUrgent
      className="mx-auto max-w-60 -rotate-2 md:max-w-[28.75rem]"
    >
      {product.showHand && <Hand />}
    </CardArt>
  )
}

/** SPEC §9: blank cards come in packs of three. Screen readers are told of one picture. */
function Pack({ product }: { product: ProductPageFragment }) {
  const image = { ...product.image, alt: '' }
  return (
    <div className="mx-auto grid max-w-[26rem] py-10 *:col-start-1 *:row-start-1 sm:py-14">
      <CardArt image={image} isUrgent className="-translate-x-[7%] -translate-y-[15%] -rotate-12" />
      <CardArt image={image} isUrgent className="translate-x-[6%] -translate-y-[3%] rotate-6" />
      <CardArt
        image={product.image}
        isUrgent
        className="-translate-x-[2%] translate-y-[15%] -rotate-3"
      />
    </div>
  )
}

type NotePreviewProps = { state: ProductGiftState; product: ProductPageFragment }

function NotePreview({ state: { choice, written, unitPrice }, product }: NotePreviewProps) {
  const t = useTexts(productTexts, 'stage')
  const language = useLanguage()
  const openModal = useModals()
  const isDonation = product.productType === 'DONATION'
  const { receiver, variationType } = choice
  const { name, giverName, message } = written
  if (receiver === 'self') return null
  const note = message.trim()
  return (
    <div className="relative px-4 max-md:order-last md:-mt-8">
      <div className="mx-auto max-w-[27rem] rotate-1 rounded-2xl bg-surface px-5 py-4 shadow-soft">
        <p className="break-words font-semibold text-[0.8125rem] text-text-soft">
          {name.trim() ? t('toName', { name: name.trim() }) : t('toSomebody')}
        </p>
        <p
          className={cx(
            'mt-0.5 whitespace-pre-line break-words',
            note === '' && 'text-text-soft italic',
          )}
        >
          {note === '' ? t('sample') : note}
        </p>
        {unitPrice && (
          <p className="mt-1.5 font-semibold text-[0.9375rem]">
            {t(isDonation ? 'donationLabel' : 'amountLabel', {
              amount: formatMoney(language, unitPrice, 'short'),
            })}
          </p>
        )}
      </div>
      <div className="mt-5 flex justify-center">
        {variationType === 'DIGITAL' && (
          <Button
            variant="quiet"
            size="small"
            icon="gift"
            onClick={() =>
              openModal('wrapperOverlay', {
                title: product.title,
                image: product.image,
                receiverName: name.trim(),
                giverName: giverName.trim(),
                wrapper: choice.wrapper,
                note,
              })
            }
          >
            {t('showWrapped')}
          </Button>
        )}
      </div>
    </div>
  )
}
