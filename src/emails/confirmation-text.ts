import { oneLine } from '#kernel/one-line.ts'
import type { ConfirmationLetter } from './confirmation-letter.ts'
import { imprintLines } from './imprint.tsx'

/** The receipt for readers without markup. */
export function writeConfirmationText(letter: ConfirmationLetter): string {
  const { t, money, words, organisation } = letter
  const lines = letter.lines.map(({ title, quantity, total, receiver }) => {
    const whom =
      receiver === undefined ? '' : ` (${t('receiver', { receiver: oneLine(receiver) })})`
    return `  ${t('times', { count: quantity })} ${title}${whom}: ${money(total)}`
  })
  const extras = letter.extras.map(({ kind, total }) => `  ${t(`extra.${kind}`)}: ${money(total)}`)
  return [
    `${words.heading}.`,
    words.intro,
    letter.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${t('lines')}\n${[...lines, ...extras].join('\n')}`,
    `${t('total')}: ${money(letter.total)}\n${t('vat')}: ${money(letter.vat)}`,
    `${t('action')}:\n${letter.orderUrl}\n${words.actionHint}`,
    ...words.notes.map(({ heading, text }) => `${heading}\n${text}`),
    t('questions', { email: organisation.email }),
    imprintLines(letter).join('\n'),
  ].join('\n\n')
}
