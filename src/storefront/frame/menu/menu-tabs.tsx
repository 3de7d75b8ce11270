import { type KeyboardEvent, useRef } from 'react'
import { frameTexts } from '#i18n/texts/frame.ts'
import type { FrameCategoryFragment } from '#storefront/graphql/generated/graphql.ts'
import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The names by which tab and panel find each other. */
export const tabIdOf = (categoryId: string) => `menu-tab-${categoryId}`
export const menuPanelId = 'menu-products'

type MenuTabsProps = {
  categories: readonly FrameCategoryFragment[]
  shownId: string | undefined
  onChoose: (category: FrameCategoryFragment) => void
  /** Undefined: the pointer has left. */
  onHover: (category: FrameCategoryFragment | undefined) => void
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Categories as tabs that stand under each other: the arrow keys go round, Tab goes on to the products. */
export function MenuTabs({ categories, shownId, onChoose, onHover }: MenuTabsProps) {
  const t = useTexts(frameTexts, 'menu')
  const list = useRef<HTMLDivElement>(null)
  const handleKey = (event: KeyboardEvent, index: number) => {
    const last = categories.length - 1
    const step = steps[event.key]
    const goal =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : step && (index + step + last + 1) % (last + 1)
    const category = goal === undefined ? undefined : categories[goal]
    if (!category) return
    event.preventDefault()
    onChoose(category)
    list.current?.querySelectorAll('button')[categories.indexOf(category)]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('categories')}
      aria-orientation="vertical"
      onPointerLeave={() => onHover(undefined)}
      className="columns-2 gap-x-2 self-start"
    >
      {categories.map((category, index) => (
        <button
          key={category.id}
          id={tabIdOf(category.id)}
          type="button"
          role="tab"
          aria-selected={category.id === shownId}
          aria-controls={menuPanelId}
          tabIndex={category.id === shownId ? 0 : -1}
          onClick={() => onChoose(category)}
          onKeyDown={(event) => handleKey(event, index)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(category)}
          className="flex min-h-10 w-full break-inside-avoid items-center gap-2.5 rounded-field px-3 text-left font-semibold text-[0.9375rem] leading-tight xl:gap-3 xl:text-base -outline-offset-3 aria-selected:bg-action-soft aria-selected:text-action"
        >
          <ContentIcon name={category.icon} size={20} className="text-action" />
          <span className="flex-1">{category.title}</span>
          {category.id === shownId && <Icon name="chevronRight" size={16} />}
        </button>
      ))}
    </div>
  )
}
