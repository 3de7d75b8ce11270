import { builder } from '#api/builder.ts'
import type { KnownReceiver } from '#domain/cart/cart.ts'
import { AddressRef, type AddressView } from './address.ts'

export type CartReceiverView = {
  name: string
  email: string | undefined
  giverName: string | undefined
  address: AddressView | undefined
}

export const CartReceiverRef = builder.objectRef<CartReceiverView>('CartReceiver').implement({
  description: 'Another person who was named in a basket.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the giver wrote it.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Where their mail goes; null while nothing goes there by e-mail.',
    }),
    giverName: t.exposeString('giverName', {
      nullable: true,
      description: 'From whom their tag says that it is, where the giver wrote it.',
    }),
    address: t.expose('address', {
      type: AddressRef,
      nullable: true,
      description: 'Where their post goes; null while nothing goes there by post.',
    }),
  }),
})

export const viewReceiver = ({ receiver, address }: KnownReceiver): CartReceiverView => ({
  ...{ name: receiver.name, giverName: receiver.giverName, address },
  email: receiver.email || undefined,
})
