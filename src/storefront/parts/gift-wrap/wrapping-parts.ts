import type { PlainWrapper, Wrapping } from '#kernel/wrapper.ts'

/** A picture of its own in content/wrappers, and how it comes off. */
type WrappingPart = { name: string; opening: string }

const part = (name: string, opening: string): WrappingPart => ({ name, opening })

const folding: readonly WrappingPart[] = [
  part('left', 'animate-fold-left origin-left'),
  part('right', 'animate-fold-right origin-right'),
  part('ribbon', 'animate-ribbon-fall'),
  part('bow', 'animate-bow-off'),
]

/** From the bottom to the top. */
const parts: Record<Exclude<Wrapping, PlainWrapper>, readonly WrappingPart[]> = {
  envelope: [
    part('back', 'animate-fade-off'),
    part('pocket', 'animate-sink'),
    part('flap', 'animate-flap-up origin-top'),
    part('seal', 'animate-bow-off'),
  ],
  box: [part('body', 'animate-sink'), part('lid', 'animate-lid-off')],
  kraft: [
    part('right', 'animate-tear-right origin-bottom-right'),
    part('left', 'animate-tear-left origin-bottom-left'),
    part('twine', 'animate-ribbon-fall'),
  ],
  cloth: [
    part('top', 'animate-unfold-up origin-top'),
    part('bottom', 'animate-unfold-down origin-bottom'),
    part('left', 'animate-unfold-left origin-left'),
    part('right', 'animate-unfold-right origin-right'),
    part('knot', 'animate-bow-off'),
  ],
  balloons: [part('sheet', 'animate-lift'), part('bunch', 'animate-fly-up')],
  cracker: [
    part('sheet', 'animate-fade-off'),
    part('left', 'animate-pull-left'),
    part('right', 'animate-pull-right'),
    part('bang', 'animate-bang'),
  ],
  theatre: [
    part('left', 'animate-draw-left origin-left'),
    part('right', 'animate-draw-right origin-right'),
    part('valance', 'animate-rise-off'),
  ],
  sky: [part('night', 'animate-wipe'), part('star', 'animate-shoot')],
  delft: folding,
  tulips: folding,
  stripes: folding,
  confetti: folding,
  pine: folding,
  plum: folding,
  giftBox: [part('base', 'animate-sink'), part('lid', 'animate-lid-off')],
}

/** Undefined for a plain paper, and for one of another release. */
export const wrappingPartsOf = (wrapper: string): readonly WrappingPart[] | undefined =>
  Object.hasOwn(parts, wrapper) ? parts[wrapper as keyof typeof parts] : undefined
