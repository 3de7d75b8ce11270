import { goodPassword } from '#tests/support/account-browser.ts'
import {
  type Access,
  account,
  address,
  all,
  bySecret,
  captcha,
  done,
  giver,
  guessed,
  none,
  ofOrder,
  person,
  provenIn,
  shows,
  told,
} from './access.ts'
import { victim } from './world.ts'

/** Operations of orders, of cards, and of links that mails carry. */
export const orderOperations: Record<string, Access> = {
  redeemSession: bySecret(none, '', provenIn('redeem-sessions')),
  redeemOrder: bySecret(({ order }) => ({ uuid: order.uuid }), '3300 uuid', provenIn('redeem')),
  removeRedeemCard: bySecret(
    () => ({ cardId: 'crd_0' }),
    '3540 redeemToken',
    provenIn('redeem-tokens'),
  ),
  closeRedeem: bySecret(none, '3540 redeemToken', provenIn('redeem-tokens')),
  addRedeemPackage: bySecret(
    () => ({ package: { productId: 'dinerbon', variationType: 'DIGITAL', amount: 10_00 } }),
    '3540 redeemToken',
    provenIn('redeem-tokens'),
  ),
  updateRedeemPackage: bySecret(
    () => ({ packageId: 'pkg_0', quantity: 1 }),
    '3540 redeemToken',
    provenIn('redeem-tokens'),
  ),
  removeRedeemPackage: bySecret(
    () => ({ packageId: 'pkg_0' }),
    '3540 redeemToken',
    provenIn('redeem-tokens'),
  ),
  saveRedeemDetails: bySecret(
    () => ({ input: person }),
    '3540 redeemToken',
    provenIn('redeem-tokens'),
  ),
  addOriginalPackageToCartAndPlaceOrder: bySecret(
    () => ({ packageId: 'pkg_0', input: { methodId: 'ideal', expectedTotal: 0 } }),
    '3540 redeemToken',
    provenIn('redeem-tokens'),
  ),

  // By its address anybody sees an order, without its names.
  order: {
    kind: 'guarded',
    given: ({ order }) => ({ uuid: order.uuid }),
    refusals: all(''),
    tells: ({ order }) => [order.number],
    right: shows(victim.firstName, victim.receiver, victim.receiverEmail),
  },
  cancellation: giver(ofOrder('planned')),
  withdrawalOffer: giver(({ order }) => ({ orderUuid: order.uuid })),
  giftsToHandOver: giver(ofOrder('mailed')),
  repeatableOrder: giver(({ order }) => ({ orderUuid: order.uuid }), shows(victim.receiver)),
  askLatePost: giver(ofOrder('posted'), told('3311 deliveryId')),
  changeDeliveryDate: giver(ofOrder('planned', { deliveryDate: '2026-12-06T09:00' })),
  changeOrderedGift: giver(
    ({ order }) => ({
      orderUuid: order.uuid,
      deliveryId: order.planned,
      packageId: order.plannedPackage,
      message: 'Anders',
    }),
    done,
  ),
  changePostAddress: giver(ofOrder('posted', { address })),
  resendDeliveryMail: giver(ofOrder('mailed')),
  correctDeliveryAddress: giver(
    ofOrder('mailed', { email: 'f@elders.example', confirmEmail: 'f@elders.example' }),
  ),
  handOverGift: giver(ofOrder('mailed')),
  cancelShipment: giver(ofOrder('planned', { expectedTotal: 1 }), told('3321 expectedTotal')),
  repeatOrder: giver(
    ({ order }) => ({
      orderUuid: order.uuid,
      withReceivers: true,
      basketVersion: 0,
      items: [{ id: 'pkg_0', price: 25_00, wrapping: 0 }],
    }),
    told('3201 packageId'),
  ),
  openOrderByLink: bySecret(
    ({ order }) => ({ orderUuid: order.uuid, token: 'a'.repeat(58) }),
    '3350 token',
    provenIn('order-link'),
  ),

  giftCardPage: bySecret(
    ({ order }) => ({ token: guessed(order.giftToken) }),
    '3500 token',
    provenIn('thank-you'),
  ),
  openGiftCard: bySecret(
    ({ order }) => ({ token: guessed(order.giftToken) }),
    '3500 token',
    provenIn('hand-over'),
  ),
  thankGiver: bySecret(
    ({ order }) => ({ token: guessed(order.giftToken), text: 'Dank' }),
    '3500 token',
    provenIn('thank-you'),
  ),
  remindOfGiftCards: bySecret(
    ({ order }) => ({ token: guessed(order.giftToken), days: [30], email: 'a@elders.example' }),
    '3500 token',
    provenIn('card-reminders'),
  ),
  endGiftCardReminders: bySecret(
    ({ order }) => ({ token: guessed(order.giftToken) }),
    '3500 token',
    provenIn('card-reminders'),
  ),
  restoreGiftCardReminders: bySecret(
    ({ order }) => ({ token: guessed(order.giftToken), undo: 'kapot' }),
    '3500 token',
    provenIn('card-reminders'),
  ),
  activatedCard: bySecret(() => ({ token: 'kapot' }), '3500 token', provenIn('activation')),
  extendGiftCard: bySecret(() => ({ proof: 'kapot' }), '3603 proof', provenIn('card-ends')),
  donateGiftCard: bySecret(
    () => ({ proof: 'kapot', causeId: 'bomen-planten', amount: 10_00 }),
    '3603 proof',
    provenIn('card-ends'),
  ),
  releaseGiftCardReservation: bySecret(
    () => ({ proof: 'kapot', reservationId: 'hld_0' }),
    '3603 proof',
    provenIn('card-ends'),
  ),
  unlockGiftCard: bySecret(() => ({ token: 'kapot' }), '3500 token', provenIn('balance')),
  newsletterSubscription: bySecret(
    () => ({ link: 'CONFIRM', token: 'kapot' }),
    '3722 token',
    provenIn('newsletter'),
  ),
  confirmNewsletter: bySecret(() => ({ token: 'kapot' }), '3722 token', provenIn('newsletter')),
  unsubscribeNewsletter: bySecret(() => ({ token: 'kapot' }), '3722 token', provenIn('newsletter')),

  userLogin: bySecret(
    () => ({ email: victim.email, password: 'peertaart-1', ...captcha }),
    '3802',
    provenIn('accounts'),
  ),
  userSetPassword: bySecret(
    () => ({ token: 'kapot', password: goodPassword }),
    '3809 token',
    provenIn('own-account'),
  ),
  userConfirmEmail: bySecret(() => ({ token: 'kapot' }), '3809 token', provenIn('accounts')),
  userSignInByLink: bySecret(() => ({ token: 'kapot' }), '3809 token', provenIn('sign-in')),
  userUndoEmail: bySecret(() => ({ token: 'kapot' }), '3809 token', provenIn('change-email')),
  userSignInByPasskey: bySecret(() => ({ answer: '{}' }), '3813', provenIn('passkeys')),
  accountLink: bySecret(
    () => ({ link: 'NEW_PASSWORD', token: 'kapot' }),
    '3809 token',
    provenIn('change-email'),
  ),
  companyInvitation: bySecret(
    ({ invitationToken }) => ({ token: guessed(invitationToken) }),
    '3853 token',
    provenIn('companies'),
  ),
  acceptCompanyInvitation: account(
    ({ invitationToken }) => ({ token: invitationToken }),
    '3854 token',
    told('3854 token'),
  ),
}
