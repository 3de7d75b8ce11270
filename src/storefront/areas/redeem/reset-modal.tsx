import { useNavigate } from 'react-router'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'
import { leaveRedeem } from './redeem-state.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    redeemReset: RedeemResetProps
  }
}

/** Where the visitor was on their way to; without it, back to the balance. */
export type RedeemResetProps = { address?: string | undefined }

/** Asks before an exchange is left: then all its steps begin anew (SPEC §4). */
export function ResetModal({ address, onClosed }: RedeemResetProps & Closable) {
  const t = useTexts(redeemTexts, 'reset')
  const balance = usePaths().balance()
  const navigate = useNavigate()
  const { press, isBusy } = useChange({
    onDone: () => {
      onClosed()
      void navigate(address ?? balance)
    },
  })
  return (
    <ConfirmModal
      kind="danger"
      title={t('title')}
      text={t('text')}
      confirm={t('leave')}
      cancel={t('stay')}
      onConfirm={() => void press(leaveRedeem)}
      {...{ isBusy, onClosed }}
    />
  )
}
