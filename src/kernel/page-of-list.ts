/** A part of a long list, as pages of it are numbered from 1. */
export type PageOfList<Item> = {
  items: readonly Item[]
  /** The last page where a later one was asked for: what stood there may be gone. */
  currentPage: number
}

export function pageOfList<Item>(
  all: readonly Item[],
  { page, size }: { page: number; size: number },
): PageOfList<Item> {
  const last = Math.max(1, Math.ceil(all.length / size))
  const currentPage = Math.min(Math.max(1, Math.trunc(page)), last)
  return { items: all.slice((currentPage - 1) * size, currentPage * size), currentPage }
}

/** The page that an address asks for; anything but a number means the first. */
export const askedPage = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
