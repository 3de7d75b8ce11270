import { footerTexts } from '#i18n/texts/footer.ts'
import { frameTexts } from '#i18n/texts/frame.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrganisationColumnFragment } from '#storefront/graphql/generated/graphql.ts'
import type { OpeningHours } from '#storefront/parts/organisation/opening-hours.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { footerRow } from './footer-row.ts'

type OrganisationColumnProps = {
  organisation: OrganisationColumnFragment
  hours: readonly OpeningHours[]
}

/** The company behind the shop, as the law asks, and its hours. */
export function OrganisationColumn({ organisation, hours }: OrganisationColumnProps) {
  const t = useTexts(footerTexts)
  const frame = useTexts(frameTexts)
  const { legalName, address, email, phone, kvkNumber, vatNumber, isInvented } = organisation
  return (
    <section className="max-lg:col-span-2">
      <h2 className="mb-2 text-[1.125rem] text-on-deep">{t('contact')}</h2>
      {isInvented && <p className="mb-2 font-semibold text-sun">{t('invented')}</p>}
      <address className="not-italic">
        <p>{legalName}</p>
        <p>{address}</p>
        <ul className="mt-2">
          <Reach href={`mailto:${email}`} text={email} />
          <Reach href={`tel:${phone.replace(/[^+\d]/g, '')}`} text={phone} />
        </ul>
      </address>
      {hours.map(({ days, times }) => (
        <p key={days} className="mt-1">
          <span>{frame('hours')}</span>
          <br />
          <span className="inline-block first-letter:uppercase">{days}</span> <span>{times}</span>
        </p>
      ))}
      <p className="mt-3 text-[0.9375rem]">{t('kvk', { number: kvkNumber })}</p>
      <p className="text-[0.9375rem]">{t('vat', { number: vatNumber })}</p>
    </section>
  )
}

/** An address that is too long breaks at its @, not within a word. */
function WithBreaks({ text }: { text: string }) {
  const [name, host] = text.split('@')
  if (host === undefined) return <span>{text}</span>
  return (
    <>
      <span>{name}</span>
      <wbr />
      <span>{`@${host}`}</span>
    </>
  )
}

function Reach({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <Link href={href} tone="onDeep" className={footerRow}>
        <span className="wrap-anywhere">
          <WithBreaks text={text} />
        </span>
      </Link>
    </li>
  )
}

graphql(`
  fragment OrganisationColumn on Organisation {
    legalName
    address
    email
    phone
    kvkNumber
    vatNumber
    isInvented
  }
`)
