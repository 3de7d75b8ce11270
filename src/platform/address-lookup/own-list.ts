import type { AddressLookup } from '#domain/address-lookup/address-lookup.ts'

/**
 * Places that people know: town halls, museums, stations. A Dutch postcode lies in one street, so the number is not asked
 * after. For demonstrations; a shop that sells asks the national register.
 */
const places: Readonly<Record<string, readonly [postcodeAndStreet: string, ...string[]]>> = {
  Amsterdam: [
    '1012JS Dam',
    '1012RJ Nieuwezijds Voorburgwal',
    '1012AB Stationsplein',
    '1011PN Amstel',
    '1018EM Amstel',
    '1016GV Prinsengracht',
    '1016DK Westermarkt',
    '1071XX Museumstraat',
    '1071DJ Museumplein',
    '1071LN Concertgebouwplein',
    '1018CZ Plantage Kerklaan',
    '1011VX Oosterdok',
    '1011DL Oosterdokskade',
    '1031KT IJpromenade',
  ],
  'Den Haag': [
    '2513AA Binnenhof',
    '2511CS Plein',
    '2511BT Spui',
    '2517HV Stadhouderslaan',
    '2517KJ Carnegieplein',
    '2517JR Johan de Wittlaan',
    '2517JW Churchillplein',
    '2584RZ George Maduroplein',
    '2586CK Gevers Deynootplein',
  ],
  Rotterdam: [
    '3011AD Coolsingel',
    '3013AJ Stationsplein',
    '3015CX Museumpark',
    '3016GM Parkhaven',
    '3072AD Koninginnenhoofd',
    '3041JE Blijdorplaan',
    '3011MH Overblaak',
    '3077AA Van Zandvlietplein',
  ],
  Utrecht: [
    '3521AZ Stadsplateau',
    '3511KP Stadhuisbrug',
    '3512JC Domplein',
    '3512XA Agnietenstraat',
    '3581XW Maliebaanstation',
    '3511WC Vredenburgkade',
    '3526KP Europalaan',
  ],
  Eindhoven: ['5611EM Stadhuisplein', '5616NH Frederiklaan', '5611NH Bilderdijklaan'],
  Groningen: [
    '9712HN Grote Markt',
    '9711ME Museumeiland',
    '9712KN Nieuwe Markt',
    '9712CP Broerstraat',
  ],
  Maastricht: ['6211CL Markt', '6221KX Avenue Céramique', '6211LE Vrijthof'],
  Arnhem: ['6816SG Hoeferlaan', '6816SH Antoon van Hooffplein'],
  Nijmegen: ['6511PP Korte Nieuwstraat'],
  Haarlem: ['2011RD Grote Markt', '2011CH Spaarne', '2011ES Groot Heiligland'],
  Leiden: ['2311EZ Rapenburg', '2311EW Rapenburg', '2333CR Darwinweg'],
  Delft: ['2611GW Markt', '2628CD Mekelweg'],
  Tilburg: ['5038TC Stadhuisplein', '5041EA Wilhelminapark'],
  Kaatsheuvel: ['5171KW Europalaan'],
  "'s-Hertogenbosch": ['5211HT Verwersstraat', '5211JV Markt'],
  Zwolle: ['8011PK Grote Kerkplein', '8011NE Blijmarkt'],
  Leeuwarden: ['8911BS Wilhelminaplein'],
  Apeldoorn: ['7311LG Marktplein', '7315JA Koninklijk Park'],
  Enschede: ['7522NB Drienerlolaan'],
  Otterlo: ['6731AW Houtkampweg'],
  Hilversum: ['1217JE Dudokpark', '1217WE Media Parkboulevard'],
  Almere: ['1315HR Stadhuisplein'],
  Amersfoort: ['3811LM Stadhuisplein'],
  Assen: ['9401HS Brink'],
  Lelystad: ['8232ZX Stadhuisplein'],
  Wageningen: ['6708PB Droevendaalsesteeg'],
}

const byPostcode = new Map(
  Object.entries(places).flatMap(([city, streets]) =>
    streets.map((entry) => [entry.slice(0, 6), { street: entry.slice(7), city }] as const),
  ),
)

export const ownList: AddressLookup = {
  isDemonstration: true,
  find: async ({ postCode }) => byPostcode.get(postCode.replace(' ', '')),
}
