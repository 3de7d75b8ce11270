import { builder } from '#api/builder.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { AwaitedTransfer } from '#domain/payments/transfers.ts'
import { showAwaitedTransfers } from '#flows/orders/show-awaited-transfers.ts'
import type { WireMoney } from '#i18n/formats.ts'

type AwaitedTransferView = Omit<AwaitedTransfer, 'amount'> & { amount: WireMoney }

export const AwaitedTransferRef = builder
  .objectRef<AwaitedTransferView>('AwaitedTransfer')
  .implement({
    description: 'An order that waits for its transfer.',
    fields: (t) => ({
      orderUuid: t.exposeString('orderUuid', { description: 'Its page says how to transfer.' }),
      orderNumber: t.exposeString('referenceNumber', {
        description: 'What people call the order.',
      }),
      amount: t.expose('amount', { type: MoneyRef, description: 'How much is to be transferred.' }),
      until: t.expose('until', { type: 'DateTime', description: 'Until when it is waited for.' }),
    }),
  })

export const toAwaitedView = (transfer: AwaitedTransfer): AwaitedTransferView => ({
  ...transfer,
  amount: toWire(transfer.amount),
})

builder.queryField('awaitedTransfers', (t) =>
  t.field({
    type: [AwaitedTransferRef],
    description:
      'Orders of this visitor that wait for their transfer, the newest first: their basket tells of them, so that nothing is ordered twice.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: async (_root, _args, { deps, visitor }) => {
      const transfers = await showAwaitedTransfers(deps, visitor.key)
      return transfers.map(toAwaitedView)
    },
  }),
)
