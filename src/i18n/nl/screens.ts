import { basket } from './basket.ts'
import { browse } from './browse.ts'
import { card } from './card.ts'
import { checkout } from './checkout.ts'
import { fieldErrors } from './field-errors.ts'
import { layout } from './layout.ts'
import { order } from './order.ts'
import { product } from './product.ts'
import { ui } from './ui.ts'

/** Every text that a screen shows. One line per area; mails and errors have catalogues of their own. */
export const screens = { basket, browse, card, checkout, fieldErrors, layout, order, product, ui }
