import type { UserData } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { LanguageRef } from './language.ts'

export const UserDataRef = builder.inputRef<UserData>('UserData').implement({
  description: "The caller's storefront, language and visitor: every call carries it.",
  fields: (t) => ({
    language: t.field({
      type: LanguageRef,
      required: true,
      description: 'In which texts, prices and errors are answered.',
    }),
    storeID: t.int({ required: true, description: 'The store; 61 is the Dutch one.' }),
    countryCode: t.string({ required: true, description: 'Two capital letters, ISO 3166.' }),
    redeemToken: t.string({ description: 'Of `openRedeem`: whose cards are exchanged, if any.' }),
  }),
})
