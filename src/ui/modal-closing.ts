import { createContext, use } from 'react'

export const ModalClosingContext = createContext<() => void>(() => {})

/** Closes the modal around, with its animation; ignored while that is loading. */
export const useCloseModal = (): (() => void) => use(ModalClosingContext)
