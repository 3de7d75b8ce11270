import { redeemCheckoutTexts } from '#i18n/texts/redeem-checkout.ts'
import type { RedeemLineFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { KeepButton } from '#storefront/parts/modals/keep-button.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { updateChoice } from './change-redeem.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    alternativeChoice: AlternativeProps
  }
}

export type AlternativeProps = { line: RedeemLineFragment }

/** Something else for the same amount, in place of what cannot be supplied. */
export function AlternativeModal({ line, onClosed }: AlternativeProps & Closable) {
  const t = useTexts(redeemCheckoutTexts, 'alternative')
  const { press, isBusy, errors } = useChange({ onDone: onClosed })
  const product = line.mainProduct?.title ?? ''
  return (
    <Modal title={t('title')} onClosed={onClosed} isLoading={isBusy}>
      <p>{line.alternatives.length > 0 ? t('text', { product }) : t('none')}</p>
      <ul className="mt-5 grid gap-4">
        {line.alternatives.map(({ id, title, image, backgroundColor }) => (
          <li key={id} className="grid grid-cols-[4.75rem_1fr] items-center gap-x-3.5 gap-y-2">
            <CardStage size="small" backgroundColor={backgroundColor}>
              <CardArt image={{ url: image.url, alt: '' }} showShadow={false} isUrgent />
            </CardStage>
            <Button
              variant="quiet"
              size="small"
              isLoading={isBusy}
              onClick={() => void press(() => updateChoice(line.id, { productId: id }))}
              className="justify-self-start"
            >
              {t('take', { product: title })}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorRows errors={errors} className="mt-4" />
      <p className="mt-6">
        <KeepButton label={t('keep')} />
      </p>
    </Modal>
  )
}
