import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { type CardField, problemOfCode } from '#kernel/encrypted-card.ts'
import { cardProblemKey, fieldsAfter, fieldsAtStart, isFieldRight } from './card-fields-state.ts'
import type { ProviderComponent } from './provider-component.ts'

type Provider = {
  frameUrl: string
  clientKey: string
  brands: readonly string[]
  asked: readonly CardField[]
  locale: string
  label: (field: CardField) => string
  placeholder: (field: CardField) => string
  problem: (key: ReturnType<typeof cardProblemKey>) => string
  onSubmit: () => void
}

/** The frames come from elsewhere, one after the other; after this long the visitor is told that they are late. */
const patienceMs = 12_000

/** Loads the provider's component, mounts its frames in the elements of `root`, and keeps what it says of them. */
export function useProviderFields(root: RefObject<HTMLElement | null>, provider: Provider) {
  const { frameUrl, clientKey, locale, asked } = provider
  const [state, hear] = useReducer(fieldsAfter, fieldsAtStart)
  const [hasFailed, setHasFailed] = useState(false)
  const [isLate, setIsLate] = useState(false)
  const component = useRef<ProviderComponent>(undefined)
  const submit = useRef(provider.onSubmit)
  submit.current = provider.onSubmit

  // biome-ignore lint/correctness/useExhaustiveDependencies: mounted once for one method in one language.
  useEffect(() => {
    let isGone = false
    const mount = async () => {
      const { mountProviderComponent } = await import('./provider-component.ts')
      if (isGone || root.current === null) return
      const { brands, label, placeholder, problem } = provider
      const mounted = await mountProviderComponent(root.current, {
        ...{ frameUrl, clientKey, brands, hear },
        words: {
          ...{ locale, label, placeholder },
          problem: (field, code) => problem(cardProblemKey(field, problemOfCode(field, code))),
        },
        onSubmit: () => submit.current(),
        onFailure: () => setHasFailed(true),
      })
      if (isGone) mounted.remove()
      else component.current = mounted
    }
    mount().catch(() => setHasFailed(true))
    return () => {
      isGone = true
      component.current?.remove()
      component.current = undefined
    }
  }, [frameUrl, clientKey, locale])

  useEffect(() => {
    if (state.isReady) return
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [state.isReady])

  return {
    state,
    hasFailed: hasFailed && !state.isReady,
    isLate: isLate && !state.isReady,
    focus: (field: CardField) => component.current?.focus(field),
    /** Has the component say what is wrong with every field, and moves the cursor to the first that is not right. */
    showProblems: () => {
      component.current?.showProblems()
      const first = asked.find((field) => !isFieldRight(state, field))
      if (first) component.current?.focus(first)
    },
  }
}
