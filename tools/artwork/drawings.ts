import type { Drawings } from './card.ts'
import { bathroom } from './cards/bathroom.ts'
import { brushing } from './cards/brushing.ts'
import { bundling } from './cards/bundling.ts'
import { carrying } from './cards/carrying.ts'
import { causes } from './cards/causes.ts'
import { choice } from './cards/choice.ts'
import { devicesC } from './cards/devices-c.ts'
import { dressing } from './cards/dressing.ts'
import { drinksA } from './cards/drinks-a.ts'
import { eating } from './cards/eating.ts'
import { gadgetsC } from './cards/gadgets-c.ts'
import { gardenC } from './cards/garden-c.ts'
import { grooming } from './cards/grooming.ts'
import { houseC } from './cards/house-c.ts'
import { lessonsA } from './cards/lessons-a.ts'
import { living } from './cards/living.ts'
import { makingC } from './cards/making-c.ts'
import { makingUp } from './cards/making-up.ts'
import { outings } from './cards/outings.ts'
import { pantryA } from './cards/pantry-a.ts'
import { pastimesC } from './cards/pastimes-c.ts'
import { petsA } from './cards/pets-a.ts'
import { pixels } from './cards/pixels.ts'
import { playing } from './cards/playing.ts'
import { reading } from './cards/reading.ts'
import { roadsA } from './cards/roads-a.ts'
import { rooms } from './cards/rooms.ts'
import { soaking } from './cards/soaking.ts'
import { stages } from './cards/stages.ts'
import { steaming } from './cards/steaming.ts'
import { sweets } from './cards/sweets.ts'
import { tableA } from './cards/table-a.ts'
import { travelling } from './cards/travelling.ts'
import { treats } from './cards/treats.ts'
import { wardrobe } from './cards/wardrobe.ts'
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
  ...gardenC,
  ...houseC,
  ...devicesC,
  ...gadgetsC,
  ...makingC,
  ...pastimesC,
  ...tableA,
  ...pantryA,
  ...drinksA,
  ...petsA,
  ...roadsA,
  ...lessonsA,
}
