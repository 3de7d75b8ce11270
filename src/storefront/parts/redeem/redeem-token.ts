/** Of this tab alone, and gone with it: it opens somebody's balance. */
const key = 'redeem'

/** Where nothing may be stored it lasts as long as the page. */
let held: string | undefined

export function readRedeemToken(): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? held
  } catch {
    return held
  }
}

export function keepRedeemToken(token: string | undefined): void {
  held = token
  try {
    if (token === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, token)
  } catch {
    // It is held by the page.
  }
}

/** One that comes in an address is kept, and leaves the address and its history at once. */
export function takeTokenFromAddress(): void {
  const url = new URL(window.location.href)
  const token = url.searchParams.get('redeemToken')
  if (token === null) return
  keepRedeemToken(token)
  url.searchParams.delete('redeemToken')
  window.history.replaceState(window.history.state, '', url)
}
