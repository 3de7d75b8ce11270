import type { fieldErrors as dutch } from '#i18n/nl/field-errors.ts'
import type { Translation } from '#i18n/translation.ts'
import { errors } from './errors.ts'

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
  amountNotNumber: 'Enter an amount in figures, such as 25.',
  amountOutOfRange: errors.amountOutOfRange,
  amountNotOffered: errors.amountNotOffered,
  inputInvalid: errors.inputInvalid,
  contactMessageTooShort: errors.contactMessageTooShort,
  contactMessageTooLong: errors.contactMessageTooLong,
  contactMessageInvalid: errors.contactMessageInvalid,
  orderNumberInvalid: errors.orderNumberInvalid,
} satisfies Translation<typeof dutch>
