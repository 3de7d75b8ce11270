import { Form, useNavigation } from 'react-router'
import { paymentOutcomeTexts } from '#i18n/texts/payment-outcome.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import { withQuery } from '#kernel/with-query.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { WaitingPhase } from './use-payment-poll.ts'

type ProcessingPanelProps = {
  orderUuid: string
  methodId: string | undefined
  phase: WaitingPhase
  errors: readonly ShopErrorFragment[]
  /** The page where the visitor was paying, if that is not finished. */
  paymentUrl: string | undefined
  /** What an app reads from this screen, as an SVG document; the address above opens the app itself. */
  qrCode: string | undefined
}

/** What is going on with the payment, and what happens next. */
export function ProcessingPanel(props: ProcessingPanelProps) {
  const { orderUuid, methodId, phase, errors, paymentUrl, qrCode } = props
  const t = useTexts(paymentOutcomeTexts, 'processing')
  const paths = usePaths()
  const anotherWay = withQuery(paths.checkout(), { stap: 'betaling', order: orderUuid })
  const language = useLanguage()
  const [error] = errors
  if (error)
    return (
      <Panel isBusy={false} title={t('unknown')} text={error.message}>
        <p className="w-full text-text-soft">{t('unknownText')}</p>
        <Button href={paths.basket()}>{t('toBasket')}</Button>
      </Panel>
    )
  if (phase === 'stopped')
    return (
      <Panel isBusy={false} title={t('stopped')} text={t('stoppedText')}>
        <CheckAgain orderUuid={orderUuid} />
        <Button variant="quiet" href={paths.order(orderUuid)}>
          {t('toOrder')}
        </Button>
      </Panel>
    )
  const method = methodId === undefined ? undefined : findPaymentMethod(methodId)
  if (paymentUrl && qrCode)
    return (
      <Panel
        isBusy={false}
        picture={<QrCode svg={qrCode} />}
        title={t('scan', { method: method?.inSentence[language] ?? '' })}
        text={t('scanText')}
      >
        <Button href={paymentUrl} isFullLoad>
          {t('openApp')}
        </Button>
        <Button variant="quiet" href={anotherWay}>
          {t('otherWay')}
        </Button>
        <noscript>
          <CheckAgain orderUuid={orderUuid} />
        </noscript>
      </Panel>
    )
  if (paymentUrl)
    return (
      <Panel isBusy={false} title={t('open')} text={t('openText')}>
        <Button href={paymentUrl} isFullLoad>
          {t('backToPayment')}
        </Button>
        <Button variant="quiet" href={anotherWay}>
          {t('otherWay')}
        </Button>
      </Panel>
    )
  const kind = method?.kind
  if (kind === 'code' || kind === 'phone')
    return (
      <Panel isBusy title={t('confirm')} text={t(`confirmText.${kind}`)}>
        <noscript>
          <CheckAgain orderUuid={orderUuid} />
        </noscript>
        <Button variant="quiet" href={anotherWay}>
          {t('otherWay')}
        </Button>
      </Panel>
    )
  const isSlow = phase === 'slow'
  return (
    <Panel
      isBusy
      title={isSlow ? t('longer') : t('heading')}
      text={isSlow ? t('longerText') : t('text')}
    >
      <noscript>
        <CheckAgain orderUuid={orderUuid} />
      </noscript>
    </Panel>
  )
}

/** A plain form: it also works where no script runs. */
function CheckAgain({ orderUuid }: { orderUuid: string }) {
  const t = useTexts(paymentOutcomeTexts, 'processing')
  const isAsking = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="order" value={orderUuid} />
      <button
        type="submit"
        disabled={isAsking}
        className="min-h-13 rounded-full bg-action px-7 font-bold text-[1.0625rem] text-on-action shadow-action hover:bg-action-strong"
      >
        {t('check')}
      </button>
    </Form>
  )
}

function QrCode({ svg }: { svg: string }) {
  const t = useTexts(paymentOutcomeTexts, 'processing')
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`
  // Cameras ask for a white edge of four modules; the picture has two.
  return (
    <img
      src={source}
      alt={t('scanAlt')}
      className="mb-2 box-content size-52 rounded-card bg-surface p-3"
    />
  )
}

type PanelProps = {
  isBusy: boolean
  title: string
  text: string
  /** Stands in place of the clock. */
  picture?: Elements
  children: React.ReactNode
}

function Panel({ isBusy, title, text, picture, children }: PanelProps) {
  return (
    <section className="mt-8 grid justify-items-center gap-4 rounded-panel bg-surface-warm px-5 py-14 text-center sm:mt-14 sm:px-12 sm:py-20">
      {picture ?? (
        <span className="mb-2 grid size-20 place-items-center rounded-full bg-surface text-action">
          {isBusy ? <Spinner className="scale-150" /> : <Icon name="clock" size={38} />}
        </span>
      )}
      <div aria-live="polite" className="grid gap-3">
        <h1 className="text-heading-2">{title}</h1>
        <p className="mx-auto max-w-md text-balance text-[1.0625rem]">{text}</p>
      </div>
      <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
    </section>
  )
}
