import { formatMoney } from '#i18n/formats.ts'
import type { Money } from '#kernel/money.ts'
import type { CardLetter } from './card-letter.ts'

/** The card mail for readers without markup. */
export function writeCardText(letter: CardLetter): string {
  const { t, words, giverName: giver } = letter
  const { heading, intro, action, whatItIs, smallPrint } = words
  const note =
    letter.message === undefined ? [] : [`${t('noteFrom', { giver })}\n${quote(letter.message)}`]
  return [
    t('greeting', { receiver: letter.receiverName }),
    `${heading}.`,
    intro,
    listGifts(letter),
    ...note,
    `${action}:\n${letter.cardPageUrl}`,
    ...(whatItIs === undefined ? [] : [`${t('what.heading')}\n${whatItIs}`]),
    ...smallPrint,
    letter.shopName,
  ].join('\n\n')
}

function listGifts({ t, language, groups, unnamedCount, donations }: CardLetter): string {
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
