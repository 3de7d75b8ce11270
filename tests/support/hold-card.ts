import type { KeptMessage } from '#simulators/mailbox/mailbox.ts'
import { eventually } from './eventually.ts'
import { type CardCode, Visitor } from './visitor.ts'

/** Somebody buys a choice card for a holder; its number and pin, as the holder's page shows them. */
export async function holdCard(context: unknown, amountCents: number): Promise<CardCode> {
  const token = await holdGift(context, amountCents)
  const [code] = await new Visitor(process.env.SHOP_URL ?? '', 'nl').openGift(token)
  if (code === undefined) throw new Error('The card has no code.')
  return code
}

/** The same, still wrapped; the secret of its private link. */
export async function holdGift(_context: unknown, amountCents: number): Promise<string> {
  const url = process.env.SHOP_URL ?? ''
  const email = `houder-${crypto.randomUUID()}@post.example`
  const giver = new Visitor(url, 'nl')
  await giver.addCard({
    productId: 'cadeaubonnl-keuze-cadeaukaart',
    amountCents,
    quantity: 1,
    receiver: { name: 'Houder', email },
  })
  await giver.saveDetails(`gever-${crypto.randomUUID()}@post.example`)
  await giver.startPayment('scheme')
  return mailedTo(email, /\/kaart\/([^/\s]+)/)
}

/** The secret of a link in a mail to them. */
export const mailedTo = (email: string, link: RegExp): Promise<string> =>
  eventually(`a mail with ${link}`, async () => {
    const response = await fetch(`${process.env.SHOP_URL}/dev/mailbox/messages.json`)
    const messages = (await response.json()) as readonly KeptMessage[]
    const theirs = messages.filter(({ to }) => to.address === email)
    return theirs.map(({ text }) => link.exec(text)?.[1]).find((token) => token !== undefined)
  })
