import { type RefObject, useRef, useState } from 'react'
import { frameTexts } from '#i18n/texts/frame.ts'
import type { FrameCategoryFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { MenuProducts } from './menu-products.tsx'
import { MenuTabs } from './menu-tabs.tsx'
import { useCloseAfterMove, useCloseElsewhere } from './use-closing-menu.ts'
import { useTopProducts } from './use-top-products.ts'

/** A pointer that crosses a category on its way to the products does not mean it. */
const hoverMs = 120

type MenuPanelProps = {
  categories: readonly FrameCategoryFragment[]
  /** The element with the panel and its button. A press or focus outside it closes the panel. */
  place: RefObject<HTMLElement | null>
  onClose: () => void
}

/** All categories, and the most popular cards of one of them (SPEC §2). */
export function MenuPanel({ categories, place, onClose }: MenuPanelProps) {
  const t = useTexts(frameTexts, 'menu')
  const paths = usePaths()
  const top = useTopProducts()
  useCloseElsewhere(place, onClose)
  useCloseAfterMove(onClose)
  const [first] = categories
  const [shown, setShown] = useState(first)
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = (category: FrameCategoryFragment) => {
    clearTimeout(hovering.current)
    setShown(category)
  }
  const handleHover = (category: FrameCategoryFragment | undefined) => {
    clearTimeout(hovering.current)
    if (category) hovering.current = setTimeout(() => setShown(category), hoverMs)
  }
  return (
    <div className="page-width grid grid-cols-[27rem_1fr] gap-x-6 py-6 font-normal xl:grid-cols-[31rem_1fr] xl:gap-x-10">
      <MenuTabs categories={categories} shownId={shown?.id} onChoose={show} onHover={handleHover} />
      {shown && <MenuProducts category={shown} products={top?.get(shown.id)} />}
      {/* Below the categories, and for the keyboard after the products that they lead to. */}
      <div className="col-start-1 mt-4 flex flex-wrap gap-x-5 px-3">
        <AllLink href={paths.giftCards()} title={t('allGiftCards')} />
        <AllLink href={paths.moments()} title={t('moments')} />
      </div>
    </div>
  )
}

const AllLink = ({ href, title }: { href: string; title: string }) => (
  <Link href={href} className="flex min-h-11 items-center gap-2">
    <span>{title}</span>
    <Icon name="arrowRight" size={18} />
  </Link>
)
