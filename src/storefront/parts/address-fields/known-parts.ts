import type { ConfirmedStreet, DeliveryPart } from '#kernel/address-parts.ts'

/** Of an address only the parts that are known. Its street is not asked about again. */
export function knownParts<Part extends DeliveryPart>(
  names: readonly Part[],
  given: { readonly [Name in DeliveryPart]?: string | null | undefined } | null | undefined,
): { [Name in Part]?: string } & ConfirmedStreet {
  const parts = names.flatMap((name) => {
    const text = given?.[name]
    return text ? [[name, text] as const] : []
  })
  const confirmed: ConfirmedStreet = given?.street ? { confirmStreet: given.street } : {}
  return { ...(Object.fromEntries(parts) as { [Name in Part]?: string }), ...confirmed }
}
