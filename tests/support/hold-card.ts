import type { KeptMessage } from '#simulators/mailbox/mailbox.ts'
import { eventually } from './eventually.ts'
import { type CardCode, Visitor } from './visitor.ts'

/** Somebody buys a choice card for a holder; its number and pin, as the holder's page shows them. */
export async function holdCard(_context: unknown, amountCents: number): Promise<CardCode> {
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
  const token = await eventually('the mail with the card', async () => {
    const response = await fetch(`${url}/dev/mailbox/messages.json`)
    const messages = (await response.json()) as readonly KeptMessage[]
    const text = messages.find(({ to }) => to.address === email)?.text ?? ''
    return /\/kaart\/([^/\s]+)/.exec(text)?.[1]
  })
  const [code] = await new Visitor(url, 'nl').openGift(token)
  if (code === undefined) throw new Error('The card has no code.')
  return code
}
