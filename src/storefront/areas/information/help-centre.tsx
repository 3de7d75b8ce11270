import { informationTexts } from '#i18n/texts/information.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** A link to the help centre, which is outside the shop and opens in a new tab. */
export function HelpCentre({ url }: { url: string }) {
  const t = useTexts(informationTexts, 'helpdesk')
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-surface-blush p-5">
      <span>{t('centreText')}</span>
      <Button href={url} size="small">
        {t('centre')}
      </Button>
    </p>
  )
}
