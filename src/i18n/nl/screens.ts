import { brands } from './brands.ts'
import { browse } from './browse.ts'
import { fieldErrors } from './field-errors.ts'
import { form } from './form.ts'
import { frame } from './frame.ts'
import { layout } from './layout.ts'
import { newsletter } from './newsletter.ts'
import { savedProducts } from './saved-products.ts'
import { search } from './search.ts'
import { ui } from './ui.ts'
import { video } from './video.ts'

/** What every page may say. Mails and errors have catalogues of their own, and so has ordering. */
export const screens = {
  brands,
  browse,
  fieldErrors,
  form,
  frame,
  layout,
  savedProducts,
  newsletter,
  search,
  ui,
  video,
}
