/** SPEC §2, in the order of the footer. */
export const shownNetworks = ['facebook', 'instagram', 'tiktok', 'linkedIn', 'pinterest'] as const

/** A storefront may have an account there; the footer does not show it (SPEC §2). */
const hiddenNetworks = ['twitter', 'youtube'] as const

export const socialNetworks = [...shownNetworks, ...hiddenNetworks] as const

export type SocialAccount = { network: (typeof socialNetworks)[number]; url: string }

export type ShownAccount = { network: (typeof shownNetworks)[number]; url: string }

/** The accounts that the footer shows, in its order, whatever the order of the data. */
export const shownAccounts = (accounts: readonly SocialAccount[]): readonly ShownAccount[] =>
  shownNetworks.flatMap((network) =>
    accounts.flatMap((account) =>
      account.network === network ? { network, url: account.url } : [],
    ),
  )
