import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { WireMoney } from '#i18n/formats.ts'
import { paymentTexts } from '#i18n/texts/payment.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { openWallet, type Sheet } from './wallet.ts'

/** Gives the wallet's token once; opens its sheet where there is none yet. Undefined where the visitor closed it. */
export type WalletFieldHandle = { collect: () => Promise<{ walletToken: string } | undefined> }

type WalletFieldProps = {
  methodId: string
  /** The wallet's own name. */
  name: string
  sheet: Sheet
  /** Undefined while no amount is chosen. */
  total: WireMoney | undefined
  isPaying: boolean
  /** Presses the button that pays: the wallet said yes. */
  onConfirmed: () => void
  ref: Ref<WalletFieldHandle>
}

/**
 * The button that opens the sheet of a wallet. Nothing of its owner is loaded before the press. A yes is good for the total
 * that the sheet showed, and for one payment.
 */
export function WalletField(props: WalletFieldProps) {
  const { methodId, name, sheet, total, isPaying, onConfirmed, ref } = props
  const t = useTexts(paymentTexts, 'wallet')
  const box = useRef<HTMLDivElement>(null)
  const token = useRef<string>(undefined)
  const [state, setState] = useState<'idle' | 'open' | 'closed' | 'failed'>('idle')

  useImperativeHandle(ref, () => ({
    collect: async () => {
      const walletToken = token.current ?? (await ask())
      token.current = undefined
      if (walletToken !== undefined) return { walletToken }
      box.current?.querySelector('button')?.focus()
      return undefined
    },
  }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another total takes the yes back.
  useEffect(() => {
    token.current = undefined
  }, [total?.value, methodId])

  const ask = async () => {
    if (total === undefined) return undefined
    setState('open')
    try {
      const walletToken = await openWallet(methodId, { sheet, total })
      setState(walletToken === undefined ? 'closed' : 'idle')
      return walletToken
    } catch {
      setState('failed')
      return undefined
    }
  }
  const open = async () => {
    token.current = await ask()
    if (token.current !== undefined) onConfirmed()
  }
  return (
    <div ref={box} className="grid justify-items-start gap-3">
      {state === 'failed' && <MessageRow tone="error">{t('failed', { name })}</MessageRow>}
      <Button
        onClick={() => void open()}
        isLoading={state === 'open' || isPaying}
        isDisabled={total === undefined}
      >
        {t('open', { name })}
      </Button>
      <div role="status">
        {state === 'closed' && <p className="text-[0.9375rem] text-text-soft">{t('closed')}</p>}
      </div>
    </div>
  )
}
