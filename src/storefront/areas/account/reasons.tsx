import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

const reasons = [
  { name: 'orders', icon: 'parcel' },
  { name: 'follow', icon: 'gift' },
  { name: 'safe', icon: 'shield' },
] as const satisfies readonly { name: string; icon: IconName }[]

/** Says what an account is good for, and that no one needs one. */
export function Reasons() {
  const t = useTexts(accountEntryTexts, 'identify')
  return (
    <section
      aria-labelledby="why-an-account"
      className="rounded-panel bg-surface-warm px-5 py-7 sm:px-8 sm:py-8"
    >
      <h2 id="why-an-account" className="text-[1.3125rem]">
        {t('why')}
      </h2>
      <ul className="mt-4 grid gap-4">
        {reasons.map(({ name, icon }) => (
          <li key={name} className="flex items-start gap-3">
            <Icon name={icon} size={22} className="mt-0.5 text-action" />
            <span>{t(`reasons.${name}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-line border-t pt-5">
        <span>{t('withoutAccount')}</span> <Link href={usePaths().giftCards()}>{t('shop')}</Link>
      </p>
    </section>
  )
}
