import { Suspense, useCallback, useId, useRef, useState } from 'react'
import { frameTexts } from '#i18n/texts/frame.ts'
import type { FrameCategoryFragment } from '#storefront/graphql/generated/graphql.ts'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'
import { LinkThenButton } from '#storefront/parts/page/link-then-button.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

const loadPanel = async () => (await import('./menu-panel.tsx')).MenuPanel
const MenuPanel = fetchLater(loadPanel, AllCategories)

/** SPEC §4: its button toggles a panel, which knows when else to close. */
export function GiftCardMenu({ categories }: { categories: readonly FrameCategoryFragment[] }) {
  const t = useTexts(frameTexts, 'menu')
  const paths = usePaths()
  const panelId = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  return (
    <div ref={place}>
      <LinkThenButton
        href={paths.categories()}
        opens={{ isExpanded: isOpen, controls: panelId }}
        onClick={() => setIsOpen(!isOpen)}
        onNear={() => void loadPanel().catch(() => {})}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-sm hover:text-action aria-expanded:text-action"
      >
        <span>{t('giftCards')}</span>
        <Icon
          name="chevronDown"
          size={18}
          className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </LinkThenButton>
      {isOpen && (
        <div
          id={panelId}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-6rem)] animate-appear overflow-y-auto overscroll-contain whitespace-normal border-line border-t bg-surface shadow-giftcard"
        >
          <Suspense fallback={<div className="h-106" />}>
            <MenuPanel categories={categories} place={place} onClose={close} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** When the panel could not be fetched: what it would have led to. */
function AllCategories() {
  const t = useTexts(frameTexts, 'menu')
  return (
    <p className="page-width py-4">
      <Link href={usePaths().categories()}>{t('allCategories')}</Link>
    </p>
  )
}
