import { texts } from '#i18n/texts.ts'

/**
 * Delivery within the days of the right to withdraw. An order keeps which `agree` was read:
 * another sentence gets another number (`kernel/early-delivery-text.ts`).
 */
export const earlyDeliveryTexts = texts({
  legend: { nl: 'Wanneer mogen we bezorgen?', en: 'When may we deliver?' },
  now: { nl: 'Nu bezorgen', en: 'Deliver now' },
  afterwards: { nl: 'Na je bedenktijd ({day})', en: 'After your 14 days ({day})' },
  agree: {
    nl: 'Bezorg binnen de 14 dagen bedenktijd. Ik weet dat ik een cadeaubon niet meer kan herroepen zodra zijn code is bekeken.',
    en: 'Deliver within the 14 days I have to change my mind. I know I can no longer withdraw from a gift card once its code has been viewed.',
  },
  missing: {
    nl: 'Kies: nu bezorgen, of pas na je bedenktijd ({day}).',
    en: 'Choose: deliver now, or only after your 14 days ({day}).',
  },
  later: {
    nl: 'Bezorg vanaf {day}, na mijn bedenktijd.',
    en: 'Deliver from {day}, after my 14 days.',
  },
  onlyTicked: { nl: 'Vóór {day} alleen met dit vinkje.', en: 'Before {day} only with this tick.' },
  unblockable: {
    nl: 'Van {titles} kan de uitgever een gemaakte bon niet blokkeren. Je bedenktijd is dezelfde.',
    en: 'The issuer can’t block a card of {titles} once it has been made. Your right to withdraw is the same.',
  },
})
