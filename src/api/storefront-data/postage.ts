import { builder } from '#api/builder.ts'
import { MoneyRef } from '#api/shared/money.ts'
import type { WireMoney } from '#i18n/formats.ts'

type PostageView = {
  letter: WireMoney
  registered: WireMoney
  registeredAbove: WireMoney
  postsTo: readonly string[]
  letterAsksPhone: boolean
  registeredAsksPhone: boolean
}

export const PostageRef = builder.objectRef<PostageView>('Postage').implement({
  description: 'What it costs to post cards to one receiver.',
  fields: (t) => ({
    postsTo: t.exposeStringList('postsTo', {
      description: 'The countries to which cards are posted, by ISO 3166; its own first.',
    }),
    letterAsksPhone: t.exposeBoolean('letterAsksPhone', {
      description: 'A phone number of whoever gets it is wanted for a letter.',
    }),
    registeredAsksPhone: t.exposeBoolean('registeredAsksPhone', {
      description: 'Likewise, for what goes registered.',
    }),
    letter: t.expose('letter', { type: MoneyRef, description: 'Through the letterbox.' }),
    registered: t.expose('registered', { type: MoneyRef, description: 'Registered.' }),
    registeredAbove: t.expose('registeredAbove', {
      type: MoneyRef,
      description: 'Cards of more than this together go registered; those with wine always.',
    }),
  }),
})
