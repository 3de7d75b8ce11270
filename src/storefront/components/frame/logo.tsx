import { useTranslations } from 'use-intl'
import { useStore } from '#storefront/store-context.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { LogoMark } from './logo-mark.tsx'

/** The name of the shop, which is the way home. */
export function Logo({ tone = 'action' }: { tone?: 'action' | 'onDeep' }) {
  const t = useTranslations('layout')
  const { name } = useStore()
  return (
    <Anchor
      href={usePaths().home()}
      aria-label={t('toHome', { shop: name })}
      className={`inline-flex min-h-11 items-center gap-2.5 rounded-md font-display font-extrabold text-[1.5rem] leading-none tracking-tight ${tone === 'action' ? 'text-action' : 'text-on-deep'}`}
    >
      <LogoMark />
      <span aria-hidden="true">{name.toLowerCase()}</span>
    </Anchor>
  )
}
