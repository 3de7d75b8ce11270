import { formatMoney, localeOf } from '#i18n/formats.ts'
import { invariant } from '#kernel/invariant.ts'
import { sum } from '#kernel/money.ts'
import type { CardLetter, CardWords } from './card-letter.ts'

type Told = Omit<CardLetter, 'words'>

/**
 * Cards are a surprise to unwrap. A donation is named at once, because it has been made already; together with a card
 * it stays a surprise.
 */
export function cardWords(letter: Told): CardWords {
  if (letter.isForSelf) return wordsForSelf(letter)
  return letter.count === 0 ? wordsOfDonation(letter) : wordsOfCards(letter)
}

const titlesOf = ({ groups }: Told): string => groups.map(({ card }) => card.title).join(', ')

function wordsForSelf(letter: Told): CardWords {
  const { t, count, shopName: shop } = letter
  return {
    subject: t('subjectSelf', { count }),
    preview: t('previewSelf', { titles: titlesOf(letter) }),
    heading: t('headingSelf', { count }),
    intro: t('introSelf', { count }),
    action: t('actionSelf', { count }),
    whatItIs: undefined,
    smallPrint: [
      t('what.safetySelf'),
      t('questions', { email: letter.supportEmail }),
      t('privacySelf', { shop }),
    ],
  }
}

function wordsOfCards(letter: Told): CardWords {
  const { t, count, giverName: giver, shopName: shop } = letter
  const hasDonations = letter.donations.length > 0
  const what = t('what.text', { giver, shop })
  return {
    subject: t('subject', { giver }),
    preview: t('preview', { titles: titlesOf(letter) }),
    heading: t('heading', { giver }),
    intro: hasDonations
      ? t('donated.introBoth', { count, ...donationFacts(letter) })
      : t('intro', { count }),
    action: t('action'),
    whatItIs: hasDonations ? `${what} ${t('donated.whatMore', donationFacts(letter))}` : what,
    smallPrint: [
      t('what.safety'),
      t('questions', { email: letter.supportEmail }),
      t('privacy', { giver }),
    ],
  }
}

function wordsOfDonation(letter: Told): CardWords {
  const { t, giverName: giver, shopName: shop } = letter
  const facts = donationFacts(letter)
  return {
    subject: t('donated.subject', { giver, ...facts }),
    preview: t('donated.preview'),
    heading: t('donated.heading', { giver, ...facts }),
    intro: t('donated.intro', facts),
    action: t('donated.action'),
    whatItIs: t('donated.what', { giver, shop, ...facts }),
    smallPrint: [t('questions', { email: letter.supportEmail }), t('privacy', { giver })],
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
