import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formTexts } from '#i18n/texts/form.ts'
import { isNotLoggedIn } from '#storefront/parts/account/log-in-ended.ts'
import { useLogInEnded } from '#storefront/parts/account/use-log-in-ended.ts'
import { unexpectedCode, useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { answerWithin } from '#ui/answer-within.ts'
import type { AnswerWithErrors, Refusals } from '#ui/form/shop-form.ts'
import { useTexts } from '#ui/use-texts.ts'
import { keepFocus } from './keep-focus.ts'

export type ChangeToMake<Answer extends AnswerWithErrors> = {
  /** Called when the shop has done it and, with `rereadsPage`, the page shows it. */
  onDone?: ((answer: Answer) => void) | undefined
  /** Reads the page's data again after every answer: a refusal may be about a newer state. */
  rereadsPage?: boolean | undefined
  /** `window`: the window of errors says what went wrong. `place`: the caller shows `errors`. */
  refusedIn?: 'place' | 'window' | undefined
}

type Outcome<Answer> = { is: 'answered'; answer: Answer } | { is: 'lost'; failure: unknown }

type State<Answer> = { is: 'resting' | 'busy' } | Outcome<Answer>

const noErrors: Refusals = []

/**
 * One change that the shop makes for a press. A second press while the first is busy does nothing.
 * The page stays as it is: an answer that fails or never comes is said, and can be asked for again.
 * The focus stays on what was pressed; when that is gone, it moves to the content of the page.
 * On a page of the account, a customer whose log-in ended is led to log in again.
 */
export function useChange<Answer extends AnswerWithErrors>({
  onDone,
  rereadsPage = false,
  refusedIn = 'place',
}: ChangeToMake<Answer> = {}) {
  const unreachable = useTexts(formTexts)('unreachable')
  const showError = useErrorModal()
  const { revalidate } = useRevalidator()
  const leadToLogIn = useLogInEnded()
  const [state, setState] = useState<State<Answer>>({ is: 'resting' })
  /** What had the focus when the change began; undefined while none is busy. */
  const begunAt = useRef<Element | null>(undefined)

  const settle = useEffectEvent((outcome: Outcome<Answer>) => {
    const problem = outcome.is === 'lost' ? outcome : outcome.answer.errors[0]
    if (outcome.is === 'answered' && problem === undefined) onDone?.(outcome.answer)
    else if (refusedIn === 'window') showError(problem)
    keepFocus(begunAt.current)
    begunAt.current = undefined
  })
  useEffect(() => {
    // After React's own work: `onDone` may have something drawn at once.
    if (state.is === 'answered' || state.is === 'lost') queueMicrotask(() => settle(state))
  }, [state])
  // What was pressed may leave together with the line that it removed.
  useEffect(() => () => keepFocus(begunAt.current), [])

  /** Asks once; resolves when there is an answer, or none came in time. Never rejects. */
  async function press(ask: () => Promise<Answer>): Promise<void> {
    if (begunAt.current !== undefined) return
    begunAt.current = document.activeElement
    setState({ is: 'busy' })
    const outcome = await outcomeOf(ask)
    if (
      outcome.is === 'answered' &&
      isNotLoggedIn(outcome.answer.errors) &&
      (await leadToLogIn())
    ) {
      begunAt.current = undefined
      return setState({ is: 'resting' })
    }
    if (!rereadsPage || outcome.is === 'lost') return setState(outcome)
    await new Promise<void>((resolve) => {
      // React holds back the router's update until this ends: data and outcome are drawn together.
      startTransition(async () => {
        await answerWithin(revalidate).catch(() => {})
        startTransition(() => setState(outcome))
        resolve()
      })
    })
  }

  return {
    press,
    isBusy: state.is === 'busy',
    /** What the shop refused, in the language of the page. Code -1: there was no answer. */
    errors: refusedIn === 'place' ? errorsOf(state, unreachable) : noErrors,
  }
}

async function outcomeOf<Answer>(ask: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { is: 'answered', answer: await answerWithin(ask) }
  } catch (failure) {
    return { is: 'lost', failure }
  }
}

function errorsOf<Answer extends AnswerWithErrors>(state: State<Answer>, lost: string): Refusals {
  if (state.is === 'answered') return state.answer.errors
  if (state.is !== 'lost') return noErrors
  return [{ code: unexpectedCode, message: lost, referencedRequestParameter: null }]
}
