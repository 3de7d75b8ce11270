import { formatDay } from '#i18n/formats.ts'
import { callOffTexts } from '#i18n/texts/call-off.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { WithdrawalOfferFragment } from '#storefront/graphql/generated/graphql.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

export type Part = WithdrawalOfferFragment['parts'][number]

export const isPartOpen = ({ result }: Part): boolean =>
  result === 'PAID_BACK' || result === 'WAITING'

export function usePartName() {
  const t = useTexts(callOffTexts, 'withdraw')
  return ({ titles, receiverName }: Part): string =>
    t('part', {
      titles: [...new Set(titles)].join(', '),
      receiver: receiverName === null ? t('self') : t('other', { name: receiverName }),
    }).trim()
}

type WithdrawalPartsProps = {
  parts: WithdrawalOfferFragment['parts']
  /** Undefined: all of them. */
  chosen: readonly string[] | undefined
}

/** What of an order may be withdrawn, and why the rest may not. */
export function WithdrawalParts({ parts, chosen }: WithdrawalPartsProps) {
  const t = useTexts(callOffTexts, 'withdraw')
  const language = useLanguage()
  const nameOf = usePartName()
  return (
    <fieldset>
      <legend className="mb-2 font-bold text-[1.125rem]">{t('parts')}</legend>
      <input type="hidden" name="hasParts" value="1" />
      {parts.map((part) => {
        const about = (
          <>
            <span className="wrap-anywhere block font-semibold">{nameOf(part)}</span>
            <span className="block text-[0.9375rem] text-text-soft">
              <span>{t(`results.${part.result}`)}</span>
              {isPartOpen(part) && part.until && (
                <span>{` ${t('until', { day: formatDay(language, `${part.until}T11:00:00Z`) })}`}</span>
              )}
            </span>
          </>
        )
        const key = `${part.deliveryId} ${part.result}`
        if (!isPartOpen(part))
          return (
            <div key={key} className="py-2 pl-9">
              {about}
            </div>
          )
        return (
          <Checkbox
            key={key}
            name="deliveryId"
            value={part.deliveryId}
            defaultChecked={chosen?.includes(part.deliveryId) ?? true}
          >
            {about}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}

graphql(`
  fragment WithdrawalOffer on WithdrawalOffer {
    orderNumber
    name
    email
    parts { deliveryId receiverName titles result until }
    moneyBack { ...MoneyBack }
  }
`)
