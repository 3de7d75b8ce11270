/** Small letters without the marks above and below them: "Eén" is "een". What people type is compared by these. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
