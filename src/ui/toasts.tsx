import { createContext, use, useCallback, useEffect, useState } from 'react'
import { uiTexts } from '#i18n/texts/ui.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { Elements } from './elements.ts'
import { Icon } from './icon.tsx'

type Toast = { id: number; text: string }

/** Long enough to be read twice; it waits while a pointer rests on it or the focus is in it. */
const toastMs = 6_000

const ToastsContext = createContext<(text: string) => void>(() => {})

/** `const showToast = useToast(); showToast('Bewaard')`: for what succeeded and needs no answer. A failure is never a toast. */
export const useToast = (): ((text: string) => void) => use(ToastsContext)

/**
 * The latest word, above everything, at the lower edge. A newer one takes its place. It stands around the parts that
 * have something to say, not around every page.
 */
export function Toasts({ children }: { children: Elements }) {
  const [toast, setToast] = useState<Toast>()
  const showToast = useCallback((text: string) => {
    setToast((last) => ({ id: (last?.id ?? 0) + 1, text }))
  }, [])
  return (
    <ToastsContext value={showToast}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-24 z-50 grid justify-items-center lg:bottom-8"
      >
        {toast && <Shown key={toast.id} text={toast.text} onGone={() => setToast(undefined)} />}
      </div>
    </ToastsContext>
  )
}

function Shown({ text, onGone }: { text: string; onGone: () => void }) {
  const t = useTexts(uiTexts)
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onGone, toastMs)
    return () => clearTimeout(timer)
  }, [isHeld, onGone])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only keeps it in sight.
    <div
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="on-deep pointer-events-auto flex animate-rise items-center gap-3 rounded-full bg-surface-deep py-1.5 pr-1.5 pl-5 font-semibold text-on-deep shadow-giftcard"
    >
      <Icon name="check" size={20} className="text-sun" />
      <span>{text}</span>
      <button
        type="button"
        aria-label={t('close')}
        onClick={onGone}
        className="touch grid place-items-center rounded-full"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
