import { oneLine } from '#kernel/one-line.ts'
import { imprintLines } from './imprint.tsx'
import type { RefundLetter } from './refund-mail.tsx'
import { confirmationTexts } from './translator.ts'

/** The mail about money that comes back, for readers without markup. */
export function writeRefundText(letter: RefundLetter): string {
  const { t, money, count, fees, organisation } = letter
  const lines = letter.lines.map(({ title, quantity, total, receiver }) => {
    const whom =
      receiver === undefined ? '' : ` (${t('receiver', { receiver: oneLine(receiver) })})`
    return `  ${t('times', { count: quantity })} ${title}${whom}: ${money(total)}`
  })
  if (fees !== undefined) lines.push(`  ${t('fees')}: ${money(fees)}`)
  return [
    t('greeting', { giver: letter.giverName }),
    `${t('heading', { total: money(letter.total) })}.`,
    t('intro', { count, order: letter.orderNumber }),
    `${t('lines')}\n${lines.join('\n')}\n${t('total')}: ${money(letter.total)}`,
    ...letter.explanations,
    `${t('action')}:\n${letter.orderUrl}`,
    confirmationTexts(letter.language)('questions', { email: organisation.email }),
    imprintLines(letter).join('\n'),
  ].join('\n\n')
}
