import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** Not there, or the account is no member: nobody learns which (3850). */
export class CompanyUnknown extends ShopError {
  constructor() {
    super(errorCodes.companyUnknown, { parameter: 'company' })
  }
}

/** A member without the role for it (3851). */
export class CompanyNotAllowed extends ShopError {
  constructor() {
    super(errorCodes.companyNotAllowed)
  }
}

/** Its last owner would be gone while others are left (3852). */
export class CompanyNeedsOwner extends ShopError {
  constructor() {
    super(errorCodes.companyNeedsOwner, { parameter: 'member' })
  }
}

/** Never ours, answered, withdrawn or too old (3853). */
export class CompanyInvitationInvalid extends ShopError {
  constructor() {
    super(errorCodes.companyInvitationInvalid, { parameter: 'token' })
  }
}

/** The caller's account has another address than the one that was invited (3854). */
export class CompanyInvitationForOther extends ShopError {
  constructor() {
    super(errorCodes.companyInvitationForOther, { parameter: 'token' })
  }
}

/** A member already (3855). */
export class CompanyMemberExists extends ShopError {
  constructor() {
    super(errorCodes.companyMemberExists, { parameter: 'email' })
  }
}

/** More people, or more companies of one account, than there is room for (3856). */
export class CompanyTooManyPeople extends ShopError {
  constructor() {
    super(errorCodes.companyTooManyPeople, { parameter: 'email' })
  }
}
