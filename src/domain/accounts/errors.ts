import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** SPEC §8, registering: there is an account for this address already (3800). */
export class AccountExists extends ShopError {
  constructor() {
    super(errorCodes.accountExists, { parameter: 'email' })
  }
}

/** SPEC §8, log-in and forgotten password: no user. `checkUserExist` tells the same by contract (3801). */
export class AccountUnknown extends ShopError {
  constructor() {
    super(errorCodes.accountUnknown, { parameter: 'email' })
  }
}

/** SPEC §8, log-in: the wrong combination (3802). */
export class LoginWrong extends ShopError {
  constructor() {
    super(errorCodes.loginWrong)
  }
}

export class AlreadyLoggedIn extends ShopError {
  constructor() {
    super(errorCodes.alreadyLoggedIn)
  }
}

export class NotLoggedIn extends ShopError {
  constructor() {
    super(errorCodes.notLoggedIn)
  }
}

/** The password that was asked for once more is not the account's (3808). */
export class PasswordWrong extends ShopError {
  constructor(parameter: 'password' | 'currentPassword') {
    super(errorCodes.passwordWrong, { parameter })
  }
}

/** Never ours, too old, used, or of an account that is gone (3809). */
export class AccountLinkInvalid extends ShopError {
  constructor() {
    super(errorCodes.accountLinkInvalid, { parameter: 'token' })
  }
}

/**
 * An account without a password asks for a log-in of a moment ago, and this one is older (3811).
 */
export class LogInTooOld extends ShopError {
  constructor() {
    super(errorCodes.logInTooOld)
  }
}

/** Without its password nobody would get in: the mailbox has not confirmed the address (3812). */
export class EmailUnconfirmed extends ShopError {
  constructor() {
    super(errorCodes.emailUnconfirmed)
  }
}

/** Never asked, asked too long ago, answered before, or of a passkey that is not known (3813). */
export class PasskeyRefused extends ShopError {
  constructor() {
    super(errorCodes.passkeyRefused)
  }
}

export class PasskeysFull extends ShopError {
  constructor() {
    super(errorCodes.passkeysFull)
  }
}

/** The shop's address is a number, where browsers make no passkeys (3815). */
export class PasskeysNotOffered extends ShopError {
  constructor() {
    super(errorCodes.passkeysNotOffered)
  }
}

/** An account stays while the mailbox of before can take it back, until this day (3816). */
export class EmailJustChanged extends ShopError<{ day: Temporal.PlainDate }> {
  constructor(day: Temporal.PlainDate) {
    super(errorCodes.emailJustChanged, { details: { day } })
  }
}

/** SPEC §8, forgotten password: the mail could not be sent, for its address refused it (3810). */
export class PasswordMailNotSent extends ShopError {
  constructor() {
    super(errorCodes.passwordMailNotSent, { parameter: 'email' })
  }
}

/** Never in this account's book, or deleted since (3820). */
export class BookedAddressUnknown extends ShopError {
  constructor() {
    super(errorCodes.bookedAddressUnknown, { parameter: 'id' })
  }
}

/** As many as a book may hold are in it (3821). */
export class AddressBookFull extends ShopError {
  constructor(max: number) {
    super(errorCodes.addressBookFull, { details: { max } })
  }
}

/** Never in this account, or removed since (3830). */
export class KeptGiftUnknown extends ShopError {
  constructor() {
    super(errorCodes.keptGiftUnknown, { parameter: 'id' })
  }
}

/** As many as an account may keep are in it (3831). */
export class KeptGiftsFull extends ShopError {
  constructor(max: number) {
    super(errorCodes.keptGiftsFull, { details: { max } })
  }
}
