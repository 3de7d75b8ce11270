import type { Drawings } from './card.ts'
import { causes } from './cards/causes.ts'
import { choice } from './cards/choice.ts'
import { eating } from './cards/eating.ts'
import { living } from './cards/living.ts'
import { reading } from './cards/reading.ts'
import { stages } from './cards/stages.ts'
import { travelling } from './cards/travelling.ts'
import { wearing } from './cards/wearing.ts'
import { wellness } from './cards/wellness.ts'

/** Every card of the catalogue, by product id. */
export const drawings: Drawings = {
  ...choice,
  ...eating,
  ...stages,
  ...wellness,
  ...wearing,
  ...living,
  ...reading,
  ...travelling,
  ...causes,
}
