import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { MomentLinkFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'

/** Every moment of giving in few words, for whoever starts from the occasion. */
export const MomentLinks = ({ moments }: { moments: readonly MomentLinkFragment[] }) => (
  <ul className="flex flex-wrap gap-2.5">
    {moments.map((moment) => (
      <li key={moment.id}>
        <Anchor
          href={moment.path}
          className="inline-flex min-h-11 items-center rounded-full bg-surface-blush px-4.5 font-semibold text-[0.9375rem] hover:bg-action hover:text-on-action"
        >
          {moment.title}
        </Anchor>
      </li>
    ))}
  </ul>
)

graphql(`
  fragment MomentLink on GivingMoment {
    id
    title
    path
  }
`)
