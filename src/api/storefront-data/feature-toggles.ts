import { builder } from '#api/builder.ts'
import type { Toggles } from '#domain/storefronts/storefront.ts'

export const FeatureTogglesRef = builder.objectRef<Toggles>('FeatureToggles').implement({
  description: 'What is switched on in this storefront (SPEC §6).',
  fields: (t) => ({
    isFooterLogos: t.exposeBoolean('isFooterLogos', { description: 'Logos in the footer.' }),
    isLogosFromCBEOn: t.exposeBoolean('isLogosFromCBEOn', {
      description: 'Logos of the sister shop in the footer.',
    }),
    isCookiesFooterLinkOn: t.exposeBoolean('isCookiesFooterLinkOn', {
      description: 'Link to the cookie statement in the footer.',
    }),
    isNavigationIconTextOn: t.exposeBoolean('isNavigationIconTextOn', {
      description: 'Texts beside the icons of the header.',
    }),
    isSearchDataLayer: t.exposeBoolean('isSearchDataLayer', {
      description: 'Searches are reported to analytics.',
    }),
    languageSwitcher: t.exposeBoolean('languageSwitcher', {
      description: 'The visitor can change language.',
    }),
    hardcodeNoindexNofollow: t.exposeBoolean('hardcodeNoindexNofollow', {
      description: 'Search engines stay out.',
    }),
    modalAuth: t.exposeBoolean('modalAuth', { description: 'Signing in happens in a modal.' }),
    retryPayment: t.exposeBoolean('retryPayment', {
      description: 'A failed payment leads back to the checkout of the same order.',
    }),
    checkoutV2: t.exposeBoolean('checkoutV2', {
      description: 'The checkout has a header of its own.',
    }),
  }),
})
