import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { type CardField, readFrameMessage, sendToCardFrame } from '#kernel/card-frame-messages.ts'
import { framesAfter, framesAtStart } from './card-frames-state.ts'

type Frames = Record<CardField, RefObject<HTMLIFrameElement | null>>
type PageMessage = Parameters<typeof sendToCardFrame>[1]

/**
 * Listens to the three frames and speaks to them. Only messages from a frame's own window and from the
 * provider's origin count (see `card-frame-messages.ts`).
 */
export function useCardFrames(
  frameUrl: string,
  { asked, onSubmit }: { asked: readonly CardField[]; onSubmit: () => void },
) {
  const [state, dispatch] = useReducer(framesAfter, framesAtStart)
  const number = useRef<HTMLIFrameElement>(null)
  const expiry = useRef<HTMLIFrameElement>(null)
  const securityCode = useRef<HTMLIFrameElement>(null)
  const frames: Frames = { number, expiry, securityCode }
  const submit = useRef(onSubmit)
  submit.current = onSubmit

  const send = (field: CardField, message: PageMessage) => {
    const window = frames[field].current?.contentWindow
    // The frame can hear messages only after it has said that it is ready.
    if (window && state[field].isReady) sendToCardFrame({ frameUrl, window }, message)
  }

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      for (const frame of [number, expiry, securityCode]) {
        const message = readFrameMessage(event, { frameUrl, window: frame.current?.contentWindow })
        if (!message) continue
        dispatch(message)
        if (message.type === 'submit') submit.current()
      }
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frameUrl])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the brand is the news.
  useEffect(
    () => send('securityCode', { type: 'brand', brand: state.brand }),
    [state.brand, state.securityCode.isReady],
  )

  return {
    state,
    frames,
    send,
    /** Asks every frame what is wrong with it, and focuses the first that is not valid. */
    validate: () => {
      for (const field of asked) send(field, { type: 'validate' })
      const first = asked.find((field) => !state[field].isValid)
      if (first) send(first, { type: 'focus' })
    },
  }
}
