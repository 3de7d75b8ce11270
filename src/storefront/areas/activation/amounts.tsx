import type { WireMoney } from '#i18n/formats.ts'
import { activationTexts } from '#i18n/texts/activation.ts'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'

type AmountsProps = {
  /** Undefined while none is typed that a card takes. */
  onCard: WireMoney | undefined
  fee: WireMoney
}

/** What is paid: the value of the card, and the fee. */
export function Amounts({ onCard, fee }: AmountsProps) {
  const t = useTexts(activationTexts)
  return (
    <dl className="grid gap-1.5">
      {onCard && (
        <div className="flex justify-between gap-6">
          <dt>{t('onCard')}</dt>
          <dd className="font-bold">
            <Price money={onCard} />
          </dd>
        </div>
      )}
      <div className="flex justify-between gap-6">
        <dt>{t('fee')}</dt>
        <dd className="font-bold">
          <Price money={fee} />
        </dd>
      </div>
    </dl>
  )
}
