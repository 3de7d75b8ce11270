import { type Entries, texts } from '#i18n/texts.ts'

/** Names of what goes around a gift. */
export const papers = {
  hearts: { nl: 'Hartjes', en: 'Hearts' },
  leaves: { nl: 'Blaadjes', en: 'Leaves' },
  dots: { nl: 'Stippen', en: 'Dots' },
  envelope: { nl: 'Envelop', en: 'Envelope' },
  box: { nl: 'Doos met strik', en: 'Box with a bow' },
  kraft: { nl: 'Pakpapier', en: 'Brown paper' },
  cloth: { nl: 'Knoopdoek', en: 'Knotted cloth' },
  balloons: { nl: 'Ballonnen', en: 'Balloons' },
  cracker: { nl: 'Knalbonbon', en: 'Cracker' },
  theatre: { nl: 'Theaterdoek', en: 'Stage curtain' },
  sky: { nl: 'Sterrenhemel', en: 'Starry sky' },
  delft: { nl: 'Delfts blauw', en: 'Delft blue' },
  tulips: { nl: 'Tulpen', en: 'Tulips' },
  stripes: { nl: 'Strepen', en: 'Stripes' },
  confetti: { nl: 'Confetti', en: 'Confetti' },
  pine: { nl: 'Dennengroen', en: 'Pine green' },
  plum: { nl: 'Pruimen', en: 'Plum' },
  giftBox: { nl: 'Cadeaudoosje', en: 'Gift box' },
} as const satisfies Entries

export const papersTexts = texts(papers)
