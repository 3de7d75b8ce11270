import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BlockLinkFragment } from '#storefront/graphql/generated/graphql.ts'
import { Link } from '#ui/link.tsx'

/** Beside the heading of a block, where it leads on. */
export const BlockLink = ({ link }: { link: BlockLinkFragment | null | undefined }) =>
  link && <Link href={link.path}>{link.title}</Link>

graphql(`
  fragment BlockLink on BlockLink {
    title
    path
  }
`)
