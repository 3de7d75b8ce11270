import type { BuiltModal } from './known-modals.ts'

/**
 * Every modal of the shop with its props. The file of a modal adds itself here (`declare module`), so that no lower
 * floor knows it; `frame/modals/modal-registry.ts` says where to load it from.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the modals fill it.
export interface Modals {}

/** A name that is not listed as built does not compile. */
type Known<Name extends BuiltModal> = Name

export type ModalName = Known<keyof Modals>

/** Props of every modal. */
export type Closable = { onClosed: () => void }
