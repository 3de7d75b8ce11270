/** The tables of ledger, as the migrations make them. */
// biome-ignore lint/complexity/noBannedTypes: filled together with the first migration of this noun.
export type LedgerTables = {}
