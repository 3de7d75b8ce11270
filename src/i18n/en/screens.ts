import { brands } from './brands.ts'
import { browse } from './browse.ts'
import { consent } from './consent.ts'
import { fieldErrors } from './field-errors.ts'
import { frame } from './frame.ts'
import { information } from './information.ts'
import { layout } from './layout.ts'
import { mine } from './mine.ts'
import { narrowing } from './narrowing.ts'
import { newsletter } from './newsletter.ts'
import { product } from './product.ts'
import { promo } from './promo.ts'
import { search } from './search.ts'
import { ui } from './ui.ts'
import { video } from './video.ts'

/** What every page may say. Mails and errors have catalogues of their own, and so has ordering. */
export const screens = {
  brands,
  browse,
  consent,
  fieldErrors,
  frame,
  information,
  layout,
  mine,
  narrowing,
  newsletter,
  product,
  promo,
  search,
  ui,
  video,
}
