import { formatMoney } from '#i18n/formats.ts'
import type { CardLetter } from './card-mail.tsx'

/** The card mail for readers without markup. */
export function writeCardText(letter: CardLetter): string {
  const { t, isForSelf, count, giverName: giver, shopName: shop } = letter
  const cards = letter.groups.map(({ card, count: times }) => {
    const { currency, cents } = card.amount
    const amount = formatMoney(letter.language, { currency, value: cents }, 'short')
    return `  ${times > 1 ? `${t('times', { count: times })} ` : ''}${card.title}, ${amount}`
  })
  if (letter.unnamedCount > 0) cards.push(`  ${t('more', { count: letter.unnamedCount })}`)
  const note =
    letter.message === undefined ? [] : [`${t('noteFrom', { giver })}\n${quote(letter.message)}`]
  const about = isForSelf
    ? [
        t('what.safetySelf'),
        t('questions', { email: letter.supportEmail }),
        t('privacySelf', { shop }),
      ]
    : [
        `${t('what.heading')}\n${t('what.text', { giver, shop })}`,
        t('what.safety'),
        t('questions', { email: letter.supportEmail }),
        t('privacy', { giver }),
      ]
  return [
    t('greeting', { receiver: letter.receiverName }),
    isForSelf ? `${t('headingSelf', { count })}.` : `${t('heading', { giver })}.`,
    t(isForSelf ? 'introSelf' : 'intro', { count }),
    cards.join('\n'),
    ...note,
    `${isForSelf ? t('actionSelf', { count }) : t('action')}:\n${letter.cardPageUrl}`,
    ...about,
    shop,
  ].join('\n\n')
}

const quote = (message: string): string =>
  message
    .split(/\r?\n/)
    .map((line) => `  ${line}`)
    .join('\n')
