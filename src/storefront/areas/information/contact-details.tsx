import { informationTexts } from '#i18n/texts/information.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ReachableFragment } from '#storefront/graphql/generated/graphql.ts'
import type { OpeningHours } from '#storefront/parts/organisation/opening-hours.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

type ContactDetailsProps = { organisation: ReachableFragment; hours: readonly OpeningHours[] }

/** The ways to reach the helpdesk, and its opening hours. */
export function ContactDetails({ organisation, hours }: ContactDetailsProps) {
  const t = useTexts(informationTexts, 'reach')
  const { email, phone, contactLinks, address, legalName, isInvented } = organisation
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
        {hours.map(({ days, times }) => (
          <p key={days} className="mt-1 text-[0.9375rem] text-text-soft">
            <span className="inline-block first-letter:uppercase">{days}</span> <span>{times}</span>
          </p>
        ))}
      </Way>
      <Way icon="pin" title={t('address')}>
        <p>{legalName}</p>
        <p className="text-text-soft">{address}</p>
        {isInvented && <p className="mt-1 text-[0.9375rem]">{t('invented')}</p>}
      </Way>
    </ul>
  )
}

const wayLink = 'wrap-anywhere font-bold text-action underline-offset-4 hover:underline'

type WayProps = { icon: IconName; title: string; children: Elements }

const Way = ({ icon, title, children }: WayProps) => (
  <li className="rounded-card bg-surface-warm p-5 sm:max-lg:first:col-span-2">
    <p className="mb-1.5 flex items-center gap-2 font-bold">
      <Icon name={icon} size={20} className="text-action" />
      <span>{title}</span>
    </p>
    {children}
  </li>
)

graphql(`
  fragment Reachable on Organisation {
    legalName
    address
    email
    phone
    contactLinks
    isInvented
  }
`)
