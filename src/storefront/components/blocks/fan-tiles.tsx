import { Anchor } from '#storefront/ui/anchor.tsx'
import { CardArt } from '#storefront/ui/card-art.tsx'

export type FanTile = {
  title: string
  text: string
  path: string
  images: readonly { url: string; alt: string }[]
}

/** Ways on, each with a few cards of what is there. The whole tile is one link, named by its title. */
export const FanTiles = ({ tiles }: { tiles: readonly FanTile[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4">
    {tiles.map((tile) => (
      <li
        key={tile.path}
        className="group relative flex flex-wrap gap-4 rounded-stage bg-surface-warm p-4 transition-colors hover:bg-surface-blush sm:flex-col sm:flex-nowrap max-[22.5rem]:flex-col sm:gap-5 sm:p-5"
      >
        <Fan images={tile.images} />
        {/* Below its cards where its longest word does not fit beside them. */}
        <div className="min-w-min flex-1 basis-32 sm:basis-auto">
          <h3 className="text-[1.125rem] leading-tight sm:text-[1.25rem]">
            <Anchor
              href={tile.path}
              className="rounded-sm after:absolute after:inset-0 after:rounded-stage"
            >
              {tile.title}
            </Anchor>
          </h3>
          <p className="mt-1.5 text-[0.9375rem] text-text-soft leading-snug">{tile.text}</p>
        </div>
      </li>
    ))}
  </ul>
)

/** The first card on top, the others behind it to both sides. */
const places = [
  'z-2 left-[21%]',
  'z-1 left-0 -rotate-6 translate-y-1.5 group-hover:-rotate-10',
  'left-[42%] rotate-6 translate-y-1.5 group-hover:rotate-10',
] as const

const Fan = ({ images }: { images: FanTile['images'] }) => (
  <div className="relative aspect-[2/1] w-28 shrink-0 sm:aspect-[5/2] sm:w-full" aria-hidden="true">
    {images.slice(0, places.length).map((image, index) => (
      <div
        key={image.url}
        className={`absolute top-1 w-[58%] transition-transform duration-300 ease-out-soft motion-reduce:transition-none ${places[index] ?? ''}`}
      >
        <CardArt image={{ ...image, alt: '' }} />
      </div>
    ))}
  </div>
)
