import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'

type LinkPageProps = {
  icon: IconName
  heading: string
  text: string
  /** True once the visitor's click did something: the focus then moves to the result, for screen readers. */
  hasAnswer: boolean
  children: ReactNode
}

/** What stands behind a link of a mail about the newsletter: one question, or what became of it. */
export function LinkPage({ icon, heading, text, hasAnswer, children }: LinkPageProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasAnswer) title.current?.focus()
  }, [hasAnswer])
  return (
    <Page width="reading">
      <section className="mt-8 grid justify-items-center gap-4 rounded-panel bg-surface-warm px-5 py-14 text-center sm:mt-12 sm:px-10">
        <span className="grid size-20 place-items-center rounded-full bg-surface text-action">
          <Icon name={icon} size={38} />
        </span>
        <h1 ref={title} tabIndex={-1} className="text-heading-2 outline-none">
          {heading}
        </h1>
        <p className="wrap-anywhere max-w-lg text-balance text-[1.0625rem]">{text}</p>
        <div className="mt-2">{children}</div>
      </section>
    </Page>
  )
}

/** A plain form with one button: it works without a script, and mail scanners do not press it. */
export function SingleButtonForm({ label }: { label: string }) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" replace preventScrollReset>
      <button
        type="submit"
        aria-busy={isSending || undefined}
        className="min-h-13 rounded-full bg-action px-7 font-bold text-[1.0625rem] text-on-action shadow-action transition-[background-color,scale] duration-150 hover:bg-action-strong active:scale-[0.98] aria-busy:bg-action-strong"
      >
        {label}
      </button>
    </Form>
  )
}
