import { knownPassword } from '#tests/support/known-customer.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import type { Visitor } from '#tests/support/visitor.ts'

type Challenge = { captchaChallenge: Parameters<typeof solveCaptcha>[0] }

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`

const register = `mutation Register($userData: UserData!, $account: AccountToRegister!, $captchaToken: String!) {
  userRegister(userData: $userData, account: $account, captchaToken: $captchaToken) { errors { code } } }`

/** The proof of work that forms for everybody ask. */
export async function solveFor(visitor: Visitor): Promise<string> {
  const { captchaChallenge } = await visitor.ask<Challenge>(challenge)
  return solveCaptcha(captchaChallenge)
}

/** Registers without walking past the pages; the visitor is logged in from then on. */
export async function openAccount(visitor: Visitor, email: string): Promise<void> {
  const account = {
    firstName: 'Joris',
    lastName: 'Bakker',
    email,
    confirmEmail: email,
    password: knownPassword,
    agreesToTerms: true,
  }
  const answer = await visitor.ask<{ userRegister: { errors: readonly object[] } }>(register, {
    account,
    captchaToken: await solveFor(visitor),
  })
  if (answer.userRegister.errors.length > 0) throw new Error(JSON.stringify(answer))
}
