import { builder } from '#api/builder.ts'
import { type ShownAccount, shownNetworks } from '#domain/storefronts/social-accounts.ts'

const SocialNetworkRef = builder.enumType('SocialNetwork', {
  description: 'A network whose accounts the footer shows.',
  values: shownNetworks,
})

export const SocialAccountRef = builder.objectRef<ShownAccount>('SocialAccount').implement({
  description: 'An account that the storefront has elsewhere.',
  fields: (t) => ({
    network: t.expose('network', { type: SocialNetworkRef, description: 'Where it is.' }),
    url: t.exposeString('url', { description: 'Its address.' }),
  }),
})
