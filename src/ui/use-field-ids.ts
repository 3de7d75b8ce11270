import { useId } from 'react'

/** The ids that tie a field to its hint and its error, for screen readers. */
export function useFieldIds(about: { id?: string | undefined; hint: unknown; error: unknown }) {
  const ownId = useId()
  const id = about.id ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [about.hint && hintId, about.error && errorId].filter(Boolean).join(' ')
  return { id, hintId, errorId, describedBy: describedBy || undefined }
}
