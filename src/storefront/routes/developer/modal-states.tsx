import { useState } from 'react'
import { ModalLogo } from '#storefront/parts/modals/modal-logo.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { State } from './component-demo.tsx'

/** A modal with all it may have, one that waits, and two of them in the stack. */
export function ModalStates() {
  const [shown, setShown] = useState<'whole' | 'waiting'>()
  const [isLoading, setIsLoading] = useState(false)
  const openModal = useModals()
  const openTwo = (keepOthers: boolean) => {
    openModal('error', { message: 'De eerste melding' })
    openModal('error', { message: 'De tweede melding' }, { keepOthers })
  }
  const close = () => setShown(undefined)
  const wait = () => {
    setShown('waiting')
    setIsLoading(true)
  }
  return (
    <>
      <State name="modal">
        <Opener text="Open" onClick={() => setShown('whole')} />
      </State>
      <State name="modal that waits for something">
        <Opener text="Open en wacht" onClick={wait} />
      </State>
      <State name="a second modal in the place of the first">
        <Opener text="Open twee na elkaar" onClick={() => openTwo(false)} />
      </State>
      <State name="a second modal on top of the first">
        <Opener text="Open twee op elkaar" onClick={() => openTwo(true)} />
      </State>
      {shown === 'whole' && (
        <Modal title="Weet je het zeker?" logo={<ModalLogo />} onClosed={close} onBack={close}>
          <p>{'De cadeaubon verdwijnt uit je winkelmandje.'}</p>
        </Modal>
      )}
      {shown === 'waiting' && (
        <Modal title="Een ogenblik" isLoading={isLoading} onClosed={close}>
          <Opener text="Klaar met wachten" onClick={() => setIsLoading(false)} />
        </Modal>
      )}
    </>
  )
}

const Opener = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button variant="quiet" size="small" onClick={onClick}>
    {text}
  </Button>
)
