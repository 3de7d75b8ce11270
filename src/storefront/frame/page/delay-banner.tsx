import { frameTexts } from '#i18n/texts/frame.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Shown above every page while digital cards are sent with a delay (SPEC §2). */
export function DelayBanner({ text }: { text: string }) {
  const t = useTexts(frameTexts)
  return (
    <section aria-label={t('delay')} className="bg-sun-soft text-warning-text">
      <p className="page-width flex items-center justify-center gap-2.5 py-2.5 font-semibold text-[0.9375rem]">
        <Icon name="clock" size={20} />
        <span>{text}</span>
      </p>
    </section>
  )
}
