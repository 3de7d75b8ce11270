import type { ReactNode } from 'react'
import { CardArt, type CardArtProps } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'

type CardSheetProps = {
  card: {
    image: CardArtProps['image']
    backgroundColor: string
    showShadow: boolean
  }
  /** Id of its heading, where it has one. */
  labelledBy?: string | undefined
  children: ReactNode
}

/** A choice card, and beside it all that its holder may read of it and do with it. */
export const CardSheet = ({ card, labelledBy, children }: CardSheetProps) => (
  <section
    aria-labelledby={labelledBy}
    className="grid overflow-hidden rounded-panel bg-surface shadow-soft lg:grid-cols-2"
  >
    <CardStage
      size="large"
      backgroundColor={card.backgroundColor}
      className="grid place-items-center rounded-none!"
    >
      <CardArt
        image={card.image}
        showShadow={card.showShadow}
        isUrgent
        className="w-full max-w-md"
      />
    </CardStage>
    <div className="grid content-center gap-5 p-5 sm:p-9">{children}</div>
  </section>
)

export const CardFacts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-2.5 border-line border-y py-4">{children}</dl>
)

export const CardFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6">
    <dt className="text-text-soft">{name}</dt>
    <dd className="font-bold">{children}</dd>
  </div>
)
