import { pathsOf } from '#kernel/addresses.ts'
/** What all examples of mails have in common. */
export const exampleShop = {
  language: 'nl',
  shopName: 'Cadeaubon',
  organisation: {
    legalName: 'Cadeaubon Nederland B.V.',
    address: 'Voorbeeldkade 1, 1000 AA Amsterdam',
    email: 'klantenservice@cadeaubon-nederland.example',
    kvkNumber: '00000000',
    vatNumber: 'NL000000000B00',
  },
} as const

export const exampleOrder = (shopUrl: string) => ({
  ...exampleShop,
  orderNumber: '61-7KD3-9QXM',
  orderUrl: `${shopUrl}${pathsOf('nl').order('0190f5c8-0000-7000-8000-000000000000')}`,
})
