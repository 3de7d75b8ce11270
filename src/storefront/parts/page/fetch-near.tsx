import { type ComponentType, createContext, type RefObject, use, useEffect, useRef } from 'react'
import { HydrationBoundary } from '#storefront/ui/hydration-boundary.tsx'
import { useIsHydrating } from '#storefront/ui/use-hydrated.ts'
import { fetchLater } from './fetch-later.ts'

/** A screen ahead of the visitor. */
const nearMargin = '100% 0px'

/**
 * A part far down the page. Its HTML comes with the page; its script is fetched when somebody comes near, or when React
 * needs it.
 */
export const fetchNear = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  asleep(load, { wakesNear: true })

/**
 * A part that is only read and whose links are plain. Its script is fetched when React needs it: where the part is
 * rendered first by the browser, for an event in it, or when a context above it changes.
 */
export const fetchStill = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  asleep(load, { wakesNear: false })

/** Until its script is there, a part stands as the server sent it; so it does where the script cannot be had. */
function asleep<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { wakesNear }: { wakesNear: boolean },
): ComponentType<Props> {
  const { promise: isAwake, resolve: wake } = Promise.withResolvers<void>()
  const Part = fetchLater<Props>(async () => {
    await isAwake
    return load()
  }, AsSent)

  /** React tries to hydrate a part once by itself; it comes back for an event in it, and for a change above it. */
  function Sleeper({ part, isSeen }: { part: Props; isSeen: RefObject<boolean> }) {
    if (!useIsHydrating() || isSeen.current || import.meta.env.SSR) wake()
    isSeen.current = true
    return <Part {...part} />
  }

  return function Asleep(part: Props) {
    const place = useRef<HTMLDivElement>(null)
    const isSeen = useRef(false)
    useEffect(() => {
      if (!wakesNear || place.current === null) return
      const observer = new IntersectionObserver(
        ([seen]) => {
          if (seen?.isIntersecting) wake()
        },
        { rootMargin: nearMargin },
      )
      observer.observe(place.current)
      return () => observer.disconnect()
    }, [])
    return (
      <div ref={place}>
        <PlaceContext value={place}>
          <HydrationBoundary>
            <Sleeper part={part} isSeen={isSeen} />
          </HydrationBoundary>
        </PlaceContext>
      </div>
    )
  }
}

const PlaceContext = createContext<RefObject<HTMLElement | null>>({ current: null })

function AsSent() {
  const __html = use(PlaceContext).current?.innerHTML ?? ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands there.
  return <div dangerouslySetInnerHTML={{ __html }} />
}
