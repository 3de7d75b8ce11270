import { useTranslations } from 'use-intl'
import { cx } from '#storefront/ui/class-names.ts'
import { Icon } from '#storefront/ui/icon.tsx'

const assurances = ['fast', 'validity', 'note'] as const

/** Three things that are true of every order; a phone has room for the first. */
export function Assurances() {
  const t = useTranslations('layout.assurances')
  return (
    <section aria-label={t('label')} className="bg-surface-deep text-on-deep">
      <ul className="page-width flex justify-center gap-x-10 py-1.5 text-[0.875rem]">
        {assurances.map((name, index) => (
          <li
            key={name}
            className={cx(
              'items-center gap-2',
              index === 0 ? 'flex' : index === 1 ? 'hidden sm:flex' : 'hidden lg:flex',
            )}
          >
            <Icon name="check" size={16} className="text-sun" />
            {t(name)}
          </li>
        ))}
      </ul>
    </section>
  )
}
