import type { ReactNode } from 'react'

type NotePaperProps = { label: string; children: ReactNode }

/** A personal note as it was written: its own lines, on its own sheet. */
export function NotePaper({ label, children }: NotePaperProps) {
  return (
    <figure className="rounded-field border-line-blush border-l-4 bg-action-soft px-4 py-3">
      <figcaption className="font-semibold text-[0.8125rem] text-text-soft">{label}</figcaption>
      <blockquote className="whitespace-pre-line break-words">{children}</blockquote>
    </figure>
  )
}
