import { formatMoment } from '#i18n/format-moment.ts'
import { formatMoney } from '#i18n/formats.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  DetailsAddressFragment,
  ShippingStepFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { StepActions } from '#storefront/parts/checkout-steps/step-actions.tsx'
import { sayPostDay } from '#storefront/parts/delivery-date/post-promise.ts'
import { addressIn } from '#storefront/parts/gift-form/address-in.ts'
import { NotePaper } from '#storefront/parts/gift-wrap/note-paper.tsx'
import { GiftExtras } from '#storefront/parts/order-overview/gift-extras.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import type { Elements } from '#ui/elements.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

type ShippingStepProps = {
  shipments: readonly ShippingStepFragment[]
  details: DetailsAddressFragment
}

/** What goes to whom and when, to look over before paying. */
export function ShippingStep({ shipments, details }: ShippingStepProps) {
  const t = useTexts(checkoutTexts)
  const paths = usePaths()
  const toDetails = `${paths.checkout()}?stap=gegevens`
  const email = details.email ?? ''
  const billed = placeOf(details)
  const hasPosted = shipments.some(({ deliveryForm }) => deliveryForm === 'PHYSICAL')
  const hasPlanned = shipments.some(({ deliveryDate }) => deliveryDate)
  const intro = hasPlanned ? 'shipping.introPlanned' : 'shipping.intro'
  return (
    <>
      <p className="mb-6 text-[1.0625rem] text-text-soft">
        {t(hasPosted ? 'shipping.introPosted' : intro)}
      </p>
      <div className="grid gap-4">
        {shipments.map((shipment) => (
          <Shipment key={shipment.id} shipment={shipment} giverEmail={email} />
        ))}
        <Box
          icon="user"
          title={t('shipping.yourDetails')}
          edit={{ href: toDetails, label: t('shipping.editDetails') }}
        >
          <p>
            {[details.companyName, `${details.firstName} ${details.lastName}`]
              .filter(Boolean)
              .join(', ')}
          </p>
          {details.referenceNumber && (
            <p>{t('shipping.reference', { reference: details.referenceNumber })}</p>
          )}
          {billed && <p className="wrap-anywhere">{t('shipping.billedTo', { address: billed })}</p>}
          <p className="wrap-anywhere text-text-soft">{t('shipping.confirmation', { email })}</p>
        </Box>
      </div>
      <StepActions
        back={{ href: toDetails, text: t('back.details') }}
        next={t('shipping.next')}
        href={`${paths.checkout()}?stap=betaling`}
      />
    </>
  )
}

type ShipmentProps = { shipment: ShippingStepFragment; giverEmail: string }

function Shipment({ shipment, giverEmail }: ShipmentProps) {
  const t = useTexts(checkoutTexts, 'shipping')
  const words = useTexts(basketTexts)
  const paths = usePaths()
  const language = useLanguage()
  const { isForSelf, deliveryAddress, deliveryDate } = shipment
  const name = [deliveryAddress?.firstName, deliveryAddress?.lastName].filter(Boolean).join(' ')
  const receiver = isForSelf ? words('receiverSelf') : words('receiverOther', { name })
  const { postPlan } = shipment
  const place = postPlan && placeOf(deliveryAddress)
  const mailed = isForSelf
    ? t('toSelf', { email: giverEmail })
    : t('to', { email: deliveryAddress?.email ?? '' })
  const where = place
    ? t('byPost', { address: place })
    : postPlan
      ? t('postWithoutAddress')
      : mailed
  const planned = deliveryDate
    ? t('planned', { when: formatMoment(language, deliveryDate) })
    : t('moment')
  const when = postPlan ? t('postOn', { day: sayPostDay(language, postPlan.arrivesOn) }) : planned
  return (
    <Box
      icon={postPlan ? 'parcel' : isForSelf ? 'mail' : 'gift'}
      title={isForSelf ? words('forSelf') : words('forOther', { name })}
      edit={{ href: paths.basket(), label: t('editReceiver', { receiver }) }}
    >
      <p className="wrap-anywhere">{where}</p>
      <p className="flex items-center gap-2 text-leaf">
        <Icon name="clock" size={18} />
        <span>{when}</span>
      </p>
      <ul className="mt-3 grid gap-3">
        {shipment.packages.map((item) =>
          item.__typename === 'GiftcardPackage' &&
          item.giftcard_v1.__typename !== 'EmptyOrderItem' ? (
            <li key={item.id} className="grid gap-2">
              <div>
                <p className="font-semibold">
                  <span>
                    {t('line', {
                      count: item.giftcard_v1.qty,
                      product: item.giftcard_v1.variation.product.title,
                    })}
                  </span>
                  <span>{`, ${formatMoney(language, item.giftcard_v1.variation.price, 'short')}`}</span>
                </p>
                <GiftExtras gift={item} />
              </div>
              {item.message && <NotePaper label={t('note')}>{item.message.text}</NotePaper>}
            </li>
          ) : null,
        )}
      </ul>
    </Box>
  )
}

const noAddress = { countryCode: '', city: '' }

/** An address in one line, but for whom to find there; undefined where none is known yet. */
function placeOf(given: Parameters<typeof addressIn>[0]): string | undefined {
  const { companyName: _, ...place } = addressIn(given) ?? {}
  return place.city && addressLines({ ...noAddress, ...place }).join(', ')
}

type BoxProps = {
  icon: IconName
  title: string
  edit: { href: string; label: string }
  children: Elements
}

function Box({ icon, title, edit, children }: BoxProps) {
  const t = useTexts(checkoutTexts, 'shipping')
  return (
    <section className="flex gap-4 rounded-card p-4 ring-[1.5px] ring-line ring-inset sm:p-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action-soft text-action">
        <Icon name={icon} size={22} />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex items-baseline justify-between gap-x-4">
          <h2 className="wrap-anywhere text-[1.1875rem]">{title}</h2>
          <Link
            href={edit.href}
            aria-label={edit.label}
            className="inline-flex min-h-8 shrink-0 items-center"
          >
            {t('edit')}
          </Link>
        </div>
        {children}
      </div>
    </section>
  )
}

graphql(`
  fragment ShippingStep on GiftcardShipment {
    id
    isForSelf
    deliveryDate
    deliveryForm
    deliveryAddress {
      firstName lastName email
      ...PostalParts
    }
    postPlan { arrivesOn }
    packages {
      __typename
      ... on GiftcardPackage {
        id
        ...GiftExtras
        message { text }
        giftcard_v1 {
          __typename
          ... on GiftcardOrderItem { qty variation { ...ReviewedGift } }
          ... on DonationOrderItem { qty variation { ...ReviewedGift } }
          ... on EmptyOrderItem { qty }
        }
      }
    }
  }
`)

graphql(`
  fragment ReviewedGift on Variation {
    id
    price { currency value }
    product { id title }
  }
`)
