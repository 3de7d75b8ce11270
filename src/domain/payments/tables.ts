/** The tables of payments, as the migrations make them. */
// biome-ignore lint/complexity/noBannedTypes: filled together with the first migration of this noun.
export type PaymentTables = {}
