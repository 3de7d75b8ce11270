import { useState } from 'react'
import { formatMoney, type WireMoney } from '#i18n/formats.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  DonationInBasketFragment,
  DonationOnOfferFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { isOffered } from '#storefront/parts/amounts/price-rule.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { sendDonation } from './change-basket.ts'

type DonationExtraProps = {
  causes: readonly DonationOnOfferFragment[]
  order: DonationInBasketFragment
}

/** In cents. */
const amounts = [5_00, 10_00, 20_00]

const amountsOf = ({ digitalVariationConfig: config }: DonationOnOfferFragment): number[] =>
  config?.stock === 'AVAILABLE' ? amounts.filter((cents) => isOffered(config, cents)) : []

/** A donation beside the gifts, to any cause of the shop: one tap, and a line of its own. Not offered to whoever gives already. */
export function DonationExtra({ causes, order }: DonationExtraProps) {
  const t = useTexts(basketTexts, 'donation')
  const [said, setSaid] = useState('')
  const [chosen, setChosen] = useState<string>()
  const open = causes.filter((cause) => amountsOf(cause).length > 0)
  const cause = open.find(({ id }) => id === chosen) ?? open[0]
  // Asked here, for what was given is said where nothing is offered any more.
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    onDone: () => setSaid(t('added', { title: cause?.title ?? '' })),
  })
  if (cause === undefined || (hasDonation(order) && said === '')) return null
  return (
    <section
      aria-labelledby="donation-extra"
      className="grid gap-4 rounded-panel border-[1.5px] border-line px-4 py-4 sm:px-6"
    >
      <div className="flex min-w-0 items-start gap-3.5">
        <Icon name="heart" size={22} className="mt-0.5 text-action" />
        <div className="min-w-0">
          <h2 id="donation-extra" className="text-[1.125rem]">
            {t('heading')}
          </h2>
          <p role="status" className="text-[0.9375rem] text-text-soft">
            {said || t('text')}
          </p>
        </div>
      </div>
      {said === '' && (
        <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Select
            label={t('cause')}
            options={open.map(({ id, title: name }) => ({ id, label: name }))}
            value={cause.id}
            onChange={setChosen}
          />
          <DonationAmounts
            cause={cause}
            isDisabled={isBusy}
            onGive={(amount) => void press(() => sendDonation(cause.id, amount))}
          />
        </div>
      )}
      <ErrorRows errors={errors} />
    </section>
  )
}

type DonationAmountsProps = {
  cause: DonationOnOfferFragment
  isDisabled: boolean
  onGive: (cents: number) => void
}

function DonationAmounts({ cause, isDisabled, onGive }: DonationAmountsProps) {
  const t = useTexts(basketTexts, 'donation')
  const language = useLanguage()
  const { title, digitalVariationConfig: config } = cause
  const say = (value: number): string => {
    const money: WireMoney = { currency: config?.minPrice.currency ?? 'EUR', value }
    return formatMoney(language, money, 'short')
  }
  return (
    <div className="flex flex-wrap gap-2">
      {amountsOf(cause).map((value) => (
        <Button
          key={value}
          variant="quiet"
          size="small"
          isDisabled={isDisabled}
          aria-label={t('addTo', { amount: say(value), title })}
          onClick={() => onGive(value)}
        >
          {t('add', { amount: say(value) })}
        </Button>
      ))}
    </div>
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
