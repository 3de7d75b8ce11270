/**
 * The registry of every error that a customer can meet. The codes are a contract: 2015, 2030, 2031, 2035 and
 * 2036 are given (SPEC §8), ours continue in ranges: 3000 input, 3100 catalogue, 3200 cart, 3300 orders,
 * 3400 payments, 3500 cards, 3600 visitors, 3700 content, 3720 captcha and newsletter, 3730 contact, 3800 accounts. -1 stands for
 * everything unexpected.
 */
export const errorCodes = {
  unexpected: -1,
  appleLimitExceeded: 2015,
  orderLimitExceeded: 2030,
  outOfStock: 2031,
  paymentRefused: 2035,
  tooManyAttempts: 2036,

  inputInvalid: 3000,
  fieldRequired: 3001,
  emailInvalid: 3002,
  emailsDiffer: 3003,
  nameInvalid: 3004,
  phoneInvalid: 3005,
  noteInvalid: 3007,
  noteTooLong: 3008,
  noteHasEmoji: 3009,
  termsNotAccepted: 3010,
  uuidInvalid: 3011,
  pagingInvalid: 3012,
  queryNotUnderstood: 3013,
  queryTooLarge: 3014,
  countryInvalid: 3015,
  vatNumberInvalid: 3016,

  productUnknown: 3100,
  variationUnavailable: 3101,
  amountNotOffered: 3102,
  amountOutOfRange: 3103,
  categoryUnknown: 3104,
  momentUnknown: 3105,
  brandUnknown: 3106,

  quantityInvalid: 3200,
  packageUnknown: 3201,
  cartEmpty: 3202,
  cartExpired: 3203,
  cartChanged: 3204,
  detailsMissing: 3205,
  cartMoved: 3206,
  deliveryDatePast: 3207,
  deliveryDateTooFar: 3208,
  deliveryDateNotOnClock: 3209,
  deliveryDateInvalid: 3210,

  orderUnknown: 3300,
  orderNotYours: 3301,
  orderAlreadyPaid: 3302,
  addressNotCorrectable: 3303,
  tooManyCorrections: 3304,
  deliveryNotMailed: 3305,
  tooManyResends: 3306,
  deliveryDateFixed: 3307,

  paymentMethodUnavailable: 3400,
  paymentUnknown: 3401,
  paymentProviderUnreachable: 3402,
  paymentCancelled: 3403,
  cardDetailsInvalid: 3404,

  cardLinkInvalid: 3500,
  balanceTooLow: 3502,
  cardNumberInvalid: 3510,
  cardNotOurs: 3511,
  cardPinInvalid: 3512,
  cardNotAccepted: 3513,
  cardNumberUsedUp: 3514,

  tooManyRequests: 3600,
  tooManySecretAttempts: 3601,
  shopBusy: 3602,

  queueUnknown: 3700,
  landingPageUnknown: 3701,
  informationPageUnknown: 3702,

  captchaMissing: 3720,
  captchaRefused: 3721,
  newsletterLinkInvalid: 3722,

  contactSubjectUnknown: 3730,
  contactMessageTooShort: 3731,
  contactMessageTooLong: 3732,
  contactMessageInvalid: 3733,
  orderNumberInvalid: 3734,
  contactTooOften: 3735,

  accountExists: 3800,
  accountUnknown: 3801,
  loginWrong: 3802,
  alreadyLoggedIn: 3803,
  notLoggedIn: 3804,
  passwordTooShort: 3805,
  passwordCharacters: 3806,
  passwordTooLong: 3807,
  passwordWrong: 3808,
  accountLinkInvalid: 3809,
} as const

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes]
export type ErrorName = keyof typeof errorCodes
