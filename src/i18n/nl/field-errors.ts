import { errors } from './errors.ts'

/** What a form can say before it asks the shop: the same sentences, without the rest of the catalogue. */
export const fieldErrors = {
  emailInvalid: errors.emailInvalid,
  emailsDiffer: errors.emailsDiffer,
  tooLong: errors.tooLong,
  companyNameInvalid: errors.companyNameInvalid,
  nameInvalid: errors.nameInvalid,
  nameTooLong: errors.nameTooLong,
  nameHasEmoji: errors.nameHasEmoji,
  wrapperUnknown: errors.wrapperUnknown,
  wrapperForDonation: errors.wrapperForDonation,
  wrapperForSelf: errors.wrapperForSelf,
  wrapperUnfit: errors.wrapperUnfit,
  noteInvalid: errors.noteInvalid,
  noteTooLong: errors.noteTooLong,
  noteHasEmoji: errors.noteHasEmoji,
  amountNotNumber: 'Vul een bedrag in cijfers in, bijvoorbeeld 25.',
  amountOutOfRange: errors.amountOutOfRange,
  amountNotOffered: errors.amountNotOffered,
  inputInvalid: errors.inputInvalid,
  contactMessageTooShort: errors.contactMessageTooShort,
  contactMessageTooLong: errors.contactMessageTooLong,
  contactMessageInvalid: errors.contactMessageInvalid,
  orderNumberInvalid: errors.orderNumberInvalid,
} as const
