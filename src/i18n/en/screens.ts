import { browse } from './browse.ts'
import { fieldErrors } from './field-errors.ts'
import { information } from './information.ts'
import { layout } from './layout.ts'
import { product } from './product.ts'
import { ui } from './ui.ts'

/** What every page may say. Mails and errors have catalogues of their own, and so has ordering. */
export const screens = { browse, fieldErrors, information, layout, product, ui }
