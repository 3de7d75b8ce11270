import type { ReactNode } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { HeroBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { Kept } from '#storefront/parts/page/kept.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { RichText } from './rich-text.tsx'

type HeroProps = {
  block: HeroBlockFragment
  /** What a visitor may do at once; a phone shows it before the cards. */
  act?: ReactNode
}

export type HeroBlockProps = HeroProps & {
  /** Stands above the heading: the way back up. */
  above?: Elements
  /** The data that `act` is made of. */
  actBy?: unknown
}

/** Opens a page: what it is for, and a handful of what it has. */
export const HeroBlock = ({ block, above, act, actBy }: HeroBlockProps) => (
  <div className="overflow-hidden bg-linear-to-b from-surface-blush to-surface-warm">
    <div className="page-width">
      {above}
      <Kept as="div" name="hero" by={[block, actBy]}>
        {block.look === 'ROW' ? (
          <InARow block={block} act={act} />
        ) : (
          <Fanned block={block} act={act} />
        )}
      </Kept>
    </div>
  </div>
)

const Fanned = ({ block, act }: HeroProps) => (
  <div className="grid items-center gap-x-6 gap-y-4 pt-6 pb-6 sm:gap-y-8 sm:py-12 md:grid-cols-[1.02fr_1fr] lg:min-h-[27rem]">
    <div>
      <h1 className={cx(block.title.length > longTitle ? longSize : shortSize)}>{block.title}</h1>
      <p className="mt-4 max-w-[46ch] text-[1.0625rem] text-text-soft sm:mt-5 sm:text-[1.1875rem]">
        {block.text}
      </p>
      <Buttons block={block} className="mt-5 sm:mt-7" />
      <Note block={block} />
    </div>
    {act && <div className="md:order-1 md:col-span-2">{act}</div>}
    <Fan cards={block.cards} />
  </div>
)

/** Where a heading would no longer fit three lines of the large letter. */
const longTitle = 24
const shortSize = 'max-w-[10ch] text-[clamp(2.625rem,1.6rem+4.2vw,4.375rem)]'
const longSize = 'max-w-[16ch] text-[clamp(2.25rem,1.5rem+3vw,3.5rem)]'

const InARow = ({ block, act }: HeroProps) => (
  <div className="pt-10 text-center sm:pt-14">
    <h1 className="mx-auto max-w-[18ch] text-[clamp(2.5rem,1.6rem+3.6vw,4rem)]">{block.title}</h1>
    <p className="mx-auto mt-5 max-w-[54ch] text-[1.0625rem] text-text-soft sm:text-[1.1875rem]">
      {block.text}
    </p>
    <Buttons block={block} className="mt-7 justify-center" />
    <Note block={block} />
    {act && <div className="mt-8 text-left">{act}</div>}
    <ul className="-mb-4 mt-10 flex justify-center gap-4 sm:-mb-2 sm:mt-12 sm:gap-6">
      {block.cards.slice(0, rowPlaces.length).map((card, index) => (
        <li
          key={card.id}
          className={cx('w-[38%] shrink-0 sm:w-[27%] lg:w-[19%]', rowPlaces[index])}
        >
          <CardArt image={{ ...card.image, alt: '' }} isUrgent className="animate-rise" />
        </li>
      ))}
    </ul>
  </div>
)

/** A card further from the middle lies lower, as in a hand. */
const rowPlaces = [
  'translate-y-6 -rotate-6',
  'translate-y-1.5 -rotate-3',
  '',
  'translate-y-1.5 rotate-3',
  'translate-y-6 rotate-6',
]

const Buttons = ({ block, className }: HeroProps & { className: string }) =>
  block.buttons.length > 0 && (
    <div className={cx('flex flex-wrap gap-3.5', className)}>
      {block.buttons.map((button, index) => (
        <Button key={button.path} href={button.path} variant={index === 0 ? 'primary' : 'quiet'}>
          {button.title}
        </Button>
      ))}
    </div>
  )

const Note = ({ block }: HeroProps) =>
  block.note.length > 0 && (
    <div className="mt-4 text-[0.9375rem] sm:mt-6 text-text-soft">
      <RichText paragraphs={block.note} />
    </div>
  )

const fanPlaces = [
  'left-[27%] top-[45%] -rotate-[13deg]',
  'left-[71%] top-[36%] rotate-[9deg]',
  'left-1/2 top-[60%] -rotate-3',
]

const Fan = ({ cards }: { cards: HeroBlockFragment['cards'] }) => (
  <div className="relative mx-auto aspect-[1.55] w-full max-w-[23rem] sm:max-w-[30rem] lg:max-w-[34rem]">
    {cards.slice(0, fanPlaces.length).map((card, index) => (
      <CardArt
        key={card.id}
        image={{ ...card.image, alt: '' }}
        isUrgent
        className={cx(
          'absolute! w-[58%] -translate-x-1/2 -translate-y-1/2 animate-rise',
          fanPlaces[index],
        )}
      />
    ))}
  </div>
)

graphql(`
  fragment HeroBlock on HeroBlock {
    title
    text
    look
    note {
      ...RichText
    }
    buttons {
      title
      path
    }
    cards {
      id
      image {
        url
        alt
      }
    }
  }
`)
