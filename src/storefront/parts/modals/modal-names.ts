import type { KnownModal } from './known-modals.ts'

/**
 * Every modal of the shop, with what it needs to know. Each file of a modal adds itself here (`declare module`), so that
 * nothing below an area has to know what the area shows; `frame/modals/modal-registry.ts` says where it is fetched from.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the modals fill it.
export interface Modals {}

/** A name that neither the specification nor our own list of reasons knows does not compile. */
type Known<Name extends KnownModal> = Name

export type ModalName = Known<keyof Modals>

/** Every modal is told how to go away. */
export type Closable = { onClosed: () => void }
