/** Every modal that SPEC §2 names, in its order. One that is built is in the registry, or does not compile. */
export const specifiedModals = {
  storeSwitcher: 'built',
  accountIdentify: 'built',
  accountOrderDetails: 'built',
  alternativeChoice: 'built',
  basketDeleteItem: 'built',
  basketGuestOrder: 'built',
  brands: 'built',
  businessProductPageForm: 'built',
  changePassword: 'built',
  checkoutOrderOverview: 'built',
  countOfProducts: 'built',
  deleteAccount: 'built',
  deleteReceiver: 'built',
  deliveryDateAndTime: 'built',
  deliveryReceiver: 'built',
  editReceiverConfirmation: 'built',
  error: 'built',
  filter: 'built',
  giftPackingPreview: 'built',
  login: 'built',
  packageItemPreview: 'built',
  productDeliveryOverview: 'built',
  productDeliveryReceivers: 'built',
  productOrderOverview: 'built',
  redeemAddExtraCard: 'built',
  redeemBasket: 'built',
  redeemCardNumber: 'built',
  redeemDoubler: 'to build',
  redeemGiftCard: 'built',
  redeemGuestOrderForm: 'built',
  redeemGuestDelivery: 'built',
  redeemNiceToKnowInformation: 'built',
  redeemReset: 'built',
  redeemShopIframe: 'built',
  redeemShopMoreInformation: 'built',
  reorderProductDetails: 'built',
  resetReceiverConfirmation: 'built',
  testimonialsMobile: 'built',
  wrapperOverlay: 'built',
  orderDetails: 'built',
  promoPopUp: 'built',
} as const satisfies Record<string, 'built' | 'to build'>

/** Modals that SPEC §2 does not list, each with the reason why there is one. */
export const ownModals = {
  addedToBasket: 'says that it worked, and offers the basket or more of the shop',
  bookedAddress: 'an address of the book is typed without leaving the list',
  cancelShipment: 'says what comes back before something that was paid for is called off',
  changeEmail: 'asks for another address, and who the owner is',
  addPasskey: 'asks who the owner is before a browser makes one',
  declineQuote: 'asks before a quote is declined',
  deletePasskey: 'asks before a way to log in is given up',
  deletePassword: 'SPEC §1 has it, and does not list its window',
  companyMember: 'changes what a colleague may do',
  cookieSettings: 'the law wants an answer that can be taken back',
  leaveCompany: 'asks before a member leaves a company',
  legal: 'terms and privacy are read at checkout without leaving it',
  receiversFromBook: 'several people of the address book are put on a list at once',
  removeAddress: 'asks before an address leaves the book',
  removeKeptGift: 'asks before a gift leaves the account',
  menu: 'the categories and pages of the header, on a phone',
  removeCompanyMember: 'asks before a colleague is taken out of a company',
  search: 'SPEC §2 has the search box open a modal, and does not list it among them',
} as const

type Specified = typeof specifiedModals

/** The modals that there are: those of the specification that are built, and our own. */
export type BuiltModal =
  | { [Name in keyof Specified]: Specified[Name] extends 'built' ? Name : never }[keyof Specified]
  | keyof typeof ownModals
