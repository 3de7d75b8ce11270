/**
 * Whether a hop's word about the visitor's address is believed. Hop 0 is whoever is connected to us: with no proxy
 * in front that is the visitor himself, and what he says of his address is not.
 */
export const believesProxies =
  (count: number) =>
  (_address: string, hop: number): boolean =>
    hop < count
