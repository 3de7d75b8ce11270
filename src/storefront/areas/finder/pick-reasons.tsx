import { formatMoney } from '#i18n/formats.ts'
import { finderTexts } from '#i18n/texts/finder.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { GiftReasonKind, PickReasonFragment } from '#storefront/graphql/generated/graphql.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Said of the shop, not of the wish: once it does not come first, it need not be said. */
const aside: ReadonlySet<GiftReasonKind> = new Set(['MOST_CHOSEN', 'OFTEN_CHOSEN', 'FROM_CATEGORY'])

/** Why this one, in a sentence of its own, and what else of the wish it fits. */
export function PickReasons({ reasons: [first, ...others] }: { reasons: PickReasonFragment[] }) {
  const t = useTexts(finderTexts)
  const language = useLanguage()
  const also = useShort()
  if (first === undefined) return null
  const rest = others.filter(({ kind }) => !aside.has(kind)).map(also)
  const from = first.from ? formatMoney(language, first.from, 'short') : ''
  return (
    <div className="mt-3 flex gap-2 text-[0.9375rem] leading-snug">
      <Icon name="check" size={18} className="mt-0.5 text-leaf" />
      <div>
        <p className="font-semibold">
          {t(`reasons.${first.kind}`, {
            name: first.name ?? '',
            isNamed: first.name ? 'yes' : 'no',
            from,
          })}
        </p>
        {/* No sentence: "opa of oma, eten en drinken en kerst" would be none. */}
        {rest.length > 0 && (
          <p className="mt-0.5 text-text-soft">{t('also', { fits: rest.join(' · ') })}</p>
        )}
      </div>
    </div>
  )
}

function useShort() {
  const t = useTexts(finderTexts)
  const language = useLanguage()
  return ({ name, from }: PickReasonFragment): string => {
    if (from) return t('alsoBudget', { from: formatMoney(language, from, 'short') })
    return name ?? t('alsoAsked')
  }
}

graphql(`
  fragment PickReason on GiftReason {
    kind
    name
    from {
      currency
      value
    }
  }
`)
