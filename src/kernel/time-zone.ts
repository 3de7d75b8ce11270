/** Of the shop's own clock and calendar, wherever its visitors are. */
export const shopTimeZone = 'Europe/Amsterdam'
