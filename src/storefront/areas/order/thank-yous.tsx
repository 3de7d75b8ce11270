import { formatMoment } from '#i18n/format-moment.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ReceiverThanksFragment } from '#storefront/graphql/generated/graphql.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** What came back from whoever unwrapped it. */
export function ThankYous({ receiver }: { receiver: ReceiverThanksFragment }) {
  const t = useTexts(orderTexts, 'thankYou')
  const locale = useLanguage()
  if (receiver.thankYous.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2">
      {receiver.thankYous.map(({ text, thankedOn }) => (
        <li
          key={`${thankedOn} ${text}`}
          className="rounded-field border-line-blush border-l-4 bg-action-soft px-4 py-3"
        >
          <p className="font-semibold text-[0.8125rem] text-text-soft">
            {t('label', { when: formatMoment(locale, thankedOn) })}
          </p>
          <blockquote className="wrap-anywhere">{text ?? t('wordless')}</blockquote>
        </li>
      ))}
    </ul>
  )
}

graphql(`
  fragment ReceiverThanks on OrderReceiver {
    thankYous { text thankedOn }
  }
`)
