import { uiTexts } from '#i18n/texts/ui.ts'
import { useTexts } from '#ui/use-texts.ts'
import { cx } from './class-names.ts'

export function Spinner({ className }: { className?: string | undefined }) {
  const t = useTexts(uiTexts)
  return (
    <span role="status" className={cx('inline-flex', className)}>
      <svg
        viewBox="0 0 24 24"
        className="size-6 animate-spin motion-reduce:animate-none"
        aria-hidden="true"
      >
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          opacity=".25"
        />
        <path
          d="M21 12a9 9 0 0 0-9-9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr-only">{t('loading')}</span>
    </span>
  )
}
