import type { ReactNode } from 'react'
import { Anchor } from '#ui/anchor.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

type LinkThenButtonProps = {
  /** The page with the same content, for before hydration. */
  href: string
  isFullLoad?: boolean | undefined
  /** Said instead of the words inside, of the link and of the button. */
  labels?: { link: string; button: string | undefined } | undefined
  /** What the button opens: a modal, or what `controls` names. */
  opens: { isExpanded: boolean; controls: string } | 'dialog'
  onClick: () => void
  /** The visitor is about to press it. */
  onNear?: (() => void) | undefined
  className: string
  children: ReactNode
}

/** Buttons wait until the page is hydrated, links do not (SPEC §4): so this one is a link first. */
export function LinkThenButton(props: LinkThenButtonProps) {
  const { href, isFullLoad, labels, opens, onClick, onNear, ...look } = props
  if (!useHydrated())
    return <Anchor {...look} href={href} isFullLoad={isFullLoad} aria-label={labels?.link} />
  const isDialog = opens === 'dialog'
  return (
    <button
      {...look}
      type="button"
      aria-label={labels?.button}
      aria-haspopup={isDialog ? 'dialog' : undefined}
      aria-expanded={isDialog ? undefined : opens.isExpanded}
      aria-controls={isDialog || !opens.isExpanded ? undefined : opens.controls}
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    />
  )
}
