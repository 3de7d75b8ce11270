const dash = '—'

/** In the place of a price that is not known; what is said beside it tells why. */
export const NoPrice = () => <span aria-hidden="true">{dash}</span>
