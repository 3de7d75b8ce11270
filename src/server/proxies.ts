/**
 * Whether a hop's word about the visitor's address is believed. Hop 0 is the machine that is connected to us: with no proxy
 * in front that is the visitor, and what they say of their address is not.
 */
export const believesProxies =
  (count: number) =>
  (_address: string, hop: number): boolean =>
    hop < count
