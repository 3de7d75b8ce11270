/** In which a CDN in front of the shop would say where a visitor is. */
export const countryHeader = 'x-visitor-country'
