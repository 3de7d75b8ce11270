import { offerTexts } from '#i18n/texts/offer.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { NumberedSteps } from '#storefront/parts/steps/numbered-steps.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The steps from a choice card to another card. */
export function ChoiceSteps() {
  const t = useTexts(offerTexts, 'choice.steps')
  const icons = { give: 'gift', receive: 'mail', choose: 'heart' } as const
  const steps = (['give', 'receive', 'choose'] as const).map((name) => ({
    icon: icons[name],
    title: t(`${name}.title`),
    text: t(`${name}.text`),
  }))
  return <NumberedSteps title={t('title')} steps={steps} />
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
    <NumberedSteps title={t('title')} steps={steps}>
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
    </NumberedSteps>
  )
}
