import { decimalOf, type WireMoney } from '#i18n/formats.ts'
import { walletNetworks } from '#kernel/wallet-sheets.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PaymentChoiceFragment } from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { loadScript } from './load-script.ts'

export type Sheet = NonNullable<PaymentChoiceFragment['methods'][number]['sheet']>

type ApplePayment = { payment: { token: { paymentData: object } } }

/** What Apple's browsers have, as far as it is used. */
type AppleSession = {
  begin(): void
  abort(): void
  completeMerchantValidation(session: object): void
  completePayment(status: number): void
  onvalidatemerchant?: () => void
  onpaymentauthorized?: (event: ApplePayment) => void
  oncancel?: () => void
}

type WalletWindow = {
  ApplePaySession?: {
    new (version: number, request: object): AppleSession
    canMakePayments(): boolean
    readonly STATUS_SUCCESS: number
  }
  google?: {
    payments: {
      api: {
        PaymentsClient: new (
          options: object,
        ) => {
          loadPaymentData(request: object): Promise<{
            paymentMethodData: { tokenizationData: { token: string } }
          }>
        }
      }
    }
  }
}

const wallets = (): WalletWindow => window as unknown as WalletWindow

/** Apple's wallet is there or it is not; a script that stands in for it brings one. */
export const isWalletHere = (methodId: string, { scriptUrl }: Sheet): boolean =>
  methodId !== 'applepay' ||
  scriptUrl !== null ||
  wallets().ApplePaySession?.canMakePayments() === true

type Opening = { sheet: Sheet; total: WireMoney }

/** Opens the sheet of a wallet; gives its token, or undefined when the visitor closed it. Throws where it cannot open. */
export async function openWallet(methodId: string, opening: Opening): Promise<string | undefined> {
  const { scriptUrl } = opening.sheet
  // Apple opens its sheet only within the press: nothing is waited for where its wallet is there.
  if (scriptUrl !== null) await loadScript(scriptUrl)
  return methodId === 'applepay' ? openApple(opening) : openGoogle(opening)
}

const appleVersion = 3

function openApple({ sheet, total }: Opening): Promise<string | undefined> {
  const { ApplePaySession } = wallets()
  if (ApplePaySession === undefined) throw new Error('This browser has no Apple Pay.')
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  const session = new ApplePaySession(appleVersion, {
    countryCode: sheet.countryCode,
    currencyCode: total.currency,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: walletNetworks.applepay,
    total: { label: sheet.shopName, amount: decimalOf(total) },
  })
  session.onvalidatemerchant = () => {
    openAppleSession(sheet.merchantId).then(
      (proof) => session.completeMerchantValidation(proof),
      (error: unknown) => {
        session.abort()
        reject(error)
      },
    )
  }
  session.onpaymentauthorized = ({ payment }) => {
    // What the bank says is shown by the shop, which asks it after this.
    session.completePayment(ApplePaySession.STATUS_SUCCESS)
    resolve(btoa(JSON.stringify(payment.token.paymentData)))
  }
  session.oncancel = () => resolve(undefined)
  session.begin()
  return promise
}

async function openAppleSession(merchantId: string): Promise<object> {
  const openWalletSession = await mutate(OpenWalletDocument, { merchantId })
  if (openWalletSession.session === null) throw new Error('Apple Pay does not know the shop.')
  return JSON.parse(openWalletSession.session)
}

async function openGoogle({ sheet, total }: Opening): Promise<string | undefined> {
  const { google } = wallets()
  if (google === undefined) throw new Error('Google Pay did not come.')
  const { gatewayMerchantId, merchantId, shopName, countryCode, isTest } = sheet
  const client = new google.payments.api.PaymentsClient({
    environment: isTest ? 'TEST' : 'PRODUCTION',
  })
  const parameters = {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: walletNetworks.googlepay,
  }
  const tokenizationSpecification = {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway: 'adyen', gatewayMerchantId },
  }
  try {
    const { paymentMethodData } = await client.loadPaymentData({
      ...{ apiVersion: 2, apiVersionMinor: 0 },
      merchantInfo: { merchantId, merchantName: shopName },
      allowedPaymentMethods: [{ type: 'CARD', parameters, tokenizationSpecification }],
      transactionInfo: {
        ...{ countryCode, currencyCode: total.currency },
        ...{ totalPriceStatus: 'FINAL', totalPrice: decimalOf(total) },
      },
    })
    return paymentMethodData.tokenizationData.token
  } catch (error) {
    if ((error as { statusCode?: string }).statusCode === 'CANCELED') return undefined
    throw error
  }
}

const OpenWalletDocument = graphql(`
  mutation OpenWallet($userData: UserData!, $merchantId: String!) {
    openWalletSession(userData: $userData, merchantId: $merchantId) { session errors { code } }
  }
`)
