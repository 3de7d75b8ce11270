import { useState } from 'react'
import { formatMoney, type WireMoney } from '#i18n/formats.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  DonationInBasketFragment,
  DonationOnOfferFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { isOffered } from '#storefront/parts/amounts/price-rule.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useLanguage } from '#storefront/ui/language.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { useBasketChange } from './use-basket-change.ts'

type DonationExtraProps = { donation: DonationOnOfferFragment; order: DonationInBasketFragment }

/** In cents. */
const amounts = [5_00, 10_00, 20_00]

/** A donation beside the gifts: one tap, and a line of its own. Not offered to whoever gives already. */
export function DonationExtra({ donation, order }: DonationExtraProps) {
  const t = useTexts(basketTexts, 'donation')
  const language = useLanguage()
  const [said, setSaid] = useState('')
  const { id, title, digitalVariationConfig: config } = donation
  const { change, isChanging, errors } = useBasketChange((answer) => {
    if (answer.errors.length === 0) setSaid(t('added', { title }))
  })
  const offered =
    config?.stock === 'AVAILABLE' ? amounts.filter((cents) => isOffered(config, cents)) : []
  if (offered.length === 0 || (hasDonation(order) && said === '')) return null
  const say = (value: number): string => {
    const money: WireMoney = { currency: config?.minPrice.currency ?? 'EUR', value }
    return formatMoney(language, money, 'short')
  }
  return (
    <section
      aria-labelledby="donation-extra"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border-[1.5px] border-line px-4 py-4 sm:px-6"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3.5">
        <Icon name="heart" size={22} className="mt-0.5 text-action" />
        <div className="min-w-0">
          <h2 id="donation-extra" className="text-[1.125rem]">
            {t('heading')}
          </h2>
          <p role="status" className="text-[0.9375rem] text-text-soft">
            {said || t('text', { title })}
          </p>
        </div>
      </div>
      {said === '' && (
        <div className="flex flex-wrap gap-2">
          {offered.map((value) => (
            <Button
              key={value}
              variant="quiet"
              size="small"
              isDisabled={isChanging}
              aria-label={t('addTo', { amount: say(value), title })}
              onClick={() => void change('donate', { packageId: id, amount: value })}
            >
              {t('add', { amount: say(value) })}
            </Button>
          ))}
        </div>
      )}
      <ErrorRows errors={errors} className="basis-full" />
    </section>
  )
}

const hasDonation = ({ shipments }: DonationInBasketFragment): boolean =>
  shipments.some(({ packages }) =>
    packages.some(
      (item) =>
        item.__typename === 'GiftcardPackage' &&
        item.giftcard_v1.__typename === 'DonationOrderItem',
    ),
  )

graphql(`
  fragment DonationOnOffer on Product {
    id
    title
    digitalVariationConfig { ...BasketPrices }
  }
`)

graphql(`
  fragment DonationInBasket on GiftcardOrder {
    shipments {
      packages {
        __typename
        ... on GiftcardPackage { giftcard_v1 { __typename } }
      }
    }
  }
`)
