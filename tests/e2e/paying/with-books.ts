import { join } from 'node:path'
import { openPspBooks, type PspBooks } from '#tests/support/psp-books.ts'
import { visiting } from '../sister-shop.ts'
import { productId } from './payer.ts'

/** A storefront whose provider shows what it took and gave back. */
export const withBooks = (key: string) =>
  visiting(key, productId).extend<object, { books: PspBooks }>({
    books: [
      async ({ sister }, use) => {
        const page = await (await fetch(`${sister.url}/dev/`)).text()
        const url = /href="([^"]+)\/">The payment provider/.exec(page)?.[1]
        if (url === undefined) throw new Error('The shop has no stand-in of a provider.')
        const books = openPspBooks({ folder: join(sister.dataFolder, 'adyen'), url })
        await use(books)
        books.close()
      },
      { scope: 'worker' },
    ],
  })
