/** The banks that a shopper chooses from before they are sent on, by method. All are invented. */
const banks: Readonly<Record<string, readonly { id: string; name: string }[]>> = {
  eps: [
    { id: 'alpen-bank', name: 'Alpenbank' },
    { id: 'donau-sparkasse', name: 'Donau-Sparkasse' },
    { id: 'stadt-und-land', name: 'Bank für Stadt und Land' },
    { id: 'volkskasse-linz', name: 'Volkskasse Linz' },
  ],
}

export const banksOf = (method: string) => banks[method] ?? []

export const nameOfBank = (id: string): string | undefined =>
  Object.values(banks)
    .flat()
    .find((bank) => bank.id === id)?.name
