import type { Elements } from '#ui/elements.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Section } from '#ui/page.tsx'

type Step = { icon: IconName; title: string; text: string }

type NumberedStepsProps = { title: string; steps: readonly Step[]; children?: Elements }

/** Three steps on one line of thread. */
export function NumberedSteps({ title, steps, children }: NumberedStepsProps) {
  return (
    <Section title={title}>
      <ol className="grid gap-6 rounded-panel bg-surface-blush px-6 py-8 sm:grid-cols-3 sm:gap-8 sm:px-10 sm:py-11">
        {steps.map((step, index) => (
          <li key={step.title} className="relative flex gap-4 sm:flex-col">
            {index > 0 && (
              <span
                aria-hidden="true"
                className="absolute top-7 right-[calc(100%+1rem)] w-[calc(100%-3.5rem)] border-line-blush border-t-2 border-dashed max-sm:hidden"
              />
            )}
            <span className="grid size-14 shrink-0 place-items-center rounded-full bg-surface text-action">
              <Icon name={step.icon} size={28} />
            </span>
            <div>
              <h3 className="text-[1.1875rem]">{`${index + 1}. ${step.title}`}</h3>
              <p className="mt-1.5">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  )
}
