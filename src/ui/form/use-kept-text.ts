import { useEffect } from 'react'
import { isKept, keptKeyOf } from './kept-store.ts'

const loadKeeping = () => import('./kept-text.ts')

/** Restores the kept text of a form once the page is hydrated; returns the function that keeps it. */
export function useKeptText(
  form: { current: HTMLFormElement | null },
  name: string,
): () => Promise<void> {
  useEffect(() => {
    const { current } = form
    if (current === null || !isKept(name)) return
    loadKeeping().then(({ restoreText }) => restoreText(keptKeyOf(name), current), typedAgain)
  }, [form, name])
  return () => {
    const { current } = form
    return loadKeeping().then(({ keepText }) => {
      if (current?.isConnected) keepText(keptKeyOf(name), current)
    }, typedAgain)
  }
}

/** If it cannot be loaded, nothing is kept. */
const typedAgain = (): void => undefined
