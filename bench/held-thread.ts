import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spoiltQuestions } from '#tests/support/spoilt-questions.ts'
import { long, worstDocuments, worstTexts } from '#tests/support/worst-documents.ts'
import { askedDocuments } from './asked-documents.ts'
import { writeSection } from './report.ts'
import { startTestBed, type TestBed } from './test-bed.ts'

/**
 * For how long the shop's thread is held by the worst that can be sent: documents, long texts in each argument, and bodies,
 * headers and addresses for every other reader. What counts is the longest turn of the event loop, in processor milliseconds.
 */
const root = new URL('../', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-turns-'))
const socketPath = join(folder, 'turns')
process.env.TURNS_SOCKET = socketPath
process.env.ANY_GRAPHQL_DOCUMENT = 'on'
process.env.SHOP_OPTIONS = `--import ${new URL('watch-turns.ts', import.meta.url)}`

const suspiciousMs = 10
const timesMax = 7
const only = process.argv[2] ?? ''

type Asked = {
  name: string
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const posted = (name: string, question: object): Asked => ({
  ...{ name, path: '/graphql', headers: json, body: JSON.stringify(question) },
})

const documents = Object.entries(worstDocuments).map(([name, query]) => posted(name, { query }))

const userData = { language: 'nl', storeID: 61, countryCode: 'NL' }
const texts = spoiltQuestions({
  right: { userData, ...userData, productId: 'dinerbon', methodId: 'ideal', pin: '123456' },
  kinds: [],
  values: worstTexts,
}).map(({ at, query, variables }, index) =>
  posted(`${at}, text ${index % worstTexts.length}`, { query, variables }),
)

const cart =
  'query Q($userData: UserData!, $orderUuid: String) { cartV2(userData: $userData, orderUuid: $orderUuid) { id } }'
const variables: readonly (readonly [string, string])[] = [
  ['lists in lists', `{"userData":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['objects in objects', `{"userData":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
  [
    'ten thousand names',
    `{"userData":{${Array.from({ length: 10_000 }, (_, at) => `"a${at}":1`)}}}`,
  ],
  ['sixty thousand numbers', `{"userData":[${'1,'.repeat(60_000)}1]}`],
  ['a long number', `{"userData":${'1'.repeat(long)}}`],
  ['escaped letters', `{"userData":"${'\\u0061'.repeat(20_000)}"}`],
]
const bodies: Asked[] = variables.flatMap(([name, text]) => [
  {
    name: `variables of a registered document: ${name}`,
    ...{ path: '/graphql', headers: json },
    body: `{"query":${JSON.stringify(askedDocuments[0])},"variables":${text}}`,
  },
  {
    name: `variables: ${name}`,
    path: '/graphql',
    headers: json,
    body: `{"query":${JSON.stringify(cart)},"variables":${text}}`,
  },
  { name: `notification: ${name}`, path: '/webhooks/adyen', headers: json, body: text },
  { name: `a body: ${name}`, path: '/graphql', headers: json, body: text },
])

const pairs = {
  'pairs without end': 'a&'.repeat(60_000),
  'one name without end': 'a=1&'.repeat(30_000),
  'names without end': Array.from({ length: 12_000 }, (_, at) => `a${at}=1`).join('&'),
  'percent signs': `intent=%${'%'.repeat(long)}`,
  'escaped letters': `intent=${'%61'.repeat(33_000)}`,
  'brackets in brackets': `a${'[b]'.repeat(33_000)}=1`,
  'a long text': `email=${'a@b.'.repeat(25_000)}&intent=save`,
}
const forms = Object.entries(pairs).flatMap(([name, body]) =>
  ['/winkelmandje/', '/bestellen/', '/saldocheck/checkout/', '/saldocheck/', '/herroepen/'].map(
    (path) => ({
      name: `form at ${path}: ${name}`,
      ...{ path, headers: form, body },
    }),
  ),
)
const multipart: Asked[] = ['/winkelmandje/', '/graphql'].map((path) => ({
  name: `multipart at ${path}`,
  path,
  headers: { 'content-type': `multipart/form-data; boundary=${'a'.repeat(60)}` },
  body: `--${'a'.repeat(60)}\r\n`.repeat(1600),
}))
const notification = JSON.stringify({
  notificationItems: Array.from({ length: 900 }, () => ({
    NotificationRequestItem: {
      additionalData: { hmacSignature: 'a'.repeat(200) },
      amount: { value: 1 },
      eventCode: 'AUTHORISATION',
      pspReference: 'x',
      merchantReference: 'y',
    },
  })),
})
const notifications: Asked[] = [
  { name: 'notification of 900 items', path: '/webhooks/adyen', headers: json, body: notification },
  {
    name: 'notification of half a megabyte',
    path: '/webhooks/adyen',
    headers: json,
    body: `{"a":"${'a'.repeat(500_000)}"}`,
  },
  {
    name: 'notification in lists',
    path: '/webhooks/adyen',
    headers: json,
    body: '['.repeat(500_000),
  },
]

/** As much as Node.js reads of the headers together. */
const header = 14_000
const filled = (sign: string): string => sign.repeat(Math.floor(header / sign.length))
const headers = {
  cookie: ['a=;', 'visitor=a; ', '=', ';', 'a="', '__Host-visitor=vst_'],
  'accept-encoding': ['gzip;q=0.1,', ',', 'a ', 'br;'],
  'accept-language': ['nl;q=0.1,', ','],
  'if-none-match': ['W/"a",', '"', ','],
  'x-forwarded-for': ['1.1.1.1,', ',', ':'],
  range: ['bytes=0-1,', '-'],
  authorization: ['Basic a', '='],
  'content-type': ['application/json;', ';a=', ' '],
}
const inHeaders = Object.entries(headers).flatMap(([name, signs]) =>
  signs.flatMap((sign) =>
    ['/', '/graphql', '/ip', '/robots.txt', '/winkelmandje/'].map((path) => ({
      name: `header ${name} of ${JSON.stringify(sign)} at ${path}`,
      ...{ path, method: 'GET', headers: { [name]: filled(sign) } },
    })),
  ),
)

const inAddresses = [
  'a',
  'a/',
  '%61',
  '%',
  '.',
  '-',
  '+a',
  'a&',
  'a=1&',
  '%F0%9F%8E%81',
  '%20a',
  'bon+',
  '/',
].flatMap((sign) =>
  [
    '/',
    '/cadeaubonnen/',
    '/zoeken/?s=',
    '/cadeaubonnen/?s=',
    '/en/',
    '/cards/',
    '/share/',
    '/.well-known/',
    '/bestelling/',
    '/cadeau/',
  ].map((path) => ({
    name: `address ${path}${sign} …`,
    ...{ path: `${path}${filled(sign)}`, method: 'GET' },
  })),
)

const everything: readonly (readonly [string, readonly Asked[]])[] = [
  ['documents of GraphQL', documents],
  ['long texts in arguments', texts],
  ['JSON: questions, variables, notifications', [...bodies, ...notifications]],
  ['forms and multipart', [...forms, ...multipart]],
  ['headers and cookies', inHeaders],
  ['addresses, queries, searches', inAddresses],
]

const send = (
  { shopUrl }: TestBed,
  { method = 'POST', path, headers: given = {}, body }: Asked,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(
      shopUrl,
      {
        method,
        path,
        headers: {
          ...given,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })

/** Processor milliseconds of the longest turn while the work is done. */
async function heldBy(work: () => Promise<unknown>): Promise<number> {
  const socket = connect(socketPath)
  await new Promise((resolve) => socket.once('data', resolve))
  const told = new Promise<number>((resolve) =>
    socket.once('data', (text) => resolve(Number(text))),
  )
  await work()
  socket.end()
  return told
}

type Held = { name: string; status: number | string; ms: number }

/** One that held the thread for long is asked some times more; what counts is the time in the middle. */
async function measure(testBed: TestBed, asked: Asked): Promise<Held> {
  const held: number[] = []
  let status: number | string = 0
  do {
    held.push(
      await heldBy(async () => {
        status = await send(testBed, asked).catch((error: Error) => error.message)
      }),
    )
  } while (Math.max(...held) > suspiciousMs && held.length < timesMax)
  const ms = held.toSorted((a, b) => a - b)[Math.floor(held.length / 2)] ?? 0
  return { name: asked.name, status, ms }
}

const testBed = await startTestBed()
try {
  const rows: string[] = []
  for (const [family, all] of everything.filter(([name]) => name.includes(only))) {
    const held: Held[] = []
    for (const asked of all) held.push(await measure(testBed, asked))
    const [worst, ...others] = held.toSorted((a, b) => b.ms - a.ms)
    for (const one of [worst, ...others].slice(0, 12))
      console.info(family, one?.ms.toFixed(1), one?.status, one?.name)
    rows.push(`| ${family} | ${all.length} | ${worst?.ms.toFixed(1)} | ${worst?.name} |`)
  }
  if (only === '')
    writeSection(root, 'thread', [
      '| What is sent | kinds | held for, ms | by |',
      '|---|---|---|---|',
      ...rows,
    ])
} finally {
  await testBed.stop()
  rmSync(folder, { recursive: true })
}
