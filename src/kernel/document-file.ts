/** Below the address of an order's page stand its invoice and credit notes, on paper or for bookkeeping programs. */
export const documentFolder = 'factuur'

export const documentForms = ['pdf', 'xml'] as const

export type DocumentForm = (typeof documentForms)[number]

/** Such as `factuur/GCSNL-2026-000123.pdf`. */
export const documentFile = (number: string, form: DocumentForm): string =>
  `${documentFolder}/${number}.${form}`

/** In place of a number: what a company has to pay before there is an invoice; on paper alone. */
export const proFormaName = 'pro-forma'
