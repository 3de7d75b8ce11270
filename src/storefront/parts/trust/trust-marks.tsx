import { layoutTexts } from '#i18n/texts/layout.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { TrustMarkFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#ui/anchor.tsx'
import { cx } from '#ui/class-names.ts'
import { useTexts } from '#ui/use-texts.ts'

export type TrustMarksProps = {
  marks: readonly TrustMarkFragment[]
  /** Low enough for the bar above the header. */
  isLow?: boolean | undefined
  className?: string | undefined
}

/** The quality marks that a storefront really holds, each leading to its certificate (SPEC §1). */
export function TrustMarks({ marks, isLow, className }: TrustMarksProps) {
  const t = useTexts(layoutTexts)
  if (marks.length === 0) return null
  return (
    <ul aria-label={t('trustMarks')} className={cx('flex flex-wrap items-center gap-3', className)}>
      {marks.map(({ name, url, image }) => (
        <li key={name}>
          <Anchor href={url} className="block rounded-sm bg-surface px-1.5 py-0.5">
            <img
              src={image.url}
              alt={image.alt}
              className={cx('w-auto max-w-24 object-contain', isLow ? 'h-5.5' : 'h-9')}
            />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

graphql(`
  fragment TrustMark on TrustMark {
    name
    url
    image {
      url
      alt
    }
  }
`)
