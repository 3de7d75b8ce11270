import { useNavigate } from 'react-router'
import { formatMoney, type WireMoney } from '#i18n/formats.ts'
import { productTexts } from '#i18n/texts/product.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { singleGiftAddress } from '#storefront/parts/gift-form/single-gift-address.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { BottomBar, barAmount } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { giftFormId } from './gift-card-form.tsx'
import type { ProductGiftState } from './use-gift-form.ts'

type TotalBarProps = {
  product: Pick<ProductFormFragment, 'id' | 'title'>
  state: ProductGiftState
  serviceFee: WireMoney
  /** Undefined of what goes by e-mail. */
  postage: WireMoney | undefined
}

/** What it costs and the one thing to do, in sight on every part of the page. */
export function TotalBar({ product, state, serviceFee, postage }: TotalBarProps) {
  const t = useTexts(productTexts, 'form')
  const language = useLanguage()
  const { form, unitPrice, wrapping } = state
  const { quantity } = state.choice
  const money = (value: number) => formatMoney(language, { currency: serviceFee.currency, value })
  const address = singleGiftAddress(usePaths(), { productId: product.id })
  const navigate = useNavigate()
  const buyNow = async () => {
    // Whatever stands in the form goes along, typed or not.
    await form.keep()
    // What cannot be judged here is judged there.
    if (await form.judgeFilled().catch(() => true)) await navigate(address)
  }
  return (
    <BottomBar onDesktop="floating" className="mt-10 -mb-14 sm:-mb-20">
      <p className="min-w-0 flex-1 truncate font-bold max-lg:hidden">{product.title}</p>
      <p aria-live="polite" className="min-w-0 lg:text-right">
        <span className={barAmount}>
          {unitPrice
            ? money(unitPrice.value * quantity + (wrapping?.value ?? 0))
            : t('chooseAmount')}
        </span>
        <span className="block text-[0.8125rem] text-text-soft leading-snug sm:text-[0.875rem]">
          {unitPrice && quantity > 1 && (
            <span className="block">
              {t('perPiece', { quantity: String(quantity), amount: money(unitPrice.value) })}
            </span>
          )}
          {unitPrice && wrapping && (
            <span className="block">
              {t('withWrapping', { amount: formatMoney(language, wrapping) })}
            </span>
          )}
          {postage && (
            <span className="block">
              {t('postage', { postage: formatMoney(language, postage) })}
            </span>
          )}
          <span>
            {t.rich('serviceFee', {
              fee: formatMoney(language, serviceFee),
              wide: (words) => <span className="max-md:hidden">{words}</span>,
            })}
          </span>
        </span>
      </p>
      <div className="flex shrink-0 items-center gap-2 sm:gap-3">
        <Button
          variant="quiet"
          type="submit"
          form={giftFormId}
          isLoading={form.isSending}
          icon="basket"
          aria-label={t('submit')}
          className="max-sm:px-4!"
        >
          <span className="max-sm:sr-only">{t('submit')}</span>
        </Button>
        <Button
          href={address}
          onClick={(event) => {
            event.preventDefault()
            void buyNow()
          }}
          className="max-sm:px-5.5!"
        >
          {t('buyNow')}
        </Button>
      </div>
    </BottomBar>
  )
}
