/** SPEC §9: blank cards are packed per three. */
export const cardsInPack = 3
