import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation, useMatches, useNavigate } from 'react-router'
import { askAhead } from './ask-ahead.ts'
import { linkAt } from './router-link.ts'

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
    askAhead(signal)
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
  useOwnRoute()
  return page && <PrefetchPageLinks page={page} />
}

/**
 * Lets the router ask about an open address once it stands in the page, be it only for a form of
 * its own: what is sent then does not wait, and no release in between leads away from what was
 * typed. Reading the routes here also renders a page to be fetched ahead again once its route is
 * known.
 */
function useOwnRoute(): void {
  const { pathname } = useLocation()
  const isOpen = Object.keys(useMatches().at(-1)?.params ?? {}).length > 0
  useEffect(() => {
    if (!isOpen) return
    const link = document.createElement('a')
    Object.assign(link, { href: pathname, hidden: true })
    link.dataset.discover = ''
    document.body.append(link)
    return () => link.remove()
  }, [pathname, isOpen])
}

/** Other presses open a tab or a window or save a file. A press that another handler took is left alone. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string =>
  `${pathname}${search}${hash}`
