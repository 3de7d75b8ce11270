import type { CardContent, CardWords } from './card-content.ts'
import { sayImprint } from './imprint.tsx'

export function cardWords(content: Omit<CardContent, 'words'>): CardWords {
  const { t, count, groups, shopName: shop } = content
  const ready = t('subject', { count })
  return {
    subject: ready,
    preview: t('preview', { titles: groups.map(({ card }) => card.title).join(', ') }),
    heading: ready,
    intro: t('intro', { count }),
    action: t('action', { count }),
    smallPrint: [
      t('safety', { count }),
      sayImprint(content.language)('anything', { email: content.supportEmail }),
      t('privacy', { shop }),
    ],
  }
}
