import { formatMoney, localeOf } from '#i18n/formats.ts'
import { invariant } from '#kernel/invariant.ts'
import { sum } from '#kernel/money.ts'
import type { CardContent, CardWords } from './card-content.ts'

type Told = Omit<CardContent, 'words'>

/**
 * Cards are a surprise to unwrap. A donation is named at once, because it has been made already; together with a card
 * it stays a surprise.
 */
export function cardWords(content: Told): CardWords {
  if (content.isForSelf) return wordsForSelf(content)
  return content.count === 0 ? wordsOfDonation(content) : wordsOfCards(content)
}

const titlesOf = ({ groups }: Told): string => groups.map(({ card }) => card.title).join(', ')

function wordsForSelf(content: Told): CardWords {
  const { t, count, shopName: shop } = content
  return {
    subject: t('subjectSelf', { count }),
    preview: t('previewSelf', { titles: titlesOf(content) }),
    heading: t('headingSelf', { count }),
    intro: t('introSelf', { count }),
    action: t('actionSelf', { count }),
    whatItIs: undefined,
    smallPrint: [
      t('what.safetySelf', { count }),
      t('questions', { email: content.supportEmail }),
      t('privacySelf', { shop }),
    ],
  }
}

function wordsOfCards(content: Told): CardWords {
  const { t, count, giverName: giver, shopName: shop } = content
  const hasDonations = content.donations.length > 0
  const what = t('what.text', { giver, shop })
  return {
    subject: t('subject', { giver }),
    preview: t('preview', { titles: titlesOf(content) }),
    heading: t('heading', { giver }),
    intro: hasDonations
      ? t('donated.introBoth', { count, ...donationFacts(content) })
      : t('intro', { count }),
    action: t('action'),
    whatItIs: hasDonations ? `${what} ${t('donated.whatMore', donationFacts(content))}` : what,
    smallPrint: [
      t('what.safety'),
      t('questions', { email: content.supportEmail }),
      t('privacy', { giver }),
    ],
  }
}

function wordsOfDonation(content: Told): CardWords {
  const { t, giverName: giver, shopName: shop } = content
  const facts = donationFacts(content)
  return {
    subject: t('donated.subject', { giver, ...facts }),
    preview: t('donated.preview'),
    heading: t('donated.heading', { giver, ...facts }),
    intro: t('donated.intro', facts),
    action: t('donated.action'),
    whatItIs: t('donated.what', { giver, shop, ...facts }),
    smallPrint: [t('questions', { email: content.supportEmail }), t('privacy', { giver })],
  }
}

function donationFacts({ language, donations }: Told): { causes: string; amount: string } {
  const [first] = donations
  invariant(first !== undefined, 'A mail brings somebody something.')
  const value = sum(donations.map(({ amount }) => amount.cents))
  const names = [...new Set(donations.map(({ cause }) => cause))]
  return {
    causes: new Intl.ListFormat(localeOf[language]).format(names),
    amount: formatMoney(language, { currency: first.amount.currency, value }, 'short'),
  }
}
