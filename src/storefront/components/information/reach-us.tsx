import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ReachableFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'

/** The ways to a human being, and when one answers. */
export function ReachUs({ organisation }: { organisation: ReachableFragment }) {
  const t = useTranslations('information.reach')
  const { email, phone, contactLinks, address, legalName, businessHours } = organisation
  const call = contactLinks.find((link) => link.startsWith('tel:')) ?? `tel:${phone}`
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[1.25fr_1fr_1fr]">
      <Way icon="mail" title={t('mail')}>
        <Anchor href={`mailto:${email}`} className={wayLink}>
          {email}
        </Anchor>
      </Way>
      <Way icon="phone" title={t('call')}>
        <Anchor href={call} className={wayLink}>
          {phone}
        </Anchor>
        {businessHours.map((hours) => (
          <p key={hours.days.join()} className="mt-1 text-[0.9375rem] text-text-soft">
            <Hours {...hours} />
          </p>
        ))}
      </Way>
      <Way icon="pin" title={t('address')}>
        <p>{legalName}</p>
        <p className="text-text-soft">{address}</p>
      </Way>
    </ul>
  )
}

const wayLink = 'wrap-anywhere font-bold text-action underline-offset-4 hover:underline'

type WayProps = { icon: IconName; title: string; children: ReactNode }

const Way = ({ icon, title, children }: WayProps) => (
  <li className="rounded-card bg-surface-warm p-5 sm:max-lg:first:col-span-2">
    <p className="mb-1.5 flex items-center gap-2 font-bold">
      <Icon name={icon} size={20} className="text-action" />
      {title}
    </p>
    {children}
  </li>
)

const dayNumbers = { MO: 1, TU: 2, WE: 3, TH: 4, FR: 5, SA: 6, SU: 7 } as const

/** "maandag tot en met vrijdag, 09:00 – 17:30". The second of January 2023 was a Monday. */
function Hours({ days, opens, closes }: ReachableFragment['businessHours'][number]) {
  const t = useTranslations('information.reach')
  const locale = useLocale()
  const name = (day: string | undefined) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2023, 0, 1 + (dayNumbers[day as keyof typeof dayNumbers] ?? 1)),
    )
  const [first, last] = [name(days[0]), name(days.at(-1))]
  return first === last
    ? t('hoursOneDay', { day: first, opens, closes })
    : t('hours', { first, last, opens, closes })
}

graphql(`
  fragment Reachable on Organisation {
    legalName
    address
    email
    phone
    contactLinks
    businessHours {
      days
      opens
      closes
    }
  }
`)
