import { formatMoney } from '#i18n/formats.ts'
import type { Money } from '#kernel/money.ts'
import type { CardContent } from './card-content.ts'
import { ownPagesText } from './mail-own-pages.tsx'

/** The card mail for readers without markup. */
export function writeCardText(content: CardContent): string {
  const { heading, intro, action, smallPrint } = content.words
  return [
    `${heading}.`,
    intro,
    listCards(content),
    `${action}:\n${content.cardPageUrl}`,
    ...ownPagesText(content),
    ...smallPrint,
    content.shopName,
  ].join('\n\n')
}

function listCards({ t, language, groups, unnamedCount }: CardContent): string {
  const money = ({ currency, cents }: Money) =>
    formatMoney(language, { currency, value: cents }, 'short')
  const lines = groups.map(
    ({ card, count }) =>
      `  ${count > 1 ? `${t('times', { count })} ` : ''}${card.title}, ${money(card.amount)}`,
  )
  if (unnamedCount > 0) lines.push(`  ${t('more', { count: unnamedCount })}`)
  return lines.join('\n')
}
