import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { giftLinkTexts } from '#i18n/texts/gift-link.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FoldSheet } from './fold-sheet.tsx'

type GiftQrProps = {
  url: string
  title: string
  wrapper: string
  receiverName: string | undefined
}

/** A gift's link as a QR code, on the screen and on a sheet to fold. */
export function GiftQr({ url, title, wrapper, receiverName }: GiftQrProps) {
  const t = useTexts(giftLinkTexts)
  const showError = useErrorModal()
  const [svg, setSvg] = useState<string>()
  const [isShown, setIsShown] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  const load = async (): Promise<boolean> => {
    if (svg !== undefined) return true
    try {
      const token = url.split('/').at(-2) ?? ''
      const { giftLinkQr } = await callShop(GiftLinkQrDocument, { token })
      const [error] = giftLinkQr.errors
      if (error) showError(error)
      else setSvg(giftLinkQr.svg ?? undefined)
      return error === undefined
    } catch (failure) {
      showError(failure)
      return false
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('qrOf', { title })}
        onClick={() => void load().then((isThere) => setIsShown(isThere && !isShown))}
      >
        {isShown ? t('hideQr') : t('qr')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon="print"
        aria-label={t('sheetOf', { title })}
        onClick={() => void load().then(setIsPrinting)}
      >
        {t('sheet')}
      </Button>
      {isShown && svg && (
        <img src={asImage(svg)} alt={t('qrAlt', { title })} className="size-52 rounded-card" />
      )}
      {isPrinting && svg && (
        <PrintedAlone onPrinted={() => setIsPrinting(false)}>
          <FoldSheet qr={asImage(svg)} url={url} wrapper={wrapper} receiverName={receiverName} />
        </PrintedAlone>
      )}
    </>
  )
}

const asImage = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

type PrintedAloneProps = { onPrinted: () => void; children: React.ReactNode }

/** Prints what it holds in place of the page (`styles/gift.css`), once its pictures are there. */
function PrintedAlone({ onPrinted, children }: PrintedAloneProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true })
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', onPrinted)
    }
  }, [onPrinted])
  return createPortal(<div data-print-alone="">{children}</div>, document.body)
}

const GiftLinkQrDocument = graphql(`
  query GiftLinkQr($userData: UserData!, $token: String!) {
    giftLinkQr(userData: $userData, token: $token) { svg errors { ...ShopError } }
  }
`)
