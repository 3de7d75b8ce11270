/**
 * The link of the router around a place in the page: one that leads elsewhere in the shop, in this
 * tab.
 */
export function linkAt(place: EventTarget | null): HTMLAnchorElement | undefined {
  const link = place instanceof Element ? place.closest('a') : null
  if (link === null || link.origin !== window.location.origin) return undefined
  const isBrowsers = link.target !== '' || 'fullLoad' in link.dataset || isJump(link)
  return isBrowsers ? undefined : link
}

/** Within the page the browser knows best where to go on. */
const isJump = (link: HTMLAnchorElement): boolean => link.getAttribute('href')?.[0] === '#'
