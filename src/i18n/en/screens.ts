import { ui } from './ui.ts'

/** Every text that a screen shows. One line per area; mails and errors have catalogues of their own. */
export const screens = { ui }
