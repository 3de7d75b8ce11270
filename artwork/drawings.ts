import type { Drawings } from './card.ts'
import { bathroom } from './cards/bathroom.ts'
import { betweenCovers } from './cards/between-covers.ts'
import { blankPacks } from './cards/blank-packs.ts'
import { brushing } from './cards/brushing.ts'
import { bundling } from './cards/bundling.ts'
import { carrying } from './cards/carrying.ts'
import { causes } from './cards/causes.ts'
import { choice, trial } from './cards/choice.ts'
import { devices } from './cards/devices.ts'
import { dressing } from './cards/dressing.ts'
import { drinks } from './cards/drinks.ts'
import { backgroundDrawings, eating } from './cards/eating.ts'
import { farFromHome } from './cards/far-from-home.ts'
import { gadgets } from './cards/gadgets.ts'
import { garden } from './cards/garden.ts'
import { grooming } from './cards/grooming.ts'
import { house } from './cards/house.ts'
import { indoorCauses } from './cards/indoor-causes.ts'
import { lessons } from './cards/lessons.ts'
import { lightsDown } from './cards/lights-down.ts'
import { living } from './cards/living.ts'
import { making } from './cards/making.ts'
import { makingUp } from './cards/making-up.ts'
import { outdoorCauses } from './cards/outdoor-causes.ts'
import { outings } from './cards/outings.ts'
import { pantry } from './cards/pantry.ts'
import { pastimes } from './cards/pastimes.ts'
import { pets } from './cards/pets.ts'
import { pixels } from './cards/pixels.ts'
import { playing } from './cards/playing.ts'
import { reading } from './cards/reading.ts'
import { roads } from './cards/roads.ts'
import { rooms } from './cards/rooms.ts'
import { smallCompany } from './cards/small-company.ts'
import { smallSteps } from './cards/small-steps.ts'
import { soaking } from './cards/soaking.ts'
import { sportInTheOpen } from './cards/sport-in-the-open.ts'
import { sportWithCompany } from './cards/sport-with-company.ts'
import { stages } from './cards/stages.ts'
import { steaming } from './cards/steaming.ts'
import { sweets } from './cards/sweets.ts'
import { table } from './cards/table.ts'
import { travelling } from './cards/travelling.ts'
import { treats } from './cards/treats.ts'
import { wardrobe } from './cards/wardrobe.ts'
import { wearing } from './cards/wearing.ts'
import { wellness } from './cards/wellness.ts'
import { tastes } from './categories/tastes.ts'
import { ways } from './categories/ways.ts'

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
  ...steaming,
  ...soaking,
  ...grooming,
  ...makingUp,
  ...brushing,
  ...bathroom,
  ...dressing,
  ...wardrobe,
  ...bundling,
  ...outings,
  ...garden,
  ...house,
  ...devices,
  ...gadgets,
  ...making,
  ...pastimes,
  ...table,
  ...pantry,
  ...drinks,
  ...pets,
  ...roads,
  ...lessons,
  ...sportInTheOpen,
  ...sportWithCompany,
  ...smallSteps,
  ...smallCompany,
  ...betweenCovers,
  ...farFromHome,
  ...lightsDown,
  ...outdoorCauses,
  ...indoorCauses,
  ...blankPacks,
  ...trial,
}

/** Of every category, a thing with a bow: by the name of its file. */
export const categoryDrawings: Drawings = { ...tastes, ...ways }

/** Pictures behind cards that are put in front: by the name of their file. */
export { backgroundDrawings }
