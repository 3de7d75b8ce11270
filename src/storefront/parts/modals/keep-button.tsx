import { Button } from '#ui/button.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'

/** Closes a question with no. */
export function KeepButton({ label }: { label: string }) {
  const close = useCloseModal()
  return (
    <Button variant="quiet" onClick={close}>
      {label}
    </Button>
  )
}
