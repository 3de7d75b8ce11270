import { activationTexts } from '#i18n/texts/activation.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { activationStageOf, isConfirmed } from './activation-stage.ts'

type ActivatedOrderProps = { order: { uuid: string; state: string; email: string } }

/** What became of an activation so far, and where to go from there. */
export function ActivatedOrder({ order }: ActivatedOrderProps) {
  const t = useTexts(activationTexts, 'done')
  const paths = usePaths()
  const stage = activationStageOf(order)
  return (
    <section className="mt-6 rounded-panel bg-surface-blush px-5 py-9 sm:mt-10 sm:px-10 sm:py-12">
      <h1 className="text-heading-1">{t(`heading.${stage}`)}</h1>
      <p role="status" className="mt-3 max-w-prose text-[1.125rem]">
        {t(stage)}
      </p>
      {isConfirmed(stage) && (
        <p className="mt-1 wrap-anywhere">{t('mailTo', { email: order.email })}</p>
      )}
      <p className="mt-7 flex flex-wrap gap-3">
        <Button href={paths.order(order.uuid)} className="max-sm:w-full">
          {t('receipt')}
        </Button>
        <Button variant="quiet" href={paths.activation()} className="max-sm:w-full">
          {t('another')}
        </Button>
      </p>
    </section>
  )
}
