import { useEffect, useState } from 'react'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import type { AnswerWithErrors } from '#ui/form/shop-form.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { useChange } from './use-change.ts'

/** What stands behind the # of a mailed link: letters and digits, more than any name on a page has. */
const shape = /^#([0-9a-z]{50,90})$/

type ActByLinkProps = {
  words: { heading: string; text: string; action: string; done: string }
  /** Asks the shop, with the token of the link. */
  act: (token: string) => Promise<AnswerWithErrors>
  /** The page shows something else then. */
  rereadsPage?: boolean
}

/**
 * For whoever comes by a link of a mail that does one thing: one button, which mail scanners do not press. The token is
 * read in the browser alone and then leaves the address.
 */
export function ActByLink({ words, act, rereadsPage }: ActByLinkProps) {
  const [token, setToken] = useState<string>()
  const [isDone, setDone] = useState(false)
  const { press, isBusy, errors } = useChange({
    rereadsPage,
    onDone: () => {
      setDone(true)
      window.history.replaceState(window.history.state, '', ' ')
    },
  })
  useEffect(() => setToken(shape.exec(window.location.hash)?.[1]), [])
  if (token === undefined) return null
  if (isDone)
    return (
      <MessageRow tone="pink" className="mb-6">
        {words.done}
      </MessageRow>
    )
  return (
    <section aria-label={words.heading} className="mb-6 grid justify-items-start gap-3">
      <p className="max-w-[58ch]">{words.text}</p>
      <ErrorRows errors={errors} />
      <Button onClick={() => void press(() => act(token))} isLoading={isBusy}>
        {words.action}
      </Button>
    </section>
  )
}
