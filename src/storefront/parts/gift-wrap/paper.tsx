import { useId } from 'react'
import { firstWrapper, isPlainWrapper, type PlainWrapper } from '#kernel/wrapper.ts'
import { cx } from '#ui/class-names.ts'

/** Colours of a paper and its ribbon. */
export type PaperLook = {
  paper: string
  motif: string
  ribbon: string
  edge: string
  edgeLine: string
  knot: string
}

const looks: Record<PlainWrapper, PaperLook> = {
  hearts: {
    ...{ paper: 'fill-action', motif: 'fill-action-strong', ribbon: 'fill-surface-blush' },
    ...{ edge: 'fill-line-blush', edgeLine: 'stroke-line-blush', knot: 'fill-surface' },
  },
  leaves: {
    ...{ paper: 'fill-leaf', motif: 'fill-surface-deep/25', ribbon: 'fill-sun-soft' },
    ...{ edge: 'fill-sun', edgeLine: 'stroke-sun', knot: 'fill-surface' },
  },
  dots: {
    ...{ paper: 'fill-sun', motif: 'fill-sun-soft', ribbon: 'fill-action' },
    ...{ edge: 'fill-action-strong', edgeLine: 'stroke-action-strong', knot: 'fill-surface-blush' },
  },
}

/** One tile, of `tile` each way; the same drawings stand in content/wrappers for mails. */
const motifs: Record<PlainWrapper, string> = {
  hearts:
    'M23 30c-6-8-16-2-11 7 2 4 7 7 11 10 4-3 9-6 11-10 5-9-5-15-11-7ZM62 77a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z',
  leaves:
    'M12 40c0-16 10-26 26-28 2 16-8 28-26 28ZM56 86c0-16 10-26 26-28 2 16-8 28-26 28ZM82 22c-10 0-18 6-20 16 10 2 19-4 20-16ZM36 66c-10 0-18 6-20 16 10 2 19-4 20-16Z',
  dots: 'M10 23a13 13 0 1 0 26 0 13 13 0 1 0-26 0ZM56 69a13 13 0 1 0 26 0 13 13 0 1 0-26 0ZM64 23a5 5 0 1 0 10 0 5 5 0 1 0-10 0ZM18 69a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z',
}

const paperOf = (wrapper: string): PlainWrapper =>
  isPlainWrapper(wrapper) ? wrapper : firstWrapper

export const paperLook = (wrapper: string): PaperLook => looks[paperOf(wrapper)]

type PaperProps = {
  wrapper: string
  /** Drawn to scale with its room; without it the pattern keeps its size, however wide the room is. */
  viewBox?: string | undefined
  className?: string | undefined
}

/** Side of a tile of the pattern. */
const tile = 92

/** A sheet of paper, as large as it is given room. */
export function Paper({ wrapper, viewBox, className }: PaperProps) {
  const pattern = useId()
  const id = paperOf(wrapper)
  const { paper, motif } = looks[id]
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('block', className)}
    >
      <defs>
        <pattern
          id={pattern}
          width={tile}
          height={tile}
          viewBox={`0 0 ${tile} ${tile}`}
          patternUnits="userSpaceOnUse"
        >
          <path d={motifs[id]} className={motif} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" className={paper} />
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  )
}
