/** Which wording of the box is shown: another wording is another number (`i18n`, `earlyDelivery`). */
export const earlyDeliveryText = 1
