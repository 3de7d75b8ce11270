/** Bezorging binnen de bedenktijd. `agree` staat bij de bestelling: een andere zin krijgt een ander nummer (`kernel/early-delivery-text.ts`). */
export const earlyDelivery = {
  legend: 'Wanneer mogen we bezorgen?',
  now: 'Nu bezorgen',
  afterwards: 'Na je bedenktijd ({day})',
  agree:
    'Bezorg binnen de 14 dagen bedenktijd. Ik weet dat ik een cadeaubon niet meer kan herroepen zodra zijn code is bekeken.',
  missing: 'Kies: nu bezorgen, of pas na je bedenktijd ({day}).',
  later: 'Bezorg vanaf {day}, na mijn bedenktijd.',
  onlyTicked: 'Vóór {day} alleen met dit vinkje.',
  unblockable:
    'Van {titles} kan de uitgever een gemaakte bon niet blokkeren. Je bedenktijd is dezelfde.',
}
