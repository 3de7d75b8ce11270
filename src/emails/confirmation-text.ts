import type { ConfirmationTexts } from './confirmation-texts.ts'

/** The receipt for readers without markup. */
export function writeConfirmationText(texts: ConfirmationTexts): string {
  const { billing, heading, intro, facts, total, notes } = texts
  const rows = [...texts.lines, ...texts.extras].map(
    ({ label, hint, amount }) => `  ${label}${hint === undefined ? '' : ` (${hint})`}: ${amount}`,
  )
  return [
    `${heading}.`,
    intro,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...(billing === undefined ? [] : [`${billing.heading}\n${billing.lines.join('\n')}`]),
    `${texts.receiptHeading}\n${rows.join('\n')}`,
    [total, ...texts.vat].map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    `${texts.action}:\n${texts.orderUrl}\n${texts.actionHint}`,
    ...notes.map(({ heading: about, text, agreed, links = [] }) =>
      [
        ...[about, text, ...(agreed === undefined ? [] : [agreed])],
        ...links.map((link) => `${link.text}: ${link.url}`),
      ].join('\n'),
    ),
    texts.imprint.question,
    texts.imprint.lines.join('\n'),
  ].join('\n\n')
}
