/** A key and the name that stands beside what was made with it. Of a list the first is in use, the others are older. */
export type NamedKey = { id: string; key: Uint8Array }

/** Of a key that was given without a name, as all were once. */
export const firstKeyId = '1'
