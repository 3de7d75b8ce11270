/** Whether this is `npm run test:long`, which walks all that `npm test` leaves out. */
export const isLong = process.env.JOURNEYS === 'all'
