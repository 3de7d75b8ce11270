/** Wat de bezoeker het laatst bekeek. */
export const recentlyViewed = {
  title: 'Laatst bekeken',
  forget: 'Wis deze lijst',
  forgotten: 'Je lijst is leeg.',
  bringBack: 'Zet terug',
} as const
