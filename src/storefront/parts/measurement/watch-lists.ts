import type { MeasuredItem } from './data-layer.ts'
import { selectItem, viewItemList } from './events.ts'

/** SPEC §9: a card counts as viewed at 50 % visibility, once; lists are sent in batches, after one second. */
const visibleShare = 0.5
const batchMs = 1000

const cards = '[data-list] [data-item][data-position]'

type Seen = { list: string; item: MeasuredItem }

/**
 * Watches the cards of every list on the page, later ones too. The cards carry the data (`data-item`, `data-position`,
 * and the list its name in `data-list`), so no list depends on this. The returned function stops it and sends what was
 * seen.
 */
export function watchLists(): () => void {
  const seen = new Set<string>()
  let batch: Seen[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function send() {
    clearTimeout(timer)
    timer = undefined
    for (const [list, own] of Map.groupBy(batch, (one) => one.list))
      viewItemList(
        list,
        own.map(({ item }) => item),
      )
    batch = []
  }

  const visible = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio, target } of entries) {
        if (!isIntersecting || intersectionRatio < visibleShare) continue
        visible.unobserve(target)
        const card = readCard(target)
        const key = card && `${card.list} ${card.item.item_id}`
        if (!card || !key || seen.has(key)) continue
        seen.add(key)
        batch.push(card)
        timer ??= setTimeout(send, batchMs)
      }
    },
    { threshold: visibleShare },
  )
  const watched = new WeakSet<Element>()
  const watchNew = () => {
    for (const card of document.querySelectorAll(cards)) {
      if (watched.has(card)) continue
      watched.add(card)
      visible.observe(card)
    }
  }
  const changes = new MutationObserver(watchNew)
  const leave = () => document.visibilityState === 'hidden' && send()

  watchNew()
  changes.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', handleClick, { capture: true })
  document.addEventListener('visibilitychange', leave)
  return () => {
    send()
    visible.disconnect()
    changes.disconnect()
    document.removeEventListener('click', handleClick, { capture: true })
    document.removeEventListener('visibilitychange', leave)
  }
}

/** Following a card's link chooses it; its heart does not. */
function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const card = link?.closest(cards)
  const chosen = card && readCard(card)
  if (chosen) selectItem(chosen.list, chosen.item)
}

function readCard(card: Element): Seen | undefined {
  if (!(card instanceof HTMLElement)) return undefined
  const list = card.closest<HTMLElement>('[data-list]')?.dataset.list
  const { item, position } = card.dataset
  if (!list || !item) return undefined
  const name = card.querySelector('h3')?.textContent ?? item
  const measured = { item_id: item, item_name: name, item_list_id: list, index: Number(position) }
  return { list, item: measured }
}
