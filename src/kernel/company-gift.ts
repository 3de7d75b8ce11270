/** Gift of a company before it names the receivers. Each part may be open. */
export type CompanyGift = {
  /** How many cards. */
  number: number | undefined
  amountCents: number | undefined
  /** Id of a moment of giving. */
  occasion: string | undefined
  isByPost: boolean
  /** On a Dutch clock: a minute (2026-12-18T09:00), of what goes by post a day. */
  when: string | undefined
}

/** Far more than an order holds; the shop's own bounds come after it. */
const numberMax = 1_000_000
const amountCentsMax = 1_000_000_00

/** For the address of the list of receivers, behind the product that is named there. */
export const writeListQuery = ({ isByPost, when, ...gift }: CompanyGift): string =>
  write({ ...asked(gift), form: isByPost ? 'post' : undefined, when })

/** For the address where a quote is asked for. */
export const writeQuoteQuery = (productId: string, gift: WantedCards): string =>
  write({ product: productId, ...asked(gift) })

type WantedCards = Pick<CompanyGift, 'number' | 'amountCents' | 'occasion'>

const asked = ({ number, amountCents, occasion }: WantedCards) => ({
  number: number?.toString(),
  amount: amountCents?.toString(),
  occasion,
})

function write(parts: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(parts).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text]],
  )
  return new URLSearchParams(said).toString()
}

/** Reads the query of an address, which may hold anything. */
export function readCompanyGift(query: URLSearchParams): CompanyGift {
  const matching = (name: string, pattern: RegExp): string | undefined => {
    const text = query.get(name) ?? ''
    return pattern.test(text) ? text : undefined
  }
  return {
    number: countUpTo(numberMax, query.get('number')),
    amountCents: countUpTo(amountCentsMax, query.get('amount')),
    occasion: matching('occasion', /^[a-z0-9-]{1,60}$/),
    isByPost: query.get('form') === 'post',
    when: matching('when', /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/),
  }
}

function countUpTo(max: number, text: string | null): number | undefined {
  const count = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
  return count > 0 && count <= max ? count : undefined
}
