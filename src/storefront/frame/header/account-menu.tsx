import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { layoutTexts } from '#i18n/texts/layout.ts'
import { Icon } from '#ui/icon.tsx'
import { IconText } from '#ui/icon-text.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AccountPanel } from './account-panel.tsx'
import { type HeaderSign, headerButton } from './header-button.ts'

/** Opens and closes the dropdown; the arrow down opens it at its first entry. */
export function AccountMenu({ hasText }: HeaderSign) {
  const label = useTexts(layoutTexts)('account')
  const panelId = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return
    event.preventDefault()
    flushSync(() => setIsOpen(true))
    place.current?.querySelector('a')?.focus()
  }
  return (
    <div ref={place} className="relative">
      <button
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleKey}
        className={`${headerButton} aria-expanded:bg-action-soft aria-expanded:text-action`}
      >
        <Icon name="user" size={26} />
        <span
          aria-hidden="true"
          className="absolute right-1.5 bottom-1.5 size-2.5 rounded-full bg-leaf ring-2 ring-surface"
        />
        {hasText && <IconText>{label}</IconText>}
      </button>
      {isOpen && <AccountPanel id={panelId} place={place} onClose={close} />}
    </div>
  )
}
