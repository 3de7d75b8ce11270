import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailedTo } from './hold-card.ts'
import { orderActivation } from './order-activation.ts'
import { commandShop } from './running-shop.ts'
import { Visitor } from './visitor.ts'

/** A printed card with value, and what leads to it: its order, and the secret of the link in its mail. */
export type ActivatedCard = { number: string; pin: string; orderUuid: string; token: string }

/** The operator has a card of a programme printed, and somebody puts so much on it. */
export async function activateCard(
  _context: unknown,
  amount: number,
  programme = 'keuze',
): Promise<ActivatedCard> {
  const { number, pin } = await printCard(_context, programme)
  const email = `activeert-${crypto.randomUUID()}@post.example`
  const visitor = new Visitor(process.env.SHOP_URL ?? '', 'nl')
  const { more, codes } = await orderActivation(visitor, { cardNumber: number, amount, email })
  if (more === undefined) throw new Error(`The card is not activated: ${codes}.`)
  const { orderUuid } = await visitor.startPayment('scheme', 'J BAKKER', more)
  const token = await mailedTo(email, /\/kaartgegevens\/\?token=([^&\s]+)/)
  return { number, pin, orderUuid: orderUuid ?? '', token }
}

/** A card without value, as the printer gets it. */
export async function printCard(
  _context: unknown,
  programme = 'keuze',
): Promise<{ number: string; pin: string }> {
  const folder = process.env.SHOP_DATA ?? ''
  const by = ['--by', 'Anna de Vries']
  const command = async (...words: readonly string[]) => {
    const { code, output } = await commandShop([...words, ...by], { DATA_FOLDER: folder })
    if (code !== 0) throw new Error(output)
    return output
  }
  const made = await command('cards', 'make', programme, '--count', '1')
  const [batch = ''] = /bat_\w+/.exec(made) ?? []
  const file = join(folder, `${batch}.csv`)
  await command('cards', 'export', batch, '--out', file)
  const [number = '', pin = ''] = readFileSync(file, 'utf8').split('\n')[1]?.split(',') ?? []
  return { number, pin }
}
