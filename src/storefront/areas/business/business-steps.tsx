import { businessTexts } from '#i18n/texts/business.ts'
import { NumberedSteps } from '#storefront/parts/steps/numbered-steps.tsx'
import { useTexts } from '#ui/use-texts.ts'

const icons = { list: 'user', pay: 'card', unwrap: 'gift' } as const

/** The way from a number to what everyone unwraps. */
export function BusinessSteps() {
  const t = useTexts(businessTexts, 'steps')
  const steps = (['list', 'pay', 'unwrap'] as const).map((name) => ({
    icon: icons[name],
    title: t(`${name}.title`),
    text: t(`${name}.text`),
  }))
  return <NumberedSteps title={t('title')} steps={steps} />
}
