import type { DocumentContent, DocumentLine } from '#domain/documents/document.ts'
import type { SalesDocument } from '#domain/documents/sales-document.ts'
import { decimalOf } from '#i18n/formats.ts'
import { nameLine } from '#i18n/name-line.ts'
import { dutchDayOf } from '#kernel/post-calendar.ts'
import { nameOfTender } from '#kernel/tender-names.ts'
import { documentWords, sayNote } from './document-words.ts'
import { signOf } from './sales-document.ts'
import { buyerParty, sellerParty } from './ubl-parties.ts'
import { element, said, writeXml, type Xml } from './xml.ts'

/*
 * An invoice or a credit note for bookkeeping programs: UBL 2.1 with the elements of Peppol BIS Billing 3.0 and its Dutch rules.
 * Vouchers are exempt, with the reason in words: the norm lets no other rate stand beside "outside scope" (BR-O-11).
 */

const norm = {
  customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  profile: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  namespace: 'urn:oasis:names:specification:ubl:schema:xsd:',
}

/** UN/CEFACT 1001, 4461 and recommendation 20. */
const codes = {
  invoice: '380',
  creditNote: '381',
  card: '48',
  transfer: '30',
  agreed: '57',
  piece: 'C62',
} as const

type Writer = SalesDocument & { amount: (tag: string, cents: number) => Xml }

export function writeUbl(sold: SalesDocument): string {
  const { currency, kind, number, issuedOn, toPay } = sold
  const dueOn = toPay === undefined ? issuedOn : dutchDayOf(toPay.until).toString()
  const root = kind === 'invoice' ? 'Invoice' : 'CreditNote'
  const amount = (tag: string, cents: number) =>
    element(tag, decimalOf({ currency, value: cents * signOf(sold) + 0 }), { currencyID: currency })
  const writer = { ...sold, amount }
  return writeXml(
    element(
      root,
      [
        said('cbc:CustomizationID', norm.customization),
        said('cbc:ProfileID', norm.profile),
        said('cbc:ID', number),
        said('cbc:IssueDate', issuedOn),
        ...(kind === 'invoice' ? [said('cbc:DueDate', dueOn)] : []),
        said(`cbc:${root}TypeCode`, codes[kind]),
        said('cbc:Note', sayNote({ ...sold, isReceipt: false })),
        said('cbc:DocumentCurrencyCode', currency),
        said('cbc:BuyerReference', sold.customerReference ?? sold.orderNumber),
        element('cac:OrderReference', [said('cbc:ID', sold.orderNumber)]),
        correction(sold),
        sellerParty(sold),
        buyerParty(sold),
        ...meansOf(sold),
        taxTotal(writer),
        monetaryTotal(writer),
        ...sold.content.lines.map((line, index) => lineOf(writer, line, index)),
      ],
      {
        xmlns: `${norm.namespace}${root}-2`,
        'xmlns:cac': `${norm.namespace}CommonAggregateComponents-2`,
        'xmlns:cbc': `${norm.namespace}CommonBasicComponents-2`,
      },
    ),
  )
}

const correction = ({ corrects }: SalesDocument): Xml | undefined =>
  corrects &&
  element('cac:BillingReference', [
    element('cac:InvoiceDocumentReference', [
      said('cbc:ID', corrects.number),
      said('cbc:IssueDate', corrects.issuedOn),
    ]),
  ])

/** How it was paid, or whereto it is transferred: an account is named for that alone. */
const meansOf = ({ kind, content, language, toPay }: SalesDocument): readonly Xml[] =>
  content.tenders.map((tender) => {
    const name = nameOfTender(tender, language)
    if (kind === 'invoice' && tender.kind === 'invoice' && toPay !== undefined)
      return element('cac:PaymentMeans', [
        element('cbc:PaymentMeansCode', codes.transfer, { name }),
        said('cbc:PaymentID', toPay.reference),
        element('cac:PayeeFinancialAccount', [
          said('cbc:ID', toPay.iban),
          said('cbc:Name', toPay.beneficiary),
          element('cac:FinancialInstitutionBranch', [said('cbc:ID', toPay.bic)]),
        ]),
      ])
    const code = tender.method === 'scheme' ? codes.card : codes.agreed
    return element('cac:PaymentMeans', [element('cbc:PaymentMeansCode', code, { name })])
  })

const categoryOf = (basisPoints: number) => (basisPoints === 0 ? 'E' : 'S')

const percentOf = (basisPoints: number) => (basisPoints / 100).toFixed(2)

const taxScheme = element('cac:TaxScheme', [said('cbc:ID', 'VAT')])

const taxTotal = (writer: Writer): Xml =>
  element('cac:TaxTotal', [
    writer.amount('cbc:TaxAmount', writer.vatCents),
    ...writer.content.vat.map((group) => taxSubtotal(writer, group)),
  ])

const taxSubtotal = (
  { amount, language }: Writer,
  { rateBasisPoints, totalCents, vatCents }: DocumentContent['vat'][number],
): Xml =>
  element('cac:TaxSubtotal', [
    amount('cbc:TaxableAmount', totalCents - vatCents),
    amount('cbc:TaxAmount', vatCents),
    element('cac:TaxCategory', [
      said('cbc:ID', categoryOf(rateBasisPoints)),
      said('cbc:Percent', percentOf(rateBasisPoints)),
      rateBasisPoints === 0
        ? said('cbc:TaxExemptionReason', documentWords(language)('voucherNote'))
        : undefined,
      taxScheme,
    ]),
  ])

/** All of it is paid already, but for what a company owes. */
function monetaryTotal({ amount, totalCents, vatCents, toPay }: Writer): Xml {
  const owedCents = toPay?.amount.cents ?? 0
  return element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', totalCents - vatCents),
    amount('cbc:TaxExclusiveAmount', totalCents - vatCents),
    amount('cbc:TaxInclusiveAmount', totalCents),
    amount('cbc:PrepaidAmount', totalCents - owedCents),
    amount('cbc:PayableAmount', owedCents),
  ])
}

/** A price is never below zero (BR-27): what is taken off has a quantity that is. */
function lineOf(writer: Writer, line: DocumentLine, index: number): Xml {
  const { kind, amount, language } = writer
  const net = line.totalCents - line.vatCents
  const sign = net * signOf(writer) < 0 ? -1 : 1
  const tag = kind === 'invoice' ? 'Invoice' : 'CreditNote'
  const counted = kind === 'invoice' ? 'Invoiced' : 'Credited'
  const unit = { unitCode: codes.piece }
  return element(`cac:${tag}Line`, [
    said('cbc:ID', String(index + 1)),
    element(`cbc:${counted}Quantity`, String(sign * line.quantity), unit),
    amount('cbc:LineExtensionAmount', net),
    element('cac:Item', [
      said('cbc:Name', nameLine(line, language)),
      element('cac:ClassifiedTaxCategory', [
        said('cbc:ID', categoryOf(line.vatRateBasisPoints)),
        said('cbc:Percent', percentOf(line.vatRateBasisPoints)),
        taxScheme,
      ]),
    ]),
    element('cac:Price', [
      amount('cbc:PriceAmount', net * sign),
      element('cbc:BaseQuantity', String(line.quantity), unit),
    ]),
  ])
}
