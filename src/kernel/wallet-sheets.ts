/**
 * Every script of somebody else that a page of ours may load: the inventory that the policy of pages and a test hold to. Each is
 * loaded after a press on a button of ours and never before. Apple's wallet is part of its browser and needs none.
 */
export const foreignScripts = [
  {
    owner: 'Google',
    why: 'opens the sheet of Google Pay',
    methodId: 'googlepay',
    url: 'https://pay.google.com/gp/p/js/pay.js',
    frames: ['https://pay.google.com'],
    connects: ['https://pay.google.com', 'https://google.com'],
  },
] as const

/** What opens the sheet of a wallet, as far as a page has to know it. */
export type WalletSheet = {
  /** Loaded after a press; null where the browser has the wallet by itself. */
  scriptUrl: string | null
  isTest: boolean
  /** The shop as the wallet's owner knows it, and as the provider does. */
  merchantId: string
  gatewayMerchantId: string
}

/** Where what stands in for the provider serves what stands in for a wallet's script. */
export const standInScript = (methodId: string): string => `/wallets/${methodId}.js`

/** The networks that are taken through a wallet, as Apple and as Google name them. */
export const walletNetworks = {
  applepay: ['visa', 'masterCard', 'amex'],
  googlepay: ['VISA', 'MASTERCARD', 'AMEX'],
} as const
