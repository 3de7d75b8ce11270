import { type SyntheticEvent, useRef, useState } from 'react'
import { focusFirstProblem } from '#storefront/ui/focus-first-problem.ts'
import type { Said } from './send-proven.ts'
import { type CaptchaWork, useCaptcha } from './use-captcha.ts'

const nothingSaid = { fields: {}, others: [] }

type ProvenForm<Field extends string> = {
  /** Gives what is wrong, or nothing when it arrived. What sends is best loaded only here. */
  send: (typed: FormData, captcha: CaptchaWork) => Promise<Said<Field> | undefined>
  /** Said where the shop gave no answer at all. */
  unreachable: string
  onArrived: (typed: FormData) => void
}

/** A form behind a captcha: proves while it is filled in, is sent once at a time, and leads to what is wrong with it. */
export function useProvenForm<Field extends string>({
  send,
  unreachable,
  onArrived,
}: ProvenForm<Field>) {
  const captcha = useCaptcha()
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState<Said<Field>>(nothingSaid)
  const [isSending, setIsSending] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const typed = new FormData(event.currentTarget)
    setIsSending(true)
    const problems = await send(typed, captcha).catch(() => ({
      fields: {},
      others: [unreachable],
    }))
    if (problems === undefined) onArrived(typed)
    focusFirstProblem(form, () => {
      setIsSending(false)
      setSaid(problems ?? nothingSaid)
    })
  }

  return { form, said, setSaid, isSending, begin: captcha.begin, submit }
}
