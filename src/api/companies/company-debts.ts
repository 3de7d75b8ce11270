import { builder } from '#api/builder.ts'
import { companyArg } from '#api/companies/company-types.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { documentNumber, type ListedDocument } from '#domain/documents/list-documents.ts'
import { type CompanyDebts, showOwnDebts } from '#flows/companies/own-debts.ts'

const ReceivableStateRef = builder.enumType('CompanyInvoiceState', {
  description: 'How an invoice on account stands.',
  values: {
    OPEN: { value: 'open', description: 'Nothing came yet.' },
    PART: { value: 'part', description: 'A part of it came.' },
    OVERDUE: { value: 'overdue', description: 'It was due, and is not paid whole.' },
    PAID: { value: 'paid', description: 'It is paid or credited.' },
    WRITTEN_OFF: { value: 'writtenOff', description: 'The shop gave up the rest.' },
  } as const,
})

const DocumentRef = builder.objectRef<ListedDocument>('CompanyDocument').implement({
  description: 'An invoice or a credit note of an order on account.',
  fields: (t) => ({
    number: t.string({ description: 'As it stands on it.', resolve: documentNumber }),
    kind: t.exposeString('kind', { description: '`invoice` or `creditNote`.' }),
  }),
})

type ReceivableView = CompanyDebts['receivables'][number]

const ReceivableRef = builder.objectRef<ReceivableView>('CompanyInvoice').implement({
  description: 'What a company owes, or owed, for one order.',
  fields: (t) => ({
    orderNumber: t.exposeString('orderNumber', { description: 'Number of the order.' }),
    orderUuid: t.exposeString('orderUuid', { description: 'In the address of its documents.' }),
    state: t.expose('state', { type: ReceivableStateRef, description: 'How it stands.' }),
    orderedOn: t.expose('openedAt', { type: 'DateTime', description: 'When it was ordered.' }),
    dueOn: t.expose('dueAt', { type: 'DateTime', description: 'When it is due.' }),
    total: t.field({
      type: MoneyRef,
      description: 'Of the order, after what choice cards paid.',
      resolve: ({ currency, amountCents }) => toWire({ currency, cents: amountCents }),
    }),
    open: t.field({
      type: MoneyRef,
      description: 'Left to pay.',
      resolve: ({ open }) => toWire(open),
    }),
    remindedOn: t.expose('remindedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last reminded of by mail.',
    }),
    refusedEmails: t.exposeStringList('refusedEmails', {
      description: 'Addresses that its mail did not reach.',
    }),
    documents: t.expose('documents', {
      type: [DocumentRef],
      description: 'Its invoice, then what was credited; empty for a moment after the order.',
    }),
  }),
})

const DebtsRef = builder.objectRef<CompanyDebts>('CompanyDebts').implement({
  description: 'How a company stands with the shop.',
  fields: (t) => ({
    termDays: t.exposeInt('termDays', {
      nullable: true,
      description: 'Days that it may take to pay; null where it pays in advance.',
    }),
    limit: t.field({
      type: MoneyRef,
      description: 'Debt that it may have.',
      resolve: ({ limit }) => toWire(limit),
    }),
    owed: t.field({
      type: MoneyRef,
      description: 'Debt that it has.',
      resolve: ({ owed }) => toWire(owed),
    }),
    credit: t.field({
      type: MoneyRef,
      description: 'Money of it that paid nothing yet.',
      resolve: ({ credit }) => toWire(credit),
    }),
    invoices: t.expose('receivables', {
      type: [ReceivableRef],
      description: 'Newest first.',
    }),
  }),
})

const DebtsPayloadRef = builder
  .objectRef<Payload<{ debts: CompanyDebts }>>('CompanyDebtsPayload')
  .implement({
    description: 'What a company owes, or why it cannot be seen.',
    fields: (t) => ({
      debts: t.expose('debts', {
        type: DebtsRef,
        nullable: true,
        description: 'For members who see its invoices.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('companyDebts', (t) =>
  t.field({
    type: DebtsPayloadRef,
    description: 'What a company owes, to its owners and its finance (3850, 3851).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      company: t.arg.string(companyArg),
    },
    resolve: (_root, { userData, company: companyId }, ctx) =>
      payload(ctx, userData, async () => ({
        debts: await showOwnDebts(ctx.deps, { sessionKey: ctx.visitor.sessionKey, companyId }),
      })),
  }),
)
