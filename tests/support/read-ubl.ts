/** The texts of all elements of a name, in their order. */
export const textsOf = (xml: string, tag: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<cbc:${tag}(?: [^>]*)?>([^<]*)</cbc:${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  )

/** The elements right below the root, each once. */
export const partsOf = (xml: string): readonly string[] => [
  ...new Set([...xml.matchAll(/^ {2}<((?:cbc|cac):\w+)/gm)].map(([, tag = '']) => tag)),
]

/**
 * This table of what UBL 2.1 orders and Peppol BIS Billing 3.0 asks of every document stands in for
 * the official schema, in its order (decision 0106).
 */
export const compulsory = (root: 'Invoice' | 'CreditNote') => [
  ...['cbc:CustomizationID', 'cbc:ProfileID', 'cbc:ID', 'cbc:IssueDate'],
  ...(root === 'Invoice' ? ['cbc:DueDate'] : []),
  ...[`cbc:${root}TypeCode`, 'cbc:Note', 'cbc:DocumentCurrencyCode', 'cbc:BuyerReference'],
  'cac:OrderReference',
  ...(root === 'Invoice' ? [] : ['cac:BillingReference']),
  ...['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty', 'cac:PaymentMeans'],
  ...['cac:TaxTotal', 'cac:LegalMonetaryTotal', `cac:${root}Line`],
]
