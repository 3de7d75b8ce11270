import { Button } from '#storefront/ui/button.tsx'
import { useCloseModal } from '#storefront/ui/modal-closing.ts'

/** Ends a window that was only read. */
export function CloseButton({ label }: { label: string }) {
  const close = useCloseModal()
  return (
    <Button variant="quiet" onClick={close}>
      {label}
    </Button>
  )
}
