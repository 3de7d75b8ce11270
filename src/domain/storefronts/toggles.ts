type Toggle = { isOn: boolean; description: string }

/**
 * What a storefront can switch on or off (SPEC §6), with what holds where its file says nothing. The schema of the
 * files and the API follow from these entries; whatever shows or hides something asks `toggles` of the store data.
 */
export const toggles = {
  isFooterLogos: { isOn: true, description: 'Logos in the footer.' },
  isLogosFromCBEOn: { isOn: false, description: 'Logos of the sister shop in the footer.' },
  isCookiesFooterLinkOn: { isOn: true, description: 'Link to the cookie statement in the footer.' },
  isNavigationIconTextOn: { isOn: false, description: 'Texts beside the icons of the header.' },
  isSearchDataLayer: { isOn: false, description: 'Searches are reported to analytics.' },
  languageSwitcher: { isOn: false, description: 'The visitor can change language.' },
  hardcodeNoindexNofollow: { isOn: true, description: 'Search engines stay out.' },
  modalAuth: { isOn: false, description: 'Signing in happens in a modal.' },
  isLoginErrorGeneral: {
    isOn: false,
    description: 'A refused log-in is told by one sentence, whatever the reason (SPEC §8).',
  },
  retryPayment: {
    isOn: true,
    description: 'A failed payment leads back to the checkout of the same order.',
  },
  checkoutV2: { isOn: true, description: 'The checkout has a header of its own.' },
} as const satisfies Record<string, Toggle>

export type ToggleName = keyof typeof toggles

export type Toggles = Readonly<Record<ToggleName, boolean>>

/** One value per toggle, in the order of the entries. */
export const mapToggles = <Value>(
  valueFor: (toggle: Toggle, name: ToggleName) => Value,
): Record<ToggleName, Value> =>
  Object.fromEntries(
    Object.entries(toggles).map(([name, toggle]) => [name, valueFor(toggle, name as ToggleName)]),
  ) as Record<ToggleName, Value>
