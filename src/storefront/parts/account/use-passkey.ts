import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { errorCodes } from '#kernel/error-codes.ts'
import { passkeyHostOf } from '#kernel/passkey-host.ts'
import { passkeyQuestionMs } from '#kernel/passkey-question.ts'
import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'
import { answerMs, answerWithin } from '#ui/answer-within.ts'
import type { AnswerWithErrors } from '#ui/form/shop-form.ts'

type Question = AnswerWithErrors & { question?: string | null | undefined }

const neverChanges = () => () => {}

const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && passkeyHostOf(window.location.href) !== undefined

/**
 * True in a browser that has passkeys, at an address that may have them. Until the page is hydrated
 * it is `assumed`: nearly every browser has them, and what stands below moves where it appears.
 */
export const useHasPasskeys = (assumed = false): boolean =>
  useBrowserValue(neverChanges, canUsePasskeys, assumed)

/** The browser's own question, and the two answers of the shop around it. */
export const passkeyWaitMs = passkeyQuestionMs + 2 * answerMs

/** Loaded when somebody makes or shows one. */
const loadWebauthn = () => import('@simplewebauthn/browser')

/**
 * Has the browser make a passkey, and hands it in. `stopped` is said where the visitor does not.
 */
export const makePasskey = (
  ask: () => Promise<Question>,
  handIn: (answer: string) => Promise<AnswerWithErrors>,
  stopped: string,
): Promise<AnswerWithErrors> =>
  answerOf(ask, handIn, {
    stopped,
    act: async (question) =>
      (await loadWebauthn()).startRegistration({
        optionsJSON: JSON.parse(question) as PublicKeyCredentialCreationOptionsJSON,
      }),
  })

/** Has the browser show a passkey, and hands it in. */
export const showPasskey = (
  ask: () => Promise<Question>,
  handIn: (answer: string) => Promise<AnswerWithErrors>,
  stopped: string,
): Promise<AnswerWithErrors> =>
  answerOf(ask, handIn, {
    stopped,
    act: async (question) =>
      (await loadWebauthn()).startAuthentication({
        optionsJSON: JSON.parse(question) as PublicKeyCredentialRequestOptionsJSON,
      }),
  })

type Act = { stopped: string; act: (question: string) => Promise<object> }

async function answerOf(
  ask: () => Promise<Question>,
  handIn: (answer: string) => Promise<AnswerWithErrors>,
  { stopped, act }: Act,
): Promise<AnswerWithErrors> {
  const { question, errors } = await answerWithin(ask)
  if (errors.length > 0 || typeof question !== 'string') return { errors }
  const answer = await act(question).catch(() => undefined)
  // Closed by the visitor, or too late: browsers do not say which.
  if (answer === undefined)
    return {
      errors: [
        { code: errorCodes.passkeyRefused, message: stopped, referencedRequestParameter: null },
      ],
    }
  return answerWithin(() => handIn(JSON.stringify(answer)))
}
