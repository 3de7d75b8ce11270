import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SpotlightBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** One card that deserves a stage, with reasons to give it; a phone shows it on top of the page already. */
export const SpotlightBlock = ({ block }: { block: SpotlightBlockFragment }) => (
  <section className="on-deep mt-10 grid overflow-hidden rounded-panel bg-surface-deep text-on-deep sm:mt-20 md:grid-cols-[1.15fr_1fr]">
    <div className="px-6 py-9 sm:px-12 sm:max-md:pb-6 lg:py-14">
      <h2 className="max-w-[16ch] text-heading-1">{block.title}</h2>
      <p className="mt-4 max-w-[46ch] text-[1.0625rem] text-on-deep-soft">{block.text}</p>
      <ul className="mt-5 grid gap-2">
        {block.reasons.map((reason) => (
          <li key={reason} className="flex gap-2.5">
            <Icon name="check" size={20} className="mt-0.5 text-sun" />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <Button href={block.product.path} variant="quiet" className="mt-7">
        {block.button}
      </Button>
    </div>
    <div className="grid place-items-center bg-surface-blush px-8 py-12 max-md:mx-6 max-md:mb-6 max-md:rounded-stage max-sm:hidden lg:px-14">
      <CardArt image={block.product.image} className="w-full max-w-md rotate-[4deg]" />
    </div>
  </section>
)

graphql(`
  fragment SpotlightBlock on SpotlightBlock {
    title
    text
    reasons
    button
    product {
      path
      image {
        url
        alt
      }
    }
  }
`)
