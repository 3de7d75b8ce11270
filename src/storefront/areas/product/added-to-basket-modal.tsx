import { formatMoney, type WireMoney } from '#i18n/formats.ts'
import { orderOverviewTexts } from '#i18n/texts/order-overview.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { cardsInPack } from '#kernel/card-pack.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { variantOf } from '#storefront/parts/gift-form/product-forms.ts'
import { singleGiftAddress } from '#storefront/parts/gift-form/single-gift-address.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Modal } from '#ui/modal.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    addedToBasket: AddedToBasketProps
  }
}

export type AddedToBasketProps = {
  product: ProductFormFragment
  quantity: number
  unitPrice: WireMoney | undefined
  /** The receiver's name; undefined when the giver is the receiver. */
  name: string | undefined
  /** Of the package, where the basket holds nothing else: one page orders it. Else the steps order all of it. */
  onlyPackageId: string | undefined
}

const lines = { card: 'line', choice: 'line', donation: 'lineDonation', pack: 'linePack' } as const

/** Says what went into the basket, and asks where to go. */
export function AddedToBasketModal(props: AddedToBasketProps & Closable) {
  const { product, quantity, unitPrice, name, onlyPackageId, onClosed } = props
  const t = useTexts(productTexts, 'added')
  const overview = useTexts(orderOverviewTexts)
  const openModal = useModals()
  const language = useLanguage()
  const paths = usePaths()
  const toPay =
    onlyPackageId === undefined
      ? paths.checkout()
      : singleGiftAddress(paths, { productId: product.id, packageId: onlyPackageId })
  return (
    <Modal title={t('title')} onClosed={onClosed}>
      <div className="flex items-center gap-4">
        <CardStage
          backgroundColor={product.backgroundColor}
          size="small"
          className="w-32 shrink-0 sm:w-40"
        >
          <CardArt image={{ ...product.image, alt: '' }} showShadow={product.showShadow} isUrgent />
        </CardStage>
        <div className="min-w-0">
          <p className="font-bold font-display text-[1.1875rem] leading-tight">{product.title}</p>
          {unitPrice && (
            <p className="mt-1">
              {t(lines[variantOf(product)], {
                ...{ quantity, size: cardsInPack },
                amount: formatMoney(language, unitPrice, 'short'),
              })}
            </p>
          )}
          <p className="text-text-soft">{name === undefined ? t('forSelf') : t('for', { name })}</p>
        </div>
      </div>
      <div className="mt-7 grid gap-3 sm:grid-cols-2">
        <Button href={toPay}>{t('payNow')}</Button>
        <Button variant="quiet" href={paths.basket()}>
          {t('toBasket')}
        </Button>
        <GoOn text={t('goOn')} />
        <Button
          variant="link"
          icon="basket"
          onClick={() => openModal('productOrderOverview', { toPay })}
          className="sm:col-span-2"
        >
          {overview('open')}
        </Button>
      </div>
    </Modal>
  )
}

function GoOn({ text }: { text: string }) {
  const close = useCloseModal()
  return (
    <Button variant="link" onClick={close} className="sm:col-span-2">
      {text}
    </Button>
  )
}
