import type { Drawings } from './card.ts'
import { betweenCovers } from './cards/between-covers.ts'
import { carrying } from './cards/carrying.ts'
import { causes } from './cards/causes.ts'
import { choice } from './cards/choice.ts'
import { eating } from './cards/eating.ts'
import { farFromHome } from './cards/far-from-home.ts'
import { lightsDown } from './cards/lights-down.ts'
import { living } from './cards/living.ts'
import { pixels } from './cards/pixels.ts'
import { playing } from './cards/playing.ts'
import { reading } from './cards/reading.ts'
import { rooms } from './cards/rooms.ts'
import { smallCompany } from './cards/small-company.ts'
import { smallSteps } from './cards/small-steps.ts'
import { sportInTheOpen } from './cards/sport-in-the-open.ts'
import { sportWithCompany } from './cards/sport-with-company.ts'
import { stages } from './cards/stages.ts'
import { sweets } from './cards/sweets.ts'
import { travelling } from './cards/travelling.ts'
import { treats } from './cards/treats.ts'
import { wearing } from './cards/wearing.ts'
import { wellness } from './cards/wellness.ts'

/** Every card of the catalogue, by product id. */
export const drawings: Drawings = {
  ...choice,
  ...eating,
  ...treats,
  ...sweets,
  ...stages,
  ...wellness,
  ...wearing,
  ...carrying,
  ...living,
  ...rooms,
  ...reading,
  ...playing,
  ...pixels,
  ...travelling,
  ...causes,
  ...sportInTheOpen,
  ...sportWithCompany,
  ...smallSteps,
  ...smallCompany,
  ...betweenCovers,
  ...farFromHome,
  ...lightsDown,
}
