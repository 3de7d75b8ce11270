import { frameTexts } from '#i18n/texts/frame.ts'
import type { FooterFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useTexts } from '#ui/use-texts.ts'

const names: Record<FooterFragment['socialAccounts'][number]['network'], string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  linkedIn: 'LinkedIn',
  pinterest: 'Pinterest',
}

/** Links to the shop's social accounts, none without any. Icons of 36 px on a phone (SPEC §9). */
export function SocialLinks({ accounts }: { accounts: FooterFragment['socialAccounts'] }) {
  const t = useTexts(frameTexts)
  if (accounts.length === 0) return null
  return (
    <ul aria-label={t('social')} className="flex flex-wrap gap-1">
      {accounts.map(({ network, url }) => (
        <li key={network}>
          <Anchor href={url} className="touch grid place-items-center rounded-full">
            <img
              src={`/logos/social-${network.toLowerCase()}.svg`}
              alt={names[network]}
              width={36}
              height={36}
              loading="lazy"
              className="sm:size-8"
            />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
