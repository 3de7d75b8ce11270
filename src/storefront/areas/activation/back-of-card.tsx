import { activationTexts } from '#i18n/texts/activation.ts'
import { useTexts } from '#ui/use-texts.ts'

/** Of no card. */
const numberDrawn = '6299 31•• •••• •••• •••'

/** A small drawing of where the number stands on a printed card, and where the pin lies covered. */
export function BackOfCard() {
  const t = useTexts(activationTexts, 'where')
  return (
    <section aria-labelledby="where-to-look" className="grid gap-4 max-sm:px-3 lg:sticky lg:top-10">
      <h2 id="where-to-look" className="text-[1.375rem]">
        {t('title')}
      </h2>
      <div
        role="img"
        aria-label={t('drawing')}
        className="mx-auto grid aspect-[85.6/54] w-full max-w-sm content-end gap-3 rounded-card bg-surface p-5 shadow-soft"
      >
        <span className="block rounded-field border-2 border-action border-dashed bg-action-soft px-4 py-2">
          <span className="block text-[0.8125rem] text-text-soft">{t('number')}</span>
          <span className="block font-bold tabular-nums">{numberDrawn}</span>
        </span>
        <span className="flex items-center justify-between gap-4 text-[0.8125rem] text-text-soft">
          <span>{t('pin')}</span>
          <span className="rounded-field bg-surface-warm px-6 py-1.5">{t('covered')}</span>
        </span>
      </div>
      <p className="max-w-[52ch]">{t('text')}</p>
    </section>
  )
}
