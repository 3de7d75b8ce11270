import * as v from 'valibot'
import type { GuestDetails } from '#domain/cart/cart.ts'
import { guestDetailsSchema as typedSchema } from '#kernel/guest-details.ts'
import { optionalPhoneSchema } from '#kernel/phone-number.ts'

/** Who orders as a guest, by the rules that the form has too, as the basket keeps it. */
export const guestDetailsSchema = ({ countryCode, now }: { countryCode: string; now: Date }) =>
  v.pipe(
    typedSchema(optionalPhoneSchema(countryCode)),
    v.transform(
      ({ customerType, companyName, ...given }): GuestDetails => ({
        customerType,
        firstName: given.firstName,
        lastName: given.lastName,
        email: given.email,
        phoneNumber: given.phoneNumber,
        ...(customerType === 'BUSINESS'
          ? {
              companyName,
              referenceNumber: given.referenceNumber,
              kvkNumber: given.kvkNumber,
              vatNumber: given.vatNumber,
              invoiceEmail: given.invoiceEmail,
            }
          : { companyName: undefined }),
        ...(given.address !== undefined && { address: given.address }),
        termsAcceptedAt: now.toISOString(),
      }),
    ),
  )
