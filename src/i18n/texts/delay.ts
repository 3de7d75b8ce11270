import { texts } from '#i18n/texts.ts'

/** Row above every page while cards come later than promised. */
export const delayTexts = texts({
  measured: {
    nl: 'Digitale cadeaubonnen komen nu later aan dan je van ons gewend bent. Ze komen vanzelf per e-mail.',
    en: 'Digital gift cards are taking longer than usual right now. Yours will follow by email.',
  },
})
