import { FanTile, type FanTileProps } from '#storefront/parts/tiles/fan-tile.tsx'

/** A few ways on from here, below the title of their block. */
export const FanTiles = ({ tiles }: { tiles: readonly Omit<FanTileProps, 'heading'>[] }) => (
  <ul className="swipe-row gap-4 [--swipe:70%] sm:grid sm:grid-cols-2 sm:gap-6 xl:grid-cols-4">
    {tiles.map((tile) => (
      <FanTile key={tile.path} {...tile} heading="h3" />
    ))}
  </ul>
)
