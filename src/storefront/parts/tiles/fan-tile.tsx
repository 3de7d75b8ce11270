import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { Anchor } from '#ui/anchor.tsx'
import type { Elements } from '#ui/elements.ts'

export type FanTileProps = {
  title: string
  text: string
  path: string
  /** At most three. */
  images: readonly { url: string; alt: string }[]
  /** By what stands above the list. */
  heading: 'h2' | 'h3'
  /** Below its text. */
  children?: Elements
}

/** A way on, with a few cards of what is there. The whole tile is one link, named by its title. */
export const FanTile = ({
  title,
  text,
  path,
  images,
  heading: Heading,
  children,
}: FanTileProps) => (
  <li className="group relative flex flex-wrap gap-4 rounded-stage bg-surface-warm p-4 transition-colors hover:bg-surface-blush sm:flex-col sm:flex-nowrap max-[22.5rem]:flex-col sm:gap-5 sm:p-5">
    <Fan images={images} />
    {/* Below its cards where its longest word does not fit beside them. */}
    <div className="flex min-w-min flex-1 basis-32 flex-col sm:basis-auto">
      <Heading className="text-[1.125rem] leading-tight sm:text-[1.25rem]">
        <Anchor href={path} className="tile-link">
          {title}
        </Anchor>
      </Heading>
      <p className="mt-1.5 flex-1 text-[0.9375rem] text-text-soft leading-snug">{text}</p>
      {children}
    </div>
  </li>
)

/** The first card on top, the others behind it to both sides. None of them lies on the link of the tile. */
const places = [
  'z-2 left-[21%]',
  'z-1 left-0 -rotate-6 translate-y-1.5 group-hover:-rotate-10',
  'left-[42%] rotate-6 translate-y-1.5 group-hover:rotate-10',
] as const

const Fan = ({ images }: Pick<FanTileProps, 'images'>) => (
  <div
    className="relative isolate aspect-[2/1] w-28 shrink-0 sm:aspect-[5/2] sm:w-full"
    aria-hidden="true"
  >
    {images.map((image, index) => (
      <div
        key={image.url}
        className={`absolute top-1 w-[58%] transition-transform duration-300 ease-out-soft motion-reduce:transition-none ${places[index] ?? ''}`}
      >
        <CardArt image={{ ...image, alt: '' }} />
      </div>
    ))}
  </div>
)
