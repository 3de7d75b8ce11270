import { thankYouMails } from '#domain/deliveries/thank-you-mails.ts'
import { orderUrl } from '#flows/shared/addresses.ts'
import { defineMailKind } from './define-mail-kind.ts'

/** Tells a giver that somebody thanks them. The key is the gift. */
export const thankYouMail = defineMailKind(thankYouMails, {
  job: { name: 'send-thank-you-mail', field: 'giftId', prefixes: ['dlv', 'unt'] },
  write: async (deps, { giver, receiverName, text, language, uuid }) => ({
    to: { name: giver.firstName, address: giver.email },
    ...(await deps.mails.thankYou({
      language,
      shopName: deps.storefront.name,
      giverName: giver.firstName,
      receiverName: receiverName ?? undefined,
      text: text ?? undefined,
      orderUrl: orderUrl(deps, { uuid, language }),
      organisation: deps.storefront.organisation,
    })),
  }),
})
