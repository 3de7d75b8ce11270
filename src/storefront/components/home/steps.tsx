import { useTranslations } from 'use-intl'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { Section } from '#storefront/ui/page.tsx'

const steps = ['choose', 'write', 'send'] as const

const iconOf: Record<(typeof steps)[number], IconName> = {
  choose: 'gift',
  write: 'pencil',
  send: 'mail',
}

/** From a thought to a present in three steps. */
export function Steps() {
  const t = useTranslations('browse.steps')
  return (
    <Section title={t('title')}>
      <ol className="grid gap-4 sm:grid-cols-3 sm:gap-5">
        {steps.map((step, index) => (
          <li
            key={step}
            className="flex gap-4 rounded-card border-[1.5px] border-line p-5 sm:flex-col lg:p-7"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface-blush text-action">
              <Icon name={iconOf[step]} size={26} />
            </span>
            <div>
              <h3 className="text-[1.1875rem]">{`${index + 1}. ${t(`${step}.title`)}`}</h3>
              <p className="mt-1.5 text-text-soft">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
