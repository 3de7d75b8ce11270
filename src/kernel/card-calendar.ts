/** The file below the address of a card's page that puts its last day into a calendar. */
export const cardCalendarFile = 'agenda.ics'
