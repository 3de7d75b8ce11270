import { texts } from '#i18n/texts.ts'

/** Modal of a campaign. */
export const promoTexts = texts({
  notNow: { nl: 'Nu even niet', en: 'Not now, thanks' },
})
