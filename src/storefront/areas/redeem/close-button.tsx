import { Button } from '#ui/button.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'

/** Ends a window that was only read. */
export function CloseButton({ label }: { label: string }) {
  const close = useCloseModal()
  return (
    <Button variant="quiet" onClick={close}>
      {label}
    </Button>
  )
}
