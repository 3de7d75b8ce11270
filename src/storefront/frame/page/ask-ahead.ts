import { linkAt } from './router-link.ts'

/**
 * Links in one question of the router: with what stands above them a third of the 7,680 characters
 * that it may have.
 */
const linksMax = 24

/** Time for the links of one screen to come together, and for the answer before. */
const restMs = 400

/** One screen further than can be seen. */
const rootMargin = '100% 0px'

/**
 * Lets the router ask which routes stand behind links that can be seen, before one of them is
 * pressed: it watches for the mark that they get. Each address is asked about once; the marks of
 * the links before are taken away, since the router asks about all that it finds and drops a
 * question that is too long.
 */
export function askAhead(signal: AbortSignal): void {
  const known = new Set<string>()
  const near = new Set<HTMLAnchorElement>()
  let marked: readonly HTMLAnchorElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    for (const link of marked) delete link.dataset.discover
    marked = [...near].slice(0, linksMax)
    for (const link of marked) {
      near.delete(link)
      known.add(link.pathname)
      link.dataset.discover = ''
    }
    timer = near.size > 0 ? setTimeout(ask, restMs) : undefined
  }
  const screen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        screen.unobserve(target)
        near.add(target as HTMLAnchorElement)
      }
      if (near.size > 0) timer ??= setTimeout(ask, restMs)
    },
    { rootMargin },
  )
  const watch = () => {
    for (const place of document.links) {
      const link = linkAt(place)
      if (link !== undefined && !known.has(link.pathname)) screen.observe(link)
    }
  }
  const changes = new MutationObserver(watch)
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] })
  watch()
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    changes.disconnect()
    screen.disconnect()
  })
}
