import { givingWell } from './giving-well.ts'
import { occasions } from './occasions.ts'
import { usingCards } from './using-cards.ts'

/** The drawing of every article, by its id. */
export const articleDrawings: Readonly<Record<string, () => string>> = {
  ...usingCards,
  ...givingWell,
  ...occasions,
}
