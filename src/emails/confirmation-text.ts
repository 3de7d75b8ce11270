import {
  billingLines,
  type ConfirmationContent,
  whomOf,
  withoutVat,
} from './confirmation-content.ts'
import { imprintLines } from './imprint.tsx'

/** The receipt for readers without markup. */
export function writeConfirmationText(content: ConfirmationContent): string {
  const { t, money, words, organisation } = content
  const lines = content.lines.map((line) => {
    const whom = whomOf(content, line)
    const forWhom = whom === undefined ? '' : ` (${whom})`
    return `  ${t('times', { count: line.quantity })} ${line.title}${forWhom}: ${money(line.total)}`
  })
  const { rest } = content
  const others =
    rest === undefined ? [] : [`  ${t('rest', { count: rest.count })}: ${money(rest.total)}`]
  const extras = content.extras.map(
    ({ kind, title, total }) => `  ${title ?? t(`extra.${kind}`)}: ${money(total)}`,
  )
  const billed = billingLines(content)
  return [
    `${words.heading}.`,
    words.intro,
    content.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...(billed.length === 0 ? [] : [`${t('billing')}\n${billed.join('\n')}`]),
    `${t('lines')}\n${[...lines, ...others, ...extras].join('\n')}`,
    [
      `${t('total')}: ${money(content.total)}`,
      `${t('vat')}: ${money(content.vat)}`,
      `${t('withoutVat')}: ${money(withoutVat(content))}`,
    ].join('\n'),
    `${t('action')}:\n${content.orderUrl}\n${words.actionHint} ${t('documents')}`,
    ...words.notes.map(({ heading, text, agreed, links = [] }) =>
      [
        ...[heading, text, ...(agreed === undefined ? [] : [agreed])],
        ...links.map((link) => `${link.text}: ${link.url}`),
      ].join('\n'),
    ),
    t('questions', { email: organisation.email }),
    imprintLines(content).join('\n'),
  ].join('\n\n')
}
