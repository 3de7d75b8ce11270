import { productTexts } from '#i18n/texts/product.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { MeasuredDeliveryFragment } from '#storefront/graphql/generated/graphql.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

const names = {
  card: ['payment', 'speed', 'withdrawal'],
  post: ['payment', 'post', 'withdrawal'],
  pack: ['payment', 'post', 'withdrawalPack'],
  donation: ['payment', 'donationSpeed', 'donationWhole'],
  ownDonation: ['payment', 'donationSpeedSelf', 'donationWhole'],
} as const

type AssurancesProps = {
  kind: keyof typeof names
  isBlockable: boolean
  methods: string
  deliveryTime: MeasuredDeliveryFragment | null | undefined
}

/** What a giver may count on. The time of delivery is what was measured lately; without that, what is promised. */
export function Assurances({ kind, isBlockable, methods, deliveryTime }: AssurancesProps) {
  const t = useTexts(productTexts, 'assurances')
  return (
    <ul className="mt-5 grid gap-2 text-[0.9375rem]">
      {names[kind].map((name) => (
        <li key={name} className="flex gap-2.5">
          <Icon name="check" size={18} className="mt-0.5 text-leaf" />
          <span>
            {name === 'speed' && deliveryTime
              ? t('measured', {
                  ...roundUp(deliveryTime.seconds),
                  count: String(deliveryTime.count),
                })
              : t(name === 'withdrawal' && !isBlockable ? 'withdrawalUnblockable' : name, {
                  methods,
                })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Seconds by ten, and minutes after the first; never less than was measured. */
const roundUp = (seconds: number) =>
  seconds > 60
    ? { time: String(Math.ceil(seconds / 60)), unit: 'minutes' }
    : { time: String(Math.max(10, Math.ceil(seconds / 10) * 10)), unit: 'seconds' }

graphql(`
  fragment MeasuredDelivery on DeliveryTime {
    seconds
    count
  }
`)
