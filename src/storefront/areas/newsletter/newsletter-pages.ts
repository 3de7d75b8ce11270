import { firstSegmentOf, isLanguageSegment } from '#kernel/addresses.ts'

/** Where nobody looks around: who orders, opens a present, asks or reads the terms is not asked for anything else. */
const apart: ReadonlySet<string> = new Set(
  (
    [
      'basket',
      'receivers',
      'checkout',
      'card',
      'myCards',
      'balance',
      'account',
      'contact',
      'helpdesk',
      'terms',
      'privacy',
      'cookies',
      'delivery',
      'cancellation',
      'accessibility',
      'notFound',
      'withdraw',
      'activation',
      'cardDetails',
      'reorder',
    ] as const
  ).map(firstSegmentOf),
)

export function hasNewsletter(path: string): boolean {
  const [, first = '', second = ''] = path.split('/')
  return !apart.has(isLanguageSegment(first) ? second : first)
}
