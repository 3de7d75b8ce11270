import { formatMoney, type MoneyStyle, type WireMoney } from '#i18n/formats.ts'
import { useLanguage } from '#ui/language.tsx'

/** An amount as the language writes it: `€ 50,00`, or short on chips and cards: `€ 50`. */
export function Price({ money, style = 'exact' }: { money: WireMoney; style?: MoneyStyle }) {
  return <span className="whitespace-nowrap">{formatMoney(useLanguage(), money, style)}</span>
}
