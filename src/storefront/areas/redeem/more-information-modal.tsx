import type { ReactNode } from 'react'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import type { RedeemProductFragment } from '#storefront/graphql/generated/graphql.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CloseButton } from './close-button.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    redeemShopMoreInformation: MoreInformationProps
  }
}

export type MoreInformationProps = { product: RedeemProductFragment }

/** What it is, where it is spent, and the brand's own pages where it has some. */
export function MoreInformationModal({ product, onClosed }: MoreInformationProps & Closable) {
  const t = useTexts(redeemTexts)
  const openModal = useModals()
  const { spending, giftCardBrand: brand } = product
  const link = brand?.productExternalLink
  return (
    <Modal title={product.title} onClosed={onClosed}>
      <div className="grid gap-3.5">
        {product.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className="mt-5 grid gap-4 border-line border-t pt-5">
        <Fact name={t('more.howTo')}>{spending.howTo}</Fact>
        <Fact name={t('more.where')}>
          {[
            ...spending.webshops.map(({ title }) => title),
            t('more.places', { count: spending.placeCount }),
          ]
            .filter(Boolean)
            .join(', ')}
        </Fact>
        <Fact name={t('more.validity')}>
          {t('more.months', { count: String(product.validityMonths) })}
        </Fact>
      </dl>
      {link && (
        <p className="mt-5">
          <Link href={link.url}>{link.title}</Link>
          <span className="block text-[0.875rem] text-text-soft">{t('more.elsewhere')}</span>
        </p>
      )}
      <div className="mt-6 grid gap-3 sm:flex">
        {(brand?.iframeUrl || brand?.redirectLink) && (
          <Button
            onClick={() =>
              openModal('redeemShopIframe', { brand, title: product.title }, { keepOthers: true })
            }
          >
            {t('choose.brand')}
          </Button>
        )}
        <CloseButton label={t('close')} />
      </div>
    </Modal>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="font-bold">{name}</dt>
    <dd>{children}</dd>
  </div>
)
