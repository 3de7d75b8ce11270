import { type RefObject, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#storefront/ui/icon.tsx'

export type Problem = { field: string; text: string }

type ProblemSummaryProps = {
  problems: readonly Problem[]
  onChoose: (field: string) => void
  ref: RefObject<HTMLDivElement | null>
}

/** All that is not right yet, above the form; each line leads to its field. */
export function ProblemSummary({ problems, onChoose, ref }: ProblemSummaryProps) {
  const t = useTranslations('checkout.problems')
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-6 scroll-mt-28 rounded-card bg-error-soft p-4 ring-[1.5px] ring-error ring-inset sm:p-5"
    >
      <p className="flex items-center gap-2.5 font-bold text-error">
        <Icon name="warning" size={20} />
        {t('heading', { count: problems.length })}
      </p>
      <ul className="mt-1.5 ml-7.5 grid">
        {problems.map(({ field, text }) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onChoose(field)}
              className="min-h-8 rounded-sm text-left text-error underline underline-offset-4 hover:decoration-2"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus to the summary each time that sending the form was refused. */
export function useSummaryFocus() {
  const ref = useRef<HTMLDivElement>(null)
  return { ref, focusSummary: () => requestAnimationFrame(() => ref.current?.focus()) }
}
