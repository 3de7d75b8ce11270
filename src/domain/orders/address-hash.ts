/** A keyed hash of a mail address; `platform/secrets` holds the key. It tells nothing of the address behind it. */
export type HashAddress = (email: string) => Uint8Array
