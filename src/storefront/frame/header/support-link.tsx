import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SupportLinkFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#ui/anchor.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type SupportLinkProps = {
  support: SupportLinkFragment
  /** On a phone its sign alone is seen; the words are read aloud. */
  isShortOnPhones?: boolean | undefined
}

/** The way to customer support; a help centre outside opens beside the shop. */
export const SupportLink = ({ support, isShortOnPhones }: SupportLinkProps) => (
  <Anchor
    href={support.path}
    className="touch inline-flex items-center justify-center gap-2 rounded-full px-2.5 font-semibold text-[0.9375rem] hover:bg-action-soft hover:text-action"
  >
    <Icon name="info" size={22} />
    <span className={cx(isShortOnPhones && 'max-sm:sr-only')}>{support.title}</span>
  </Anchor>
)

graphql(`
  fragment SupportLink on MenuItem {
    title
    path
  }
`)
