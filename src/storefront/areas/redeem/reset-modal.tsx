import { useState } from 'react'
import { useNavigate } from 'react-router'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import { KeepButton } from '#storefront/parts/modals/keep-button.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
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
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await leaveRedeem()
    onClosed()
    await navigate(address ?? balance)
  }
  return (
    <Modal title={t('title')} onClosed={onClosed} isLoading={isLeaving}>
      <p className="text-[1.0625rem]">{t('text')}</p>
      <div className="mt-6 grid gap-3 sm:flex">
        <Button variant="danger" isLoading={isLeaving} onClick={() => void leave()}>
          {t('leave')}
        </Button>
        <KeepButton label={t('stay')} />
      </div>
    </Modal>
  )
}
