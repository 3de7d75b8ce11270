/** The browser's own frame takes the deep surface of the family, which CSS cannot tell it (`--color-surface-deep`). */
export const themeColorOf = (family: string): string => themeColors[family] ?? '#2a1226'

const themeColors: Readonly<Record<string, string>> = { CB: '#0b2b26', CK: '#141f45' }
