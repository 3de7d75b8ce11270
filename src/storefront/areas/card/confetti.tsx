import { cx } from '#ui/class-names.ts'

/** Where each scrap flies to, in percent of the card, and how it turns. */
const scraps = [
  [-46, -64, 200],
  [-30, -82, -140],
  [-14, -70, 90],
  [4, -88, 260],
  [20, -72, -220],
  [36, -84, 150],
  [50, -60, -90],
  [-56, -30, 120],
  [58, -26, -160],
  [-40, 12, 80],
  [44, 16, -240],
  [-8, -46, 300],
  [14, -50, -60],
  [-24, -40, 180],
] as const

const colors = ['bg-sun', 'bg-action', 'bg-line-blush', 'bg-leaf'] as const

/** A handful of paper in the air for the moment of unwrapping; none when the visitor prefers less motion. */
export function Confetti() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 z-20 motion-reduce:hidden"
    >
      {scraps.map(([x, y, turn], index) => (
        <span
          key={`${x} ${y}`}
          style={
            { '--x': `${x}cqw`, '--y': `${y}cqh`, '--turn': `${turn}deg` } as React.CSSProperties
          }
          className={cx(
            'absolute top-1/2 left-1/2 animate-scrap opacity-0',
            index % 3 === 0 ? 'size-2.5 rounded-full' : 'h-4 w-2 rounded-[2px]',
            colors[index % colors.length],
          )}
        />
      ))}
    </div>
  )
}
