/** Wat de bezoeker zelf bewaart: favorieten. */
export const savedProducts = {
  keep: 'Bewaar {title}',
  keepShort: 'Bewaar',
  added: '{title} staat bij je favorieten',
  removed: '{title} is geen favoriet meer',
  link: '{count, plural, =0 {Je favorieten} =1 {Favorieten, 1 bewaard} other {Favorieten, # bewaard}}',
  linkShort: 'Favorieten',
} as const
