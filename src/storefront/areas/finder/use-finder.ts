import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { readWrittenWish, type WrittenWish, writeWish } from '#kernel/gift-wish.ts'
import type { FoundGiftsFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { useHistoryState } from '#storefront/parts/page/use-history-state.ts'
import { FindGiftsDocument, wishVariables } from './find-gifts.ts'

export type FinderAnswer = {
  wish: WrittenWish
  found: FoundGiftsFragment
  /** Whether a form was sent for it. */
  isSent: boolean
}

/**
 * A wish is asked about in an entry of the history, so that the way back finds the answers again: the names and values
 * of the form that was sent, told here as one text.
 */
const wishInState = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'wish' in state && Array.isArray(state.wish)
    ? new URLSearchParams(state.wish.map(([name, value]) => [`${name}`, `${value}`])).toString()
    : undefined

/** The focus alone would stop as soon as the heading is in sight, with the gifts themselves still below the screen. */
function lead(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

type Heard = { asked: string; answer: FinderAnswer | undefined }

/** The answer to what stands in the history, and before that the one that came with the page. */
export function useFinder(withPage: FinderAnswer) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const asked = wishInState(useHistoryState())
  const sent = withPage.isSent ? writeWish(withPage.wish) : undefined
  const [heard, setHeard] = useState<Heard | undefined>(
    sent === undefined ? undefined : { asked: sent, answer: withPage },
  )
  const isHeard = heard?.asked === asked
  const isLedHere = useNavigationType() === 'PUSH' && asked !== undefined
  const isPressed = useRef(withPage.isSent || isLedHere)
  const heading = useRef<HTMLHeadingElement>(null)

  // What was sent before any script ran stands in the history like any other wish.
  useEffect(() => {
    if (sent === undefined) return
    void navigate(pathname, {
      state: { wish: [...new URLSearchParams(sent)] },
      replace: true,
      preventScrollReset: true,
    })
  }, [sent, navigate, pathname])

  useEffect(() => {
    if (asked === undefined || isHeard) return
    let isCurrent = true
    const wish = readWrittenWish(new URLSearchParams(asked))
    const hear = (answer: FinderAnswer | undefined) => isCurrent && setHeard({ asked, answer })
    callShop(FindGiftsDocument, { wish: wishVariables(wish) })
      .then(({ findGifts }) => hear({ wish, found: findGifts, isSent: true }))
      .catch(() => hear(undefined))
    return () => {
      isCurrent = false
    }
  }, [asked, isHeard])

  // Who pressed a button is led to what came of it; the way back leaves the scroll position alone.
  useEffect(() => {
    if (!isHeard || !isPressed.current) return
    isPressed.current = false
    lead(heading.current)
  }, [isHeard])

  return {
    answer: heard?.answer ?? withPage,
    isLoading: asked !== undefined && !isHeard,
    hasFailed: heard !== undefined && isHeard && heard.answer === undefined,
    heading,
    submit: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
      event.preventDefault()
      isPressed.current = true
      const wish = [...new FormData(event.currentTarget, event.nativeEvent.submitter)]
      if (wishInState({ wish }) === asked) lead(heading.current)
      void navigate(pathname, { state: { wish }, preventScrollReset: true })
    },
  }
}
