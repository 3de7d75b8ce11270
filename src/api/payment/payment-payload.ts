import { builder } from '#api/builder.ts'
import type { Payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { BarcodeText } from '#domain/cards/code.ts'
import type { PaymentAction } from '#domain/payments/provider.ts'
import type { PaymentView } from '#flows/payments/payment-view.ts'
import { ShopError } from '#kernel/shop-error.ts'

const PaymentStateRef = builder.enumType('PaymentState', {
  description: 'How a payment stands.',
  values: {
    PENDING: { value: 'pending', description: 'Not decided yet.' },
    ACTION_REQUIRED: { value: 'actionRequired', description: 'The visitor has to go somewhere.' },
    PAID: { value: 'paid', description: 'Done.' },
    REFUSED: { value: 'refused', description: 'The bank said no; another try is possible.' },
    CANCELED: { value: 'canceled', description: 'The visitor stopped, or let it expire.' },
    RETURNED: {
      value: 'returned',
      description: 'The money came and goes back whole; its order is not paid.',
    },
  } as const,
})

type FormFieldView = { name: string; value: string }

const FormFieldRef = builder.objectRef<FormFieldView>('FormField').implement({
  description: 'A field to post along.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    value: t.exposeString('value', { description: 'Its value.' }),
  }),
})

type ActionView = {
  url: string
  method: 'GET' | 'POST'
  fields: readonly FormFieldView[]
  scan: string | undefined
}

const PaymentActionRef = builder.objectRef<ActionView>('PaymentAction').implement({
  description: 'Where the visitor has to go to pay.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The address.' }),
    method: t.exposeString('method', {
      description: '`GET`: follow it. `POST`: post a form there.',
    }),
    fields: t.expose('fields', {
      type: [FormFieldRef],
      description: 'What to post; none for GET.',
    }),
    isScanned: t.boolean({
      description:
        'An app reads a QR code from the screen. The address opens the app where it is installed, and is followed by who asks for it.',
      resolve: ({ scan }) => scan !== undefined,
    }),
    qrCode: t.string({
      nullable: true,
      description: 'What the app reads, as an SVG document; null where nothing is scanned.',
      resolve: ({ scan }, _args, { deps }) =>
        scan === undefined ? null : deps.drawBarcode({ kind: 'qr', text: new BarcodeText(scan) }),
    }),
  }),
})

const viewAction = (action: PaymentAction): ActionView => ({
  url: action.url,
  method: action.method,
  fields:
    action.method === 'GET'
      ? []
      : Object.entries(action.data).map(([name, value]) => ({ name, value })),
  scan: action.method === 'GET' ? action.scan : undefined,
})

export type PaymentPayloadView = {
  orderUuid: string
  paymentId: string | undefined
  methodId: string | undefined
  state: PaymentView['state']
  action: ActionView | undefined
}

export const viewPayment = ({ action, ...payment }: PaymentView): PaymentPayloadView => ({
  ...payment,
  action: action && viewAction(action),
})

/** A payment that failed still names its order, so that paying can go on. */
export function rescuePayment(error: unknown): Partial<PaymentPayloadView> {
  if (!(error instanceof ShopError) || !('payment' in error.details)) return {}
  const { payment } = error.details as { payment: PaymentView | undefined }
  return payment === undefined ? {} : viewPayment(payment)
}

export const PaymentPayloadRef = builder
  .objectRef<Payload<PaymentPayloadView>>('PaymentPayload')
  .implement({
    description: 'How a payment stands.',
    fields: (t) => ({
      orderUuid: t.exposeString('orderUuid', {
        nullable: true,
        description: 'Of the order that is paid.',
      }),
      paymentId: t.exposeID('paymentId', {
        nullable: true,
        description: 'Of this attempt; null where choice cards paid all of it.',
      }),
      methodId: t.exposeID('methodId', {
        nullable: true,
        description: 'By which method; null when no payment was begun.',
      }),
      state: t.expose('state', {
        type: PaymentStateRef,
        nullable: true,
        description: 'How it stands; null when no payment was begun.',
      }),
      action: t.expose('action', {
        type: PaymentActionRef,
        nullable: true,
        description: 'Only with ACTION_REQUIRED.',
      }),
      errors: t.expose('errors', {
        type: [ApiErrorRef],
        description:
          '2035 after a refusal, 2036 after too many attempts, 3204 when the total changed.',
      }),
    }),
  })
