import { useEffect, useState, useSyncExternalStore } from 'react'
import { copyTexts } from '#i18n/texts/copy.ts'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'
import { useTexts } from './use-texts.ts'

type CopyButtonProps = {
  text: string
  label: string
  /** What is copied, for screen readers. */
  name: string
}

type Copy = { by: symbol; outcome: 'copied' | 'failed'; count: number }

/** The last copy of this page: what lies on the clipboard. */
let last: Copy | undefined
const listeners = new Set<() => void>()

function note(by: symbol, outcome: Copy['outcome']): void {
  last = { by, outcome, count: (last?.count ?? 0) + 1 }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How long a button says that it copied. */
const saidMs = 2_500

/**
 * Copies to the clipboard. Its status says so until the next copy, by whichever button, and is announced again each time;
 * its label for a moment. Where copying is not allowed, the status says what to do instead, in sight.
 */
export function CopyButton({ text, label, name }: CopyButtonProps) {
  const t = useTexts(copyTexts)
  const [by] = useState(() => Symbol(name))
  const isHydrated = useHydrated()
  const copy = useSyncExternalStore(
    subscribe,
    () => (last?.by === by ? last : undefined),
    () => undefined,
  )
  const [saidCount, setSaidCount] = useState(0)
  const count = copy?.outcome === 'copied' ? copy.count : undefined
  const isSaid = count !== undefined && saidCount !== count
  useEffect(() => {
    if (count === undefined) return
    const timer = setTimeout(() => setSaidCount(count), saidMs)
    return () => clearTimeout(timer)
  }, [count])

  const write = async () => {
    try {
      await navigator.clipboard.writeText(text)
      note(by, 'copied')
    } catch {
      note(by, 'failed')
    }
  }
  return (
    <>
      <button
        type="button"
        aria-label={isSaid ? undefined : name}
        disabled={!isHydrated}
        onClick={() => void write()}
        className="touch inline-flex shrink-0 items-center justify-center gap-2 rounded-full px-4 font-bold text-[0.9375rem] text-action ring-[1.5px] ring-line-blush ring-inset hover:bg-action-soft print:hidden"
      >
        {isSaid && <Icon name="check" size={18} />}
        <span>{isSaid ? t('copied') : label}</span>
      </button>
      <span
        role="status"
        className={copy?.outcome === 'failed' ? 'text-[0.9375rem] print:hidden' : 'sr-only'}
      >
        {/* A new element each time: the same words in the same one would be no news. */}
        {copy && <span key={copy.count}>{t(copy.outcome)}</span>}
      </span>
    </>
  )
}
