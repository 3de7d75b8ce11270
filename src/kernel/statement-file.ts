/** Forms of a statement: on paper, or for a spreadsheet. */
export const statementFileForms = ['pdf', 'csv'] as const

export type StatementFileForm = (typeof statementFileForms)[number]

/** Last part of its address, below a company's page; days and form stand in the query. */
export const statementFolder = 'rekeningoverzicht/'

/** Query of a company's page to which the shop led back because of the days. */
export const periodRefused = 'periode'
