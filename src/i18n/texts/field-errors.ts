import { texts } from '#i18n/texts.ts'
import { errors } from './errors.ts'

/** Sentences that a form says before it asks the shop; the others of `errors` stay behind. */
export const fieldErrorsTexts = texts({
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
  amountNotNumber: {
    nl: 'Vul een bedrag in cijfers in, bijvoorbeeld 25.',
    en: 'Enter an amount in figures, such as 25.',
  },
  amountOutOfRange: errors.amountOutOfRange,
  amountNotOffered: errors.amountNotOffered,
  inputInvalid: errors.inputInvalid,
  contactMessageTooShort: errors.contactMessageTooShort,
  contactMessageTooLong: errors.contactMessageTooLong,
  contactMessageInvalid: errors.contactMessageInvalid,
  orderNumberInvalid: errors.orderNumberInvalid,
})
