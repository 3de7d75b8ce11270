import { oneLine } from '#kernel/one-line.ts'
import type { ConfirmationContent } from './confirmation-content.ts'
import { imprintLines } from './imprint.tsx'

/** The receipt for readers without markup. */
export function writeConfirmationText(content: ConfirmationContent): string {
  const { t, money, words, organisation } = content
  const lines = content.lines.map(({ title, quantity, total, receiver }) => {
    const whom =
      receiver === undefined ? '' : ` (${t('receiver', { receiver: oneLine(receiver) })})`
    return `  ${t('times', { count: quantity })} ${title}${whom}: ${money(total)}`
  })
  const extras = content.extras.map(({ kind, total }) => `  ${t(`extra.${kind}`)}: ${money(total)}`)
  return [
    `${words.heading}.`,
    words.intro,
    content.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${t('lines')}\n${[...lines, ...extras].join('\n')}`,
    `${t('total')}: ${money(content.total)}\n${t('vat')}: ${money(content.vat)}`,
    `${t('action')}:\n${content.orderUrl}\n${words.actionHint}`,
    ...words.notes.map(({ heading, text }) => `${heading}\n${text}`),
    t('questions', { email: organisation.email }),
    imprintLines(content).join('\n'),
  ].join('\n\n')
}
