import { layoutTexts } from '#i18n/texts/layout.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The shop's logo, which leads home: 200 by 80 from 1024 px, 170 by 68 from 375 px, smaller below (SPEC §9). */
export function Logo({ tone = 'action' }: { tone?: 'action' | 'onDeep' }) {
  const t = useTexts(layoutTexts)
  const { name, mainLogo, footerLogo } = useStore()
  const isAtFoot = tone === 'onDeep'
  return (
    <Anchor
      href={usePaths().home()}
      aria-label={t('toHome', { shop: name })}
      className="inline-flex min-w-16 shrink rounded-md min-[23.4375rem]:shrink-0"
    >
      <img
        src={isAtFoot ? footerLogo : mainLogo}
        alt=""
        loading={isAtFoot ? 'lazy' : 'eager'}
        width={200}
        height={80}
        className="h-auto w-[10.625rem] lg:w-[12.5rem]"
      />
    </Anchor>
  )
}
