/** Answer of the register about a VAT number. */
export type VatState = 'registered' | 'unknown'

/** Port to the European register of VAT numbers; VIES stands behind it. */
export type VatRegister = {
  /** False for numbers of countries that it does not have. */
  hasCountryOf(vatNumber: string): boolean
  /** Asks about a number with its country in front. Throws `VatRegisterUnreachable`. */
  find(vatNumber: string): Promise<VatState>
}

/** The register or the country behind it gives no answer. Its message never holds the number. */
export class VatRegisterUnreachable extends Error {}
