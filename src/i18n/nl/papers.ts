/** Hoe het papier heet dat niets kost. */
export const papers = { hearts: 'Hartjes', leaves: 'Blaadjes', dots: 'Stippen' } as const
