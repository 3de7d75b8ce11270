/** As React Router names what a page is made of: the address of the page, and this. */
const dataOf = /(?:\/_|\/_root)?\.data$/

/** The path of the page that a request is about, itself or what it is made of. */
export const pagePathOf = (path: string): string => path.replace(dataOf, '/')

/** The page that a request is about, with what is asked of it. */
export function pageAddressOf(url: string): string {
  const [path = '', query] = url.split('?', 2)
  const asked = new URLSearchParams(query)
  // Which of its parts the router wants.
  asked.delete('_routes')
  return asked.size === 0 ? pagePathOf(path) : `${pagePathOf(path)}?${asked}`
}
