import type { ProviderNotification } from '#domain/payments/provider.ts'

type Kind = ProviderNotification['kind']

/** What each event of Adyen's means to the shop, where it succeeded and where it did not. */
const kinds: Readonly<Record<string, readonly [success: Kind, failure: Kind]>> = {
  AUTHORISATION: ['authorised', 'refused'],
  OFFER_CLOSED: ['expired', 'nothing'],
  REFUND: ['refunded', 'refundFailed'],
  REFUND_FAILED: ['refundFailed', 'refundFailed'],
  REFUNDED_REVERSED: ['refundFailed', 'refundFailed'],
  CANCELLATION: ['voided', 'nothing'],
  TECHNICAL_CANCEL: ['voided', 'nothing'],
  CANCEL_OR_REFUND: ['voided', 'nothing'],
  VOID_PENDING_REFUND: ['voided', 'nothing'],
  EXPIRE: ['voided', 'nothing'],
  CAPTURE: ['nothing', 'voided'],
  CAPTURE_FAILED: ['voided', 'voided'],
  CHARGEBACK: ['chargeback', 'unknown'],
  SECOND_CHARGEBACK: ['chargeback', 'unknown'],
  CHARGEBACK_REVERSED: ['chargebackReversed', 'unknown'],
  NOTIFICATION_OF_FRAUD: ['fraudNotice', 'fraudNotice'],
  NOTIFICATION_OF_CHARGEBACK: ['disputeOpened', 'disputeOpened'],
  REQUEST_FOR_INFORMATION: ['disputeNotice', 'disputeNotice'],
  INFORMATION_SUPPLIED: ['disputeNotice', 'disputeNotice'],
  DISPUTE_DEFENSE_PERIOD_ENDED: ['disputeNotice', 'disputeNotice'],
  ISSUER_RESPONSE_TIMEFRAME_EXPIRED: ['disputeNotice', 'disputeNotice'],
  ISSUER_COMMENTS: ['disputeNotice', 'disputeNotice'],
  PREARBITRATION_WON: ['disputeNotice', 'disputeNotice'],
  PREARBITRATION_LOST: ['disputeNotice', 'disputeNotice'],
  PENDING: ['nothing', 'nothing'],
  ORDER_OPENED: ['nothing', 'nothing'],
  ORDER_CLOSED: ['nothing', 'nothing'],
  AUTHORISATION_ADJUSTMENT: ['unknown', 'nothing'],
  REPORT_AVAILABLE: ['reportAvailable', 'nothing'],
}

/**
 * Of a cancel-or-refund that carries the id of a refund of ours, the refund's end is told. An event that is not named
 * here is `unknown`: somebody reads it.
 */
export function kindOfNews(
  eventCode: string,
  isSuccess: boolean,
  refundId: string | undefined,
): Kind {
  const [success, failure] = (Object.hasOwn(kinds, eventCode) && kinds[eventCode]) || [
    'unknown',
    'unknown',
  ]
  if (eventCode === 'CANCEL_OR_REFUND' && refundId !== undefined)
    return isSuccess ? 'refunded' : 'refundFailed'
  return isSuccess ? success : failure
}
