import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'

type NotePaperTone = 'soft' | 'letter'

const toneClass: Record<NotePaperTone, string> = {
  soft: 'bg-action-soft px-4 py-3',
  letter: 'bg-surface px-5 py-4 text-[1.125rem] shadow-soft print:shadow-none',
}

type NotePaperProps = {
  label: string
  children: ReactNode
  /** A remark in a list, or the letter that came with a present. */
  tone?: NotePaperTone
}

/** A personal note as it was written: its own lines, on its own sheet. */
export function NotePaper({ label, children, tone = 'soft' }: NotePaperProps) {
  return (
    <figure className={cx('rounded-field border-line-blush border-l-4', toneClass[tone])}>
      <figcaption className="font-semibold text-[0.8125rem] text-text-soft">{label}</figcaption>
      <blockquote className="whitespace-pre-line wrap-anywhere">{children}</blockquote>
    </figure>
  )
}
