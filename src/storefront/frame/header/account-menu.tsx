import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { layoutTexts } from '#i18n/texts/layout.ts'
import { useBasketCompany } from '#storefront/parts/basket/basket-count.ts'
import { Icon } from '#ui/icon.tsx'
import { IconText } from '#ui/icon-text.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AccountPanel } from './account-panel.tsx'
import { type HeaderSign, headerButton } from './header-button.ts'

/** Opens and closes the dropdown; the arrow down opens it at its first entry. */
export function AccountMenu({ hasText }: HeaderSign) {
  const t = useTexts(layoutTexts)
  const label = t('account')
  const company = useBasketCompany()
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
        aria-label={company ? t('accountFor', { company: company.name }) : label}
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
        {company && !isOpen && <CompanyName name={company.name} />}
      </button>
      {isOpen && <AccountPanel id={panelId} place={place} onClose={close} />}
    </div>
  )
}

/** Hangs below the icon, so that nothing moves when it comes; the open panel says it itself. */
const CompanyName = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    className="absolute top-full left-1/2 max-w-28 -translate-x-1/2 -translate-y-1 animate-appear truncate font-semibold text-[0.75rem] text-action leading-4 max-lg:hidden"
  >
    {name}
  </span>
)
