import { createContext, use } from 'react'
import type { ModalName, Modals } from './modal-names.ts'

export type OpenModal = <Name extends ModalName>(
  name: Name,
  props: Modals[Name],
  /** Opening replaces what is open, unless it is to stand on top of that (SPEC §4). */
  options?: { keepOthers?: boolean },
) => void

export const ModalsContext = createContext<OpenModal>(() => {})

/** `const openModal = useModals(); openModal('error', {})` */
export const useModals = (): OpenModal => use(ModalsContext)
