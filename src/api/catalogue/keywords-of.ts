/** As many products as a list names among its keywords. */
const productsMax = 4

/** What people may type who look for a list: its name, and its best known products. */
export const keywordsOf = (title: string, products: readonly string[]): string =>
  [...new Set([title, ...products.slice(0, productsMax)])].join(', ')
