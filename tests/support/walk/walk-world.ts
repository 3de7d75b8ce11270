import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { keepCookies } from '#tests/support/cookie-jar.ts'
import { openGateway } from '#tests/support/gateway.ts'
import { addVariants, copyHome } from '#tests/support/other-content.ts'
import { type PspProcess, startPspProcess } from '#tests/support/psp-process.ts'
import { commandShop, discardFolder } from '#tests/support/running-shop.ts'
import { type Post, Visitor } from '#tests/support/visitor.ts'
import { type CardInHand, printBlanks } from './blank-cards.ts'
import type { CompanyMoney } from './company-money.ts'
import type { Dice } from './dice.ts'
import { type Fleet, type PlaceToFill, type Role, startFleet } from './fleet.ts'
import type { WalkCompany } from './on-account.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'
import { openTally, type Tally } from './tally.ts'
import { openPlainDatabase, openSpreadDatabase } from './walk-database.ts'

/** Something that a person at the command line does with a card. */
export type CardAct = {
  cardId: string
  act: 'block' | 'unblock' | 'replace'
  /** By which its holder has it from then on, where whoever did it knows. */
  card: CardInHand | undefined
}

export type WalkWorld = {
  fleet: Fleet
  psp: PspProcess
  post: PostOffice
  tally: Tally
  /** For files of this walk. */
  folder: string
  /** Where the books of provider and issuer lie, files of SQLite. */
  books: { provider: string; issuer: string }
  /** What a person looks up in the database; the walk changes nothing there. */
  read<Row extends object>(statement: string): Promise<readonly Row[]>
  /** Somebody with cookies and a network of their own. */
  visitor(dice: Dice): Visitor
  /** The operator's command line. */
  command(words: readonly string[]): Promise<{ code: number; output: string }>
  /** How often a mail may have come, by the part of its Message-ID before the @, beyond the first copy. */
  copiesExcused: Map<string, number>
  /** Of every account's mail that was written down, whether or not the shop still knows. */
  accountMails: Set<string>
  /** Of payments whose money somebody sends later. */
  transfersToCome: string[]
  /** Orders of which a visitor was told that they are paid. */
  toldPaid: Set<string>
  /** Printed cards without value that lie with people. */
  blanks: CardInHand[]
  /** Those that lie with the shop. */
  shelf: CardInHand[]
  /** Choice cards that somebody has, with value or without. */
  wallet: CardInHand[]
  /** What the operator did with cards, as they were told. */
  cardActs: CardAct[]
  /** Companies that order on account. */
  companies: WalkCompany[]
  /** Their money, as the bank has it. */
  companyMoney: CompanyMoney[]
  /** Company that owes an order, by its uuid, as a visitor was told. */
  toldOwed: Map<string, string>
  close(): Promise<void>
}

/** A shop of several processes, with all that stands around it. */
export async function openWalkWorld({
  processes,
  isSpread = false,
  olderHome,
}: {
  processes: Readonly<{ web: number; workers: number }>
  isSpread?: boolean
  olderHome?: string | undefined
}): Promise<WalkWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-walk-'))
  const dataFolder = join(folder, 'shop')
  const pspFolder = join(folder, 'psp')
  for (const path of [dataFolder, pspFolder]) mkdirSync(path)
  const database = isSpread ? await openSpreadDatabase() : openPlainDatabase()
  const gateway = await openGateway()
  const post = await openPostOffice()
  const psp = await startPspProcess({ shopUrl: gateway.url, folder: pspFolder })
  const environment = {
    ...psp.environment,
    ...database.environment,
    DATA_FOLDER: dataFolder,
    // So few that whoever wanted a second connection while it holds one would be found waiting.
    DATABASE_POOL_SIZE: '2',
    SHOP_URL: gateway.url,
    SMTP_URL: post.url,
    CAPTCHA_WORK: '100',
    // A machine that is busy with other tests is not asked to send anybody away.
    EVENT_LOOP_DELAY_MS: '600000',
  }
  const home = copyHome(addVariants)
  const older = olderHome === undefined ? home : copyHome(addVariants, olderHome)
  const homes = [...new Set([home, older])]
  const placesOf = (role: Role, count: number): PlaceToFill[] =>
    Array.from({ length: count }, (_, index) => ({ role, home: index % 2 === 0 ? home : older }))
  const places = [...placesOf('web', processes.web), ...placesOf('worker', processes.workers)]
  const fleet = await startFleet({ places, database, gateway, dataFolder, environment })
  const tally = openTally()
  const command = (words: readonly string[]) => commandShop(words, environment)
  const { blanks, shelf } = await printBlanks({ command, folder })
  return {
    fleet,
    psp,
    post,
    tally,
    folder,
    books: {
      provider: join(pspFolder, 'adyen.sqlite'),
      issuer: join(dataFolder, 'issuer', 'issuer.sqlite'),
    },
    read: (statement) => read(database.url, statement),
    visitor: (dice) => new Visitor(gateway.url, 'nl', postOf(dice, { fleet, tally })),
    command,
    copiesExcused: new Map(),
    accountMails: new Set(),
    transfersToCome: [],
    toldPaid: new Set(),
    blanks,
    shelf,
    wallet: [],
    cardActs: [],
    companies: [],
    companyMoney: [],
    toldOwed: new Map(),
    close: async () => {
      await fleet.stop()
      await psp.stop()
      await gateway.close()
      await post.close()
      await database.close()
      for (const path of [folder, ...homes]) discardFolder(path)
    },
  }
}

async function read<Row extends object>(url: string, statement: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url })
  // A restart ends it at once; what it was asked for rejects.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** Without its cause a failure that no seed repeats stays a riddle. */
const lastFailure = (output: string): string =>
  output
    .split('\n')
    .findLast((line) => line.startsWith('{"level":50') && line.includes('"err"'))
    ?.slice(0, 1500) ?? 'nothing'

/** A browser that notices what no visitor should ever meet: a failure of the shop while its database is there. */
function postOf(dice: Dice, { fleet, tally }: { fleet: Fleet; tally: Tally }): Post {
  let cookie: string | undefined
  const address = `10.${dice.below(256)}.${dice.below(256)}.${dice.below(256)}`
  return async (url, body) => {
    const before = fleet.outages()
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(cookie === undefined ? {} : { cookie }),
      },
      body: JSON.stringify(body),
    })
    cookie = keepCookies(cookie, response.headers.getSetCookie())
    const text = await response.text()
    const after = fleet.outages()
    const isExcused = before.isAway || after.isAway || before.count !== after.count
    if (response.status >= 500 && !(isExcused && response.status === 503))
      tally.blame(`answered ${response.status}: ${text.slice(0, 200)}`)
    if (!isExcused && /"code":-1\b/.test(text))
      tally.blame(`answered -1: ${text.slice(0, 300)}, after ${lastFailure(fleet.output())}`)
    return JSON.parse(text)
  }
}
