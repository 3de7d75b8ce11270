import { offerTexts } from '#i18n/texts/offer.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import type { Elements } from '#ui/elements.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

type Step = { icon: IconName; title: string; text: string }

/** The steps from a choice card to another card. */
export function ChoiceSteps() {
  const t = useTexts(offerTexts, 'choice.steps')
  const icons = { give: 'gift', receive: 'mail', choose: 'heart' } as const
  const steps = (['give', 'receive', 'choose'] as const).map((name) => ({
    icon: icons[name],
    title: t(`${name}.title`),
    text: t(`${name}.text`),
  }))
  return <ProductSteps title={t('title')} steps={steps} />
}

/** How a blank card becomes a present, with the ways to put an amount on one and to order more. */
export function PackSteps({ leadsToMore = true }: { leadsToMore?: boolean }) {
  const t = useTexts(offerTexts, 'pack.steps')
  const paths = usePaths()
  const icons = { keep: 'house', load: 'card', give: 'gift' } as const
  const steps = (['keep', 'load', 'give'] as const).map((name) => ({
    icon: icons[name],
    title: t(`${name}.title`),
    text: t(`${name}.text`),
  }))
  return (
    <ProductSteps title={t('title')} steps={steps}>
      <p className="mt-4 flex flex-wrap gap-x-7">
        <Link href={paths.activation()} className="inline-flex min-h-11 items-center">
          {t('activate')}
        </Link>
        {leadsToMore && (
          <Link href={paths.reorder()} className="inline-flex min-h-11 items-center">
            {t('reorder')}
          </Link>
        )}
      </p>
    </ProductSteps>
  )
}

/** Three steps on one line of thread. */
type ProductStepsProps = { title: string; steps: readonly Step[]; children?: Elements }

function ProductSteps({ title, steps, children }: ProductStepsProps) {
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
