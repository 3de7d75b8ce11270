/** Wat er boven elke pagina staat zolang bonnen later komen dan beloofd. */
export const delay = {
  measured:
    'Digitale cadeaubonnen komen nu later aan dan je van ons gewend bent. Ze komen vanzelf per e-mail.',
} as const
