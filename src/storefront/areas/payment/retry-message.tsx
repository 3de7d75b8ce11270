import { paymentOutcomeTexts } from '#i18n/texts/payment-outcome.ts'
import { ToMethods } from '#storefront/parts/payment-fields/to-methods.tsx'
import { Link } from '#ui/link.tsx'
import { MessageRow, type MessageTone } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { ReturnReason } from './payment-return.ts'

type Saying = { tone: MessageTone; title: string; text: string; ofGift: string }

const sayingOf = {
  refused: { tone: 'error', title: 'refused', text: 'refusedText', ofGift: 'refusedGiftText' },
  tooMany: { tone: 'error', title: 'tooMany', text: 'tooManyText', ofGift: 'tooManyText' },
  cancelled: {
    tone: 'checkoutWarning',
    title: 'cancelled',
    text: 'cancelledText',
    ofGift: 'cancelledGiftText',
  },
  other: { tone: 'error', title: 'other', text: 'otherText', ofGift: 'otherText' },
} as const satisfies Record<ReturnReason, Saying>

type RetryMessageProps = {
  reason: ReturnReason
  /** How often paying failed of late. */
  failures: number
  supportEmail: string
  isGift?: boolean
}

/** A first refusal is tried again; from the second on somebody helps (SPEC §8). */
const asksForHelp = ({ reason, failures }: Pick<RetryMessageProps, 'reason' | 'failures'>) =>
  reason === 'refused' ? failures > 1 : reason !== 'cancelled'

/** Why the visitor is back at paying. Nothing is lost: the basket, or the one gift, is as it was (SPEC §8, 2035 and 2036). */
export function RetryMessage(props: RetryMessageProps) {
  const { reason, supportEmail, isGift = false } = props
  const t = useTexts(paymentOutcomeTexts, 'retry')
  const { tone, title, text, ofGift } = sayingOf[reason]
  return (
    <MessageRow tone={tone} className="mb-6">
      <strong className="block">{t(title)}</strong>
      <span>{t(isGift ? ofGift : text)}</span>
      <ToMethods />
      {asksForHelp(props) && (
        <span className="mt-1 block">
          {t.rich('help', {
            email: supportEmail,
            mail: (address) => (
              <Link tone="quiet" href={`mailto:${supportEmail}`}>
                {address}
              </Link>
            ),
          })}
        </span>
      )}
    </MessageRow>
  )
}

/** The shop could not be reached while paying; nobody knows whether it heard. */
export function LostLine() {
  const t = useTexts(paymentOutcomeTexts, 'retry')
  return (
    <MessageRow tone="error" className="mb-6">
      <strong className="block">{t('noLine')}</strong>
      <span>{t('noLineText')}</span>
    </MessageRow>
  )
}
