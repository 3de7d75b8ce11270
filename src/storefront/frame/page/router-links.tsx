import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'

/** Passing over a link on the way to another is no intention yet. */
const intentionMs = 100

/**
 * Lets the router follow every link inside the shop, and fetches a page when the visitor is about to press. One
 * listener serves all plain links, which cost nothing to render.
 */
export function RouterLinks() {
  const navigate = useNavigate()
  const [page, setPage] = useState<string>()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    const handlePress = (event: MouseEvent) => {
      const link = isPlain(event) ? linkAt(event.target) : undefined
      if (link === undefined) return
      event.preventDefault()
      const replace = link.href === window.location.href
      void navigate(addressOf(link), { replace, preventScrollReset: 'keepScroll' in link.dataset })
    }
    const handleNear = ({ target }: Event) => {
      const link = linkAt(target)
      if (link === undefined) return
      clearTimeout(timer)
      timer = setTimeout(() => setPage(addressOf(link)), intentionMs)
    }
    const handleAway = ({ target }: Event) => {
      if (linkAt(target) === undefined) return
      clearTimeout(timer)
      setPage(undefined)
    }
    document.addEventListener('click', handlePress, { signal })
    for (const near of ['mouseover', 'focusin', 'touchstart'])
      document.addEventListener(near, handleNear, { signal, passive: true })
    for (const away of ['mouseout', 'focusout'])
      document.addEventListener(away, handleAway, { signal, passive: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [navigate])
  return page && <PrefetchPageLinks page={page} />
}

/** Other presses open a tab or a window or save a file. A press that another handler took is left alone. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/** The link of the router around a place in the page: one that leads elsewhere in the shop, in this tab. */
function linkAt(place: EventTarget | null): HTMLAnchorElement | undefined {
  const link = place instanceof Element ? place.closest('a') : null
  if (link === null || link.origin !== window.location.origin) return undefined
  const isBrowsers = link.target !== '' || 'fullLoad' in link.dataset || isJump(link)
  return isBrowsers ? undefined : link
}

/** Within the page the browser knows best where to go on. */
const isJump = (link: HTMLAnchorElement): boolean => link.getAttribute('href')?.[0] === '#'

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string =>
  `${pathname}${search}${hash}`
