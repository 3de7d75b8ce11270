import {
  type ApiBrowser,
  type Data,
  type GraphqlError,
  openApiShop,
} from '#tests/support/api-shop.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`

const outcome = 'status errors { code message referencedRequestParameter }'

/** Every call of an account by its name: its further parameters, and how they are handed on. */
const calls = {
  checkUserExist: ['query', '$email: String!, $captchaToken: String!'],
  createAccountOnOrder: [
    'mutation',
    '$orderUuid: String!, $password: String, $captchaToken: String!',
  ],
  userLogin: ['mutation', '$email: String!, $password: String!, $captchaToken: String!'],
  userLogout: ['mutation', ''],
  userRegister: ['mutation', '$account: AccountToRegister!, $captchaToken: String!'],
  userForgotPassword: ['mutation', '$email: String!, $captchaToken: String!'],
  userSetPassword: ['mutation', '$token: String!, $password: String!'],
  userConfirmEmail: ['mutation', '$token: String!, $password: String'],
  resendConfirmation: ['mutation', ''],
  requestSignInLink: ['mutation', '$email: String!, $captchaToken: String!'],
  userSignInByLink: ['mutation', '$token: String!'],
  userChangePassword: ['mutation', '$currentPassword: String, $password: String!'],
  userDeletePassword: ['mutation', '$password: String!'],
  endOtherSessions: ['mutation', ''],
  userChangeEmail: ['mutation', '$email: String!, $password: String'],
  userUndoEmail: ['mutation', '$token: String!'],
  addPasskey: ['mutation', '$answer: String!'],
  deletePasskey: ['mutation', '$id: String!, $password: String'],
  userSignInByPasskey: ['mutation', '$answer: String!'],
  saveUserDetails: ['mutation', '$details: UserDetails!'],
  deleteAccount: ['mutation', '$password: String'],
} as const

type Call = keyof typeof calls

const documentOf = (name: Call): string => {
  const [kind, parameters] = calls[name]
  const names = [...parameters.matchAll(/\$(\w+):/g)].map(([, parameter]) => parameter)
  const args = ['userData', ...names].map((parameter) => `${parameter}: $${parameter}`).join(', ')
  return `${kind} Call($userData: UserData!, ${parameters}) { ${name}(${args}) { ${outcome} } }`
}

export const goodPassword = 'appeltaart-1'

export const registration = (given: object = {}) => ({
  firstName: 'Sanne',
  lastName: 'de Wit',
  email: 'sanne@voorbeeld.example',
  confirmEmail: 'sanne@voorbeeld.example',
  password: goodPassword,
  agreesToTerms: true,
  ...given,
})

/** What a call of an account came to: its status, and its errors as `code parameter`. */
export type Outcome = { status: boolean | null; errors: readonly string[]; messages: string[] }

/** A shop over HTTP whose browsers know accounts. */
export async function openAccountShop(given: Parameters<typeof openApiShop>[0] = {}) {
  const opened = await openApiShop(given)
  const { shop } = opened
  const mailsTo = (address: string) =>
    [...shop.mails.values()].filter(({ mail }) => mail.to.address === address)
  return {
    ...opened,
    mailsTo,
    /** The newest token mailed to an address. */
    tokenTo: async (address: string): Promise<string> => {
      await shop.runJobs()
      const tokens = mailsTo(address).flatMap(({ mail }) =>
        [...mail.text.matchAll(/token=([a-z0-9]+)/g)].map(([, token]) => token),
      )
      return tokens.at(-1) ?? ''
    },
  }
}

export const solve = async (browser: ApiBrowser): Promise<string> =>
  solveCaptcha((await browser.ask(challenge)).data.captchaChallenge)

/** Makes a call of an account, with a solved captcha where it wants one. */
export async function mutateAccount(
  browser: ApiBrowser,
  name: Call,
  given: object = {},
): Promise<Outcome> {
  const needsProof = calls[name][1].includes('$captchaToken')
  const proof = needsProof ? { captchaToken: await solve(browser) } : {}
  const { data } = await browser.ask(documentOf(name), { ...proof, ...given })
  const { status, errors } = data[name] as {
    status: boolean | null
    errors: (GraphqlError['extensions'] & { message: string })[]
  }
  return {
    status,
    errors: errors.map(({ code, referencedRequestParameter }) =>
      referencedRequestParameter ? `${code} ${referencedRequestParameter}` : String(code),
    ),
    messages: errors.map(({ message }) => message),
  }
}

export const register = (browser: ApiBrowser, given: object = {}): Promise<Outcome> =>
  mutateAccount(browser, 'userRegister', { account: registration(given) })

const userInfo = `query Who($userData: UserData!) { getUserInfo(userData: $userData) { user { subscribed mainProfile {
  firstName lastName email isEmailConfirmed hasPassword invoiceEmail phoneNumber vatNumber kvkNumber
  address { companyName countryCode postCode houseNumber suffix street city } } } } }`

/** The profile of the customer who is logged in. */
export const loadUser = async (browser: ApiBrowser): Promise<Data> =>
  (await browser.ask(userInfo)).data.getUserInfo.user

const orders = `query Orders($userData: UserData!, $pageNumber: Int, $search: String, $year: Int) {
  accountOrders(userData: $userData, pageNumber: $pageNumber, search: $search, year: $year) {
  orders { uuid referenceNumber status state isUndelivered orderedOn total { value } totalQuantity packQuantity
    canBeRepeated shipmentCount orderedBy
    shipments { name isForSelf deliveryState deliveryDate isDelayed isHandedOver postState } cards { image { url alt } backgroundColor } }
  paging { currentPage itemsPerPage totalItems } years errors { code } } }`

type Asked = { pageNumber?: number; search?: string; year?: number }

export const ordersOf = async (browser: ApiBrowser, asked: Asked = {}): Promise<Data> =>
  (await browser.ask(orders, asked)).data.accountOrders

const link = `query Link($userData: UserData!, $link: AccountLink!, $token: String!) {
  accountLink(userData: $userData, link: $link, token: $token) {
    link { maskedEmail isForMe isEmailConfirmed } errors { code } } }`

export const loadAccountLink = async (
  browser: ApiBrowser,
  kind: 'CONFIRM_EMAIL' | 'NEW_PASSWORD' | 'SIGN_IN' | 'UNDO_EMAIL',
  token: string,
): Promise<Data> => (await browser.ask(link, { link: kind, token })).data.accountLink

const sessions = `query Sessions($userData: UserData!) { accountSessions(userData: $userData) {
  sessions { browser system loggedInAt lastUsedAt isCurrent } errors { code } } }`

/** Where the customer is logged in. */
export const loadSessions = async (browser: ApiBrowser): Promise<Data> =>
  (await browser.ask(sessions)).data.accountSessions

const passkeys = `query Passkeys($userData: UserData!) { accountPasskeys(userData: $userData) {
  passkeys { id browser system createdAt lastUsedAt } errors { code } } }`

export const loadPasskeys = async (browser: ApiBrowser): Promise<Data> =>
  (await browser.ask(passkeys)).data.accountPasskeys

const begin = {
  beginPasskey: `mutation Begin($userData: UserData!, $password: String) {
    beginPasskey(userData: $userData, password: $password) { question errors { code } } }`,
  beginPasskeySignIn: `mutation Begin($userData: UserData!) {
    beginPasskeySignIn(userData: $userData) { question errors { code } } }`,
}

/** The question that a browser is asked, or the codes of why not. */
export const beginPasskey = async (
  browser: ApiBrowser,
  name: keyof typeof begin,
  password?: string,
): Promise<Data> => (await browser.ask(begin[name], { password })).data[name]
