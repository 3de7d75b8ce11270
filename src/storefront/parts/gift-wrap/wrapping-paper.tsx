import { cx } from '#ui/class-names.ts'
import { PlainPaper } from './plain-paper.tsx'
import { wrappingPartsOf } from './wrapping-parts.ts'

/** `wrapper` is the id of what goes around a gift. */
type WrappingPaperProps = { wrapper: string; isOpening: boolean }

/**
 * What goes around a card of ID-1 proportion, as it arrives; opening it takes it off in its own way, all of it in less than a
 * second. A plain paper is drawn here and at once; the parts of any other are pictures. It may stand in a button.
 */
export function WrappingPaper({ wrapper, isOpening }: WrappingPaperProps) {
  const parts = wrappingPartsOf(wrapper)
  if (parts === undefined) return <PlainPaper wrapper={wrapper} isOpening={isOpening} />
  return (
    <span aria-hidden="true" className="absolute inset-0 block print:[print-color-adjust:exact]">
      {parts.map(({ name, opening }) => (
        <img
          key={name}
          src={`/wrappers/${wrapper}-${name}.svg`}
          alt=""
          className={cx('absolute inset-0 size-full max-w-none', isOpening && opening)}
        />
      ))}
    </span>
  )
}
