/** The host that passkeys are bound to; undefined at a number, where browsers take none. */
export function passkeyHostOf(address: string): string | undefined {
  const { hostname } = new URL(address)
  return /^[\d.]+$/.test(hostname) || hostname.startsWith('[') ? undefined : hostname
}
