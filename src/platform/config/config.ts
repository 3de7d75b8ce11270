import type { LabelForm } from '#domain/orders/post-papers.ts'
import type { DatabaseLocation } from '#platform/database/open-database.ts'
import type { NamedKey } from '#platform/secrets/named-key.ts'

/** Of each list the first key is in use, the others still open, find and check what was made with them. */
export type CardKeys = {
  keys: readonly NamedKey[]
  activeKeyId: string
  hashKeys: readonly NamedKey[]
  linkKeys: readonly NamedKey[]
}

export type AdyenSettings = {
  environment: 'test' | 'live'
  liveEndpointUrlPrefix: string | undefined
  /** Where a stand-in for Adyen answers; undefined asks Adyen itself, or the provider that this process plays. */
  baseUrl: string | undefined
  /** The port of the provider that this process plays itself, 0 for any; undefined where it plays none. */
  ownPspPort: number | undefined
  /** Where the frames of card fields come from; undefined: from Adyen's own host, or from what stands in for it. */
  cardFrameUrl: string | undefined
  /** Where paying may lead a form: the provider's pages and the banks behind them, as a policy writes them. */
  redirectOrigins: readonly string[]
  apiKey: string
  merchantAccount: string
  clientKey: string
  /** Who fetches reports of payouts, and where; undefined fetches none. */
  reports: { reportUrl: string; user: string; password: string; firstBatch: number } | undefined
  /** The newest first; the others are still accepted while keys rotate. */
  hmacKeys: readonly string[]
  webhookUser: string
  webhookPassword: string
}

/** How a shop prints and counts what it posts. */
export type PostSettings = {
  labels: LabelForm
  /** Fewer printed cards of a kind are said to run low. */
  stockLowBelow: number
}

/** Where a demo is found unless SHOP_URL says otherwise. */
export const localUrl = (port: number): string => `http://localhost:${port}`

export const issuerNames = ['simulated'] as const
export type IssuerName = (typeof issuerNames)[number]

/** Everything that a process needs to know from outside. Made by `readConfig`, once, at the start. */
export type Config = {
  /** `demo` starts the simulators, keeps mail in a mailbox page and serves pages for developers. */
  mode: 'demo' | 'production'
  host: string
  /** 0 lets the system choose, in the demo. */
  port: number
  /** Without a slash at the end. Undefined in a demo whose port the system chooses: it is known once that is held. */
  shopUrl: string | undefined
  storefront: string
  /** Which parts this process plays. */
  roles: { web: boolean; worker: boolean }
  /** Folder of the embedded database, the demo's keys and the simulators' memory. */
  dataFolder: string
  /** The folder of the project: `content/`, `db/` and `build/` lie in it. */
  home: string
  /** Undefined leaves /metrics open, in the demo only. */
  metricsToken: string | undefined
  database: DatabaseLocation
  adyen: AdyenSettings
  /** Who makes the cards; production has to name even the only one there is, since it makes no real cards. */
  issuer: IssuerName
  /** Where Dutch addresses are looked up; undefined knows a list of our own, for demonstrations. */
  addressLookupUrl: string | undefined
  /** Where VAT numbers of companies are checked; undefined checks none. */
  vatRegisterUrl: string | undefined
  /** Where a stand-in plays the web shops of brands, known once it runs; undefined outside a demonstration. */
  brandShopUrl: string | undefined
  post: PostSettings
  /** IBANs of the shop, whose bank files it books; undefined where any is taken, in a demonstration. */
  bankAccounts: readonly string[] | undefined
  /** In whose name the account stands that transfers go to; undefined: in that of the storefront's organisation. */
  bankAccountHolder: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Undefined in the demo: made once and kept in the data folder. */
  cardKeys: CardKeys | undefined
  /** Header in which a CDN tells the visitor's country, for example `cf-ipcountry`. */
  countryHeader: string | undefined
  /** What a CDN sends as `x-cf-auth`; whatever comes without it is refused. Undefined: anybody may ask. */
  cdnSecret: string | undefined
  /** Holds what is served below `/.well-known/`; undefined: nothing. */
  wellKnownFolder: string | undefined
  /** Whether the API answers documents of anybody, or those of the storefront alone. */
  takesAnyDocument: boolean
  /** A file with a JSON list of the documents that partners ask, registered as the storefront's own. */
  partnerDocuments: string | undefined
  /** Posts that one address may send in a minute; 0 sets no bound, as in the demo. */
  postsPerMinuteMax: number
  /**
   * How many hashes a visitor's browser computes at most to prove that it is no machine; half of it on average. A
   * browser does about eighty thousand a second on a busy machine of two cores.
   */
  captchaWorkMax: number
  /** How late the process may be before it refuses heavy requests; 0 sets no bound, as in the demo. */
  eventLoopDelayMaxMs: number
  /** How many proxies in front may be believed about the visitor's address. */
  trustedProxies: number
  logLevel: string
  /** For tests, in demo mode only: the crash point at which the process ends itself. */
  crashAt: string | undefined
}

/** Once the ports are held nothing about addresses is open any more. */
export type OpenConfig = Config & { shopUrl: string }

/** One sentence for each setting that is missing or wrong; nothing starts before all are right. */
export class ConfigIncomplete extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The shop cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}
