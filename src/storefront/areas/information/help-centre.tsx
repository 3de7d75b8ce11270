import { informationTexts } from '#i18n/texts/information.ts'
import { Button } from '#storefront/ui/button.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** A link to the help centre, which is outside the shop and opens in a new tab. */
export function HelpCentre({ url }: { url: string }) {
  const t = useTexts(informationTexts, 'helpdesk')
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-surface-blush p-5">
      {t('centreText')}
      <Button href={url} size="small">
        {t('centre')}
      </Button>
    </p>
  )
}
