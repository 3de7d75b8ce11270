import { brands } from './brands.ts'
import { browse } from './browse.ts'
import { fieldErrors } from './field-errors.ts'
import { form } from './form.ts'
import { frame } from './frame.ts'
import { layout } from './layout.ts'
import { mine } from './mine.ts'
import { newsletter } from './newsletter.ts'
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
  mine,
  newsletter,
  search,
  ui,
  video,
}
