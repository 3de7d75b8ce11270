/**
 * First parts of the addresses of SPEC §2 and of our own screens: no landing page may stand there. `zakelijk` is not
 * among them: that screen shows the landing page of this name, which therefore must be there.
 */
const reserved = new Set([
  '404',
  'account',
  'activeren',
  'algemene-voorwaarden',
  'bestellen',
  'blog',
  'business',
  'cadeaubonnen',
  'cadeaukaarten',
  'cancelation-policy',
  'categorie',
  'contact-page-2',
  'cookieverklaring',
  'delivery',
  'favorieten',
  'geefmomenten',
  'helpdesk',
  'kaart',
  'kaartgegevens',
  'klantenservice',
  'locatie',
  'merken',
  'nabestellen',
  'nieuwsbrief',
  'over-ons',
  'privacy',
  'saldocheck',
  'toegankelijkheid',
  'verdubbelaar',
  'winkelmandje',
  'zoeken',
])

/** Two letters alone are a language (SPEC §2). */
export const isReserved = (path: string): boolean => reserved.has(path) || /^[a-z]{2}$/.test(path)
