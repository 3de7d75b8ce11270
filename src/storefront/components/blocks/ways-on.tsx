import { FanTile, type FanTileProps } from '#storefront/components/catalogue/fan-tile.tsx'

type WayOn = Omit<FanTileProps, 'heading'>

/** A few ways on from here, below the title of their block. */
export const WaysOn = ({ ways }: { ways: readonly WayOn[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4">
    {ways.map((way) => (
      <FanTile key={way.path} {...way} heading="h3" />
    ))}
  </ul>
)
