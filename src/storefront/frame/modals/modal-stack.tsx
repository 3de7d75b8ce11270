import { type ComponentType, Suspense, use, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Closable, ModalName } from '#storefront/parts/modals/modal-names.ts'
import { ModalsContext, type OpenModal } from '#storefront/parts/modals/use-modals.ts'
import type { Elements } from '#ui/elements.ts'

type Opened = { id: number; modal: Promise<ComponentType<Closable>>; props: object }

/** The list of open modals, the last one on top. Going to another page closes them all. */
export function ModalStack({ children }: { children: Elements }) {
  const [opened, setOpened] = useState<readonly Opened[]>([])
  const nextId = useRef(0)
  const { pathname } = useLocation()

  const open = useCallback<OpenModal>((name, props, options) => {
    const modal = { id: nextId.current, modal: fetchModal(name).catch(() => Nothing), props }
    nextId.current += 1
    setOpened((others) => (options?.keepOthers ? [...others, modal] : [modal]))
  }, [])

  useEffect(() => void fetchModals().catch(Nothing), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the signal, not an input.
  useEffect(() => setOpened([]), [pathname])

  return (
    <ModalsContext value={open}>
      {children}
      {opened.map((modal) => (
        <Suspense key={modal.id} fallback={null}>
          <OpenedModal
            {...modal}
            onClosed={() => setOpened((all) => all.filter((other) => other.id !== modal.id))}
          />
        </Suspense>
      ))}
    </ModalsContext>
  )
}

/** A modal that cannot be fetched says so, and leaves the page under it as it was. */
async function fetchModal(name: ModalName): Opened['modal'] {
  const { modalRegistry } = await fetchModals()
  // `open` has checked that name and props belong together; here TypeScript cannot see it any more.
  return (await modalRegistry[name]().catch(modalRegistry.error)) as ComponentType<Closable>
}

/** Right after hydration: the modal of errors among them has to say that the shop cannot be reached. */
const fetchModals = () => import('./modal-registry.ts')

const Nothing = () => null

function OpenedModal({ modal, props, onClosed }: Opened & Closable) {
  const Modal = use(modal)
  return <Modal {...props} onClosed={onClosed} />
}
