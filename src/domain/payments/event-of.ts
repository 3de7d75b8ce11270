import type { ProviderNotification } from '#domain/payments/provider.ts'

/** The provider's own word for it, out of the key of the news. */
export const eventOf = ({
  dedupeKey,
  kind,
}: Pick<ProviderNotification, 'dedupeKey' | 'kind'>): string => dedupeKey.split(':')[0] || kind
