import { useEffect, useState } from 'react'
import { balanceTexts } from '#i18n/texts/balance.ts'
import { formTexts } from '#i18n/texts/form.ts'
import { Button } from '#storefront/ui/button.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** What stands behind the # of a mailed link: letters and digits, more than any name on this page has. */
const shape = /^#([0-9a-z]{50,90})$/

type State = { is: 'asked' | 'sending' | 'done' } | { is: 'refused'; message: string }

/**
 * For whoever comes by the link of the mail about too many wrong pins: one button, which mail scanners do not press. The
 * token is read in the browser alone and then leaves the address.
 */
export function UnlockByLink() {
  const t = useTexts(balanceTexts, 'unlock')
  const unreachable = useTexts(formTexts)('unreachable')
  const [token, setToken] = useState<string>()
  const [state, setState] = useState<State>({ is: 'asked' })
  useEffect(() => setToken(shape.exec(window.location.hash)?.[1]), [])
  if (token === undefined) return null

  const unlock = async () => {
    setState({ is: 'sending' })
    const message = await import('./unlock-card.ts')
      .then(({ unlockCard }) => unlockCard(token))
      .catch(() => unreachable)
    setState(message === undefined ? { is: 'done' } : { is: 'refused', message })
    if (message === undefined) window.history.replaceState(window.history.state, '', ' ')
  }
  if (state.is === 'done')
    return (
      <MessageRow tone="pink" className="mb-6">
        {t('done')}
      </MessageRow>
    )
  return (
    <section aria-label={t('heading')} className="mb-6 grid justify-items-start gap-3">
      <p className="max-w-[58ch]">{t('text')}</p>
      {state.is === 'refused' && <MessageRow tone="error">{state.message}</MessageRow>}
      <Button onClick={() => void unlock()} isLoading={state.is === 'sending'}>
        {t('action')}
      </Button>
    </section>
  )
}
