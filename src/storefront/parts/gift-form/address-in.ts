import { addressParts, type PostalAddress } from '#kernel/address-parts.ts'

type Given = { readonly [Part in keyof PostalAddress]?: string | null | undefined }

/** The postal parts of what the API gives of a receiver or a customer; undefined where there are none. */
export function addressIn(given: Given | null | undefined): Partial<PostalAddress> | undefined {
  const parts = addressParts.flatMap((part) => {
    const text = given?.[part]
    return text ? [[part, text] as const] : []
  })
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}
