import { builder } from '#api/builder.ts'
import { mapToggles, type Toggles } from '#domain/storefronts/toggles.ts'

export const FeatureTogglesRef = builder.objectRef<Toggles>('FeatureToggles').implement({
  description: 'The toggles of this storefront (SPEC §6).',
  fields: (t) => mapToggles(({ description }, name) => t.exposeBoolean(name, { description })),
})
