import { firstSegmentOf, isLanguageSegment, pageNames } from '#kernel/addresses.ts'

/** SPEC §2 names them; their screens are still to be built. */
const planned = ['business', 'locatie', 'verdubbelaar']

const reserved = new Set([...pageNames.map(firstSegmentOf), ...planned])

/** The screen of this address shows the landing page of its name, which therefore must be there. */
const composed = firstSegmentOf('business')

/** First parts of the addresses of SPEC §2 and of our own screens: no landing page may stand there. */
export const isReserved = (path: string): boolean =>
  path !== composed && (reserved.has(path) || isLanguageSegment(path))
