/** Cards, and what goes around a gift, are all drawn 856 × 540. */
export const drawingHeightOf = (width: number): number => (width * 540) / 856
