/** The tables of cards, as the migrations make them. */
// biome-ignore lint/complexity/noBannedTypes: filled together with the first migration of this noun.
export type CardTables = {}
