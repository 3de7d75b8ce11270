import { useEffect, useState } from 'react'
import { formTexts } from '#i18n/texts/form.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** What stands behind the # of a mailed link: letters and digits, more than any name on a page has. */
const shape = /^#([0-9a-z]{50,90})$/

type State = { is: 'asked' | 'sending' | 'done' } | { is: 'refused'; message: string }

type ActByLinkProps = {
  words: { heading: string; text: string; action: string; done: string }
  /** Gives what the shop refused, or nothing when it is done. */
  act: (token: string) => Promise<string | undefined>
}

/**
 * For whoever comes by a link of a mail that does one thing: one button, which mail scanners do not press. The token is
 * read in the browser alone and then leaves the address.
 */
export function ActByLink({ words, act }: ActByLinkProps) {
  const unreachable = useTexts(formTexts)('unreachable')
  const [token, setToken] = useState<string>()
  const [state, setState] = useState<State>({ is: 'asked' })
  useEffect(() => setToken(shape.exec(window.location.hash)?.[1]), [])
  if (token === undefined) return null

  const press = async () => {
    setState({ is: 'sending' })
    const message = await act(token).catch(() => unreachable)
    setState(message === undefined ? { is: 'done' } : { is: 'refused', message })
    if (message === undefined) window.history.replaceState(window.history.state, '', ' ')
  }
  if (state.is === 'done')
    return (
      <MessageRow tone="pink" className="mb-6">
        {words.done}
      </MessageRow>
    )
  return (
    <section aria-label={words.heading} className="mb-6 grid justify-items-start gap-3">
      <p className="max-w-[58ch]">{words.text}</p>
      {state.is === 'refused' && <MessageRow tone="error">{state.message}</MessageRow>}
      <Button onClick={() => void press()} isLoading={state.is === 'sending'}>
        {words.action}
      </Button>
    </section>
  )
}
