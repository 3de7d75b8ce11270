import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ShopUnavailable } from '#storefront/parts/api/shop-api.ts'

/** What the page is told where the shop could not be reached: it stays as it is, with all that was typed. */
export const lostLine = { step: 'betaling' as const, errors: [], hasNoLine: true as const }

/** Browsers throw a TypeError where a question got no answer at all, our own calls say so in their words; everything else is thrown on. */
export async function unlessLineIsLost<Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | typeof lostLine> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof TypeError || error instanceof ShopUnavailable) return lostLine
    throw error
  }
}

/** The page asks for nothing after it could not be reached: an answer that does not come would take the page away. */
export const askAgainUnlessLineIsLost = ({
  actionResult,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionResult' | 'defaultShouldRevalidate'>): boolean =>
  actionResult !== lostLine && defaultShouldRevalidate
