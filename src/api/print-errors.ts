import { errors } from '#i18n/texts/errors.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'

const heading = `# Errors

Printed from the code by \`npm run schema\`. Codes are a contract: they are never given another meaning. A payload carries
them in \`errors\`; a query without a payload in the \`extensions\` of the error. \`referencedRequestParameter\` names the
field. Names in braces are limits that the server fills in.

| Code | Name | English | Dutch |
|---|---|---|---|
`

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** What `docs/errors.md` holds. */
export function printErrors(): string {
  const names = (Object.keys(errorCodes) as ErrorName[]).toSorted(
    (one, other) => errorCodes[one] - errorCodes[other],
  )
  const rows = names.map(
    (name) =>
      `| ${errorCodes[name]} | ${name} | ${cell(errors[name].en)} | ${cell(errors[name].nl)} |`,
  )
  return `${heading}${rows.join('\n')}\n`
}
