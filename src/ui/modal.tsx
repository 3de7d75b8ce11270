import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { uiTexts } from '#i18n/texts/ui.ts'
import { useTexts } from '#ui/use-texts.ts'
import { cx } from './class-names.ts'
import type { Elements } from './elements.ts'
import { Icon, type IconName } from './icon.tsx'
import { ModalClosingContext } from './modal-closing.ts'

/** SPEC §4: the modal is removed 300 ms after it was closed. */
const modalCloseMs = 300

/**
 * `tall` keeps its height, so that a list does not jump while the visitor types. `side`: a panel as high as the
 * window, at its left edge.
 */
export type ModalSize = 'narrow' | 'wide' | 'tall' | 'side'

const sheet = 'mt-auto max-h-[92dvh] animate-rise rounded-t-panel sm:m-auto sm:rounded-panel'

const sizeClass: Record<ModalSize, string> = {
  narrow: `${sheet} sm:max-w-lg`,
  wide: `${sheet} sm:max-w-3xl`,
  tall: `${sheet} h-[92dvh] sm:h-[min(46rem,92dvh)] sm:max-w-3xl`,
  side: 'h-dvh max-h-none animate-appear sm:max-w-md',
}

const heightClass: Record<ModalSize, string> = {
  narrow: 'max-h-[92dvh]',
  wide: 'max-h-[92dvh]',
  tall: 'h-full',
  side: 'h-full',
}

export type ModalProps = {
  title: string
  children: ReactNode
  /** Called once the animation has ended: take it off the page then. */
  onClosed: () => void
  onBack?: (() => void) | undefined
  /** The mark of the shop above the title, where a modal speaks for the shop rather than for the page (SPEC §2). */
  logo?: Elements
  /** Something is on its way: closing is ignored. */
  isLoading?: boolean | undefined
  size?: ModalSize | undefined
}

/**
 * A dialog of the browser itself: it keeps the focus inside, puts it back where it came from, and makes the
 * page behind it unreachable. On phones it rises from the lower edge, near the thumb. A press beside it closes it,
 * except beside a `side` one (SPEC §4: the menu of a phone ignores it).
 */
export function Modal({
  title,
  children,
  onClosed,
  onBack,
  logo,
  isLoading,
  size = 'narrow',
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { isClosing, close } = useClosing(onClosed, isLoading === true)

  useLayoutEffect(() => {
    const element = dialog.current
    keepScrollbarRoom()
    if (!element?.open) element?.showModal()
    // Focus the title first: screen readers read it, and no button is highlighted unasked.
    heading.current?.focus()
    // Closing gives the focus back; leaving the page open without it would lose it.
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onMouseDown={(event) => event.target === dialog.current && size !== 'side' && close()}
      className={cx(
        'm-0 w-full max-w-full overflow-hidden bg-surface p-0 text-text shadow-giftcard',
        'transition-[opacity,translate] duration-300 backdrop:animate-appear backdrop:bg-backdrop backdrop:transition-opacity backdrop:duration-300',
        isClosing && 'translate-y-5 opacity-0 backdrop:opacity-0',
        sizeClass[size],
      )}
    >
      <ModalClosingContext value={close}>
        <div className={cx('flex flex-col', heightClass[size])}>
          <div className="flex flex-wrap items-center gap-2 border-line border-b py-2 pr-3 pl-5 sm:pl-7">
            {logo}
            {onBack && <RoundButton icon="chevronLeft" text="back" onClick={onBack} />}
            <h2
              ref={heading}
              id={titleId}
              tabIndex={-1}
              className="flex-1 py-2 text-[1.375rem] outline-none focus-visible:shadow-none"
            >
              {title}
            </h2>
            <RoundButton icon="close" text="close" onClick={close} />
          </div>
          <div className="overflow-y-auto overscroll-contain px-5 py-6 sm:px-7">{children}</div>
        </div>
      </ModalClosingContext>
    </dialog>
  )
}

/**
 * Keeps the place of the scrollbar, so that the page behind does not jump; where no scrollbar is drawn, nothing is
 * kept.
 */
function keepScrollbarRoom() {
  if (document.querySelector('dialog[open]')) return
  const root = document.documentElement
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
}

function useClosing(onClosed: () => void, isLoading: boolean) {
  const [isClosing, setIsClosing] = useState(false)
  const close = useCallback(() => {
    if (isLoading || isClosing) return
    setIsClosing(true)
    setTimeout(onClosed, modalCloseMs)
  }, [isLoading, isClosing, onClosed])
  return { isClosing, close }
}

type RoundButtonProps = { icon: IconName; text: 'back' | 'close'; onClick: () => void }

function RoundButton({ icon, text, onClick }: RoundButtonProps) {
  const t = useTexts(uiTexts)
  return (
    <button
      type="button"
      aria-label={t(text)}
      onClick={onClick}
      className="touch grid place-items-center rounded-full hover:bg-surface-gray"
    >
      <Icon name={icon} size={22} />
    </button>
  )
}
