import { useCallback } from 'react'
import { useModals } from './use-modals.ts'

/** SPEC §8: the code of everything unexpected. */
export const unexpectedCode = -1

type ApiError = { code: number; message: string }

const isExpected = (failure: unknown): failure is ApiError =>
  typeof failure === 'object' &&
  failure !== null &&
  'message' in failure &&
  'code' in failure &&
  typeof failure.code === 'number' &&
  failure.code !== unexpectedCode

/**
 * The default handler of SPEC §8: shows the first error of a payload, or the fallback for an unexpected failure (one
 * that was thrown, or code -1).
 */
export function useErrorModal(): (failure: unknown) => void {
  const openModal = useModals()
  return useCallback(
    (failure) => openModal('error', isExpected(failure) ? { message: failure.message } : {}),
    [openModal],
  )
}
