import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import type { Closable, ModalName } from '#storefront/parts/modals/modal-names.ts'
import { ModalsContext, type OpenModal } from '#storefront/parts/modals/use-modals.ts'
import { modalRegistry } from './modal-registry.ts'

type Opened = { id: number; name: ModalName; props: object }

/** The list of open modals, the last one on top. Going to another page closes them all. */
export function ModalStack({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<readonly Opened[]>([])
  const nextId = useRef(0)
  const { pathname } = useLocation()

  const open = useCallback<OpenModal>((name, props, options) => {
    const modal = { id: nextId.current, name, props }
    nextId.current += 1
    setOpened((others) => (options?.keepOthers ? [...others, modal] : [modal]))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the signal, not an input.
  useEffect(() => setOpened([]), [pathname])

  return (
    <ModalsContext value={open}>
      {children}
      <Suspense fallback={null}>
        {opened.map((modal) => (
          <OpenedModal
            key={modal.id}
            {...modal}
            onClosed={() => setOpened((all) => all.filter((other) => other.id !== modal.id))}
          />
        ))}
      </Suspense>
    </ModalsContext>
  )
}

function OpenedModal({ name, props, onClosed }: Opened & Closable) {
  // `open` has checked that name and props belong together; here TypeScript cannot see it any more.
  const Modal = modalRegistry[name] as ComponentType<Closable>
  return <Modal {...props} onClosed={onClosed} />
}
