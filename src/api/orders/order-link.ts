import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { proofArg } from '#api/shared/proof-arg.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { askForOrderLink, openOrderByLink } from '#flows/orders/open-by-link.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { PlacedOrderPayloadRef, viewOrder } from './placed-order.ts'

const MailOrderLinkPayloadRef = builder
  .objectRef<Payload<{ isAsked: boolean }>>('MailOrderLinkPayload')
  .implement({
    description: 'Whether the wish was noted.',
    fields: (t) => ({
      isAsked: t.exposeBoolean('isAsked', {
        nullable: true,
        description: 'True for every order, whether or not anything is mailed.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const orderArgument = {
  required: true,
  description: 'The uuid in the address of the order.',
} as const

builder.mutationField('mailOrderLink', (t) =>
  t.field({
    type: MailOrderLinkPayloadRef,
    description:
      'Has a link that opens an order mailed to whoever ordered it, and to nobody else. Three times at once, then twice a day at most.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string(orderArgument),
      captchaToken: t.arg.string(proofArg),
    },
    resolve: (_root, { userData, orderUuid, captchaToken }, ctx) =>
      payload(ctx, userData, async () => {
        await askForOrderLink(ctx.deps, {
          ...{ orderUuid, clientIp: ctx.clientIp },
          captchaToken: captchaToken ?? undefined,
        })
        return { isAsked: true }
      }),
  }),
)

builder.mutationField('openOrderByLink', (t) =>
  t.field({
    type: PlacedOrderPayloadRef,
    description:
      'Opens an order to the browser that asks, for 30 days, by the link that was mailed. A link opens it once.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string(orderArgument),
      token: t.arg.string({ required: true, description: 'Out of that link.' }),
    },
    resolve: (_root, { userData, orderUuid, token }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const visitorKey = ctx.visitor.ensureKey()
        await openOrderByLink(ctx.deps, { orderUuid, token, visitorKey })
        const { sessionKey } = ctx.visitor
        const order = await showOrder(ctx.deps, {
          uuid: orderUuid,
          visitorKey,
          sessionKey,
          language,
        })
        return { order: viewOrder(order, { language }) }
      }),
  }),
)
