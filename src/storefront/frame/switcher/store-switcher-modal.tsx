import { useEffect, useState } from 'react'
import { frameTexts } from '#i18n/texts/frame.ts'
import { switcherTexts } from '#i18n/texts/switcher.ts'
import { ModalLogo } from '#storefront/parts/modals/modal-logo.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { Modal } from '#ui/modal.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { LanguageFields } from './language-fields.tsx'
import { loadShops } from './load-shops.ts'
import type { CountryShop } from './shops-by-country.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    storeSwitcher: object
  }
}

/** Country, language and currency (SPEC §2). */
export function StoreSwitcherModal({ onClosed }: Closable) {
  const t = useTexts(frameTexts, 'switcher')
  const showError = useErrorModal()
  const [shops, setShops] = useState<ReadonlyMap<string, CountryShop>>()
  useEffect(() => {
    loadShops().then(setShops, showError)
  }, [showError])
  return (
    <Modal title={t('button')} logo={<ModalLogo />} onClosed={onClosed}>
      <p className="mb-5 text-text-soft">{useTexts(switcherTexts, 'form')('intro')}</p>
      {shops ? (
        <LanguageFields shops={shops} />
      ) : (
        <div className="grid h-75 place-items-center">
          <Spinner />
        </div>
      )}
    </Modal>
  )
}
