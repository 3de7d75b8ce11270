/** Every kind of mail that the shop sends, by what it is about. */
export type MailKind =
  | 'card'
  | 'cardAgain'
  | 'thankYou'
  | 'confirmation'
  | 'refund'
  | 'account'
  | 'newsletter'
  | 'contactForward'
  | 'contactCopy'
  | 'reminder'
  | 'unopened'
  | 'missed'
