import { Button } from '#storefront/ui/button.tsx'
import { useCloseModal } from '#storefront/ui/modal-closing.ts'

/** Closes a question with no. */
export function KeepButton({ label }: { label: string }) {
  const close = useCloseModal()
  return (
    <Button variant="quiet" onClick={close}>
      {label}
    </Button>
  )
}
