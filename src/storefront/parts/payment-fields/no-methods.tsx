import { paymentTexts } from '#i18n/texts/payment.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'

type NoMethodsProps = {
  errors: readonly ShopErrorFragment[]
  /** The address of the page that asks again. */
  again: string
}

/** In place of the ways to pay, where none can be told. */
export function NoMethods({ errors, again }: NoMethodsProps) {
  const t = useTexts(paymentTexts, 'payment')
  return (
    <div className="grid justify-items-start gap-5">
      {errors.length > 0 ? (
        <ErrorRows errors={errors} />
      ) : (
        <MessageRow tone="error">{t('none')}</MessageRow>
      )}
      <Button variant="quiet" href={again}>
        {t('again')}
      </Button>
    </div>
  )
}
