import { footerTexts } from '#i18n/texts/footer.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'

/** In the footer: taking an answer back is as easy as giving it. */
export function CookieSettingsButton() {
  const t = useTexts(footerTexts)
  const openModal = useModals()
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      onClick={() => openModal('cookieSettings', {})}
      className="inline-flex min-h-11 items-center rounded-sm text-on-deep-soft underline-offset-4 hover:text-on-deep hover:underline"
    >
      {t('cookieSettings')}
    </button>
  )
}
