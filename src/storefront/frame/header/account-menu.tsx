import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { account as english } from '#i18n/en/account.ts'
import { account as dutch } from '#i18n/nl/account.ts'
import { withTexts } from '#storefront/parts/texts/with-texts.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { AccountPanel } from './account-panel.tsx'
import { headerButton } from './header-button.ts'

const texts = { nl: { account: dutch }, en: { account: english } }

/** Brings its texts along: no page carries them for whoever is not logged in. */
export const AccountMenu = withTexts(texts, MenuButton)

/** Opens and closes the dropdown; the arrow down opens it at its first entry. */
function MenuButton() {
  const label = useTranslations('layout')('account')
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
      </button>
      {isOpen && <AccountPanel id={panelId} place={place} onClose={close} />}
    </div>
  )
}
