import { useEffect, useState } from 'react'
import { giftLinkTexts } from '#i18n/texts/gift-link.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { useHydrated } from '#storefront/ui/use-hydrated.ts'
import { useTexts } from '#storefront/ui/use-texts.ts'

type CopyButtonProps = {
  text: string
  label: string
  /** What is copied, for screen readers. */
  name: string
}

/** Copies to the clipboard and confirms it for a moment. Where copying is not allowed, it says what to do instead. */
export function CopyButton({ text, label, name }: CopyButtonProps) {
  const t = useTexts(giftLinkTexts)
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  const isHydrated = useHydrated()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), 2_500)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }
  return (
    <>
      <button
        type="button"
        aria-label={outcome === 'copied' ? undefined : name}
        disabled={!isHydrated}
        onClick={() => void copy()}
        className="touch inline-flex shrink-0 items-center justify-center gap-2 rounded-full px-4 font-bold text-[0.9375rem] text-action ring-[1.5px] ring-line-blush ring-inset hover:bg-action-soft print:hidden"
      >
        {outcome === 'copied' && <Icon name="check" size={18} />}
        {outcome === 'copied' ? t('copied') : label}
      </button>
      <span role="status" className={outcome === 'copyFailed' ? 'text-[0.9375rem]' : 'sr-only'}>
        {outcome && t(outcome)}
      </span>
    </>
  )
}
