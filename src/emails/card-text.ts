import { formatMoney } from '#i18n/formats.ts'
import type { Money } from '#kernel/money.ts'
import type { CardContent } from './card-content.ts'
import { ownPagesText } from './own-pages.tsx'

/** The card mail for readers without markup. */
export function writeCardText(content: CardContent): string {
  const { t, words, giverName: giver } = content
  const { heading, intro, action, whatItIs, smallPrint } = words
  const note =
    content.message === undefined ? [] : [`${t('noteFrom', { giver })}\n${quote(content.message)}`]
  return [
    t('greeting', { receiver: content.receiverName }),
    `${heading}.`,
    intro,
    listGifts(content),
    ...note,
    `${action}:\n${content.cardPageUrl}`,
    ...ownPagesText(content),
    ...(whatItIs === undefined ? [] : [`${t('what.heading')}\n${whatItIs}`]),
    ...smallPrint,
    content.shopName,
  ].join('\n\n')
}

function listGifts({ t, language, groups, unnamedCount, donations }: CardContent): string {
  const money = ({ currency, cents }: Money) =>
    formatMoney(language, { currency, value: cents }, 'short')
  const lines = groups.map(
    ({ card, count }) =>
      `  ${count > 1 ? `${t('times', { count })} ` : ''}${card.title}, ${money(card.amount)}`,
  )
  if (unnamedCount > 0) lines.push(`  ${t('more', { count: unnamedCount })}`)
  for (const { title, amount, about } of donations) {
    lines.push(`  ${title}, ${money(amount)}\n  ${about}`)
  }
  return lines.join('\n')
}

const quote = (message: string): string =>
  message
    .split(/\r?\n/)
    .map((line) => `  ${line}`)
    .join('\n')
