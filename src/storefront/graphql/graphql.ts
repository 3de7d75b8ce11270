/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A language of a storefront. Texts that it lacks are given in English. */
export type Language =
  | 'nl'
  | 'en'
  | 'fr'
  | 'de'
  | 'it'
  | 'es'
  | 'pt'
  | 'pl'
  | 'da'
  | 'sv'
  | 'nb'
  | 'ar';

/** What is sold. */
export type ProductKind =
  /** A gift card, digital or physical. */
  | 'GIFTCARD'
  /** A gift to a good cause. */
  | 'DONATION'
  /** A pack of cards without value yet. */
  | 'GIFTCARD_BLANK_PACK';

/** The form of a card. */
export type VariationType =
  /** Sent by e-mail. */
  | 'DIGITAL'
  /** Sent by post. */
  | 'PHYSICAL';

/** Whether a form of a product can be bought. */
export type StockState =
  /** For sale now. */
  | 'AVAILABLE'
  /** Out of stock at the moment. */
  | 'OUT'
  /** Announced, not for sale yet. */
  | 'COMING';

/** A list of words that products are labelled with. */
export type Vocabulary =
  | 'giftcard_categories'
  | 'giftcard_types'
  | 'giftcard_promotions'
  | 'occasions';

/** The order of a list of products. */
export type ProductSorting =
  /** As the shop has it: the most given first. */
  | 'POPULARITY'
  /** By lowest amount, the least first. */
  | 'PRICE_ASCENDING'
  /** By lowest amount, the most first. */
  | 'PRICE_DESCENDING'
  /** By title, as the language of the call sorts it. */
  | 'TITLE';

/** Who shows a film that is not ours. */
export type VideoProvider =
  /** player.vimeo.com */
  | 'VIMEO'
  /** www.youtube-nocookie.com */
  | 'YOUTUBE';

/** The sign on a label. */
export type LabelIcon =
  /** A thumb. */
  | 'LIKE'
  /** A star. */
  | 'STAR';

/** What speaks for a gift. */
export type GiftReasonKind =
  /** It is what the text of the wish asks for. */
  | 'ASKED'
  /** It suits whom it is for. */
  | 'PERSON'
  /** It is among what they like. */
  | 'LIKE'
  /** It suits the moment. */
  | 'MOMENT'
  /** It can be had for the price of the wish. */
  | 'BUDGET'
  /** None of its category is chosen more. */
  | 'MOST_CHOSEN'
  /** It is among those that many choose. */
  | 'OFTEN_CHOSEN'
  /** It shows what its category has. */
  | 'FROM_CATEGORY';

/** What a part of a question speaks of. */
export type SearchUnderstoodKind =
  | 'PERSON'
  | 'GIVING_MOMENT'
  | 'PRICE'
  | 'FORM';

/** The kind of the items of a group. */
export type SearchGroupType =
  | 'GIFTCARD'
  | 'DONATION'
  | 'CATEGORY'
  | 'GIVING_MOMENT';

/** The kind of a block. */
export type BlockType =
  /** Opens a page. */
  | 'HERO'
  /** Text under a heading. */
  | 'TEXT'
  /** A handful of products. */
  | 'PRODUCTS'
  /** Ways in by category. */
  | 'CATEGORIES'
  /** Ways in by moment of giving. */
  | 'MOMENTS'
  /** One product with reasons to give it. */
  | 'SPOTLIGHT'
  /** Questions that are asked often. */
  | 'FAQ'
  /** The selling points of the shop. */
  | 'SELLING_POINTS'
  /** A film. */
  | 'VIDEO'
  /** Leads to landing pages. */
  | 'GUIDES';

/** How a block is laid out. */
export type BlockLook =
  /** Cards fan out beside the words. */
  | 'FAN'
  /** Cards stand in a row below the words. */
  | 'ROW'
  /** Names alone. */
  | 'CHIPS'
  /** With cards and a sentence. */
  | 'TILES';

/** A network whose accounts the footer shows. */
export type SocialNetwork =
  | 'facebook'
  | 'instagram'
  | 'tiktok'
  | 'linkedIn'
  | 'pinterest';

/** A look of the header (SPEC §2). */
export type HeaderVariant =
  /** Logo, menus and what a visitor does. */
  | 'DEFAULT'
  /** The same under a bar with selling points. */
  | 'V3';

/** What came of looking an address up. Whatever it is, it may be typed by hand. */
export type AddressLookupState =
  /** Here it is. */
  | 'FOUND'
  /** The directory knows none, or more than one. */
  | 'UNKNOWN'
  /** The directory does not answer now. */
  | 'UNAVAILABLE';

/** Who orders. */
export type CustomerType =
  /** A person. */
  | 'PRIVATE'
  /** A company. */
  | 'BUSINESS';

/** To whom a basket goes. */
export type DeliveryMode =
  /** All of it to whoever orders. */
  | 'DEFAULT'
  /** All of it to one other. */
  | 'SINGLE'
  /** Each package to its own receiver. */
  | 'SPLIT';

/** The kind of a line of a package. */
export type OrderItemKind =
  /** A pack of cards without value yet. */
  | 'BLANK_GIFT_CARD_PACK'
  /** A wrapper around a digital card. */
  | 'DIGITAL_WRAPPER'
  /** A gift to a good cause. */
  | 'DONATION'
  /** A gift card. */
  | 'GIFTCARD'
  /** A box or bag around a physical card. */
  | 'GIFT_PACKING'
  /** A note from the giver. */
  | 'PERSONAL_MESSAGE'
  /** A wrapper around a physical card. */
  | 'WRAPPER';

/** The kind of a charge on the whole order. */
export type AdjustmentType =
  /** Charged once an order. */
  | 'SERVICE_FEE'
  /** Postage. */
  | 'SHIPPING'
  /** Wrappers. */
  | 'WRAPPING'
  /** Gift packing. */
  | 'PACKING'
  /** A reduction. */
  | 'PROMOTION'
  /** The VAT inside the total: said, not added. */
  | 'VAT';

/** How a payment stands. */
export type PaymentState =
  /** Not decided yet. */
  | 'PENDING'
  /** The visitor has to go somewhere. */
  | 'ACTION_REQUIRED'
  /** Done. */
  | 'PAID'
  /** The bank said no; another try is possible. */
  | 'REFUSED'
  /** The visitor stopped, or let it expire. */
  | 'CANCELED';

/** How the delivery to one receiver stands. */
export type DeliveryState =
  /** Not sent yet. */
  | 'WAITING'
  /** On its way or there. */
  | 'SENT'
  /** Seen on the page of the card. */
  | 'OPENED'
  /** The address did not work. */
  | 'FAILED'
  /** Could not be made; the money goes back. */
  | 'REFUNDED'
  /** Good no more, since its payment was taken back. */
  | 'WITHDRAWN'
  /** Its giver called it off; what was paid for it goes back. */
  | 'CALLED_OFF';

/** How far something by post is. */
export type PostState =
  /** To be packed. */
  | 'WAITING'
  /** Packed. */
  | 'PACKED'
  /** On its way. */
  | 'POSTED'
  /** Never arrived. */
  | 'LOST'
  /** Came back. */
  | 'RETURNED';

/** How an order stands. */
export type OrderStatus =
  /** Nothing comes of it. */
  | 'CANCELED'
  /** Paid and delivered. */
  | 'COMPLETED'
  /** Waits for payment, or is being made. */
  | 'PENDING';

/** What becomes of a part of an order that is withdrawn. */
export type WithdrawalResult =
  /** It goes back at once. */
  | 'PAID_BACK'
  /** A person looks at it first. */
  | 'WAITING'
  /** Its code was seen, which ends the right. */
  | 'SEEN'
  /** The days of the right are over. */
  | 'LATE'
  /** The donation was given. */
  | 'DONATED'
  /** The right is for consumers. */
  | 'BUSINESS'
  /** Nothing of it is left. */
  | 'GONE'
  /** A person decided so. */
  | 'REFUSED';

/** What a choice card can be exchanged for. */
export type GiftCardState =
  /** It holds value that can be used. */
  | 'ACTIVE'
  /** Nothing is left on it. */
  | 'EMPTY'
  /** Its last day has passed. */
  | 'EXPIRED'
  /** It was blocked; customer service knows why. */
  | 'BLOCKED';

/** How an address stands to the newsletter. */
export type NewsletterState =
  /** Asked for, not confirmed yet. */
  | 'ASKED'
  /** The mailbox confirmed it: it gets the letters. */
  | 'CONFIRMED'
  /** It gets no letters. */
  | 'ENDED';

/** The purpose of an account link. */
export type AccountLink =
  /** Confirming the address, for a week. */
  | 'CONFIRM_EMAIL'
  /** Choosing a password, for an hour. */
  | 'NEW_PASSWORD';

/** The caller's storefront, language and visitor: every call carries it. */
export type UserData = {
  /** In which texts, prices and errors are answered. */
  language: Language;
  /** The store; 61 is the Dutch one. */
  storeID: number;
  /** Two capital letters, ISO 3166. */
  countryCode: string;
  /** The card that is being redeemed, if any. */
  redeemToken?: string | null | undefined;
};

/** Keeps products that carry one of the terms of a vocabulary. */
export type TaxonomyFilter = {
  /** Which vocabulary. */
  vocabularyID: Vocabulary;
  /** Ids of terms; none keeps everything. */
  terms: Array<string>;
};

/** Keeps the products of a page of the site. */
export type PageFilter = {
  /** Which list of the page. */
  fieldName: string;
  /** Which page: the url of a category, the id of a moment or brand. */
  pageId: string;
  /** What kind of page: `category`, `giving_moment` or `brand`. */
  pageType: string;
};

/** Keeps products with an amount in this range, both ends included. */
export type PriceFilter = {
  /** In minor units; without it from nothing on. */
  minPrice?: number | null | undefined;
  /** In minor units; without it there is no upper end. */
  maxPrice?: number | null | undefined;
};

/** The filters of a list of products; all that are given must hold. */
export type ProductFilters = {
  /** Kinds to keep. Without it gift cards only, in a category donations as well. */
  filterByProductType?: Array<ProductKind> | null | undefined;
  /** Labels to keep; every one of the filters must hold. */
  filterByTaxonomy?: Array<TaxonomyFilter> | null | undefined;
  /** The price range. Where forms are given, only their prices count. */
  filterByPrice?: PriceFilter | null | undefined;
  /** Forms, of which one is enough. A form that the shop only announces counts too. */
  filterByVariationType?: Array<VariationType> | null | undefined;
  /** The page whose products to keep. */
  filterByPage?: PageFilter | null | undefined;
  /** Keeps what a search for this text finds, the best first; with no other page. */
  filterByText?: string | null | undefined;
};

/** What a giver looks for. Everything may be left open; unknown ids say nothing. */
export type GiftWish = {
  /** For whom, one of `giftFinder.people`. */
  person?: string | null | undefined;
  /** What they like: ids of `giftFinder.likes`. */
  likes?: Array<string> | null | undefined;
  /** The same in words; it is understood as a search is. */
  text?: string | null | undefined;
  /** The most that it may cost, in minor units. */
  maxPrice?: number | null | undefined;
  /** When it is given, one of `giftFinder.moments`. */
  moment?: string | null | undefined;
  /** Products that were shown already and are left out. */
  seen?: Array<string> | null | undefined;
};

/** For which page the blocks are. */
export type BlocksFilters = {
  /** What the page is about: blocks about one of these terms, and those about none in particular. */
  filterByTaxonomy?: Array<TaxonomyFilter> | null | undefined;
};

/** A postal address. In most of Europe it is street, house number and suffix; elsewhere, as in Britain, one or two lines. */
export type AddressInput = {
  /** The company at which a receiver is found; of no meaning for an invoice. */
  companyName?: string | null | undefined;
  /** Of a receiver, for the carrier; likewise. */
  phoneNumber?: string | null | undefined;
  /** Country, ISO 3166. */
  countryCode?: string | null | undefined;
  /** Postcode, as its country writes it. */
  postCode?: string | null | undefined;
  /** House number; letters behind it become the suffix. */
  houseNumber?: string | null | undefined;
  /** What follows the house number. */
  suffix?: string | null | undefined;
  /** Street. */
  street?: string | null | undefined;
  /** First line, where addresses are not in parts. */
  addressLine1?: string | null | undefined;
  /** Second line. */
  addressLine2?: string | null | undefined;
  /** Town. */
  city?: string | null | undefined;
  /** State or province, where post is sorted by it. */
  administrativeArea?: string | null | undefined;
};

/** Another person who receives a gift. */
export type ReceiverInput = {
  /** The receiver's name, as the giver wrote it. */
  name: string;
  /** Where the card goes; none of what goes by post. */
  email?: string | null | undefined;
  /** The same again. */
  confirmEmail?: string | null | undefined;
  /** From whom the tag says that it is, such as `Opa en oma`; null: the first name of whoever orders. */
  giverName?: string | null | undefined;
};

/** What to put in the basket. */
export type PackageInput = {
  /** Which product. */
  productId: string;
  /** In which form. */
  variationType: VariationType;
  /** Face value in minor units. */
  amount: number;
  /** 1 to 999. */
  quantity: number;
  /** For whom; null: for me. */
  receiver?: ReceiverInput | null | undefined;
  /** Where it is posted. Null: by e-mail, or to the address of whoever orders and keeps it. */
  address?: AddressInput | null | undefined;
  /** A note of 1 to 150 characters, without emoji. */
  message?: string | null | undefined;
  /** When: a minute on a Dutch clock, as `2026-12-05T09:00`; null: at once. By post the day counts on which it is to arrive. */
  deliveryDate?: string | null | undefined;
  /** The paper that it is unwrapped from, by its id in `wrappings`; null: the first one that costs nothing, and none around what goes by post. One without a price is of no meaning for what is for me. */
  wrapper?: string | null | undefined;
  /** The box around what goes by post, likewise; null: none. */
  giftPacking?: string | null | undefined;
  /** Of what goes by post, whether each card is wrapped by itself; otherwise up to ten together. */
  isEachWrapped?: boolean | null | undefined;
};

/** One gift, and everybody who gets it. */
export type ReceiversInput = {
  /** Which product. */
  productId: string;
  /** By e-mail or by post; null: by e-mail. */
  variationType?: VariationType | null | undefined;
  /** Face value in minor units, for each. */
  amount: number;
  /** 1 to 999, for each. */
  quantity: number;
  /** At most 2,000 receivers, as JSON text: a list with a list of four texts for each, `["Jan", "de Vries", "jan@voorbeeld.nl", ""]`: first name or whole name, last name or empty, e-mail address, a note of their own or empty. By post six more, of which the e-mail address may be empty: street, house number, suffix, postcode, town, country by ISO 3166 or empty. */
  rows: string;
  /** The note for all who have none of their own. `{voornaam}`, `{achternaam}`, `{naam}`, `{first name}`, `{last name}` and `{name}` become theirs. */
  message?: string | null | undefined;
  /** From whom the tags say that it is. */
  giverName?: string | null | undefined;
  /** When: a minute on a Dutch clock, as `2026-12-05T09:00`; null: at once. By post the day counts. */
  deliveryDate?: string | null | undefined;
  /** The paper; null: the first of them, and none around what goes by post. */
  wrapper?: string | null | undefined;
  /** The box around what goes by post; null: none. */
  giftPacking?: string | null | undefined;
  /** Of what goes by post, whether each card is wrapped by itself. */
  isEachWrapped?: boolean | null | undefined;
  /** Adds the others where rows are wrong; otherwise nothing is added then (3214). */
  leavesOutWrong?: boolean | null | undefined;
};

/** Who orders as a guest. */
export type GuestDetailsInput = {
  /** Person or company. */
  customerType: CustomerType;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Where the confirmation goes. */
  email: string;
  /** The same again. */
  confirmEmail: string;
  /** Of the country of the storefront, or with a country code. */
  phoneNumber?: string | null | undefined;
  /** Required of a company. */
  companyName?: string | null | undefined;
  /** What a company calls the order itself: at most 20 characters of ASCII. */
  referenceNumber?: string | null | undefined;
  /** A company's number in the trade register: 8 digits. */
  kvkNumber?: string | null | undefined;
  /** A company's VAT number, with the country’s letters in front. */
  vatNumber?: string | null | undefined;
  /** Where a company's invoice goes, when not to the address itself. */
  invoiceEmail?: string | null | undefined;
  /** To whom the invoice is made out. Without any of its parts it is none. */
  address?: AddressInput | null | undefined;
  /** Agrees to the terms; must be true. */
  acceptTerms: boolean;
};

/** One gift, and who orders it. */
export type SingleGiftInput = {
  /** What is given. */
  gift: PackageInput;
  /** Who orders. */
  details: GuestDetailsInput;
  /** A code that was typed; one that no promotion has is an error (3224). */
  promotionCode?: string | null | undefined;
  /** The package of the basket that this is, while the basket holds nothing else (3201); null: the basket stays as it is. */
  packageId?: string | null | undefined;
};

/** One gift as far as its price goes. */
export type SingleGiftToPrice = {
  /** Which product. */
  productId: string;
  /** Its form. */
  variationType: VariationType;
  /** In minor units. */
  amount: number;
  /** How many. */
  quantity: number;
  /** For whoever orders. */
  isForSelf: boolean;
  /** The paper around it. */
  wrapper?: string | null | undefined;
  /** The box around it. */
  giftPacking?: string | null | undefined;
  /** Each card by itself. */
  isEachWrapped?: boolean | null | undefined;
  /** As typed; one that no promotion has counts for nothing. */
  promotionCode?: string | null | undefined;
};

/** The encrypted values of the card frames, never a number. */
export type EncryptedCardInput = {
  /** Number, encrypted. */
  encryptedCardNumber: string;
  /** Month of expiry, encrypted. */
  encryptedExpiryMonth: string;
  /** Year of expiry, encrypted. */
  encryptedExpiryYear: string;
  /** Code on the card, encrypted. */
  encryptedSecurityCode: string;
  /** Name on the card. */
  holderName: string;
  /** As the frame recognised it. */
  brand?: string | null | undefined;
};

/** What the bank wants to know of the browser for 3-D Secure. */
export type BrowserInfoInput = {
  /** Its name. */
  userAgent: string;
  /** What it accepts. */
  acceptHeader: string;
  /** Its language. */
  language: string;
  /** Bits a pixel. */
  colorDepth: number;
  /** Pixels. */
  screenHeight: number;
  /** Pixels. */
  screenWidth: number;
  /** Minutes from UTC. */
  timeZoneOffset: number;
  /** Whether it runs Java. */
  javaEnabled: boolean;
};

/** A gift as `saveSingleGift` kept it. */
export type SingleGiftToPay = {
  /** Which product. */
  productId: string;
  /** As the answer named it: one that another tab changed is not paid (3204). */
  version: number;
};

/** How to pay, and what the button said. */
export type StartPaymentInput = {
  /** Which payment method; null where choice cards pay all of it. */
  methodId?: string | null | undefined;
  /** Only for cards. */
  card?: EncryptedCardInput | null | undefined;
  /** Which of its banks, where the method has them (3405). */
  bank?: string | null | undefined;
  /** Only for BLIK: six digits (3406). */
  blikCode?: string | null | undefined;
  /** Only for MB WAY: of the phone that says yes, with its country (3005). */
  phoneNumber?: string | null | undefined;
  /** Only for Apple Pay and Google Pay: what the sheet gave, encrypted (3340). */
  walletToken?: string | null | undefined;
  /** Only for cards and wallets. */
  browserInfo?: BrowserInfoInput | null | undefined;
  /** Only for cards, once several payments from one place failed (3720). */
  captchaToken?: string | null | undefined;
  /** Pays this gift by itself; null: the basket. */
  singleGift?: SingleGiftToPay | null | undefined;
  /** In minor units, as shown on the button, after what choice cards pay: a changed price is never charged silently (3204). */
  expectedTotal: number;
};

/** A statement of withdrawal. */
export type WithdrawalInput = {
  /** Who withdraws. */
  name: string;
  /** From which order. */
  orderNumber: string;
  /** With which it was ordered. */
  email: string;
  /** Which of it, in words; null is all of it. */
  partsText?: string | null | undefined;
};

/** A message to the shop. */
export type ContactMessageInput = {
  /** Who writes. */
  name: string;
  /** Where the answer goes. */
  email: string;
  /** One of `contactSubjects`. */
  subject: string;
  /** Of the order that it is about, such as 61-7KD3-9QXM. */
  orderNumber?: string | null | undefined;
  /** 10 to 2000 characters. Card numbers in it are masked before it is kept. */
  message: string;
};

/** Who opens an account. */
export type AccountToRegister = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** By which they log in. */
  email: string;
  /** The same again. */
  confirmEmail: string;
  /** Eight characters or more, with letters, digits and symbols (SPEC §5). */
  password: string;
  /** To terms and privacy statement. */
  agreesToTerms: boolean;
};

/** What the owner of an account may change. An empty field is left out. */
export type UserDetails = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** As people write it. */
  phoneNumber?: string | null | undefined;
  /** Where bills go, when not to the address itself. */
  invoiceEmail?: string | null | undefined;
  /** The company's VAT number, with the country’s letters in front. */
  vatNumber?: string | null | undefined;
  /** The company, where its owner orders for one. */
  companyName?: string | null | undefined;
  /** The company's number in the trade register. */
  kvkNumber?: string | null | undefined;
  /** To whom invoices are made out; without any of its parts there is none. Left out, company, number and address stay. */
  address?: AddressInput | null | undefined;
};

export type UserChangePasswordMutationVariables = Exact<{
  userData: UserData;
  currentPassword: string;
  password: string;
}>;


export type UserChangePasswordMutation = { userChangePassword: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type UserConfirmEmailMutationVariables = Exact<{
  userData: UserData;
  token: string;
  password?: string | null | undefined;
}>;


export type UserConfirmEmailMutation = { userConfirmEmail: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ViewerQueryVariables = Exact<{
  userData: UserData;
}>;


export type ViewerQuery = { getUserInfo: { user: { mainProfile: { firstName: string, lastName: string, email: string, isEmailConfirmed: boolean } | null } | null } };

export type CustomerFragment = { firstName: string, lastName: string, email: string, isEmailConfirmed: boolean };

export type DeleteAccountMutationVariables = Exact<{
  userData: UserData;
  password: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type SaveUserDetailsMutationVariables = Exact<{
  userData: UserData;
  details: UserDetails;
}>;


export type SaveUserDetailsMutation = { saveUserDetails: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type DetailsFormFragment = { firstName: string, lastName: string, email: string, isEmailConfirmed: boolean, phoneNumber: string | null, invoiceEmail: string, vatNumber: string | null, kvkNumber: string | null, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null };

export type AccountLinkQueryVariables = Exact<{
  userData: UserData;
  link: AccountLink;
  token: string;
}>;


export type AccountLinkQuery = { accountLink: { link: { maskedEmail: string, isForMe: boolean, isEmailConfirmed: boolean } | null } };

export type UserForgotPasswordMutationVariables = Exact<{
  userData: UserData;
  email: string;
  captchaToken: string;
}>;


export type UserForgotPasswordMutation = { userForgotPassword: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type InvoiceFieldsFragment = { email: string, invoiceEmail: string, vatNumber: string | null, kvkNumber: string | null, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null };

export type UserSetPasswordMutationVariables = Exact<{
  userData: UserData;
  token: string;
  password: string;
}>;


export type UserSetPasswordMutation = { userSetPassword: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type OrderCardFragment = { uuid: string, referenceNumber: string, orderedOn: string, status: OrderStatus, state: string, receivers: Array<string>, totalQuantity: number, total: { currency: string, value: number }, cards: Array<{ backgroundColor: string, image: { url: string } }> };

export type UserRegisterMutationVariables = Exact<{
  userData: UserData;
  account: AccountToRegister;
  captchaToken: string;
}>;


export type UserRegisterMutation = { userRegister: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ResendConfirmationMutationVariables = Exact<{
  userData: UserData;
}>;


export type ResendConfirmationMutation = { resendConfirmation: { status: boolean | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type UserLogoutMutationVariables = Exact<{
  userData: UserData;
}>;


export type UserLogoutMutation = { userLogout: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type CardBalanceFragment = { title: string, backgroundColor: string, showShadow: boolean, maskedNumber: string, expiryDate: string, isExpired: boolean, state: GiftCardState, image: { url: string, alt: string }, balance: { currency: string, value: number } | null, initialAmount: { currency: string, value: number } | null };

export type CheckGiftCardBalanceMutationVariables = Exact<{
  userData: UserData;
  cardNumber: string;
  pin: string;
  captchaToken: string;
}>;


export type CheckGiftCardBalanceMutation = { checkGiftCardBalance: { card: { title: string, backgroundColor: string, showShadow: boolean, maskedNumber: string, expiryDate: string, isExpired: boolean, state: GiftCardState, image: { url: string, alt: string }, balance: { currency: string, value: number } | null, initialAmount: { currency: string, value: number } | null } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type UnlockGiftCardMutationVariables = Exact<{
  userData: UserData;
  token: string;
}>;


export type UnlockGiftCardMutation = { unlockGiftCard: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type BasketShipmentFragment = { id: string, tag: string, isForSelf: boolean, giverName: string | null, deliveryDate: string | null, deliveryForm: VariationType, asksPhone: boolean, isPhoneMissing: boolean, deliveryAddress: { firstName: string | null, lastName: string | null, email: string | null, companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null, postage: { currency: string, value: number } | null, postPlan: { arrivesOn: string } | null, packages: Array<
    | { __typename: 'GiftcardPackage', id: string, isEachWrapped: boolean, giftcard_v1:
        | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
        | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
        | { __typename: 'EmptyOrderItem', qty: number }
      , message: { text: string } | null, wrapper: { variation: { id: string, title: string } } | null, giftPacking: { variation: { id: string, title: string } } | null, total: { currency: string, value: number }, totalWithExtras: { value: number } }
    | { __typename: 'RedeemPackage' }
  > };

export type BasketPackageFragment = { id: string, isEachWrapped: boolean, giftcard_v1:
    | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
    | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
    | { __typename: 'EmptyOrderItem', qty: number }
  , message: { text: string } | null, wrapper: { variation: { id: string, title: string } } | null, giftPacking: { variation: { id: string, title: string } } | null, total: { currency: string, value: number }, totalWithExtras: { value: number } };

export type BasketVariationFragment = { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } };

export type BasketPricesFragment = { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } };

export type BasketStoreFragment = { paymentIcons: Array<string>, paymentMethods: string, promotions: { haveCodes: boolean } };

export type BasketCodeFragment = { promotionCode: { code: string, isApplied: boolean, isRefused: boolean, needed: { currency: string, value: number } | null } | null };

export type ChangeAmountMutationVariables = Exact<{
  userData: UserData;
  packageId: string;
  amount: number;
  version?: number | null | undefined;
}>;


export type ChangeAmountMutation = { updatePackage: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ChangeReceiverMutationVariables = Exact<{
  userData: UserData;
  shipmentTag: string;
  packageId?: string | null | undefined;
  quantity?: number | null | undefined;
  receiver?: ReceiverInput | null | undefined;
  address?: AddressInput | null | undefined;
  version?: number | null | undefined;
}>;


export type ChangeReceiverMutation = { changeReceiver: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type SetDeliveryModeMutationVariables = Exact<{
  userData: UserData;
  mode: DeliveryMode;
  receiver?: ReceiverInput | null | undefined;
  address?: AddressInput | null | undefined;
  version?: number | null | undefined;
}>;


export type SetDeliveryModeMutation = { setDeliveryMode: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type AddDonationMutationVariables = Exact<{
  userData: UserData;
  input: PackageInput;
}>;


export type AddDonationMutation = { addPackage: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type CopyShipmentMutationVariables = Exact<{
  userData: UserData;
  shipmentTag: string;
  receiver: ReceiverInput;
  address?: AddressInput | null | undefined;
  version?: number | null | undefined;
}>;


export type CopyShipmentMutation = { copyShipment: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ChangeQuantityMutationVariables = Exact<{
  userData: UserData;
  packageId: string;
  quantity: number;
}>;


export type ChangeQuantityMutation = { updatePackage: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ChangeShipmentDateMutationVariables = Exact<{
  userData: UserData;
  shipmentTag: string;
  deliveryDate?: string | null | undefined;
}>;


export type ChangeShipmentDateMutation = { changeShipmentDate: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type SetPromotionCodeMutationVariables = Exact<{
  userData: UserData;
  code: string;
}>;


export type SetPromotionCodeMutation = { setPromotionCode: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type RemovePackageMutationVariables = Exact<{
  userData: UserData;
  packageId: string;
}>;


export type RemovePackageMutation = { removePackage: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type RemovePackageGroupMutationVariables = Exact<{
  userData: UserData;
  shipmentTag: string;
}>;


export type RemovePackageGroupMutation = { deleteGiftcardPackageGroup: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ChangeNoteMutationVariables = Exact<{
  userData: UserData;
  packageId: string;
  message?: string | null | undefined;
  wrapper?: string | null | undefined;
  giftPacking?: string | null | undefined;
  isEachWrapped?: boolean | null | undefined;
  version?: number | null | undefined;
}>;


export type ChangeNoteMutation = { updatePackage: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type DeliveryModeChoiceFragment = { version: number, deliveryMode: DeliveryMode, canSplitAgain: boolean, receivers: Array<{ name: string, email: string | null, giverName: string | null, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null }>, shipmentPaging: { totalItems: number }, shipments: Array<{ deliveryForm: VariationType, isForSelf: boolean, packages: Array<
      | { __typename: 'GiftcardPackage', giftcard_v1:
          | { __typename: 'GiftcardOrderItem', qty: number }
          | { __typename: 'DonationOrderItem', qty: number }
          | { __typename: 'EmptyOrderItem', qty: number }
         }
      | { __typename: 'RedeemPackage' }
    > }> };

export type DeliveryOverviewQueryVariables = Exact<{
  userData: UserData;
}>;


export type DeliveryOverviewQuery = { cartV2: { version: number, shipmentPaging: { totalItems: number }, receivers: Array<{ name: string, email: string | null, giverName: string | null, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null }>, shipments: Array<{ tag: string, isForSelf: boolean, deliveryForm: VariationType, deliveryDate: string | null, deliveryAddress: { firstName: string | null, lastName: string | null, email: string | null, companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null, postPlan: { arrivesOn: string } | null, packages: Array<
        | { __typename: 'GiftcardPackage', id: string, giftcard_v1:
            | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, price: { currency: string, value: number }, product: { id: string, title: string } } }
            | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, price: { currency: string, value: number }, product: { id: string, title: string } } }
            | { __typename: 'EmptyOrderItem', qty: number }
           }
        | { __typename: 'RedeemPackage' }
      > }> } | null };

export type DeliveredGiftFragment = { id: string, price: { currency: string, value: number }, product: { id: string, title: string } };

export type DonationOnOfferFragment = { id: string, title: string, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null };

export type DonationInBasketFragment = { shipments: Array<{ packages: Array<
      | { __typename: 'GiftcardPackage', giftcard_v1:
          | { __typename: 'GiftcardOrderItem' }
          | { __typename: 'DonationOrderItem' }
          | { __typename: 'EmptyOrderItem' }
         }
      | { __typename: 'RedeemPackage' }
    > }> };

export type KnownPersonFragment = { name: string, email: string | null, giverName: string | null, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null };

export type PromotionCodeFragment = { code: string, isApplied: boolean, isRefused: boolean, needed: { currency: string, value: number } | null };

export type BrandAboutFragment = { productType: ProductKind, description: Array<string>, spending: { howTo: string, placeCount: number, cities: Array<string>, webshops: Array<{ title: string, url: string }> } };

export type BrandPageFragment = { id: string, title: string, keywords: string, products: Array<{ productType: ProductKind, id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, description: Array<string>, shortTitle: string, shareImage: { url: string, alt: string }, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, spending: { howTo: string, placeCount: number, cities: Array<string>, webshops: Array<{ title: string, url: string }> } }>, similarProducts: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }> };

export type BrandRowFragment = { id: string, title: string, path: string, letter: string, image: { url: string, alt: string } | null };

export type BrandsModalQueryVariables = Exact<{
  userData: UserData;
}>;


export type BrandsModalQuery = { brands: Array<{ id: string, title: string, path: string, letter: string, image: { url: string, alt: string } | null }> };

export type RemindOfGiftCardsMutationVariables = Exact<{
  userData: UserData;
  token: string;
  days: Array<number> | number;
  email: string;
}>;


export type RemindOfGiftCardsMutation = { remindOfGiftCards: { reminders: { offeredDays: Array<number>, askedDays: Array<number>, maskedEmail: string | null } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type CardOnPageFragment = { title: string, backgroundColor: string, showShadow: boolean, wrapper: string, isDonation: boolean, isChoiceCard: boolean, howToSpend: string, validUntil: string | null, amount: { currency: string, value: number }, image: { url: string, alt: string }, webshops: Array<{ title: string, url: string }>, code: { number: string, pin: string | null, barcodeSvg: string } | null, ownPage: { url: string, isOpened: boolean } | null };

export type GiftPageFragment = { giverName: string, receiverName: string, isForSelf: boolean, isReceiverKnown: boolean, message: string | null, isReady: boolean, isOpened: boolean, cards: Array<{ title: string, backgroundColor: string, showShadow: boolean, wrapper: string, isDonation: boolean, isChoiceCard: boolean, howToSpend: string, validUntil: string | null, amount: { currency: string, value: number }, image: { url: string, alt: string }, webshops: Array<{ title: string, url: string }>, code: { number: string, pin: string | null, barcodeSvg: string } | null, ownPage: { url: string, isOpened: boolean } | null }>, reminders: { offeredDays: Array<number>, askedDays: Array<number>, maskedEmail: string | null } | null };

export type GiftThanksFragment = { giverName: string, canThank: boolean, thankYou: { text: string | null } | null };

export type CategoryQueryVariables = Exact<{
  userData: UserData;
  url: string;
}>;


export type CategoryQuery = { category: { id: string, title: string, description: string, icon: string, keywords: string, image: { url: string } | null } | null };

export type CategoryPictureFragment = { id: string, title: string, description: string, path: string, icon: string, productCount: number, image: { url: string } | null };

export type CountProductsQueryVariables = Exact<{
  userData: UserData;
  filters?: ProductFilters | null | undefined;
}>;


export type CountProductsQuery = { products: { paging: { totalItems: number }, facets: { vocabularies: Array<{ vocabularyID: Vocabulary, terms: Array<{ id: string, title: string, productCount: number }> }>, variationTypes: Array<{ variationType: VariationType, productCount: number, isForSale: boolean }>, priceBands: Array<{ productCount: number, minPrice: { currency: string, value: number }, maxPrice: { value: number } | null }> } } };

export type ListAmongCategoriesQueryVariables = Exact<{
  userData: UserData;
  filters?: ProductFilters | null | undefined;
  sorting?: ProductSorting | null | undefined;
  pageNumber: number;
  itemsPerPage: number;
}>;


export type ListAmongCategoriesQuery = { menuCategories: Array<{ id: string, title: string, path: string, icon: string }>, products: { products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, paging: { currentPage: number, totalItems: number }, facets: { vocabularies: Array<{ vocabularyID: Vocabulary, terms: Array<{ id: string, title: string, productCount: number }> }>, variationTypes: Array<{ variationType: VariationType, productCount: number, isForSale: boolean }>, priceBands: Array<{ productCount: number, minPrice: { currency: string, value: number }, maxPrice: { value: number } | null }> } }, storeData: { featuredProductPath: string } };

export type ListAmongMomentsQueryVariables = Exact<{
  userData: UserData;
  filters?: ProductFilters | null | undefined;
  sorting?: ProductSorting | null | undefined;
  pageNumber: number;
  itemsPerPage: number;
}>;


export type ListAmongMomentsQuery = { givingMoments: Array<{ id: string, title: string, path: string }>, products: { products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, paging: { currentPage: number, totalItems: number }, facets: { vocabularies: Array<{ vocabularyID: Vocabulary, terms: Array<{ id: string, title: string, productCount: number }> }>, variationTypes: Array<{ variationType: VariationType, productCount: number, isForSale: boolean }>, priceBands: Array<{ productCount: number, minPrice: { currency: string, value: number }, maxPrice: { value: number } | null }> } }, storeData: { featuredProductPath: string } };

export type MomentQueryVariables = Exact<{
  userData: UserData;
  id: string;
}>;


export type MomentQuery = { givingMoment: { id: string, title: string, description: string, keywords: string } | null };

export type MomentTileFragment = { id: string, title: string, path: string, productCount: number, daysLeft: number | null, text: string, images: Array<{ url: string, alt: string }> };

export type ListedProductsFragment = { products: { products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, paging: { currentPage: number, totalItems: number }, facets: { vocabularies: Array<{ vocabularyID: Vocabulary, terms: Array<{ id: string, title: string, productCount: number }> }>, variationTypes: Array<{ variationType: VariationType, productCount: number, isForSale: boolean }>, priceBands: Array<{ productCount: number, minPrice: { currency: string, value: number }, maxPrice: { value: number } | null }> } }, storeData: { featuredProductPath: string } };

export type CategoryChipFragment = { id: string, title: string, path: string, icon: string };

export type ListFacetsFragment = { vocabularies: Array<{ vocabularyID: Vocabulary, terms: Array<{ id: string, title: string, productCount: number }> }>, variationTypes: Array<{ variationType: VariationType, productCount: number, isForSale: boolean }>, priceBands: Array<{ productCount: number, minPrice: { currency: string, value: number }, maxPrice: { value: number } | null }> };

export type MoreProductsQueryVariables = Exact<{
  userData: UserData;
  pageNumber: number;
  itemsPerPage: number;
  filters?: ProductFilters | null | undefined;
  sorting?: ProductSorting | null | undefined;
}>;


export type MoreProductsQuery = { products: { products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }> } };

export type ListPageFragment = { products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, paging: { currentPage: number, totalItems: number }, facets: { vocabularies: Array<{ vocabularyID: Vocabulary, terms: Array<{ id: string, title: string, productCount: number }> }>, variationTypes: Array<{ variationType: VariationType, productCount: number, isForSale: boolean }>, priceBands: Array<{ productCount: number, minPrice: { currency: string, value: number }, maxPrice: { value: number } | null }> } };

export type OrderOverviewFragment = { shipmentPaging: { totalItems: number }, shipments: Array<{ id: string, isForSelf: boolean, deliveryDate: string | null, deliveryForm: VariationType, deliveryAddress: { firstName: string | null, lastName: string | null, email: string | null } | null, packages: Array<
      | { __typename: 'GiftcardPackage', id: string, total: { currency: string, value: number }, wrapper: { variation: { id: string, title: string, price: { value: number } } } | null, giftPacking: { variation: { id: string, title: string, price: { value: number } } } | null, giftcard_v1:
          | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, product: { id: string, title: string, backgroundColor: string, image: { url: string } } } }
          | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, product: { id: string, title: string, backgroundColor: string, image: { url: string } } } }
          | { __typename: 'EmptyOrderItem', qty: number }
         }
      | { __typename: 'RedeemPackage' }
    > }>, groupedTotals: { digitalTotal: { qty: number, price: { currency: string, value: number } }, donationTotal: { qty: number, price: { currency: string, value: number } }, physicalTotal: { qty: number, price: { currency: string, value: number } } }, totals: { subTotal: { currency: string, value: number }, grandTotalWithoutTax: { currency: string, value: number }, grandTotal: { currency: string, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }> } };

export type OverviewVariationFragment = { id: string, product: { id: string, title: string, backgroundColor: string, image: { url: string } } };

export type SaveGuestDetailsMutationVariables = Exact<{
  userData: UserData;
  input: GuestDetailsInput;
}>;


export type SaveGuestDetailsMutation = { saveGuestDetails: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ShippingStepFragment = { id: string, isForSelf: boolean, deliveryDate: string | null, deliveryForm: VariationType, deliveryAddress: { firstName: string | null, lastName: string | null, email: string | null, companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null, postPlan: { arrivesOn: string } | null, packages: Array<
    | { __typename: 'GiftcardPackage', id: string, message: { text: string } | null, giftcard_v1:
        | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, price: { currency: string, value: number }, product: { id: string, title: string } } }
        | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, price: { currency: string, value: number }, product: { id: string, title: string } } }
        | { __typename: 'EmptyOrderItem', qty: number }
      , wrapper: { qty: number, variation: { id: string, title: string, price: { currency: string, value: number } } } | null, giftPacking: { qty: number, variation: { id: string, title: string, price: { currency: string, value: number } } } | null }
    | { __typename: 'RedeemPackage' }
  > };

export type ReviewedGiftFragment = { id: string, price: { currency: string, value: number }, product: { id: string, title: string } };

export type FindGiftsQueryVariables = Exact<{
  userData: UserData;
  wish: GiftWish;
}>;


export type FindGiftsQuery = { findGifts: { hasMore: boolean, elsewhere: string | null, picks: Array<{ reasons: Array<{ kind: GiftReasonKind, name: string | null, from: { currency: string, value: number } | null }>, amount: { currency: string, value: number } | null, product: { id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, image: { url: string, alt: string }, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null } }> } };

export type FoundGiftsFragment = { hasMore: boolean, elsewhere: string | null, picks: Array<{ reasons: Array<{ kind: GiftReasonKind, name: string | null, from: { currency: string, value: number } | null }>, amount: { currency: string, value: number } | null, product: { id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, image: { url: string, alt: string }, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null } }> };

export type FinderFormFragment = { people: Array<{ id: string, title: string }>, likes: Array<{ id: string, title: string, icon: string }>, moments: Array<{ id: string, title: string, greeting: string | null }>, budgets: Array<{ currency: string, value: number }> };

export type FinderPickFragment = { reasons: Array<{ kind: GiftReasonKind, name: string | null, from: { currency: string, value: number } | null }>, amount: { currency: string, value: number } | null, product: { id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, image: { url: string, alt: string }, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null } };

export type FinderStartFragment = { people: Array<{ id: string, title: string }>, likes: Array<{ id: string, title: string }>, moments: Array<{ id: string, title: string }>, budgets: Array<{ currency: string, value: number }> };

export type FinderRouteQueryVariables = Exact<{
  userData: UserData;
  wish: GiftWish;
}>;


export type FinderRouteQuery = { giftFinder: { people: Array<{ id: string, title: string }>, likes: Array<{ id: string, title: string, icon: string }>, moments: Array<{ id: string, title: string, greeting: string | null }>, budgets: Array<{ currency: string, value: number }> }, findGifts: { hasMore: boolean, elsewhere: string | null, picks: Array<{ reasons: Array<{ kind: GiftReasonKind, name: string | null, from: { currency: string, value: number } | null }>, amount: { currency: string, value: number } | null, product: { id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, image: { url: string, alt: string }, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null } }> } };

export type PickReasonFragment = { kind: GiftReasonKind, name: string | null, from: { currency: string, value: number } | null };

export type ReachableFragment = { legalName: string, address: string, email: string, phone: string, contactLinks: Array<string>, isInvented: boolean };

export type ContactSubjectFragment = { id: string, title: string, icon: string | null };

export type InformationPageFragment = { title: string, intro: string, metaTitle: string, description: string, keywords: string | null, noindex: boolean, nofollow: boolean, sections: Array<{ id: string, title: string, icon: string | null, paragraphs: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }>, questions: Array<{ question: string, answer: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }> }> };

export type InformationSectionFragment = { id: string, title: string, icon: string | null, paragraphs: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }>, questions: Array<{ question: string, answer: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }> };

export type InformationQueryVariables = Exact<{
  userData: UserData;
  path: string;
}>;


export type InformationQuery = { informationPage: { title: string, intro: string, metaTitle: string, description: string, keywords: string | null, noindex: boolean, nofollow: boolean, sections: Array<{ id: string, title: string, icon: string | null, paragraphs: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }>, questions: Array<{ question: string, answer: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }> }> } | null, storeData: { helpCentreUrl: string | null, organisation: { legalName: string, address: string, email: string, phone: string, contactLinks: Array<string>, isInvented: boolean, businessHours: Array<{ days: Array<string>, opens: string, closes: string }> } } };

export type SendContactMessageMutationVariables = Exact<{
  userData: UserData;
  input: ContactMessageInput;
  captchaToken: string;
}>;


export type SendContactMessageMutation = { sendContactMessage: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type LandingPageFragment = { title: string, metaTitle: string, description: string, keywords: string | null, noindex: boolean, nofollow: boolean, blocks: Array<
    | { __typename: 'HeroBlock', id: string, blockType: BlockType, title: string, text: string, look: BlockLook, note: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }>, buttons: Array<{ title: string, path: string }>, cards: Array<{ id: string, image: { url: string, alt: string } }> }
    | { __typename: 'TextBlock', id: string, blockType: BlockType, title: string, paragraphs: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }
    | { __typename: 'ProductsBlock', id: string, blockType: BlockType, title: string, totalItems: number, products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, featured: Array<{ id: string, referencedPath: string, product: { notice: string | null, title: string, shortTitle: string, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }, cardImage: { url: string, alt: string } }>, link: { title: string, path: string } | null }
    | { __typename: 'CategoriesBlock', id: string, blockType: BlockType, title: string, categories: Array<{ id: string, title: string, path: string, icon: string, isTop: boolean }>, link: { title: string, path: string } | null }
    | { __typename: 'MomentsBlock', id: string, blockType: BlockType, title: string, look: BlockLook, moments: Array<{ title: string, path: string, daysLeft: number | null, text: string, images: Array<{ url: string, alt: string }> }>, link: { title: string, path: string } | null }
    | { __typename: 'SpotlightBlock', id: string, blockType: BlockType, title: string, text: string, reasons: Array<string>, button: string, product: { path: string, image: { url: string, alt: string } } }
    | { __typename: 'FaqBlock', id: string, blockType: BlockType, title: string, questions: Array<{ question: string, answer: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }> }
    | { __typename: 'SellingPointsBlock', id: string, blockType: BlockType, title: string, isNumbered: boolean, points: Array<{ icon: string, title: string, text: string }> }
    | { __typename: 'GuidesBlock', id: string, blockType: BlockType, title: string, guides: Array<{ title: string, text: string, path: string, images: Array<{ url: string, alt: string }> }> }
    | { __typename: 'VideoBlock', id: string, blockType: BlockType, title: string, text: string, video:
        | { provider: VideoProvider, url: string, title: string, poster: { url: string } }
        | { mimeType: string, url: string, title: string, captions: Array<{ language: string, url: string }>, poster: { url: string } }
       }
  > };

export type LandingQueryVariables = Exact<{
  userData: UserData;
  path: string;
}>;


export type LandingQuery = { landingPage: { title: string, metaTitle: string, description: string, keywords: string | null, noindex: boolean, nofollow: boolean, blocks: Array<
      | { __typename: 'HeroBlock', id: string, blockType: BlockType, title: string, text: string, look: BlockLook, note: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }>, buttons: Array<{ title: string, path: string }>, cards: Array<{ id: string, image: { url: string, alt: string } }> }
      | { __typename: 'TextBlock', id: string, blockType: BlockType, title: string, paragraphs: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }
      | { __typename: 'ProductsBlock', id: string, blockType: BlockType, title: string, totalItems: number, products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, featured: Array<{ id: string, referencedPath: string, product: { notice: string | null, title: string, shortTitle: string, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }, cardImage: { url: string, alt: string } }>, link: { title: string, path: string } | null }
      | { __typename: 'CategoriesBlock', id: string, blockType: BlockType, title: string, categories: Array<{ id: string, title: string, path: string, icon: string, isTop: boolean }>, link: { title: string, path: string } | null }
      | { __typename: 'MomentsBlock', id: string, blockType: BlockType, title: string, look: BlockLook, moments: Array<{ title: string, path: string, daysLeft: number | null, text: string, images: Array<{ url: string, alt: string }> }>, link: { title: string, path: string } | null }
      | { __typename: 'SpotlightBlock', id: string, blockType: BlockType, title: string, text: string, reasons: Array<string>, button: string, product: { path: string, image: { url: string, alt: string } } }
      | { __typename: 'FaqBlock', id: string, blockType: BlockType, title: string, questions: Array<{ question: string, answer: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }> }
      | { __typename: 'SellingPointsBlock', id: string, blockType: BlockType, title: string, isNumbered: boolean, points: Array<{ icon: string, title: string, text: string }> }
      | { __typename: 'GuidesBlock', id: string, blockType: BlockType, title: string, guides: Array<{ title: string, text: string, path: string, images: Array<{ url: string, alt: string }> }> }
      | { __typename: 'VideoBlock', id: string, blockType: BlockType, title: string, text: string, video:
          | { provider: VideoProvider, url: string, title: string, poster: { url: string } }
          | { mimeType: string, url: string, title: string, captions: Array<{ language: string, url: string }>, poster: { url: string } }
         }
    > } | null };

export type MailMyGiftCardsMutationVariables = Exact<{
  userData: UserData;
  email: string;
  captchaToken: string;
}>;


export type MailMyGiftCardsMutation = { mailMyGiftCards: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ReportMissedGiftMutationVariables = Exact<{
  userData: UserData;
  email: string;
  captchaToken: string;
}>;


export type ReportMissedGiftMutation = { reportMissedGift: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type SubscribeNewsletterMutationVariables = Exact<{
  userData: UserData;
  email: string;
  firstName?: string | null | undefined;
  captchaToken: string;
}>;


export type SubscribeNewsletterMutation = { subscribeNewsletter: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type MailOrderLinkMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
}>;


export type MailOrderLinkMutation = { mailOrderLink: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type CancellableReceiverFragment = { id: string, name: string, canBeCancelled: boolean };

export type ChangePostAddressMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  deliveryId: string;
  address: AddressInput;
}>;


export type ChangePostAddressMutation = { changePostAddress: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type CorrectAddressMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  deliveryId: string;
  email: string;
  confirmEmail: string;
}>;


export type CorrectAddressMutation = { correctDeliveryAddress: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type HandOverFragment = { id: string, name: string, isForSelf: boolean, canBeHandedOver: boolean, hasLinks: boolean };

export type LateReceiverFragment = { id: string, name: string, post: { canBeAskedAbout: boolean, isAskedAbout: boolean } | null };

export type AskLatePostMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  deliveryId: string;
}>;


export type AskLatePostMutation = { askLatePost: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type GiftLinkFragment = { url: string, title: string | null, wrapper: string, amount: { currency: string, value: number } | null };

export type HandOverGiftMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  deliveryId: string;
}>;


export type HandOverGiftMutation = { handOverGift: { gifts: Array<{ url: string, title: string | null, wrapper: string, amount: { currency: string, value: number } | null }> | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type GiftsToHandOverQueryVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  deliveryId: string;
}>;


export type GiftsToHandOverQuery = { giftsToHandOver: { gifts: Array<{ url: string, title: string | null, wrapper: string, amount: { currency: string, value: number } | null }> | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type CancellationQueryVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  deliveryId: string;
}>;


export type CancellationQuery = { cancellation: { moneyBack: { isWholeOrder: boolean, gifts: { currency: string, value: number }, wrapping: { currency: string, value: number }, discount: { currency: string, value: number }, fees: { currency: string, value: number }, postage: { currency: string, value: number }, total: { currency: string, value: number } } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type CancelShipmentMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  deliveryId: string;
  expectedTotal: number;
}>;


export type CancelShipmentMutation = { cancelShipment: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type PlacedOrderQueryVariables = Exact<{
  userData: UserData;
  uuid: string;
  page: number;
}>;


export type PlacedOrderQuery = { order: { order: { uuid: string, status: OrderStatus, state: string, email: string, isFullView: boolean, referenceNumber: string, orderedOn: string, paymentMethod: string | null, contactPerson: string, customerReference: string | null, billingAddress: { companyName: string | null, firstName: string | null, lastName: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null, transfer: { beneficiary: string, iban: string, bic: string, reference: string, until: string, hasProForma: boolean, amount: { value: number, currency: string } } | null, documents: Array<{ number: string, kind: string, issuedOn: string }>, paging: { currentPage: number, itemsPerPage: number, totalItems: number }, receivers: Array<{ id: string, name: string, email: string, deliveryState: DeliveryState, sentOn: string | null, openedOn: string | null, canBeCorrected: boolean, canBeSentAgain: boolean, isHandedOver: boolean, deliveryDate: string | null, isDelayed: boolean, canBePlanned: boolean, isForSelf: boolean, canBeHandedOver: boolean, hasLinks: boolean, canBeCancelled: boolean, post: { addressLines: Array<string>, state: PostState, isReplaced: boolean, postedOn: string, arrivesOn: string, trackUrl: string | null, wishedOn: string | null, canBeChanged: boolean, canBeAskedAbout: boolean, isAskedAbout: boolean, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null } | null, thankYous: Array<{ text: string | null, thankedOn: string }> }>, lines: Array<{ variationType: VariationType, title: string, quantity: number, backgroundColor: string, receiverTitle: string, isDonation: boolean, wrappings: Array<string>, unitPrice: { currency: string, value: number }, total: { currency: string, value: number }, image: { url: string } }>, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }>, total: { currency: string, value: number }, totalWithoutTax: { currency: string, value: number }, refunded: { currency: string, value: number } | null } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> }, storeData: { organisation: { email: string } } };

export type OpenOrderByLinkMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  token: string;
}>;


export type OpenOrderByLinkMutation = { openOrderByLink: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type OrderBillingFragment = { firstName: string | null, lastName: string | null, companyName: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null };

export type OrderDocumentsFragment = { uuid: string, billingAddress: { companyName: string | null } | null, documents: Array<{ number: string, kind: string, issuedOn: string }> };

export type OrderFactsFragment = { referenceNumber: string, orderedOn: string, paymentMethod: string | null, contactPerson: string, customerReference: string | null };

export type OrderLinesFragment = { lines: Array<{ variationType: VariationType, title: string, quantity: number, backgroundColor: string, receiverTitle: string, isDonation: boolean, wrappings: Array<string>, unitPrice: { currency: string, value: number }, total: { currency: string, value: number }, image: { url: string } }>, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }>, total: { currency: string, value: number }, totalWithoutTax: { currency: string, value: number }, refunded: { currency: string, value: number } | null };

export type OrderReceiversFragment = { status: OrderStatus, state: string, uuid: string, paging: { currentPage: number, itemsPerPage: number, totalItems: number }, receivers: Array<{ id: string, name: string, email: string, deliveryState: DeliveryState, sentOn: string | null, openedOn: string | null, canBeCorrected: boolean, canBeSentAgain: boolean, isHandedOver: boolean, deliveryDate: string | null, isDelayed: boolean, canBePlanned: boolean, isForSelf: boolean, canBeHandedOver: boolean, hasLinks: boolean, canBeCancelled: boolean, post: { addressLines: Array<string>, state: PostState, isReplaced: boolean, postedOn: string, arrivesOn: string, trackUrl: string | null, wishedOn: string | null, canBeChanged: boolean, canBeAskedAbout: boolean, isAskedAbout: boolean, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null } | null, thankYous: Array<{ text: string | null, thankedOn: string }> }> };

export type OrderViewFragment = { uuid: string, status: OrderStatus, state: string, email: string, isFullView: boolean, referenceNumber: string, orderedOn: string, paymentMethod: string | null, contactPerson: string, customerReference: string | null, billingAddress: { companyName: string | null, firstName: string | null, lastName: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null, transfer: { beneficiary: string, iban: string, bic: string, reference: string, until: string, hasProForma: boolean, amount: { value: number, currency: string } } | null, documents: Array<{ number: string, kind: string, issuedOn: string }>, paging: { currentPage: number, itemsPerPage: number, totalItems: number }, receivers: Array<{ id: string, name: string, email: string, deliveryState: DeliveryState, sentOn: string | null, openedOn: string | null, canBeCorrected: boolean, canBeSentAgain: boolean, isHandedOver: boolean, deliveryDate: string | null, isDelayed: boolean, canBePlanned: boolean, isForSelf: boolean, canBeHandedOver: boolean, hasLinks: boolean, canBeCancelled: boolean, post: { addressLines: Array<string>, state: PostState, isReplaced: boolean, postedOn: string, arrivesOn: string, trackUrl: string | null, wishedOn: string | null, canBeChanged: boolean, canBeAskedAbout: boolean, isAskedAbout: boolean, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null } | null, thankYous: Array<{ text: string | null, thankedOn: string }> }>, lines: Array<{ variationType: VariationType, title: string, quantity: number, backgroundColor: string, receiverTitle: string, isDonation: boolean, wrappings: Array<string>, unitPrice: { currency: string, value: number }, total: { currency: string, value: number }, image: { url: string } }>, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }>, total: { currency: string, value: number }, totalWithoutTax: { currency: string, value: number }, refunded: { currency: string, value: number } | null };

export type OrderInWindowQueryVariables = Exact<{
  userData: UserData;
  uuid: string;
}>;


export type OrderInWindowQuery = { order: { order: { uuid: string, isFullView: boolean, status: OrderStatus, referenceNumber: string, orderedOn: string, paymentMethod: string | null, contactPerson: string, customerReference: string | null, receivers: Array<{ id: string, name: string, isForSelf: boolean }>, billingAddress: { companyName: string | null, firstName: string | null, lastName: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null, documents: Array<{ number: string, kind: string, issuedOn: string }>, lines: Array<{ variationType: VariationType, title: string, quantity: number, backgroundColor: string, receiverTitle: string, isDonation: boolean, wrappings: Array<string>, unitPrice: { currency: string, value: number }, total: { currency: string, value: number }, image: { url: string } }>, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }>, total: { currency: string, value: number }, totalWithoutTax: { currency: string, value: number }, refunded: { currency: string, value: number } | null } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type OrderInWindowFragment = { uuid: string, isFullView: boolean, status: OrderStatus, referenceNumber: string, orderedOn: string, paymentMethod: string | null, contactPerson: string, customerReference: string | null, receivers: Array<{ id: string, name: string, isForSelf: boolean }>, billingAddress: { companyName: string | null, firstName: string | null, lastName: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null, documents: Array<{ number: string, kind: string, issuedOn: string }>, lines: Array<{ variationType: VariationType, title: string, quantity: number, backgroundColor: string, receiverTitle: string, isDonation: boolean, wrappings: Array<string>, unitPrice: { currency: string, value: number }, total: { currency: string, value: number }, image: { url: string } }>, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }>, total: { currency: string, value: number }, totalWithoutTax: { currency: string, value: number }, refunded: { currency: string, value: number } | null };

export type PlanDeliveryMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  deliveryId: string;
  deliveryDate?: string | null | undefined;
}>;


export type PlanDeliveryMutation = { changeDeliveryDate: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type PlannedReceiverFragment = { id: string, name: string, deliveryDate: string | null, canBePlanned: boolean, post: { wishedOn: string | null } | null };

export type PostedReceiverFragment = { id: string, name: string, post: { canBeChanged: boolean, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null } | null };

export type ResendMailMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  deliveryId: string;
}>;


export type ResendMailMutation = { resendDeliveryMail: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ReceiverThanksFragment = { thankYous: Array<{ text: string | null, thankedOn: string }> };

export type TransferDetailsFragment = { beneficiary: string, iban: string, bic: string, reference: string, until: string, hasProForma: boolean, amount: { value: number, currency: string } };

export type AddGiftCardPaymentMutationVariables = Exact<{
  userData: UserData;
  cardNumber: string;
  pin: string;
  captchaToken: string;
}>;


export type AddGiftCardPaymentMutation = { addGiftCardPayment: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type RemoveGiftCardPaymentMutationVariables = Exact<{
  userData: UserData;
  cardId: string;
}>;


export type RemoveGiftCardPaymentMutation = { removeGiftCardPayment: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type PayingCardsFragment = { amountToPay: { currency: string, value: number }, giftCardPayments: Array<{ id: string, maskedNumber: string, balance: { currency: string, value: number }, amount: { currency: string, value: number } }> };

export type PaymentAnswerFragment = { orderUuid: string | null, methodId: string | null, state: PaymentState | null, action: { url: string, method: string, fields: Array<{ name: string, value: string }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> };

export type StartPaymentMutationVariables = Exact<{
  userData: UserData;
  input: StartPaymentInput;
}>;


export type StartPaymentMutation = { startPayment: { orderUuid: string | null, methodId: string | null, state: PaymentState | null, action: { url: string, method: string, fields: Array<{ name: string, value: string }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type PollPaymentMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
}>;


export type PollPaymentMutation = { checkPayment: { orderUuid: string | null, methodId: string | null, state: PaymentState | null, action: { url: string, method: string, fields: Array<{ name: string, value: string }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type AddPackageMutationVariables = Exact<{
  userData: UserData;
  input: PackageInput;
}>;


export type AddPackageMutation = { addPackage: { order: { shipments: Array<{ packages: Array<
          | { id: string }
          | { id: string }
        > }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type MeasuredDeliveryFragment = { seconds: number, count: number };

export type ProductAsideFragment = { id: string, title: string, digitalVariationConfig: { minPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number } } | null, brand: { title: string, path: string, productCount: number } };

export type ProductStoreFragment = { paymentMethods: string, serviceFee: { currency: string, value: number }, postage: { letterAsksPhone: boolean, registeredAsksPhone: boolean, letter: { currency: string, value: number }, registered: { currency: string, value: number }, registeredAbove: { currency: string, value: number } } };

export type ProductDetailsFragment = { productType: ProductKind, isChoiceCard: boolean, description: Array<string>, validityMonths: number, spending: { howTo: string, placeCount: number, cities: Array<string>, webshops: Array<{ title: string, url: string }> } };

type ProductFilm_EmbedVideo_Fragment = { title: string, provider: VideoProvider, url: string, poster: { url: string } };

type ProductFilm_SelfHostedVideo_Fragment = { title: string, mimeType: string, url: string, captions: Array<{ language: string, url: string }>, poster: { url: string } };

export type ProductFilmFragment =
  | ProductFilm_EmbedVideo_Fragment
  | ProductFilm_SelfHostedVideo_Fragment
;

export type ProductPageFragment = { title: string, tagline: string, notice: string | null, isChoiceCard: boolean, backgroundColor: string, showShadow: boolean, showHand: boolean, isOrderable: boolean, id: string, path: string, description: Array<string>, productType: ProductKind, goesRegistered: boolean, validityMonths: number, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, categories: Array<{ title: string, path: string }>, similarProducts: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, shareImage: { url: string, alt: string }, brand: { title: string, path: string, productCount: number }, digitalVariationConfig: { stock: StockState, hasFixedPrices: boolean, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, pricesToShow: Array<{ currency: string, value: number }>, step: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, hasFixedPrices: boolean, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, pricesToShow: Array<{ currency: string, value: number }>, step: { currency: string, value: number } } | null, video:
    | { title: string, provider: VideoProvider, url: string, poster: { url: string } }
    | { title: string, mimeType: string, url: string, captions: Array<{ language: string, url: string }>, poster: { url: string } }
   | null, questions: Array<{ question: string, answer: string }>, testimonials: Array<{ quote: string, author: string, sourceTitle: string, sourceUrl: string, verifiedOn: string }>, spending: { howTo: string, placeCount: number, cities: Array<string>, webshops: Array<{ title: string, url: string }> } };

export type ProductQuestionsFragment = { video:
    | { title: string, provider: VideoProvider, url: string, poster: { url: string } }
    | { title: string, mimeType: string, url: string, captions: Array<{ language: string, url: string }>, poster: { url: string } }
   | null, questions: Array<{ question: string, answer: string }> };

export type ProductStructuredDataFragment = { id: string, title: string, path: string, description: Array<string>, isOrderable: boolean, shareImage: { url: string }, brand: { title: string }, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null };

export type ProductTestimonialsFragment = { testimonials: Array<{ quote: string, author: string, sourceTitle: string, sourceUrl: string, verifiedOn: string }> };

export type AddReceiversMutationVariables = Exact<{
  userData: UserData;
  input: ReceiversInput;
}>;


export type AddReceiversMutation = { addReceivers: { added: number | null, problems: Array<{ row: number, field: string }>, order: { totalQuantity: number } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ReceiverListQueryVariables = Exact<{
  userData: UserData;
  productId: string;
}>;


export type ReceiverListQuery = { product: { path: string, productType: ProductKind, id: string, title: string, isChoiceCard: boolean, goesRegistered: boolean, backgroundColor: string, showShadow: boolean, showHand: boolean, isOrderable: boolean, digitalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, image: { url: string, alt: string } } | null, storeData: { serviceFee: { currency: string, value: number }, postage: { postsTo: Array<string>, letterAsksPhone: boolean, registeredAsksPhone: boolean, letter: { currency: string, value: number }, registered: { currency: string, value: number }, registeredAbove: { currency: string, value: number } } }, wrappings: Array<{ kind: OrderItemKind, variation: { id: string, title: string, variationType: VariationType, price: { currency: string, value: number }, image: { url: string } | null } }> };

export type MostChosenQueryVariables = Exact<{
  userData: UserData;
}>;


export type MostChosenQuery = { products: { products: Array<{ id: string, digitalVariationConfig: { stock: StockState } | null }> } };

export type FoundGroupFragment = { groupType: SearchGroupType, items: Array<{ id: string, path: string, title: string | null, heroTitle: string | null, icon: string | null }> };

export type FoundItemFragment = { id: string, path: string, title: string | null, heroTitle: string | null, icon: string | null, backgroundColor: string | null, showShadow: boolean, image: { url: string, alt: string } | null, product: { tagline: string, notice: string | null, isOrderable: boolean, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null } | null };

export type FoundNotesFragment = { elsewhere: string | null, pages: Array<{ title: string, path: string }> };

export type PopularChoicesQueryVariables = Exact<{
  userData: UserData;
}>;


export type PopularChoicesQuery = { popularSearch: { terms: Array<{ title: string, url: string }>, entities: Array<{ product: { id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null } | null }> }, menuCategories: Array<{ id: string, title: string, path: string, icon: string, isTop: boolean }> };

export type SearchResultsFragment = { count: number, elsewhere: string | null, groups: Array<{ groupType: SearchGroupType, items: Array<{ id: string, path: string, title: string | null, heroTitle: string | null, icon: string | null }> }>, understood: Array<{ kind: SearchUnderstoodKind, without: string, title: string | null, age: number | null, variationType: VariationType | null, minPrice: { currency: string, value: number } | null, maxPrice: { currency: string, value: number } | null }>, pages: Array<{ title: string, path: string }> };

export type UnderstoodPartFragment = { kind: SearchUnderstoodKind, without: string, title: string | null, age: number | null, variationType: VariationType | null, minPrice: { currency: string, value: number } | null, maxPrice: { currency: string, value: number } | null };

export type PopularSearchQueryVariables = Exact<{
  userData: UserData;
}>;


export type PopularSearchQuery = { popularSearch: { terms: Array<{ title: string, url: string }>, entities: Array<{ id: string, path: string, title: string | null, heroTitle: string | null, icon: string | null, backgroundColor: string | null, showShadow: boolean, image: { url: string, alt: string } | null, product: { tagline: string, notice: string | null, isOrderable: boolean, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null } | null }>, highlightedBlocks: Array<{ title: string, description: string, referencedPath: string, showHand: boolean, cardImage: { url: string, alt: string } }> }, storeData: { toggles: { isSearchDataLayer: boolean }, trustMarks: { header: Array<{ name: string, url: string, image: { url: string, alt: string } }> } } };

export type SearchQueryVariables = Exact<{
  userData: UserData;
  inputText: string;
  itemsPerGroup?: number | null | undefined;
}>;


export type SearchQuery = { search_v1: { body: { count: number, elsewhere: string | null, groups: Array<{ groupType: SearchGroupType, count: number, items: Array<{ id: string, path: string, title: string | null, heroTitle: string | null, icon: string | null, backgroundColor: string | null, showShadow: boolean, image: { url: string, alt: string } | null, product: { tagline: string, notice: string | null, isOrderable: boolean, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null } | null }> }>, pages: Array<{ title: string, path: string }> } | null, errors: Array<{ message: string }> } };

export type WaysOnQueryVariables = Exact<{
  userData: UserData;
  path: string;
}>;


export type WaysOnQuery = { product: { isChoiceCard: boolean, categories: Array<{ title: string, path: string }>, similarProducts: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }> } | null, givingMoments: Array<{ id: string, title: string, path: string, daysLeft: number | null }> };

export type SingleGiftQueryVariables = Exact<{
  userData: UserData;
  productId: string;
  singleGift?: string | null | undefined;
}>;


export type SingleGiftQuery = { product: { path: string, id: string, title: string, productType: ProductKind, isChoiceCard: boolean, goesRegistered: boolean, backgroundColor: string, showShadow: boolean, showHand: boolean, isOrderable: boolean, image: { url: string, alt: string }, digitalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } | null, cartV2: { id: string, version: number, promotionCode: { code: string } | null, totals: { grandTotal: { currency: string, value: number } }, billingAddress: { customerType: CustomerType | null, companyName: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string | null, referenceNumber: string | null, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null, shipments: Array<{ isForSelf: boolean, deliveryDate: string | null, giverName: string | null, deliveryAddress: { firstName: string | null, email: string | null, companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null, packages: Array<
        | { __typename: 'GiftcardPackage', id: string, isEachWrapped: boolean, message: { text: string } | null, wrapper: { variation: { id: string } } | null, giftPacking: { variation: { id: string } } | null, giftcard_v1:
            | { __typename: 'GiftcardOrderItem', qty: number, variation: { variationType: VariationType, price: { value: number }, product: { id: string } } }
            | { __typename: 'DonationOrderItem', qty: number, variation: { variationType: VariationType, price: { value: number }, product: { id: string } } }
            | { __typename: 'EmptyOrderItem', qty: number }
           }
        | { __typename: 'RedeemPackage' }
      > }> } | null, storeData: { serviceFee: { currency: string, value: number }, postage: { letterAsksPhone: boolean, registeredAsksPhone: boolean, letter: { currency: string, value: number }, registered: { currency: string, value: number }, registeredAbove: { currency: string, value: number } }, promotions: { areRunning: boolean, haveCodes: boolean }, organisation: { email: string } }, wrappings: Array<{ kind: OrderItemKind, variation: { id: string, title: string, variationType: VariationType, price: { currency: string, value: number }, image: { url: string } | null } }>, getUserInfo: { user: { mainProfile: { firstName: string, lastName: string, email: string, phoneNumber: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null } | null } | null }, scamRule: { isFirstOrder: boolean, cardsAbove: number, equalCardsFrom: number, signsFrom: number, delayMinutes: number } | null };

export type SingleGiftMethodsQueryVariables = Exact<{
  userData: UserData;
  total?: number | null | undefined;
}>;


export type SingleGiftMethodsQuery = { paymentMethods: { failures: number, methods: Array<{ id: string, name: string, marks: Array<string>, brands: Array<string>, banks: Array<{ id: string, issuer: string }>, sheet: { scriptUrl: string | null, isTest: boolean, merchantId: string, gatewayMerchantId: string, countryCode: string, shopName: string } | null }>, cardFields: { frameUrl: string, clientKey: string } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type SingleGiftOrderFragment = { id: string, version: number, promotionCode: { code: string } | null, totals: { grandTotal: { currency: string, value: number } }, billingAddress: { customerType: CustomerType | null, companyName: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string | null, referenceNumber: string | null, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null, shipments: Array<{ isForSelf: boolean, deliveryDate: string | null, giverName: string | null, deliveryAddress: { firstName: string | null, email: string | null, companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null, packages: Array<
      | { __typename: 'GiftcardPackage', id: string, isEachWrapped: boolean, message: { text: string } | null, wrapper: { variation: { id: string } } | null, giftPacking: { variation: { id: string } } | null, giftcard_v1:
          | { __typename: 'GiftcardOrderItem', qty: number, variation: { variationType: VariationType, price: { value: number }, product: { id: string } } }
          | { __typename: 'DonationOrderItem', qty: number, variation: { variationType: VariationType, price: { value: number }, product: { id: string } } }
          | { __typename: 'EmptyOrderItem', qty: number }
         }
      | { __typename: 'RedeemPackage' }
    > }> };

export type SingleGiftVariationFragment = { variationType: VariationType, price: { value: number }, product: { id: string } };

export type SaveSingleGiftMutationVariables = Exact<{
  userData: UserData;
  input: SingleGiftInput;
}>;


export type SaveSingleGiftMutation = { saveSingleGift: { order: { id: string, version: number } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type SingleGiftTotalsQueryVariables = Exact<{
  userData: UserData;
  gift: SingleGiftToPrice;
}>;


export type SingleGiftTotalsQuery = { singleGiftTotals: { grandTotal: { currency: string, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }> } };

export type WithdrawalOfferQueryVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  deliveryIds?: Array<string> | string | null | undefined;
}>;


export type WithdrawalOfferQuery = { withdrawalOffer: { offer: { orderNumber: string, name: string, email: string, parts: Array<{ deliveryId: string, receiverName: string | null, titles: Array<string>, result: WithdrawalResult, until: string | null }>, moneyBack: { isWholeOrder: boolean, gifts: { currency: string, value: number }, wrapping: { currency: string, value: number }, discount: { currency: string, value: number }, fees: { currency: string, value: number }, postage: { currency: string, value: number }, total: { currency: string, value: number } } | null } | null } };

export type WithdrawMutationVariables = Exact<{
  userData: UserData;
  input: WithdrawalInput;
  orderUuid?: string | null | undefined;
  deliveryIds?: Array<string> | string | null | undefined;
}>;


export type WithdrawMutation = { withdraw: { statedOn: string | null, errors: Array<{ message: string }> } };

export type WithdrawalOfferFragment = { orderNumber: string, name: string, email: string, parts: Array<{ deliveryId: string, receiverName: string | null, titles: Array<string>, result: WithdrawalResult, until: string | null }>, moneyBack: { isWholeOrder: boolean, gifts: { currency: string, value: number }, wrapping: { currency: string, value: number }, discount: { currency: string, value: number }, fees: { currency: string, value: number }, postage: { currency: string, value: number }, total: { currency: string, value: number } } | null };

export type MeasurementFragment = { toggles: { isSearchDataLayer: boolean } };

export type FooterBodyFragment = { paymentIcons: Array<string>, toggles: { isFooterLogos: boolean }, sisterShops: Array<{ name: string, url: string, logo: { url: string, alt: string } }>, menus: { footerMenu: { menuItems: Array<{ title: string, path: string }> } }, organisation: { description: string, legalName: string, address: string, email: string, phone: string, kvkNumber: string, vatNumber: string, isInvented: boolean } };

export type FooterFragment = { name: string, paymentIcons: Array<string>, menus: { legalMenu: { menuItems: Array<{ title: string, path: string }> }, footerMenu: { menuItems: Array<{ title: string, path: string }> } }, trustMarks: { bottomBar: Array<{ name: string, url: string, image: { url: string, alt: string } }> }, socialAccounts: Array<{ network: SocialNetwork, url: string }>, toggles: { isFooterLogos: boolean }, sisterShops: Array<{ name: string, url: string, logo: { url: string, alt: string } }>, organisation: { description: string, legalName: string, address: string, email: string, phone: string, kvkNumber: string, vatNumber: string, isInvented: boolean } };

export type OrganisationColumnFragment = { legalName: string, address: string, email: string, phone: string, kvkNumber: string, vatNumber: string, isInvented: boolean };

export type SisterShopFragment = { name: string, url: string, logo: { url: string, alt: string } };

export type BusinessHeaderFragment = { menus: { headerMenu: { menuItems: Array<{ title: string, path: string }> }, businessMenu: { title: string, menuItems: Array<{ title: string, path: string }> } }, support: { title: string, path: string }, toggles: { languageSwitcher: boolean, isNavigationIconTextOn: boolean, modalAuth: boolean } };

export type HeaderFragment = { trustMarks: { header: Array<{ name: string, url: string, image: { url: string, alt: string } }> }, menus: { headerMenu: { menuItems: Array<{ title: string, path: string }> } }, toggles: { languageSwitcher: boolean, isNavigationIconTextOn: boolean, modalAuth: boolean, hardcodeNoindexNofollow: boolean } };

export type FrameCategoryFragment = { id: string, title: string, path: string, icon: string, isTop: boolean };

export type RedeemHeaderFragment = { support: { title: string, path: string }, toggles: { languageSwitcher: boolean } };

export type SupportLinkFragment = { title: string, path: string };

export type CustomerNameQueryVariables = Exact<{
  userData: UserData;
}>;


export type CustomerNameQuery = { getUserInfo: { user: { mainProfile: { firstName: string, lastName: string } | null } | null } };

export type MenuProductFragment = { title: string, referencedPath: string, cardImage: { url: string, alt: string } };

export type MenuTopProductsQueryVariables = Exact<{
  userData: UserData;
}>;


export type MenuTopProductsQuery = { menuCategories: Array<{ id: string, topList: Array<{ title: string, referencedPath: string, cardImage: { url: string, alt: string } }> }> };

export type DeliveryDelayedQueryVariables = Exact<{
  userData: UserData;
}>;


export type DeliveryDelayedQuery = { isDeliveryDelayed: boolean };

export type ShopFrameQueryVariables = Exact<{
  userData: UserData;
}>;


export type ShopFrameQuery = { storeData: { headerVariant: HeaderVariant, sellingPoints: Array<string>, name: string, paymentIcons: Array<string>, trustMarks: { topBar: Array<{ name: string, url: string, image: { url: string, alt: string } }>, header: Array<{ name: string, url: string, image: { url: string, alt: string } }>, bottomBar: Array<{ name: string, url: string, image: { url: string, alt: string } }> }, deliveryDelay: { text: string, until: string | null } | null, organisation: { description: string, legalName: string, address: string, email: string, phone: string, kvkNumber: string, vatNumber: string, isInvented: boolean, businessHours: Array<{ days: Array<string>, opens: string, closes: string }> }, menus: { headerMenu: { menuItems: Array<{ title: string, path: string }> }, legalMenu: { menuItems: Array<{ title: string, path: string }> }, footerMenu: { menuItems: Array<{ title: string, path: string }> } }, toggles: { languageSwitcher: boolean, isNavigationIconTextOn: boolean, modalAuth: boolean, hardcodeNoindexNofollow: boolean, isSearchDataLayer: boolean, isFooterLogos: boolean }, socialAccounts: Array<{ network: SocialNetwork, url: string }>, notFoundImage: { url: string, alt: string }, sisterShops: Array<{ name: string, url: string, logo: { url: string, alt: string } }> }, menuCategories: Array<{ id: string, title: string, path: string, icon: string, isTop: boolean }> };

export type PromoPopUpQueryVariables = Exact<{
  userData: UserData;
  path: string;
}>;


export type PromoPopUpQuery = { promoPopUp: { id: string, title: string, text: string, delaySeconds: number | null, scrollPercent: number | null, image: { url: string }, cards: Array<{ id: string, image: { url: string } }>, link: { title: string, path: string } } | null };

export type PromoPopUpModalFragment = { id: string, title: string, text: string, delaySeconds: number | null, scrollPercent: number | null, image: { url: string }, cards: Array<{ id: string, image: { url: string } }>, link: { title: string, path: string } };

export type SwitcherShopsQueryVariables = Exact<{
  userData: UserData;
}>;


export type SwitcherShopsQuery = { storeData: { countriesCombinations: Array<{ country: string, name: string, family: string, url: string, languagesCombinations: Array<{ languageCode: Language, isDefault: boolean, currency: string }> }> } };

export type SwitcherShopFragment = { country: string, name: string, family: string, url: string, languagesCombinations: Array<{ languageCode: Language, isDefault: boolean, currency: string }> };

export type CheckUserExistQueryVariables = Exact<{
  userData: UserData;
  email: string;
  captchaToken: string;
}>;


export type CheckUserExistQuery = { checkUserExist: { status: boolean | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type UserLoginMutationVariables = Exact<{
  userData: UserData;
  email: string;
  password: string;
  captchaToken: string;
}>;


export type UserLoginMutation = { userLogin: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type AddressLookupQueryVariables = Exact<{
  userData: UserData;
  postCode: string;
  houseNumber: string;
}>;


export type AddressLookupQuery = { addressLookup: { state: AddressLookupState | null, isDemonstration: boolean | null, address: { street: string, city: string } | null } };

export type MoneyBackFragment = { isWholeOrder: boolean, gifts: { currency: string, value: number }, wrapping: { currency: string, value: number }, discount: { currency: string, value: number }, fees: { currency: string, value: number }, postage: { currency: string, value: number }, total: { currency: string, value: number } };

export type ShopErrorFragment = { code: number, message: string, referencedRequestParameter: string | null };

export type BasketCountQueryVariables = Exact<{
  userData: UserData;
}>;


export type BasketCountQuery = { cartQuantity: { totalQuantity: number } | null };

export type OrderTotalsFragment = { groupedTotals: { digitalTotal: { qty: number, price: { currency: string, value: number } }, donationTotal: { qty: number, price: { currency: string, value: number } }, physicalTotal: { qty: number, price: { currency: string, value: number } } }, totals: { subTotal: { currency: string, value: number }, grandTotalWithoutTax: { currency: string, value: number }, grandTotal: { currency: string, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }> } };

export type BlockLinkFragment = { title: string, path: string };

type PageBlock_HeroBlock_Fragment = { __typename: 'HeroBlock', id: string, blockType: BlockType, title: string, text: string, look: BlockLook, note: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }>, buttons: Array<{ title: string, path: string }>, cards: Array<{ id: string, image: { url: string, alt: string } }> };

type PageBlock_TextBlock_Fragment = { __typename: 'TextBlock', id: string, blockType: BlockType, title: string, paragraphs: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> };

type PageBlock_ProductsBlock_Fragment = { __typename: 'ProductsBlock', id: string, blockType: BlockType, title: string, totalItems: number, products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, featured: Array<{ id: string, referencedPath: string, product: { notice: string | null, title: string, shortTitle: string, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }, cardImage: { url: string, alt: string } }>, link: { title: string, path: string } | null };

type PageBlock_CategoriesBlock_Fragment = { __typename: 'CategoriesBlock', id: string, blockType: BlockType, title: string, categories: Array<{ id: string, title: string, path: string, icon: string, isTop: boolean }>, link: { title: string, path: string } | null };

type PageBlock_MomentsBlock_Fragment = { __typename: 'MomentsBlock', id: string, blockType: BlockType, title: string, look: BlockLook, moments: Array<{ title: string, path: string, daysLeft: number | null, text: string, images: Array<{ url: string, alt: string }> }>, link: { title: string, path: string } | null };

type PageBlock_SpotlightBlock_Fragment = { __typename: 'SpotlightBlock', id: string, blockType: BlockType, title: string, text: string, reasons: Array<string>, button: string, product: { path: string, image: { url: string, alt: string } } };

type PageBlock_FaqBlock_Fragment = { __typename: 'FaqBlock', id: string, blockType: BlockType, title: string, questions: Array<{ question: string, answer: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }> };

type PageBlock_SellingPointsBlock_Fragment = { __typename: 'SellingPointsBlock', id: string, blockType: BlockType, title: string, isNumbered: boolean, points: Array<{ icon: string, title: string, text: string }> };

type PageBlock_GuidesBlock_Fragment = { __typename: 'GuidesBlock', id: string, blockType: BlockType, title: string, guides: Array<{ title: string, text: string, path: string, images: Array<{ url: string, alt: string }> }> };

type PageBlock_VideoBlock_Fragment = { __typename: 'VideoBlock', id: string, blockType: BlockType, title: string, text: string, video:
    | { provider: VideoProvider, url: string, title: string, poster: { url: string } }
    | { mimeType: string, url: string, title: string, captions: Array<{ language: string, url: string }>, poster: { url: string } }
   };

export type PageBlockFragment =
  | PageBlock_HeroBlock_Fragment
  | PageBlock_TextBlock_Fragment
  | PageBlock_ProductsBlock_Fragment
  | PageBlock_CategoriesBlock_Fragment
  | PageBlock_MomentsBlock_Fragment
  | PageBlock_SpotlightBlock_Fragment
  | PageBlock_FaqBlock_Fragment
  | PageBlock_SellingPointsBlock_Fragment
  | PageBlock_GuidesBlock_Fragment
  | PageBlock_VideoBlock_Fragment
;

export type CategoriesBlockFragment = { title: string, categories: Array<{ id: string, title: string, path: string, icon: string, isTop: boolean }>, link: { title: string, path: string } | null };

export type FaqBlockFragment = { id: string, title: string, questions: Array<{ question: string, answer: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }> };

export type GuidesBlockFragment = { title: string, guides: Array<{ title: string, text: string, path: string, images: Array<{ url: string, alt: string }> }> };

export type HeroBlockFragment = { title: string, text: string, look: BlockLook, note: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }>, buttons: Array<{ title: string, path: string }>, cards: Array<{ id: string, image: { url: string, alt: string } }> };

export type ListBlocksQueryVariables = Exact<{
  userData: UserData;
  queueID: string;
  filters?: BlocksFilters | null | undefined;
}>;


export type ListBlocksQuery = { getBlocksQueue: { blocks: Array<
      | { __typename: 'HeroBlock', id: string, blockType: BlockType, title: string, text: string, look: BlockLook, note: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }>, buttons: Array<{ title: string, path: string }>, cards: Array<{ id: string, image: { url: string, alt: string } }> }
      | { __typename: 'TextBlock', id: string, blockType: BlockType, title: string, paragraphs: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }
      | { __typename: 'ProductsBlock', id: string, blockType: BlockType, title: string, totalItems: number, products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, featured: Array<{ id: string, referencedPath: string, product: { notice: string | null, title: string, shortTitle: string, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }, cardImage: { url: string, alt: string } }>, link: { title: string, path: string } | null }
      | { __typename: 'CategoriesBlock', id: string, blockType: BlockType, title: string, categories: Array<{ id: string, title: string, path: string, icon: string, isTop: boolean }>, link: { title: string, path: string } | null }
      | { __typename: 'MomentsBlock', id: string, blockType: BlockType, title: string, look: BlockLook, moments: Array<{ title: string, path: string, daysLeft: number | null, text: string, images: Array<{ url: string, alt: string }> }>, link: { title: string, path: string } | null }
      | { __typename: 'SpotlightBlock', id: string, blockType: BlockType, title: string, text: string, reasons: Array<string>, button: string, product: { path: string, image: { url: string, alt: string } } }
      | { __typename: 'FaqBlock', id: string, blockType: BlockType, title: string, questions: Array<{ question: string, answer: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }> }
      | { __typename: 'SellingPointsBlock', id: string, blockType: BlockType, title: string, isNumbered: boolean, points: Array<{ icon: string, title: string, text: string }> }
      | { __typename: 'GuidesBlock', id: string, blockType: BlockType, title: string, guides: Array<{ title: string, text: string, path: string, images: Array<{ url: string, alt: string }> }> }
      | { __typename: 'VideoBlock', id: string, blockType: BlockType, title: string, text: string, video:
          | { provider: VideoProvider, url: string, title: string, poster: { url: string } }
          | { mimeType: string, url: string, title: string, captions: Array<{ language: string, url: string }>, poster: { url: string } }
         }
    > } | null };

export type MomentsBlockFragment = { title: string, look: BlockLook, moments: Array<{ title: string, path: string, daysLeft: number | null, text: string, images: Array<{ url: string, alt: string }> }>, link: { title: string, path: string } | null };

export type ProductsBlockFragment = { id: string, title: string, totalItems: number, products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, featured: Array<{ id: string, referencedPath: string, product: { notice: string | null, title: string, shortTitle: string, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }, cardImage: { url: string, alt: string } }>, link: { title: string, path: string } | null };

export type RichTextFragment = { isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> };

export type SellingPointsBlockFragment = { title: string, isNumbered: boolean, points: Array<{ icon: string, title: string, text: string }> };

export type SpotlightBlockFragment = { title: string, text: string, reasons: Array<string>, button: string, product: { path: string, image: { url: string, alt: string } } };

export type TextBlockFragment = { title: string, paragraphs: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> };

export type VideoBlockFragment = { title: string, text: string, video:
    | { provider: VideoProvider, url: string, title: string, poster: { url: string } }
    | { mimeType: string, url: string, title: string, captions: Array<{ language: string, url: string }>, poster: { url: string } }
   };

export type SpendPlacesFragment = { placeCount: number, cities: Array<string>, webshops: Array<{ title: string, url: string }> };

export type CaptchaChallengeQueryVariables = Exact<{
  userData: UserData;
}>;


export type CaptchaChallengeQuery = { captchaChallenge: { algorithm: string, challenge: string, maxnumber: number, salt: string, signature: string } };

export type PostPromiseFragment = { arrivesOn: string, lastDay: string, isPostedToday: boolean, isThereTomorrow: boolean };

export type PostPromiseQueryVariables = Exact<{
  userData: UserData;
}>;


export type PostPromiseQuery = { postPromise: { arrivesOn: string, lastDay: string, isPostedToday: boolean, isThereTomorrow: boolean } };

type FilmPlayer_EmbedVideo_Fragment = { provider: VideoProvider, url: string, title: string, poster: { url: string } };

type FilmPlayer_SelfHostedVideo_Fragment = { mimeType: string, url: string, title: string, captions: Array<{ language: string, url: string }>, poster: { url: string } };

export type FilmPlayerFragment =
  | FilmPlayer_EmbedVideo_Fragment
  | FilmPlayer_SelfHostedVideo_Fragment
;

export type PostalPartsFragment = { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null };

export type GiverNameQueryVariables = Exact<{
  userData: UserData;
}>;


export type GiverNameQuery = { cartV2: { shipments: Array<{ giverName: string | null }>, billingAddress: { firstName: string | null } | null } | null, getUserInfo: { user: { mainProfile: { firstName: string } | null } | null } };

export type PostagePricesFragment = { letterAsksPhone: boolean, registeredAsksPhone: boolean, letter: { currency: string, value: number }, registered: { currency: string, value: number }, registeredAbove: { currency: string, value: number } };

export type BasketReceiversQueryVariables = Exact<{
  userData: UserData;
}>;


export type BasketReceiversQuery = { cartV2: { shipments: Array<{ isForSelf: boolean, deliveryAddress: { firstName: string | null, lastName: string | null, email: string | null } | null }> } | null };

export type VariationRuleFragment = { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } };

export type ProductFormFragment = { id: string, title: string, productType: ProductKind, isChoiceCard: boolean, goesRegistered: boolean, backgroundColor: string, showShadow: boolean, showHand: boolean, isOrderable: boolean, image: { url: string, alt: string }, digitalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null };

export type WrappingOnOfferFragment = { kind: OrderItemKind, variation: { id: string, title: string, variationType: VariationType, price: { currency: string, value: number }, image: { url: string } | null } };

export type GiftLinkQrQueryVariables = Exact<{
  userData: UserData;
  token: string;
}>;


export type GiftLinkQrQuery = { giftLinkQr: { svg: string | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type OrganisationQueryVariables = Exact<{
  userData: UserData;
}>;


export type OrganisationQuery = { storeData: { organisation: { legalName: string, address: string, kvkNumber: string, vatNumber: string, email: string, phone: string } } };

export type MeasuredCartFragment = { id: string, totals: { grandTotal: { currency: string, value: number } }, shipments: Array<{ packages: Array<
      | { __typename: 'GiftcardPackage', giftcard_v1:
          | { __typename: 'GiftcardOrderItem', qty: number, variation: { price: { currency: string, value: number }, product: { id: string, title: string } } }
          | { __typename: 'DonationOrderItem', qty: number, variation: { price: { currency: string, value: number }, product: { id: string, title: string } } }
          | { __typename: 'EmptyOrderItem' }
         }
      | { __typename: 'RedeemPackage' }
    > }> };

export type NotFoundPictureFragment = { notFoundImage: { url: string, alt: string } };

export type DetailsAddressFragment = { customerType: CustomerType | null, companyName: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string | null, referenceNumber: string | null, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null };

export type DetailsProfileFragment = { firstName: string, lastName: string, email: string, phoneNumber: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null };

export type GiftExtrasFragment = { wrapper: { qty: number, variation: { id: string, title: string, price: { currency: string, value: number } } } | null, giftPacking: { qty: number, variation: { id: string, title: string, price: { currency: string, value: number } } } | null };

export type OrderByReceiverFragment = { shipmentPaging: { totalItems: number }, packagesGroups: Array<{ tag: string, packageId: string | null, receiverTitle: string, receiverDescription: string, totalPrice: { currency: string, value: number }, cardsPreviews: Array<{ image: { url: { href: string } }, color: { color: string } }> }>, shipments: Array<{ tag: string, isForSelf: boolean, deliveryDate: string | null, postPlan: { arrivesOn: string } | null, packages: Array<
      | { __typename: 'GiftcardPackage', id: string, message: { text: string } | null, giftcard_v1:
          | { __typename: 'GiftcardOrderItem', qty: number, variation: { price: { currency: string, value: number }, product: { title: string, backgroundColor: string } } }
          | { __typename: 'DonationOrderItem', qty: number, variation: { price: { currency: string, value: number }, product: { title: string, backgroundColor: string } } }
          | { __typename: 'EmptyOrderItem', qty: number }
        , wrapper: { qty: number, variation: { id: string, title: string, price: { currency: string, value: number } } } | null, giftPacking: { qty: number, variation: { id: string, title: string, price: { currency: string, value: number } } } | null }
      | { __typename: 'RedeemPackage', id: string }
    > }>, groupedTotals: { digitalTotal: { qty: number, price: { currency: string, value: number } }, donationTotal: { qty: number, price: { currency: string, value: number } }, physicalTotal: { qty: number, price: { currency: string, value: number } } }, totals: { subTotal: { currency: string, value: number }, grandTotalWithoutTax: { currency: string, value: number }, grandTotal: { currency: string, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }> } };

export type OverviewGiftFragment = { price: { currency: string, value: number }, product: { title: string, backgroundColor: string } };

export type OrderOverviewQueryVariables = Exact<{
  userData: UserData;
  orderUuid?: string | null | undefined;
}>;


export type OrderOverviewQuery = { cartV2: { shipmentPaging: { totalItems: number }, packagesGroups: Array<{ tag: string, packageId: string | null, receiverTitle: string, receiverDescription: string, totalPrice: { currency: string, value: number }, cardsPreviews: Array<{ image: { url: { href: string } }, color: { color: string } }> }>, shipments: Array<{ tag: string, isForSelf: boolean, deliveryDate: string | null, postPlan: { arrivesOn: string } | null, packages: Array<
        | { __typename: 'GiftcardPackage', id: string, message: { text: string } | null, giftcard_v1:
            | { __typename: 'GiftcardOrderItem', qty: number, variation: { price: { currency: string, value: number }, product: { title: string, backgroundColor: string } } }
            | { __typename: 'DonationOrderItem', qty: number, variation: { price: { currency: string, value: number }, product: { title: string, backgroundColor: string } } }
            | { __typename: 'EmptyOrderItem', qty: number }
          , wrapper: { qty: number, variation: { id: string, title: string, price: { currency: string, value: number } } } | null, giftPacking: { qty: number, variation: { id: string, title: string, price: { currency: string, value: number } } } | null }
        | { __typename: 'RedeemPackage', id: string }
      > }>, groupedTotals: { digitalTotal: { qty: number, price: { currency: string, value: number } }, donationTotal: { qty: number, price: { currency: string, value: number } }, physicalTotal: { qty: number, price: { currency: string, value: number } } }, totals: { subTotal: { currency: string, value: number }, grandTotalWithoutTax: { currency: string, value: number }, grandTotal: { currency: string, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }> } } | null };

export type PaymentChoiceFragment = { failures: number, methods: Array<{ id: string, name: string, marks: Array<string>, brands: Array<string>, banks: Array<{ id: string, issuer: string }>, sheet: { scriptUrl: string | null, isTest: boolean, merchantId: string, gatewayMerchantId: string, countryCode: string, shopName: string } | null }>, cardFields: { frameUrl: string, clientKey: string } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> };

export type FeaturedCardFragment = { id: string, referencedPath: string, product: { notice: string | null, title: string, shortTitle: string, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }, cardImage: { url: string, alt: string } };

export type StoredProductsQueryVariables = Exact<{
  userData: UserData;
  ids: Array<string> | string;
}>;


export type StoredProductsQuery = { productsByIds: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }> };

export type PriceBoundsFragment = { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } };

export type PriceFromFragment = { digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null };

export type ProductCardFragment = { id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null };

export type ProductLabelFragment = { title: string, color: string, icon: LabelIcon | null, free: boolean };

export type TileTitleFragment = { title: string, shortTitle: string };

export type EndGiftCardRemindersMutationVariables = Exact<{
  userData: UserData;
  token: string;
}>;


export type EndGiftCardRemindersMutation = { endGiftCardReminders: { undo: string | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type RestoreGiftCardRemindersMutationVariables = Exact<{
  userData: UserData;
  token: string;
  undo: string;
}>;


export type RestoreGiftCardRemindersMutation = { restoreGiftCardReminders: { reminders: { offeredDays: Array<number>, askedDays: Array<number>, maskedEmail: string | null } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type CardDatesFragment = { offeredDays: Array<number>, askedDays: Array<number>, maskedEmail: string | null };

export type HreflangFragment = { langCode: string, countryCode: string, origin: string, path: string, isDefault: boolean };

type PageHead_InformationPage_Fragment = { metaTitle: string, description: string, keywords: string | null, noindex: boolean, nofollow: boolean };

type PageHead_LandingPage_Fragment = { metaTitle: string, description: string, keywords: string | null, noindex: boolean, nofollow: boolean };

export type PageHeadFragment =
  | PageHead_InformationPage_Fragment
  | PageHead_LandingPage_Fragment
;

export type CategoryTileFragment = { id: string, title: string, path: string, icon: string, isTop: boolean };

export type TrustMarkFragment = { name: string, url: string, image: { url: string, alt: string } };

export type OpenWalletMutationVariables = Exact<{
  userData: UserData;
  merchantId: string;
}>;


export type OpenWalletMutation = { openWalletSession: { session: string | null, errors: Array<{ code: number }> } };

export type AccountDetailsQueryVariables = Exact<{
  userData: UserData;
}>;


export type AccountDetailsQuery = { getUserInfo: { user: { mainProfile: { firstName: string, lastName: string, email: string, isEmailConfirmed: boolean, phoneNumber: string | null, invoiceEmail: string, vatNumber: string | null, kvkNumber: string | null, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null } | null } | null } };

export type AccountOrdersQueryVariables = Exact<{
  userData: UserData;
  pageNumber?: number | null | undefined;
}>;


export type AccountOrdersQuery = { getUserInfo: { user: { mainProfile: { email: string } | null } | null }, accountOrders: { orders: Array<{ uuid: string, referenceNumber: string, orderedOn: string, status: OrderStatus, state: string, receivers: Array<string>, totalQuantity: number, total: { currency: string, value: number }, cards: Array<{ backgroundColor: string, image: { url: string } }> }> | null, paging: { itemsPerPage: number, totalItems: number } | null } };

export type AccountOverviewQueryVariables = Exact<{
  userData: UserData;
}>;


export type AccountOverviewQuery = { getUserInfo: { user: { mainProfile: { firstName: string, email: string, isEmailConfirmed: boolean } | null } | null }, accountOrders: { orders: Array<{ uuid: string, referenceNumber: string, orderedOn: string, status: OrderStatus, state: string, receivers: Array<string>, totalQuantity: number, total: { currency: string, value: number }, cards: Array<{ backgroundColor: string, image: { url: string } }> }> | null } };

export type BasketRouteQueryVariables = Exact<{
  userData: UserData;
  page: number;
}>;


export type BasketRouteQuery = { cartV2: { id: string, version: number, totalQuantity: number, problemCount: number, deliveryMode: DeliveryMode, canSplitAgain: boolean, shipmentPaging: { currentPage: number, itemsPerPage: number, totalItems: number }, billingAddress: { email: string | null } | null, shipments: Array<{ deliveryForm: VariationType, isForSelf: boolean, id: string, tag: string, giverName: string | null, deliveryDate: string | null, asksPhone: boolean, isPhoneMissing: boolean, packages: Array<
        | { __typename: 'GiftcardPackage', id: string, isEachWrapped: boolean, giftcard_v1:
            | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
            | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
            | { __typename: 'EmptyOrderItem', qty: number }
          , message: { text: string } | null, wrapper: { variation: { id: string, title: string } } | null, giftPacking: { variation: { id: string, title: string } } | null, total: { currency: string, value: number }, totalWithExtras: { value: number } }
        | { __typename: 'RedeemPackage' }
      >, deliveryAddress: { firstName: string | null, lastName: string | null, email: string | null, companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null, postage: { currency: string, value: number } | null, postPlan: { arrivesOn: string } | null }>, receivers: Array<{ name: string, email: string | null, giverName: string | null, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null }>, groupedTotals: { digitalTotal: { qty: number, price: { currency: string, value: number } }, donationTotal: { qty: number, price: { currency: string, value: number } }, physicalTotal: { qty: number, price: { currency: string, value: number } } }, totals: { subTotal: { currency: string, value: number }, grandTotalWithoutTax: { currency: string, value: number }, grandTotal: { currency: string, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }> }, promotionCode: { code: string, isApplied: boolean, isRefused: boolean, needed: { currency: string, value: number } | null } | null } | null, storeData: { paymentIcons: Array<string>, paymentMethods: string, toggles: { modalAuth: boolean }, promotions: { haveCodes: boolean } }, wrappings: Array<{ kind: OrderItemKind, variation: { id: string, title: string, variationType: VariationType, price: { currency: string, value: number }, image: { url: string } | null } }>, products: { products: Array<{ id: string, title: string, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null }> } };

export type BasketIdeasQueryVariables = Exact<{
  userData: UserData;
}>;


export type BasketIdeasQuery = { products: { products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }> } };

export type CardRouteQueryVariables = Exact<{
  userData: UserData;
  token: string;
}>;


export type CardRouteQuery = { giftCardPage: { page: { giverName: string, receiverName: string, isForSelf: boolean, isReceiverKnown: boolean, message: string | null, isReady: boolean, isOpened: boolean, canThank: boolean, cards: Array<{ title: string, backgroundColor: string, showShadow: boolean, wrapper: string, isDonation: boolean, isChoiceCard: boolean, howToSpend: string, validUntil: string | null, amount: { currency: string, value: number }, image: { url: string, alt: string }, webshops: Array<{ title: string, url: string }>, code: { number: string, pin: string | null, barcodeSvg: string } | null, ownPage: { url: string, isOpened: boolean } | null }>, reminders: { offeredDays: Array<number>, askedDays: Array<number>, maskedEmail: string | null } | null, thankYou: { text: string | null } | null } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> }, storeData: { support: { title: string, path: string }, toggles: { languageSwitcher: boolean } } };

export type OpenGiftCardMutationVariables = Exact<{
  userData: UserData;
  token: string;
}>;


export type OpenGiftCardMutation = { openGiftCard: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ThankGiverMutationVariables = Exact<{
  userData: UserData;
  token: string;
  text?: string | null | undefined;
}>;


export type ThankGiverMutation = { thankGiver: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type BrandRouteQueryVariables = Exact<{
  userData: UserData;
  id: string;
}>;


export type BrandRouteQuery = { brand: { path: string, productCount: number, id: string, title: string, keywords: string, products: Array<{ productType: ProductKind, id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, description: Array<string>, shortTitle: string, shareImage: { url: string, alt: string }, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, spending: { howTo: string, placeCount: number, cities: Array<string>, webshops: Array<{ title: string, url: string }> } }>, similarProducts: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }> } | null };

export type BrandsRouteQueryVariables = Exact<{
  userData: UserData;
}>;


export type BrandsRouteQuery = { brands: Array<{ id: string, title: string, path: string, letter: string, image: { url: string, alt: string } | null }> };

export type CategoriesRouteQueryVariables = Exact<{
  userData: UserData;
}>;


export type CategoriesRouteQuery = { menuCategories: Array<{ id: string, title: string, description: string, path: string, icon: string, productCount: number, image: { url: string } | null }> };

export type FavouriteIdeasQueryVariables = Exact<{
  userData: UserData;
}>;


export type FavouriteIdeasQuery = { products: { products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }> } };

export type ChoiceExamplesQueryVariables = Exact<{
  userData: UserData;
}>;


export type ChoiceExamplesQuery = { products: { products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }> } };

export type DeliveryTimeQueryVariables = Exact<{
  userData: UserData;
}>;


export type DeliveryTimeQuery = { deliveryTime: { seconds: number, count: number } | null };

export type GiftCardRouteQueryVariables = Exact<{
  userData: UserData;
  path: string;
}>;


export type GiftCardRouteQuery = { product: { title: string, tagline: string, notice: string | null, isChoiceCard: boolean, backgroundColor: string, showShadow: boolean, showHand: boolean, isOrderable: boolean, id: string, path: string, description: Array<string>, productType: ProductKind, goesRegistered: boolean, validityMonths: number, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, categories: Array<{ title: string, path: string }>, similarProducts: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, shareImage: { url: string, alt: string }, brand: { title: string, path: string, productCount: number }, digitalVariationConfig: { stock: StockState, hasFixedPrices: boolean, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, pricesToShow: Array<{ currency: string, value: number }>, step: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, hasFixedPrices: boolean, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, pricesToShow: Array<{ currency: string, value: number }>, step: { currency: string, value: number } } | null, video:
      | { title: string, provider: VideoProvider, url: string, poster: { url: string } }
      | { title: string, mimeType: string, url: string, captions: Array<{ language: string, url: string }>, poster: { url: string } }
     | null, questions: Array<{ question: string, answer: string }>, testimonials: Array<{ quote: string, author: string, sourceTitle: string, sourceUrl: string, verifiedOn: string }>, spending: { howTo: string, placeCount: number, cities: Array<string>, webshops: Array<{ title: string, url: string }> } } | null, storeData: { paymentMethods: string, serviceFee: { currency: string, value: number }, postage: { letterAsksPhone: boolean, registeredAsksPhone: boolean, letter: { currency: string, value: number }, registered: { currency: string, value: number }, registeredAbove: { currency: string, value: number } } }, wrappings: Array<{ kind: OrderItemKind, variation: { id: string, title: string, variationType: VariationType, price: { currency: string, value: number }, image: { url: string } | null } }> };

export type MomentsRouteQueryVariables = Exact<{
  userData: UserData;
}>;


export type MomentsRouteQuery = { givingMoments: Array<{ id: string, title: string, path: string, productCount: number, daysLeft: number | null, text: string, images: Array<{ url: string, alt: string }> }> };

export type CheckoutRouteQueryVariables = Exact<{
  userData: UserData;
  orderUuid?: string | null | undefined;
}>;


export type CheckoutRouteQuery = { cartV2: { id: string, isSingleGift: boolean, problemCount: number, version: number, scamWarning: { delayMinutes: number } | null, groupedTotals: { physicalTotal: { qty: number, price: { currency: string, value: number } }, digitalTotal: { qty: number, price: { currency: string, value: number } }, donationTotal: { qty: number, price: { currency: string, value: number } } }, shipments: Array<{ deliveryForm: VariationType, isForSelf: boolean, deliveryDate: string | null, giverName: string | null, id: string, deliveryAddress: { firstName: string | null, email: string | null, lastName: string | null, companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null, phoneNumber: string | null } | null, packages: Array<
        | { __typename: 'GiftcardPackage', id: string, isEachWrapped: boolean, message: { text: string } | null, wrapper: { qty: number, variation: { id: string, title: string, price: { currency: string, value: number } } } | null, giftPacking: { qty: number, variation: { id: string, title: string, price: { currency: string, value: number } } } | null, giftcard_v1:
            | { __typename: 'GiftcardOrderItem', qty: number, variation: { variationType: VariationType, id: string, price: { currency: string, value: number }, product: { id: string, title: string, backgroundColor: string, image: { url: string } } } }
            | { __typename: 'DonationOrderItem', qty: number, variation: { variationType: VariationType, id: string, price: { currency: string, value: number }, product: { id: string, title: string, backgroundColor: string, image: { url: string } } } }
            | { __typename: 'EmptyOrderItem', qty: number }
          , total: { currency: string, value: number } }
        | { __typename: 'RedeemPackage' }
      >, postPlan: { arrivesOn: string } | null }>, billingAddress: { customerType: CustomerType | null, companyName: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string | null, referenceNumber: string | null, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null, promotionCode: { code: string } | null, totals: { subTotal: { currency: string, value: number }, grandTotalWithoutTax: { currency: string, value: number }, grandTotal: { currency: string, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }> }, shipmentPaging: { totalItems: number } } | null, storeData: { organisation: { email: string }, toggles: { retryPayment: boolean } }, getUserInfo: { user: { mainProfile: { firstName: string, lastName: string, email: string, phoneNumber: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string, address: { companyName: string | null, countryCode: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, administrativeArea: string | null } | null } | null } | null } };

export type PaymentMethodsQueryVariables = Exact<{
  userData: UserData;
  orderUuid?: string | null | undefined;
}>;


export type PaymentMethodsQuery = { paymentMethods: { failures: number, methods: Array<{ id: string, name: string, marks: Array<string>, brands: Array<string>, banks: Array<{ id: string, issuer: string }>, sheet: { scriptUrl: string | null, isTest: boolean, merchantId: string, gatewayMerchantId: string, countryCode: string, shopName: string } | null }>, cardFields: { frameUrl: string, clientKey: string } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> }, cartV2: { amountToPay: { currency: string, value: number }, giftCardPayments: Array<{ id: string, maskedNumber: string, balance: { currency: string, value: number }, amount: { currency: string, value: number } }> } | null, storeData: { cardPrefixes: Array<string> } };

export type SubmitPaymentDetailsMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  redirectResult?: string | null | undefined;
}>;


export type SubmitPaymentDetailsMutation = { submitPaymentDetails: { orderUuid: string | null, methodId: string | null, state: PaymentState | null, action: { url: string, method: string, fields: Array<{ name: string, value: string }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type CheckPaymentMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
}>;


export type CheckPaymentMutation = { checkPayment: { orderUuid: string | null, methodId: string | null, state: PaymentState | null, action: { url: string, method: string, fields: Array<{ name: string, value: string }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type FramePartsFragment = { menus: { headerMenu: { menuItems: Array<{ title: string, path: string }> }, businessMenu: { title: string, menuItems: Array<{ title: string, path: string }> } }, support: { title: string, path: string }, toggles: { languageSwitcher: boolean, isNavigationIconTextOn: boolean, modalAuth: boolean } };

export type PartsRouteQueryVariables = Exact<{
  userData: UserData;
}>;


export type PartsRouteQuery = { products: { products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }> }, storeData: { menus: { headerMenu: { menuItems: Array<{ title: string, path: string }> }, businessMenu: { title: string, menuItems: Array<{ title: string, path: string }> } }, support: { title: string, path: string }, toggles: { languageSwitcher: boolean, isNavigationIconTextOn: boolean, modalAuth: boolean } }, menuCategories: Array<{ id: string, title: string, path: string, icon: string, isTop: boolean }> };

export type BusinessFrameQueryVariables = Exact<{
  userData: UserData;
}>;


export type BusinessFrameQuery = { storeData: { menus: { headerMenu: { menuItems: Array<{ title: string, path: string }> }, businessMenu: { title: string, menuItems: Array<{ title: string, path: string }> } }, support: { title: string, path: string }, toggles: { languageSwitcher: boolean, isNavigationIconTextOn: boolean, modalAuth: boolean } } };

export type CheckoutFrameQueryVariables = Exact<{
  userData: UserData;
}>;


export type CheckoutFrameQuery = { storeData: { toggles: { checkoutV2: boolean }, trustMarks: { header: Array<{ name: string, url: string, image: { url: string, alt: string } }> } } };

export type HreflangQueryVariables = Exact<{
  userData: UserData;
  path: string;
}>;


export type HreflangQuery = { hreflang: Array<{ langCode: string, countryCode: string, origin: string, path: string, isDefault: boolean }> };

export type RedeemFrameQueryVariables = Exact<{
  userData: UserData;
}>;


export type RedeemFrameQuery = { storeData: { support: { title: string, path: string }, toggles: { languageSwitcher: boolean } } };

export type HomeVersionQueryVariables = Exact<{
  userData: UserData;
}>;


export type HomeVersionQuery = { storeData: { homeVersion: number, name: string, mainLogo: { url: string }, organisation: { legalName: string, address: string, email: string, phone: string } } };

export type HomeRouteQueryVariables = Exact<{
  userData: UserData;
  queueID: string;
}>;


export type HomeRouteQuery = { getBlocksQueue: { blocks: Array<
      | { __typename: 'HeroBlock', id: string, blockType: BlockType, title: string, text: string, look: BlockLook, note: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }>, buttons: Array<{ title: string, path: string }>, cards: Array<{ id: string, image: { url: string, alt: string } }> }
      | { __typename: 'TextBlock', id: string, blockType: BlockType, title: string, paragraphs: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }
      | { __typename: 'ProductsBlock', id: string, blockType: BlockType, title: string, totalItems: number, products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, featured: Array<{ id: string, referencedPath: string, product: { notice: string | null, title: string, shortTitle: string, digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }, cardImage: { url: string, alt: string } }>, link: { title: string, path: string } | null }
      | { __typename: 'CategoriesBlock', id: string, blockType: BlockType, title: string, categories: Array<{ id: string, title: string, path: string, icon: string, isTop: boolean }>, link: { title: string, path: string } | null }
      | { __typename: 'MomentsBlock', id: string, blockType: BlockType, title: string, look: BlockLook, moments: Array<{ title: string, path: string, daysLeft: number | null, text: string, images: Array<{ url: string, alt: string }> }>, link: { title: string, path: string } | null }
      | { __typename: 'SpotlightBlock', id: string, blockType: BlockType, title: string, text: string, reasons: Array<string>, button: string, product: { path: string, image: { url: string, alt: string } } }
      | { __typename: 'FaqBlock', id: string, blockType: BlockType, title: string, questions: Array<{ question: string, answer: Array<{ isItem: boolean, spans: Array<{ text: string, isStrong: boolean, path: string | null }> }> }> }
      | { __typename: 'SellingPointsBlock', id: string, blockType: BlockType, title: string, isNumbered: boolean, points: Array<{ icon: string, title: string, text: string }> }
      | { __typename: 'GuidesBlock', id: string, blockType: BlockType, title: string, guides: Array<{ title: string, text: string, path: string, images: Array<{ url: string, alt: string }> }> }
      | { __typename: 'VideoBlock', id: string, blockType: BlockType, title: string, text: string, video:
          | { provider: VideoProvider, url: string, title: string, poster: { url: string } }
          | { mimeType: string, url: string, title: string, captions: Array<{ language: string, url: string }>, poster: { url: string } }
         }
    > } | null, giftFinder: { people: Array<{ id: string, title: string }>, likes: Array<{ id: string, title: string }>, moments: Array<{ id: string, title: string }>, budgets: Array<{ currency: string, value: number }> } };

export type ContactQueryVariables = Exact<{
  userData: UserData;
}>;


export type ContactQuery = { contactSubjects: Array<{ id: string, title: string, icon: string | null }> };

export type BusinessProductQueryVariables = Exact<{
  userData: UserData;
  path: string;
}>;


export type BusinessProductQuery = { product: { id: string } | null };

export type ConfirmNewsletterRouteQueryVariables = Exact<{
  userData: UserData;
  token: string;
}>;


export type ConfirmNewsletterRouteQuery = { newsletterSubscription: { subscription: { state: NewsletterState, maskedEmail: string | null } | null } };

export type ConfirmNewsletterMutationVariables = Exact<{
  userData: UserData;
  token: string;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletter: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type EndNewsletterRouteQueryVariables = Exact<{
  userData: UserData;
  token: string;
}>;


export type EndNewsletterRouteQuery = { newsletterSubscription: { subscription: { state: NewsletterState, maskedEmail: string | null } | null } };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  userData: UserData;
  token: string;
}>;


export type UnsubscribeNewsletterMutation = { unsubscribeNewsletter: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type BalanceQueryVariables = Exact<{
  userData: UserData;
}>;


export type BalanceQuery = { storeData: { cardPrefixes: Array<string> } };

export type SearchRouteQueryVariables = Exact<{
  userData: UserData;
  inputText: string;
  filters?: ProductFilters | null | undefined;
  sorting?: ProductSorting | null | undefined;
  pageNumber: number;
  itemsPerPage: number;
}>;


export type SearchRouteQuery = { search_v1: { body: { count: number, elsewhere: string | null, groups: Array<{ groupType: SearchGroupType, items: Array<{ id: string, path: string, title: string | null, heroTitle: string | null, icon: string | null }> }>, understood: Array<{ kind: SearchUnderstoodKind, without: string, title: string | null, age: number | null, variationType: VariationType | null, minPrice: { currency: string, value: number } | null, maxPrice: { currency: string, value: number } | null }>, pages: Array<{ title: string, path: string }> } | null }, products: { products: Array<{ id: string, path: string, title: string, tagline: string, notice: string | null, backgroundColor: string, showShadow: boolean, isOrderable: boolean, shortTitle: string, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, paging: { currentPage: number, totalItems: number }, facets: { vocabularies: Array<{ vocabularyID: Vocabulary, terms: Array<{ id: string, title: string, productCount: number }> }>, variationTypes: Array<{ variationType: VariationType, productCount: number, isForSale: boolean }>, priceBands: Array<{ productCount: number, minPrice: { currency: string, value: number }, maxPrice: { value: number } | null }> } }, storeData: { featuredProductPath: string } };

export type WithdrawalRouteQueryVariables = Exact<{
  userData: UserData;
}>;


export type WithdrawalRouteQuery = { storeData: { organisation: { email: string } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CustomerFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Customer on CustomerProfile {
  firstName
  lastName
  email
  isEmailConfirmed
}
    `, {"fragmentName":"Customer"}) as unknown as TypedDocumentString<CustomerFragment, unknown>;
export const InvoiceFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment InvoiceFields on CustomerProfile {
  email
  invoiceEmail
  vatNumber
  kvkNumber
  address {
    companyName
    countryCode
    postCode
    houseNumber
    suffix
    street
    addressLine1
    addressLine2
    city
    administrativeArea
  }
}
    `, {"fragmentName":"InvoiceFields"}) as unknown as TypedDocumentString<InvoiceFieldsFragment, unknown>;
export const DetailsFormFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment DetailsForm on CustomerProfile {
  firstName
  lastName
  email
  isEmailConfirmed
  phoneNumber
  ...InvoiceFields
}
    fragment InvoiceFields on CustomerProfile {
  email
  invoiceEmail
  vatNumber
  kvkNumber
  address {
    companyName
    countryCode
    postCode
    houseNumber
    suffix
    street
    addressLine1
    addressLine2
    city
    administrativeArea
  }
}`, {"fragmentName":"DetailsForm"}) as unknown as TypedDocumentString<DetailsFormFragment, unknown>;
export const OrderCardFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderCard on AccountOrder {
  uuid
  referenceNumber
  orderedOn
  status
  state
  total {
    currency
    value
  }
  receivers
  totalQuantity
  cards {
    image {
      url
    }
    backgroundColor
  }
}
    `, {"fragmentName":"OrderCard"}) as unknown as TypedDocumentString<OrderCardFragment, unknown>;
export const CardBalanceFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CardBalance on GiftCardBalance {
  title
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  maskedNumber
  balance {
    currency
    value
  }
  initialAmount {
    currency
    value
  }
  expiryDate
  isExpired
  state
}
    `, {"fragmentName":"CardBalance"}) as unknown as TypedDocumentString<CardBalanceFragment, unknown>;
export const PostalPartsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PostalParts on Address {
  companyName
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
  phoneNumber
}
    `, {"fragmentName":"PostalParts"}) as unknown as TypedDocumentString<PostalPartsFragment, unknown>;
export const BasketPricesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BasketPrices on VariationConfig {
  hasFixedPrices
  pricesToShow {
    currency
    value
  }
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  step {
    currency
    value
  }
  stock
}
    `, {"fragmentName":"BasketPrices"}) as unknown as TypedDocumentString<BasketPricesFragment, unknown>;
export const BasketVariationFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BasketVariation on Variation {
  id
  variationType
  price {
    currency
    value
  }
  product {
    id
    title
    path
    image {
      url
      alt
    }
    backgroundColor
    digitalVariationConfig {
      ...BasketPrices
    }
    physicalVariationConfig {
      ...BasketPrices
    }
  }
}
    fragment BasketPrices on VariationConfig {
  hasFixedPrices
  pricesToShow {
    currency
    value
  }
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  step {
    currency
    value
  }
  stock
}`, {"fragmentName":"BasketVariation"}) as unknown as TypedDocumentString<BasketVariationFragment, unknown>;
export const BasketPackageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BasketPackage on GiftcardPackage {
  id
  giftcard_v1 {
    __typename
    ... on GiftcardOrderItem {
      qty
      variation {
        ...BasketVariation
      }
    }
    ... on DonationOrderItem {
      qty
      variation {
        ...BasketVariation
      }
    }
    ... on EmptyOrderItem {
      qty
    }
  }
  message {
    text
  }
  wrapper {
    variation {
      id
      title
    }
  }
  giftPacking {
    variation {
      id
      title
    }
  }
  isEachWrapped
  total {
    currency
    value
  }
  totalWithExtras {
    value
  }
}
    fragment BasketVariation on Variation {
  id
  variationType
  price {
    currency
    value
  }
  product {
    id
    title
    path
    image {
      url
      alt
    }
    backgroundColor
    digitalVariationConfig {
      ...BasketPrices
    }
    physicalVariationConfig {
      ...BasketPrices
    }
  }
}
fragment BasketPrices on VariationConfig {
  hasFixedPrices
  pricesToShow {
    currency
    value
  }
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  step {
    currency
    value
  }
  stock
}`, {"fragmentName":"BasketPackage"}) as unknown as TypedDocumentString<BasketPackageFragment, unknown>;
export const BasketShipmentFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BasketShipment on GiftcardShipment {
  id
  tag
  isForSelf
  giverName
  deliveryDate
  deliveryForm
  deliveryAddress {
    firstName
    lastName
    email
    ...PostalParts
  }
  postage {
    currency
    value
  }
  postPlan {
    arrivesOn
  }
  asksPhone
  isPhoneMissing
  packages {
    __typename
    ...BasketPackage
  }
}
    fragment BasketPackage on GiftcardPackage {
  id
  giftcard_v1 {
    __typename
    ... on GiftcardOrderItem {
      qty
      variation {
        ...BasketVariation
      }
    }
    ... on DonationOrderItem {
      qty
      variation {
        ...BasketVariation
      }
    }
    ... on EmptyOrderItem {
      qty
    }
  }
  message {
    text
  }
  wrapper {
    variation {
      id
      title
    }
  }
  giftPacking {
    variation {
      id
      title
    }
  }
  isEachWrapped
  total {
    currency
    value
  }
  totalWithExtras {
    value
  }
}
fragment BasketVariation on Variation {
  id
  variationType
  price {
    currency
    value
  }
  product {
    id
    title
    path
    image {
      url
      alt
    }
    backgroundColor
    digitalVariationConfig {
      ...BasketPrices
    }
    physicalVariationConfig {
      ...BasketPrices
    }
  }
}
fragment BasketPrices on VariationConfig {
  hasFixedPrices
  pricesToShow {
    currency
    value
  }
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  step {
    currency
    value
  }
  stock
}
fragment PostalParts on Address {
  companyName
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
  phoneNumber
}`, {"fragmentName":"BasketShipment"}) as unknown as TypedDocumentString<BasketShipmentFragment, unknown>;
export const BasketStoreFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BasketStore on StoreData {
  paymentIcons
  paymentMethods
  promotions {
    haveCodes
  }
}
    `, {"fragmentName":"BasketStore"}) as unknown as TypedDocumentString<BasketStoreFragment, unknown>;
export const PromotionCodeFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PromotionCode on PromotionCode {
  code
  isApplied
  isRefused
  needed {
    currency
    value
  }
}
    `, {"fragmentName":"PromotionCode"}) as unknown as TypedDocumentString<PromotionCodeFragment, unknown>;
export const BasketCodeFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BasketCode on GiftcardOrder {
  promotionCode {
    ...PromotionCode
  }
}
    fragment PromotionCode on PromotionCode {
  code
  isApplied
  isRefused
  needed {
    currency
    value
  }
}`, {"fragmentName":"BasketCode"}) as unknown as TypedDocumentString<BasketCodeFragment, unknown>;
export const KnownPersonFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment KnownPerson on CartReceiver {
  name
  email
  giverName
  address {
    ...PostalParts
  }
}
    fragment PostalParts on Address {
  companyName
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
  phoneNumber
}`, {"fragmentName":"KnownPerson"}) as unknown as TypedDocumentString<KnownPersonFragment, unknown>;
export const DeliveryModeChoiceFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment DeliveryModeChoice on GiftcardOrder {
  version
  deliveryMode
  canSplitAgain
  receivers {
    ...KnownPerson
  }
  shipmentPaging {
    totalItems
  }
  shipments {
    deliveryForm
    isForSelf
    packages {
      __typename
      ... on GiftcardPackage {
        giftcard_v1 {
          __typename
          ... on GiftcardOrderItem {
            qty
          }
          ... on DonationOrderItem {
            qty
          }
          ... on EmptyOrderItem {
            qty
          }
        }
      }
    }
  }
}
    fragment KnownPerson on CartReceiver {
  name
  email
  giverName
  address {
    ...PostalParts
  }
}
fragment PostalParts on Address {
  companyName
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
  phoneNumber
}`, {"fragmentName":"DeliveryModeChoice"}) as unknown as TypedDocumentString<DeliveryModeChoiceFragment, unknown>;
export const DeliveredGiftFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment DeliveredGift on Variation {
  id
  price {
    currency
    value
  }
  product {
    id
    title
  }
}
    `, {"fragmentName":"DeliveredGift"}) as unknown as TypedDocumentString<DeliveredGiftFragment, unknown>;
export const DonationOnOfferFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment DonationOnOffer on Product {
  id
  title
  digitalVariationConfig {
    ...BasketPrices
  }
}
    fragment BasketPrices on VariationConfig {
  hasFixedPrices
  pricesToShow {
    currency
    value
  }
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  step {
    currency
    value
  }
  stock
}`, {"fragmentName":"DonationOnOffer"}) as unknown as TypedDocumentString<DonationOnOfferFragment, unknown>;
export const DonationInBasketFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment DonationInBasket on GiftcardOrder {
  shipments {
    packages {
      __typename
      ... on GiftcardPackage {
        giftcard_v1 {
          __typename
        }
      }
    }
  }
}
    `, {"fragmentName":"DonationInBasket"}) as unknown as TypedDocumentString<DonationInBasketFragment, unknown>;
export const ProductLabelFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductLabel on ProductCardLabel {
  title
  color
  icon
  free
}
    `, {"fragmentName":"ProductLabel"}) as unknown as TypedDocumentString<ProductLabelFragment, unknown>;
export const PriceBoundsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
    `, {"fragmentName":"PriceBounds"}) as unknown as TypedDocumentString<PriceBoundsFragment, unknown>;
export const PriceFromFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}
    fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}`, {"fragmentName":"PriceFrom"}) as unknown as TypedDocumentString<PriceFromFragment, unknown>;
export const TileTitleFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment TileTitle on Product {
  title
  shortTitle
}
    `, {"fragmentName":"TileTitle"}) as unknown as TypedDocumentString<TileTitleFragment, unknown>;
export const ProductCardFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductCard on Product {
  id
  path
  title
  tagline
  notice
  backgroundColor
  showShadow
  isOrderable
  image {
    url
    alt
  }
  label {
    ...ProductLabel
  }
  digitalVariationConfig {
    stock
  }
  physicalVariationConfig {
    stock
  }
  ...PriceFrom
  ...TileTitle
}
    fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}
fragment ProductLabel on ProductCardLabel {
  title
  color
  icon
  free
}
fragment TileTitle on Product {
  title
  shortTitle
}`, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const SpendPlacesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment SpendPlaces on Spending {
  placeCount
  cities
  webshops {
    title
    url
  }
}
    `, {"fragmentName":"SpendPlaces"}) as unknown as TypedDocumentString<SpendPlacesFragment, unknown>;
export const BrandAboutFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BrandAbout on Product {
  productType
  description
  spending {
    howTo
    ...SpendPlaces
  }
}
    fragment SpendPlaces on Spending {
  placeCount
  cities
  webshops {
    title
    url
  }
}`, {"fragmentName":"BrandAbout"}) as unknown as TypedDocumentString<BrandAboutFragment, unknown>;
export const BrandPageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BrandPage on Brand {
  id
  title
  keywords
  products {
    productType
    shareImage {
      url
      alt
    }
    ...ProductCard
    ...BrandAbout
  }
  similarProducts {
    ...ProductCard
  }
}
    fragment BrandAbout on Product {
  productType
  description
  spending {
    howTo
    ...SpendPlaces
  }
}
fragment SpendPlaces on Spending {
  placeCount
  cities
  webshops {
    title
    url
  }
}
fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}
fragment ProductCard on Product {
  id
  path
  title
  tagline
  notice
  backgroundColor
  showShadow
  isOrderable
  image {
    url
    alt
  }
  label {
    ...ProductLabel
  }
  digitalVariationConfig {
    stock
  }
  physicalVariationConfig {
    stock
  }
  ...PriceFrom
  ...TileTitle
}
fragment ProductLabel on ProductCardLabel {
  title
  color
  icon
  free
}
fragment TileTitle on Product {
  title
  shortTitle
}`, {"fragmentName":"BrandPage"}) as unknown as TypedDocumentString<BrandPageFragment, unknown>;
export const BrandRowFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BrandRow on Brand {
  id
  title
  path
  letter
  image {
    url
    alt
  }
}
    `, {"fragmentName":"BrandRow"}) as unknown as TypedDocumentString<BrandRowFragment, unknown>;
export const CardOnPageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CardOnPage on GiftCardOnPage {
  title
  amount {
    currency
    value
  }
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  wrapper
  isDonation
  isChoiceCard
  howToSpend
  webshops {
    title
    url
  }
  validUntil
  code {
    number
    pin
    barcodeSvg
  }
  ownPage {
    url
    isOpened
  }
}
    `, {"fragmentName":"CardOnPage"}) as unknown as TypedDocumentString<CardOnPageFragment, unknown>;
export const CardDatesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CardDates on GiftCardReminders {
  offeredDays
  askedDays
  maskedEmail
}
    `, {"fragmentName":"CardDates"}) as unknown as TypedDocumentString<CardDatesFragment, unknown>;
export const GiftPageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment GiftPage on GiftCardPage {
  giverName
  receiverName
  isForSelf
  isReceiverKnown
  message
  isReady
  isOpened
  cards {
    ...CardOnPage
  }
  reminders {
    ...CardDates
  }
}
    fragment CardOnPage on GiftCardOnPage {
  title
  amount {
    currency
    value
  }
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  wrapper
  isDonation
  isChoiceCard
  howToSpend
  webshops {
    title
    url
  }
  validUntil
  code {
    number
    pin
    barcodeSvg
  }
  ownPage {
    url
    isOpened
  }
}
fragment CardDates on GiftCardReminders {
  offeredDays
  askedDays
  maskedEmail
}`, {"fragmentName":"GiftPage"}) as unknown as TypedDocumentString<GiftPageFragment, unknown>;
export const GiftThanksFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment GiftThanks on GiftCardPage {
  giverName
  canThank
  thankYou {
    text
  }
}
    `, {"fragmentName":"GiftThanks"}) as unknown as TypedDocumentString<GiftThanksFragment, unknown>;
export const CategoryPictureFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CategoryPicture on MenuCategory {
  id
  title
  description
  path
  icon
  productCount
  image {
    url
  }
}
    `, {"fragmentName":"CategoryPicture"}) as unknown as TypedDocumentString<CategoryPictureFragment, unknown>;
export const MomentTileFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment MomentTile on GivingMoment {
  id
  title
  text: description
  path
  productCount
  daysLeft
  images {
    url
    alt
  }
}
    `, {"fragmentName":"MomentTile"}) as unknown as TypedDocumentString<MomentTileFragment, unknown>;
export const ListFacetsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ListFacets on ProductFacets {
  vocabularies {
    vocabularyID
    terms {
      id
      title
      productCount
    }
  }
  variationTypes {
    variationType
    productCount
    isForSale
  }
  priceBands {
    minPrice {
      currency
      value
    }
    maxPrice {
      value
    }
    productCount
  }
}
    `, {"fragmentName":"ListFacets"}) as unknown as TypedDocumentString<ListFacetsFragment, unknown>;
export const ListPageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ListPage on ProductPage {
  products {
    ...ProductCard
  }
  paging {
    currentPage
    totalItems
  }
  facets {
    ...ListFacets
  }
}
    fragment ListFacets on ProductFacets {
  vocabularies {
    vocabularyID
    terms {
      id
      title
      productCount
    }
  }
  variationTypes {
    variationType
    productCount
    isForSale
  }
  priceBands {
    minPrice {
      currency
      value
    }
    maxPrice {
      value
    }
    productCount
  }
}
fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}
fragment ProductCard on Product {
  id
  path
  title
  tagline
  notice
  backgroundColor
  showShadow
  isOrderable
  image {
    url
    alt
  }
  label {
    ...ProductLabel
  }
  digitalVariationConfig {
    stock
  }
  physicalVariationConfig {
    stock
  }
  ...PriceFrom
  ...TileTitle
}
fragment ProductLabel on ProductCardLabel {
  title
  color
  icon
  free
}
fragment TileTitle on Product {
  title
  shortTitle
}`, {"fragmentName":"ListPage"}) as unknown as TypedDocumentString<ListPageFragment, unknown>;
export const ListedProductsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ListedProducts on Query {
  products(
    userData: $userData
    filters: $filters
    sorting: $sorting
    paging: {itemsPerPage: $itemsPerPage, pageNumber: $pageNumber}
  ) {
    ...ListPage
  }
  storeData(userData: $userData) {
    featuredProductPath
  }
}
    fragment ListFacets on ProductFacets {
  vocabularies {
    vocabularyID
    terms {
      id
      title
      productCount
    }
  }
  variationTypes {
    variationType
    productCount
    isForSale
  }
  priceBands {
    minPrice {
      currency
      value
    }
    maxPrice {
      value
    }
    productCount
  }
}
fragment ListPage on ProductPage {
  products {
    ...ProductCard
  }
  paging {
    currentPage
    totalItems
  }
  facets {
    ...ListFacets
  }
}
fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}
fragment ProductCard on Product {
  id
  path
  title
  tagline
  notice
  backgroundColor
  showShadow
  isOrderable
  image {
    url
    alt
  }
  label {
    ...ProductLabel
  }
  digitalVariationConfig {
    stock
  }
  physicalVariationConfig {
    stock
  }
  ...PriceFrom
  ...TileTitle
}
fragment ProductLabel on ProductCardLabel {
  title
  color
  icon
  free
}
fragment TileTitle on Product {
  title
  shortTitle
}`, {"fragmentName":"ListedProducts"}) as unknown as TypedDocumentString<ListedProductsFragment, unknown>;
export const CategoryChipFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CategoryChip on MenuCategory {
  id
  title
  path
  icon
}
    `, {"fragmentName":"CategoryChip"}) as unknown as TypedDocumentString<CategoryChipFragment, unknown>;
export const OverviewVariationFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OverviewVariation on Variation {
  id
  product {
    id
    title
    image {
      url
    }
    backgroundColor
  }
}
    `, {"fragmentName":"OverviewVariation"}) as unknown as TypedDocumentString<OverviewVariationFragment, unknown>;
export const OrderTotalsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderTotals on GiftcardOrder {
  groupedTotals {
    digitalTotal {
      qty
      price {
        currency
        value
      }
    }
    donationTotal {
      qty
      price {
        currency
        value
      }
    }
    physicalTotal {
      qty
      price {
        currency
        value
      }
    }
  }
  totals {
    subTotal {
      currency
      value
    }
    grandTotalWithoutTax {
      currency
      value
    }
    grandTotal {
      currency
      value
    }
    adjustments {
      title
      adjustmentType
      price {
        currency
        value
      }
    }
  }
}
    `, {"fragmentName":"OrderTotals"}) as unknown as TypedDocumentString<OrderTotalsFragment, unknown>;
export const OrderOverviewFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderOverview on GiftcardOrder {
  shipmentPaging {
    totalItems
  }
  shipments {
    id
    isForSelf
    deliveryDate
    deliveryForm
    deliveryAddress {
      firstName
      lastName
      email
    }
    packages {
      __typename
      ... on GiftcardPackage {
        id
        total {
          currency
          value
        }
        wrapper {
          variation {
            id
            title
            price {
              value
            }
          }
        }
        giftPacking {
          variation {
            id
            title
            price {
              value
            }
          }
        }
        giftcard_v1 {
          __typename
          ... on GiftcardOrderItem {
            qty
            variation {
              ...OverviewVariation
            }
          }
          ... on DonationOrderItem {
            qty
            variation {
              ...OverviewVariation
            }
          }
          ... on EmptyOrderItem {
            qty
          }
        }
      }
    }
  }
  ...OrderTotals
}
    fragment OverviewVariation on Variation {
  id
  product {
    id
    title
    image {
      url
    }
    backgroundColor
  }
}
fragment OrderTotals on GiftcardOrder {
  groupedTotals {
    digitalTotal {
      qty
      price {
        currency
        value
      }
    }
    donationTotal {
      qty
      price {
        currency
        value
      }
    }
    physicalTotal {
      qty
      price {
        currency
        value
      }
    }
  }
  totals {
    subTotal {
      currency
      value
    }
    grandTotalWithoutTax {
      currency
      value
    }
    grandTotal {
      currency
      value
    }
    adjustments {
      title
      adjustmentType
      price {
        currency
        value
      }
    }
  }
}`, {"fragmentName":"OrderOverview"}) as unknown as TypedDocumentString<OrderOverviewFragment, unknown>;
export const GiftExtrasFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment GiftExtras on GiftcardPackage {
  wrapper {
    qty
    variation {
      id
      title
      price {
        currency
        value
      }
    }
  }
  giftPacking {
    qty
    variation {
      id
      title
      price {
        currency
        value
      }
    }
  }
}
    `, {"fragmentName":"GiftExtras"}) as unknown as TypedDocumentString<GiftExtrasFragment, unknown>;
export const ReviewedGiftFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ReviewedGift on Variation {
  id
  price {
    currency
    value
  }
  product {
    id
    title
  }
}
    `, {"fragmentName":"ReviewedGift"}) as unknown as TypedDocumentString<ReviewedGiftFragment, unknown>;
export const ShippingStepFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ShippingStep on GiftcardShipment {
  id
  isForSelf
  deliveryDate
  deliveryForm
  deliveryAddress {
    firstName
    lastName
    email
    ...PostalParts
  }
  postPlan {
    arrivesOn
  }
  packages {
    __typename
    ... on GiftcardPackage {
      id
      ...GiftExtras
      message {
        text
      }
      giftcard_v1 {
        __typename
        ... on GiftcardOrderItem {
          qty
          variation {
            ...ReviewedGift
          }
        }
        ... on DonationOrderItem {
          qty
          variation {
            ...ReviewedGift
          }
        }
        ... on EmptyOrderItem {
          qty
        }
      }
    }
  }
}
    fragment ReviewedGift on Variation {
  id
  price {
    currency
    value
  }
  product {
    id
    title
  }
}
fragment PostalParts on Address {
  companyName
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
  phoneNumber
}
fragment GiftExtras on GiftcardPackage {
  wrapper {
    qty
    variation {
      id
      title
      price {
        currency
        value
      }
    }
  }
  giftPacking {
    qty
    variation {
      id
      title
      price {
        currency
        value
      }
    }
  }
}`, {"fragmentName":"ShippingStep"}) as unknown as TypedDocumentString<ShippingStepFragment, unknown>;
export const PickReasonFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PickReason on GiftReason {
  kind
  name
  from {
    currency
    value
  }
}
    `, {"fragmentName":"PickReason"}) as unknown as TypedDocumentString<PickReasonFragment, unknown>;
export const FinderPickFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FinderPick on GiftPick {
  reasons {
    ...PickReason
  }
  amount {
    currency
    value
  }
  product {
    id
    path
    title
    tagline
    notice
    backgroundColor
    showShadow
    image {
      url
      alt
    }
    ...PriceFrom
  }
}
    fragment PickReason on GiftReason {
  kind
  name
  from {
    currency
    value
  }
}
fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}`, {"fragmentName":"FinderPick"}) as unknown as TypedDocumentString<FinderPickFragment, unknown>;
export const FoundGiftsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FoundGifts on FoundGifts {
  hasMore
  elsewhere
  picks {
    ...FinderPick
  }
}
    fragment FinderPick on GiftPick {
  reasons {
    ...PickReason
  }
  amount {
    currency
    value
  }
  product {
    id
    path
    title
    tagline
    notice
    backgroundColor
    showShadow
    image {
      url
      alt
    }
    ...PriceFrom
  }
}
fragment PickReason on GiftReason {
  kind
  name
  from {
    currency
    value
  }
}
fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}`, {"fragmentName":"FoundGifts"}) as unknown as TypedDocumentString<FoundGiftsFragment, unknown>;
export const FinderFormFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FinderForm on GiftFinder {
  people {
    id
    title
  }
  likes {
    id
    title
    icon
  }
  moments {
    id
    title
    greeting
  }
  budgets {
    currency
    value
  }
}
    `, {"fragmentName":"FinderForm"}) as unknown as TypedDocumentString<FinderFormFragment, unknown>;
export const FinderStartFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FinderStart on GiftFinder {
  people {
    id
    title
  }
  likes {
    id
    title
  }
  moments {
    id
    title
  }
  budgets {
    currency
    value
  }
}
    `, {"fragmentName":"FinderStart"}) as unknown as TypedDocumentString<FinderStartFragment, unknown>;
export const ReachableFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Reachable on Organisation {
  legalName
  address
  email
  phone
  contactLinks
  isInvented
}
    `, {"fragmentName":"Reachable"}) as unknown as TypedDocumentString<ReachableFragment, unknown>;
export const ContactSubjectFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ContactSubject on ContactSubject {
  id
  title
  icon
}
    `, {"fragmentName":"ContactSubject"}) as unknown as TypedDocumentString<ContactSubjectFragment, unknown>;
export const PageHeadFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PageHead on PageHead {
  metaTitle
  description
  keywords
  noindex
  nofollow
}
    `, {"fragmentName":"PageHead"}) as unknown as TypedDocumentString<PageHeadFragment, unknown>;
export const RichTextFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment RichText on Paragraph {
  isItem
  spans {
    text
    isStrong
    path
  }
}
    `, {"fragmentName":"RichText"}) as unknown as TypedDocumentString<RichTextFragment, unknown>;
export const InformationSectionFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment InformationSection on InformationSection {
  id
  title
  icon
  paragraphs {
    ...RichText
  }
  questions {
    question
    answer {
      ...RichText
    }
  }
}
    fragment RichText on Paragraph {
  isItem
  spans {
    text
    isStrong
    path
  }
}`, {"fragmentName":"InformationSection"}) as unknown as TypedDocumentString<InformationSectionFragment, unknown>;
export const InformationPageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment InformationPage on InformationPage {
  title
  ...PageHead
  intro
  sections {
    ...InformationSection
  }
}
    fragment InformationSection on InformationSection {
  id
  title
  icon
  paragraphs {
    ...RichText
  }
  questions {
    question
    answer {
      ...RichText
    }
  }
}
fragment RichText on Paragraph {
  isItem
  spans {
    text
    isStrong
    path
  }
}
fragment PageHead on PageHead {
  metaTitle
  description
  keywords
  noindex
  nofollow
}`, {"fragmentName":"InformationPage"}) as unknown as TypedDocumentString<InformationPageFragment, unknown>;
export const HeroBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment HeroBlock on HeroBlock {
  title
  text
  look
  note {
    ...RichText
  }
  buttons {
    title
    path
  }
  cards {
    id
    image {
      url
      alt
    }
  }
}
    fragment RichText on Paragraph {
  isItem
  spans {
    text
    isStrong
    path
  }
}`, {"fragmentName":"HeroBlock"}) as unknown as TypedDocumentString<HeroBlockFragment, unknown>;
export const TextBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment TextBlock on TextBlock {
  title
  paragraphs {
    ...RichText
  }
}
    fragment RichText on Paragraph {
  isItem
  spans {
    text
    isStrong
    path
  }
}`, {"fragmentName":"TextBlock"}) as unknown as TypedDocumentString<TextBlockFragment, unknown>;
export const FeaturedCardFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FeaturedCard on TopProduct {
  id
  referencedPath
  product {
    notice
    ...TileTitle
    ...PriceFrom
  }
  cardImage {
    url
    alt
  }
}
    fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}
fragment TileTitle on Product {
  title
  shortTitle
}`, {"fragmentName":"FeaturedCard"}) as unknown as TypedDocumentString<FeaturedCardFragment, unknown>;
export const BlockLinkFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BlockLink on BlockLink {
  title
  path
}
    `, {"fragmentName":"BlockLink"}) as unknown as TypedDocumentString<BlockLinkFragment, unknown>;
export const ProductsBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductsBlock on ProductsBlock {
  id
  title
  totalItems
  products {
    ...ProductCard
  }
  featured {
    ...FeaturedCard
  }
  link {
    ...BlockLink
  }
}
    fragment BlockLink on BlockLink {
  title
  path
}
fragment FeaturedCard on TopProduct {
  id
  referencedPath
  product {
    notice
    ...TileTitle
    ...PriceFrom
  }
  cardImage {
    url
    alt
  }
}
fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}
fragment ProductCard on Product {
  id
  path
  title
  tagline
  notice
  backgroundColor
  showShadow
  isOrderable
  image {
    url
    alt
  }
  label {
    ...ProductLabel
  }
  digitalVariationConfig {
    stock
  }
  physicalVariationConfig {
    stock
  }
  ...PriceFrom
  ...TileTitle
}
fragment ProductLabel on ProductCardLabel {
  title
  color
  icon
  free
}
fragment TileTitle on Product {
  title
  shortTitle
}`, {"fragmentName":"ProductsBlock"}) as unknown as TypedDocumentString<ProductsBlockFragment, unknown>;
export const CategoryTileFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CategoryTile on MenuCategory {
  id
  title
  path
  icon
  isTop
}
    `, {"fragmentName":"CategoryTile"}) as unknown as TypedDocumentString<CategoryTileFragment, unknown>;
export const CategoriesBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CategoriesBlock on CategoriesBlock {
  title
  categories {
    ...CategoryTile
  }
  link {
    ...BlockLink
  }
}
    fragment BlockLink on BlockLink {
  title
  path
}
fragment CategoryTile on MenuCategory {
  id
  title
  path
  icon
  isTop
}`, {"fragmentName":"CategoriesBlock"}) as unknown as TypedDocumentString<CategoriesBlockFragment, unknown>;
export const MomentsBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment MomentsBlock on MomentsBlock {
  title
  look
  moments {
    title
    text: description
    path
    daysLeft
    images {
      url
      alt
    }
  }
  link {
    ...BlockLink
  }
}
    fragment BlockLink on BlockLink {
  title
  path
}`, {"fragmentName":"MomentsBlock"}) as unknown as TypedDocumentString<MomentsBlockFragment, unknown>;
export const SpotlightBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment SpotlightBlock on SpotlightBlock {
  title
  text
  reasons
  button
  product {
    path
    image {
      url
      alt
    }
  }
}
    `, {"fragmentName":"SpotlightBlock"}) as unknown as TypedDocumentString<SpotlightBlockFragment, unknown>;
export const FaqBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FaqBlock on FaqBlock {
  id
  title
  questions {
    question
    answer {
      ...RichText
    }
  }
}
    fragment RichText on Paragraph {
  isItem
  spans {
    text
    isStrong
    path
  }
}`, {"fragmentName":"FaqBlock"}) as unknown as TypedDocumentString<FaqBlockFragment, unknown>;
export const SellingPointsBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment SellingPointsBlock on SellingPointsBlock {
  title
  isNumbered
  points {
    icon
    title
    text
  }
}
    `, {"fragmentName":"SellingPointsBlock"}) as unknown as TypedDocumentString<SellingPointsBlockFragment, unknown>;
export const GuidesBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment GuidesBlock on GuidesBlock {
  title
  guides {
    title
    text
    path
    images {
      url
      alt
    }
  }
}
    `, {"fragmentName":"GuidesBlock"}) as unknown as TypedDocumentString<GuidesBlockFragment, unknown>;
export const FilmPlayerFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FilmPlayer on Video {
  title
  poster {
    url
  }
  ... on EmbedVideo {
    provider
    url
  }
  ... on SelfHostedVideo {
    mimeType
    url
    captions {
      language
      url
    }
  }
}
    `, {"fragmentName":"FilmPlayer"}) as unknown as TypedDocumentString<FilmPlayerFragment, unknown>;
export const VideoBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment VideoBlock on VideoBlock {
  title
  text
  video {
    ...FilmPlayer
  }
}
    fragment FilmPlayer on Video {
  title
  poster {
    url
  }
  ... on EmbedVideo {
    provider
    url
  }
  ... on SelfHostedVideo {
    mimeType
    url
    captions {
      language
      url
    }
  }
}`, {"fragmentName":"VideoBlock"}) as unknown as TypedDocumentString<VideoBlockFragment, unknown>;
export const PageBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PageBlock on Block {
  __typename
  id
  blockType
  ...HeroBlock
  ...TextBlock
  ...ProductsBlock
  ...CategoriesBlock
  ...MomentsBlock
  ...SpotlightBlock
  ...FaqBlock
  ...SellingPointsBlock
  ...GuidesBlock
  ...VideoBlock
}
    fragment BlockLink on BlockLink {
  title
  path
}
fragment CategoriesBlock on CategoriesBlock {
  title
  categories {
    ...CategoryTile
  }
  link {
    ...BlockLink
  }
}
fragment FaqBlock on FaqBlock {
  id
  title
  questions {
    question
    answer {
      ...RichText
    }
  }
}
fragment GuidesBlock on GuidesBlock {
  title
  guides {
    title
    text
    path
    images {
      url
      alt
    }
  }
}
fragment HeroBlock on HeroBlock {
  title
  text
  look
  note {
    ...RichText
  }
  buttons {
    title
    path
  }
  cards {
    id
    image {
      url
      alt
    }
  }
}
fragment MomentsBlock on MomentsBlock {
  title
  look
  moments {
    title
    text: description
    path
    daysLeft
    images {
      url
      alt
    }
  }
  link {
    ...BlockLink
  }
}
fragment ProductsBlock on ProductsBlock {
  id
  title
  totalItems
  products {
    ...ProductCard
  }
  featured {
    ...FeaturedCard
  }
  link {
    ...BlockLink
  }
}
fragment RichText on Paragraph {
  isItem
  spans {
    text
    isStrong
    path
  }
}
fragment SellingPointsBlock on SellingPointsBlock {
  title
  isNumbered
  points {
    icon
    title
    text
  }
}
fragment SpotlightBlock on SpotlightBlock {
  title
  text
  reasons
  button
  product {
    path
    image {
      url
      alt
    }
  }
}
fragment TextBlock on TextBlock {
  title
  paragraphs {
    ...RichText
  }
}
fragment VideoBlock on VideoBlock {
  title
  text
  video {
    ...FilmPlayer
  }
}
fragment FilmPlayer on Video {
  title
  poster {
    url
  }
  ... on EmbedVideo {
    provider
    url
  }
  ... on SelfHostedVideo {
    mimeType
    url
    captions {
      language
      url
    }
  }
}
fragment FeaturedCard on TopProduct {
  id
  referencedPath
  product {
    notice
    ...TileTitle
    ...PriceFrom
  }
  cardImage {
    url
    alt
  }
}
fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}
fragment ProductCard on Product {
  id
  path
  title
  tagline
  notice
  backgroundColor
  showShadow
  isOrderable
  image {
    url
    alt
  }
  label {
    ...ProductLabel
  }
  digitalVariationConfig {
    stock
  }
  physicalVariationConfig {
    stock
  }
  ...PriceFrom
  ...TileTitle
}
fragment ProductLabel on ProductCardLabel {
  title
  color
  icon
  free
}
fragment TileTitle on Product {
  title
  shortTitle
}
fragment CategoryTile on MenuCategory {
  id
  title
  path
  icon
  isTop
}`, {"fragmentName":"PageBlock"}) as unknown as TypedDocumentString<PageBlockFragment, unknown>;
export const LandingPageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment LandingPage on LandingPage {
  title
  ...PageHead
  blocks {
    ...PageBlock
  }
}
    fragment BlockLink on BlockLink {
  title
  path
}
fragment PageBlock on Block {
  __typename
  id
  blockType
  ...HeroBlock
  ...TextBlock
  ...ProductsBlock
  ...CategoriesBlock
  ...MomentsBlock
  ...SpotlightBlock
  ...FaqBlock
  ...SellingPointsBlock
  ...GuidesBlock
  ...VideoBlock
}
fragment CategoriesBlock on CategoriesBlock {
  title
  categories {
    ...CategoryTile
  }
  link {
    ...BlockLink
  }
}
fragment FaqBlock on FaqBlock {
  id
  title
  questions {
    question
    answer {
      ...RichText
    }
  }
}
fragment GuidesBlock on GuidesBlock {
  title
  guides {
    title
    text
    path
    images {
      url
      alt
    }
  }
}
fragment HeroBlock on HeroBlock {
  title
  text
  look
  note {
    ...RichText
  }
  buttons {
    title
    path
  }
  cards {
    id
    image {
      url
      alt
    }
  }
}
fragment MomentsBlock on MomentsBlock {
  title
  look
  moments {
    title
    text: description
    path
    daysLeft
    images {
      url
      alt
    }
  }
  link {
    ...BlockLink
  }
}
fragment ProductsBlock on ProductsBlock {
  id
  title
  totalItems
  products {
    ...ProductCard
  }
  featured {
    ...FeaturedCard
  }
  link {
    ...BlockLink
  }
}
fragment RichText on Paragraph {
  isItem
  spans {
    text
    isStrong
    path
  }
}
fragment SellingPointsBlock on SellingPointsBlock {
  title
  isNumbered
  points {
    icon
    title
    text
  }
}
fragment SpotlightBlock on SpotlightBlock {
  title
  text
  reasons
  button
  product {
    path
    image {
      url
      alt
    }
  }
}
fragment TextBlock on TextBlock {
  title
  paragraphs {
    ...RichText
  }
}
fragment VideoBlock on VideoBlock {
  title
  text
  video {
    ...FilmPlayer
  }
}
fragment FilmPlayer on Video {
  title
  poster {
    url
  }
  ... on EmbedVideo {
    provider
    url
  }
  ... on SelfHostedVideo {
    mimeType
    url
    captions {
      language
      url
    }
  }
}
fragment FeaturedCard on TopProduct {
  id
  referencedPath
  product {
    notice
    ...TileTitle
    ...PriceFrom
  }
  cardImage {
    url
    alt
  }
}
fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}
fragment ProductCard on Product {
  id
  path
  title
  tagline
  notice
  backgroundColor
  showShadow
  isOrderable
  image {
    url
    alt
  }
  label {
    ...ProductLabel
  }
  digitalVariationConfig {
    stock
  }
  physicalVariationConfig {
    stock
  }
  ...PriceFrom
  ...TileTitle
}
fragment ProductLabel on ProductCardLabel {
  title
  color
  icon
  free
}
fragment TileTitle on Product {
  title
  shortTitle
}
fragment PageHead on PageHead {
  metaTitle
  description
  keywords
  noindex
  nofollow
}
fragment CategoryTile on MenuCategory {
  id
  title
  path
  icon
  isTop
}`, {"fragmentName":"LandingPage"}) as unknown as TypedDocumentString<LandingPageFragment, unknown>;
export const GiftLinkFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment GiftLink on GiftToHandOver {
  url
  title
  amount {
    currency
    value
  }
  wrapper
}
    `, {"fragmentName":"GiftLink"}) as unknown as TypedDocumentString<GiftLinkFragment, unknown>;
export const OrderBillingFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderBilling on BillingAddress {
  firstName
  lastName
  companyName
  kvkNumber
  vatNumber
  invoiceEmail
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
}
    `, {"fragmentName":"OrderBilling"}) as unknown as TypedDocumentString<OrderBillingFragment, unknown>;
export const OrderFactsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderFacts on PlacedOrder {
  referenceNumber
  orderedOn
  paymentMethod
  contactPerson
  customerReference
}
    `, {"fragmentName":"OrderFacts"}) as unknown as TypedDocumentString<OrderFactsFragment, unknown>;
export const OrderDocumentsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderDocuments on PlacedOrder {
  uuid
  billingAddress {
    companyName
  }
  documents {
    number
    kind
    issuedOn
  }
}
    `, {"fragmentName":"OrderDocuments"}) as unknown as TypedDocumentString<OrderDocumentsFragment, unknown>;
export const TransferDetailsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment TransferDetails on BankTransfer {
  beneficiary
  iban
  bic
  reference
  amount {
    value
    currency
  }
  until
  hasProForma
}
    `, {"fragmentName":"TransferDetails"}) as unknown as TypedDocumentString<TransferDetailsFragment, unknown>;
export const PlannedReceiverFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PlannedReceiver on OrderReceiver {
  id
  name
  deliveryDate
  canBePlanned
  post {
    wishedOn
  }
}
    `, {"fragmentName":"PlannedReceiver"}) as unknown as TypedDocumentString<PlannedReceiverFragment, unknown>;
export const PostedReceiverFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PostedReceiver on OrderReceiver {
  id
  name
  post {
    canBeChanged
    address {
      ...PostalParts
    }
  }
}
    fragment PostalParts on Address {
  companyName
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
  phoneNumber
}`, {"fragmentName":"PostedReceiver"}) as unknown as TypedDocumentString<PostedReceiverFragment, unknown>;
export const LateReceiverFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment LateReceiver on OrderReceiver {
  id
  name
  post {
    canBeAskedAbout
    isAskedAbout
  }
}
    `, {"fragmentName":"LateReceiver"}) as unknown as TypedDocumentString<LateReceiverFragment, unknown>;
export const HandOverFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment HandOver on OrderReceiver {
  id
  name
  isForSelf
  canBeHandedOver
  hasLinks
}
    `, {"fragmentName":"HandOver"}) as unknown as TypedDocumentString<HandOverFragment, unknown>;
export const CancellableReceiverFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CancellableReceiver on OrderReceiver {
  id
  name
  canBeCancelled
}
    `, {"fragmentName":"CancellableReceiver"}) as unknown as TypedDocumentString<CancellableReceiverFragment, unknown>;
export const ReceiverThanksFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ReceiverThanks on OrderReceiver {
  thankYous {
    text
    thankedOn
  }
}
    `, {"fragmentName":"ReceiverThanks"}) as unknown as TypedDocumentString<ReceiverThanksFragment, unknown>;
export const OrderReceiversFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderReceivers on PlacedOrder {
  status
  state
  uuid
  paging {
    currentPage
    itemsPerPage
    totalItems
  }
  receivers {
    id
    name
    email
    deliveryState
    sentOn
    openedOn
    canBeCorrected
    canBeSentAgain
    isHandedOver
    deliveryDate
    isDelayed
    post {
      addressLines
      state
      isReplaced
      postedOn
      arrivesOn
      trackUrl
    }
    ...PlannedReceiver
    ...PostedReceiver
    ...LateReceiver
    ...HandOver
    ...CancellableReceiver
    ...ReceiverThanks
  }
}
    fragment CancellableReceiver on OrderReceiver {
  id
  name
  canBeCancelled
}
fragment HandOver on OrderReceiver {
  id
  name
  isForSelf
  canBeHandedOver
  hasLinks
}
fragment LateReceiver on OrderReceiver {
  id
  name
  post {
    canBeAskedAbout
    isAskedAbout
  }
}
fragment PlannedReceiver on OrderReceiver {
  id
  name
  deliveryDate
  canBePlanned
  post {
    wishedOn
  }
}
fragment PostedReceiver on OrderReceiver {
  id
  name
  post {
    canBeChanged
    address {
      ...PostalParts
    }
  }
}
fragment ReceiverThanks on OrderReceiver {
  thankYous {
    text
    thankedOn
  }
}
fragment PostalParts on Address {
  companyName
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
  phoneNumber
}`, {"fragmentName":"OrderReceivers"}) as unknown as TypedDocumentString<OrderReceiversFragment, unknown>;
export const OrderLinesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderLines on PlacedOrder {
  lines {
    variationType
    title
    quantity
    unitPrice {
      currency
      value
    }
    total {
      currency
      value
    }
    image {
      url
    }
    backgroundColor
    receiverTitle
    isDonation
    wrappings
  }
  adjustments {
    title
    adjustmentType
    price {
      currency
      value
    }
  }
  total {
    currency
    value
  }
  totalWithoutTax {
    currency
    value
  }
  refunded {
    currency
    value
  }
}
    `, {"fragmentName":"OrderLines"}) as unknown as TypedDocumentString<OrderLinesFragment, unknown>;
export const OrderViewFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderView on PlacedOrder {
  uuid
  status
  state
  billingAddress {
    ...OrderBilling
  }
  ...OrderFacts
  email
  isFullView
  ...OrderDocuments
  transfer {
    ...TransferDetails
  }
  ...OrderReceivers
  ...OrderLines
}
    fragment CancellableReceiver on OrderReceiver {
  id
  name
  canBeCancelled
}
fragment HandOver on OrderReceiver {
  id
  name
  isForSelf
  canBeHandedOver
  hasLinks
}
fragment LateReceiver on OrderReceiver {
  id
  name
  post {
    canBeAskedAbout
    isAskedAbout
  }
}
fragment OrderBilling on BillingAddress {
  firstName
  lastName
  companyName
  kvkNumber
  vatNumber
  invoiceEmail
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
}
fragment OrderDocuments on PlacedOrder {
  uuid
  billingAddress {
    companyName
  }
  documents {
    number
    kind
    issuedOn
  }
}
fragment OrderFacts on PlacedOrder {
  referenceNumber
  orderedOn
  paymentMethod
  contactPerson
  customerReference
}
fragment OrderLines on PlacedOrder {
  lines {
    variationType
    title
    quantity
    unitPrice {
      currency
      value
    }
    total {
      currency
      value
    }
    image {
      url
    }
    backgroundColor
    receiverTitle
    isDonation
    wrappings
  }
  adjustments {
    title
    adjustmentType
    price {
      currency
      value
    }
  }
  total {
    currency
    value
  }
  totalWithoutTax {
    currency
    value
  }
  refunded {
    currency
    value
  }
}
fragment OrderReceivers on PlacedOrder {
  status
  state
  uuid
  paging {
    currentPage
    itemsPerPage
    totalItems
  }
  receivers {
    id
    name
    email
    deliveryState
    sentOn
    openedOn
    canBeCorrected
    canBeSentAgain
    isHandedOver
    deliveryDate
    isDelayed
    post {
      addressLines
      state
      isReplaced
      postedOn
      arrivesOn
      trackUrl
    }
    ...PlannedReceiver
    ...PostedReceiver
    ...LateReceiver
    ...HandOver
    ...CancellableReceiver
    ...ReceiverThanks
  }
}
fragment PlannedReceiver on OrderReceiver {
  id
  name
  deliveryDate
  canBePlanned
  post {
    wishedOn
  }
}
fragment PostedReceiver on OrderReceiver {
  id
  name
  post {
    canBeChanged
    address {
      ...PostalParts
    }
  }
}
fragment ReceiverThanks on OrderReceiver {
  thankYous {
    text
    thankedOn
  }
}
fragment TransferDetails on BankTransfer {
  beneficiary
  iban
  bic
  reference
  amount {
    value
    currency
  }
  until
  hasProForma
}
fragment PostalParts on Address {
  companyName
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
  phoneNumber
}`, {"fragmentName":"OrderView"}) as unknown as TypedDocumentString<OrderViewFragment, unknown>;
export const OrderInWindowFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderInWindow on PlacedOrder {
  uuid
  isFullView
  status
  receivers {
    id
    name
    isForSelf
  }
  billingAddress {
    ...OrderBilling
  }
  documents {
    number
  }
  ...OrderFacts
  ...OrderDocuments
  ...OrderLines
}
    fragment OrderBilling on BillingAddress {
  firstName
  lastName
  companyName
  kvkNumber
  vatNumber
  invoiceEmail
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
}
fragment OrderDocuments on PlacedOrder {
  uuid
  billingAddress {
    companyName
  }
  documents {
    number
    kind
    issuedOn
  }
}
fragment OrderFacts on PlacedOrder {
  referenceNumber
  orderedOn
  paymentMethod
  contactPerson
  customerReference
}
fragment OrderLines on PlacedOrder {
  lines {
    variationType
    title
    quantity
    unitPrice {
      currency
      value
    }
    total {
      currency
      value
    }
    image {
      url
    }
    backgroundColor
    receiverTitle
    isDonation
    wrappings
  }
  adjustments {
    title
    adjustmentType
    price {
      currency
      value
    }
  }
  total {
    currency
    value
  }
  totalWithoutTax {
    currency
    value
  }
  refunded {
    currency
    value
  }
}`, {"fragmentName":"OrderInWindow"}) as unknown as TypedDocumentString<OrderInWindowFragment, unknown>;
export const PayingCardsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PayingCards on GiftcardOrder {
  amountToPay {
    currency
    value
  }
  giftCardPayments {
    id
    maskedNumber
    balance {
      currency
      value
    }
    amount {
      currency
      value
    }
  }
}
    `, {"fragmentName":"PayingCards"}) as unknown as TypedDocumentString<PayingCardsFragment, unknown>;
export const ShopErrorFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ShopError on ApiError {
  code
  message
  referencedRequestParameter
}
    `, {"fragmentName":"ShopError"}) as unknown as TypedDocumentString<ShopErrorFragment, unknown>;
export const PaymentAnswerFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PaymentAnswer on PaymentPayload {
  orderUuid
  methodId
  state
  action {
    url
    method
    fields {
      name
      value
    }
  }
  errors {
    ...ShopError
  }
}
    fragment ShopError on ApiError {
  code
  message
  referencedRequestParameter
}`, {"fragmentName":"PaymentAnswer"}) as unknown as TypedDocumentString<PaymentAnswerFragment, unknown>;
export const MeasuredDeliveryFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment MeasuredDelivery on DeliveryTime {
  seconds
  count
}
    `, {"fragmentName":"MeasuredDelivery"}) as unknown as TypedDocumentString<MeasuredDeliveryFragment, unknown>;
export const PostagePricesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PostagePrices on Postage {
  letter {
    currency
    value
  }
  registered {
    currency
    value
  }
  registeredAbove {
    currency
    value
  }
  letterAsksPhone
  registeredAsksPhone
}
    `, {"fragmentName":"PostagePrices"}) as unknown as TypedDocumentString<PostagePricesFragment, unknown>;
export const ProductStoreFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductStore on StoreData {
  serviceFee {
    currency
    value
  }
  postage {
    ...PostagePrices
  }
  paymentMethods
}
    fragment PostagePrices on Postage {
  letter {
    currency
    value
  }
  registered {
    currency
    value
  }
  registeredAbove {
    currency
    value
  }
  letterAsksPhone
  registeredAsksPhone
}`, {"fragmentName":"ProductStore"}) as unknown as TypedDocumentString<ProductStoreFragment, unknown>;
export const ProductStructuredDataFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductStructuredData on Product {
  id
  title
  path
  description
  isOrderable
  shareImage {
    url
  }
  brand {
    title
  }
  digitalVariationConfig {
    minPrice {
      currency
      value
    }
    maxPrice {
      currency
      value
    }
  }
  physicalVariationConfig {
    minPrice {
      currency
      value
    }
    maxPrice {
      currency
      value
    }
  }
}
    `, {"fragmentName":"ProductStructuredData"}) as unknown as TypedDocumentString<ProductStructuredDataFragment, unknown>;
export const ProductAsideFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductAside on Product {
  id
  title
  digitalVariationConfig {
    minPrice {
      currency
      value
    }
  }
  physicalVariationConfig {
    minPrice {
      currency
      value
    }
  }
  brand {
    title
    path
    productCount
  }
}
    `, {"fragmentName":"ProductAside"}) as unknown as TypedDocumentString<ProductAsideFragment, unknown>;
export const ProductFilmFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductFilm on Video {
  title
  ...FilmPlayer
}
    fragment FilmPlayer on Video {
  title
  poster {
    url
  }
  ... on EmbedVideo {
    provider
    url
  }
  ... on SelfHostedVideo {
    mimeType
    url
    captions {
      language
      url
    }
  }
}`, {"fragmentName":"ProductFilm"}) as unknown as TypedDocumentString<ProductFilmFragment, unknown>;
export const ProductQuestionsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductQuestions on Product {
  video {
    ...ProductFilm
  }
  questions {
    question
    answer
  }
}
    fragment ProductFilm on Video {
  title
  ...FilmPlayer
}
fragment FilmPlayer on Video {
  title
  poster {
    url
  }
  ... on EmbedVideo {
    provider
    url
  }
  ... on SelfHostedVideo {
    mimeType
    url
    captions {
      language
      url
    }
  }
}`, {"fragmentName":"ProductQuestions"}) as unknown as TypedDocumentString<ProductQuestionsFragment, unknown>;
export const ProductTestimonialsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductTestimonials on Product {
  testimonials {
    quote
    author
    sourceTitle
    sourceUrl
    verifiedOn
  }
}
    `, {"fragmentName":"ProductTestimonials"}) as unknown as TypedDocumentString<ProductTestimonialsFragment, unknown>;
export const VariationRuleFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment VariationRule on VariationConfig {
  stock
  hasFixedPrices
  pricesToShow {
    currency
    value
  }
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  step {
    currency
    value
  }
}
    `, {"fragmentName":"VariationRule"}) as unknown as TypedDocumentString<VariationRuleFragment, unknown>;
export const ProductFormFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductForm on Product {
  id
  title
  productType
  isChoiceCard
  goesRegistered
  backgroundColor
  showShadow
  showHand
  isOrderable
  image {
    url
    alt
  }
  digitalVariationConfig {
    ...VariationRule
  }
  physicalVariationConfig {
    ...VariationRule
  }
}
    fragment VariationRule on VariationConfig {
  stock
  hasFixedPrices
  pricesToShow {
    currency
    value
  }
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  step {
    currency
    value
  }
}`, {"fragmentName":"ProductForm"}) as unknown as TypedDocumentString<ProductFormFragment, unknown>;
export const ProductDetailsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductDetails on Product {
  productType
  isChoiceCard
  description
  validityMonths
  spending {
    howTo
    ...SpendPlaces
  }
}
    fragment SpendPlaces on Spending {
  placeCount
  cities
  webshops {
    title
    url
  }
}`, {"fragmentName":"ProductDetails"}) as unknown as TypedDocumentString<ProductDetailsFragment, unknown>;
export const ProductPageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductPage on Product {
  title
  tagline
  notice
  isChoiceCard
  backgroundColor
  showShadow
  showHand
  isOrderable
  image {
    url
    alt
  }
  label {
    ...ProductLabel
  }
  categories {
    title
    path
  }
  similarProducts {
    ...ProductCard
  }
  shareImage {
    url
    alt
  }
  ...ProductStructuredData
  ...ProductAside
  ...ProductQuestions
  ...ProductTestimonials
  ...ProductForm
  ...ProductDetails
}
    fragment ProductAside on Product {
  id
  title
  digitalVariationConfig {
    minPrice {
      currency
      value
    }
  }
  physicalVariationConfig {
    minPrice {
      currency
      value
    }
  }
  brand {
    title
    path
    productCount
  }
}
fragment ProductDetails on Product {
  productType
  isChoiceCard
  description
  validityMonths
  spending {
    howTo
    ...SpendPlaces
  }
}
fragment ProductFilm on Video {
  title
  ...FilmPlayer
}
fragment ProductQuestions on Product {
  video {
    ...ProductFilm
  }
  questions {
    question
    answer
  }
}
fragment ProductStructuredData on Product {
  id
  title
  path
  description
  isOrderable
  shareImage {
    url
  }
  brand {
    title
  }
  digitalVariationConfig {
    minPrice {
      currency
      value
    }
    maxPrice {
      currency
      value
    }
  }
  physicalVariationConfig {
    minPrice {
      currency
      value
    }
    maxPrice {
      currency
      value
    }
  }
}
fragment ProductTestimonials on Product {
  testimonials {
    quote
    author
    sourceTitle
    sourceUrl
    verifiedOn
  }
}
fragment SpendPlaces on Spending {
  placeCount
  cities
  webshops {
    title
    url
  }
}
fragment FilmPlayer on Video {
  title
  poster {
    url
  }
  ... on EmbedVideo {
    provider
    url
  }
  ... on SelfHostedVideo {
    mimeType
    url
    captions {
      language
      url
    }
  }
}
fragment VariationRule on VariationConfig {
  stock
  hasFixedPrices
  pricesToShow {
    currency
    value
  }
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  step {
    currency
    value
  }
}
fragment ProductForm on Product {
  id
  title
  productType
  isChoiceCard
  goesRegistered
  backgroundColor
  showShadow
  showHand
  isOrderable
  image {
    url
    alt
  }
  digitalVariationConfig {
    ...VariationRule
  }
  physicalVariationConfig {
    ...VariationRule
  }
}
fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}
fragment ProductCard on Product {
  id
  path
  title
  tagline
  notice
  backgroundColor
  showShadow
  isOrderable
  image {
    url
    alt
  }
  label {
    ...ProductLabel
  }
  digitalVariationConfig {
    stock
  }
  physicalVariationConfig {
    stock
  }
  ...PriceFrom
  ...TileTitle
}
fragment ProductLabel on ProductCardLabel {
  title
  color
  icon
  free
}
fragment TileTitle on Product {
  title
  shortTitle
}`, {"fragmentName":"ProductPage"}) as unknown as TypedDocumentString<ProductPageFragment, unknown>;
export const FoundItemFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FoundItem on SearchItem {
  id
  path
  title
  heroTitle
  icon
  backgroundColor
  showShadow
  image {
    url
    alt
  }
  product {
    tagline
    notice
    isOrderable
    ...PriceFrom
  }
}
    fragment PriceBounds on VariationConfig {
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
}
fragment PriceFrom on Product {
  digitalVariationConfig {
    ...PriceBounds
  }
  physicalVariationConfig {
    ...PriceBounds
  }
}`, {"fragmentName":"FoundItem"}) as unknown as TypedDocumentString<FoundItemFragment, unknown>;
export const FoundGroupFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FoundGroup on SearchGroup {
  groupType
  items {
    id
    path
    title
    heroTitle
    icon
  }
}
    `, {"fragmentName":"FoundGroup"}) as unknown as TypedDocumentString<FoundGroupFragment, unknown>;
export const UnderstoodPartFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment UnderstoodPart on SearchUnderstood {
  kind
  without
  title
  age
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  variationType
}
    `, {"fragmentName":"UnderstoodPart"}) as unknown as TypedDocumentString<UnderstoodPartFragment, unknown>;
export const FoundNotesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FoundNotes on SearchBody {
  elsewhere
  pages {
    title
    path
  }
}
    `, {"fragmentName":"FoundNotes"}) as unknown as TypedDocumentString<FoundNotesFragment, unknown>;
export const SearchResultsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment SearchResults on SearchBody {
  count
  groups {
    ...FoundGroup
  }
  understood {
    ...UnderstoodPart
  }
  ...FoundNotes
}
    fragment FoundGroup on SearchGroup {
  groupType
  items {
    id
    path
    title
    heroTitle
    icon
  }
}
fragment FoundNotes on SearchBody {
  elsewhere
  pages {
    title
    path
  }
}
fragment UnderstoodPart on SearchUnderstood {
  kind
  without
  title
  age
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  variationType
}`, {"fragmentName":"SearchResults"}) as unknown as TypedDocumentString<SearchResultsFragment, unknown>;
export const DetailsAddressFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment DetailsAddress on BillingAddress {
  customerType
  companyName
  kvkNumber
  vatNumber
  invoiceEmail
  referenceNumber
  firstName
  lastName
  email
  phoneNumber
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
}
    `, {"fragmentName":"DetailsAddress"}) as unknown as TypedDocumentString<DetailsAddressFragment, unknown>;
export const SingleGiftVariationFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment SingleGiftVariation on Variation {
  variationType
  price {
    value
  }
  product {
    id
  }
}
    `, {"fragmentName":"SingleGiftVariation"}) as unknown as TypedDocumentString<SingleGiftVariationFragment, unknown>;
export const SingleGiftOrderFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment SingleGiftOrder on GiftcardOrder {
  id
  version
  promotionCode {
    code
  }
  totals {
    grandTotal {
      currency
      value
    }
  }
  billingAddress {
    ...DetailsAddress
  }
  shipments {
    isForSelf
    deliveryDate
    giverName
    deliveryAddress {
      firstName
      email
      ...PostalParts
    }
    packages {
      __typename
      ... on GiftcardPackage {
        id
        message {
          text
        }
        wrapper {
          variation {
            id
          }
        }
        giftPacking {
          variation {
            id
          }
        }
        isEachWrapped
        giftcard_v1 {
          __typename
          ... on GiftcardOrderItem {
            qty
            variation {
              ...SingleGiftVariation
            }
          }
          ... on DonationOrderItem {
            qty
            variation {
              ...SingleGiftVariation
            }
          }
          ... on EmptyOrderItem {
            qty
          }
        }
      }
    }
  }
}
    fragment SingleGiftVariation on Variation {
  variationType
  price {
    value
  }
  product {
    id
  }
}
fragment PostalParts on Address {
  companyName
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
  phoneNumber
}
fragment DetailsAddress on BillingAddress {
  customerType
  companyName
  kvkNumber
  vatNumber
  invoiceEmail
  referenceNumber
  firstName
  lastName
  email
  phoneNumber
  countryCode
  postCode
  houseNumber
  suffix
  street
  addressLine1
  addressLine2
  city
  administrativeArea
}`, {"fragmentName":"SingleGiftOrder"}) as unknown as TypedDocumentString<SingleGiftOrderFragment, unknown>;
export const MoneyBackFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment MoneyBack on MoneyBack {
  gifts {
    currency
    value
  }
  wrapping {
    currency
    value
  }
  discount {
    currency
    value
  }
  fees {
    currency
    value
  }
  postage {
    currency
    value
  }
  total {
    currency
    value
  }
  isWholeOrder
}
    `, {"fragmentName":"MoneyBack"}) as unknown as TypedDocumentString<MoneyBackFragment, unknown>;
export const WithdrawalOfferFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment WithdrawalOffer on WithdrawalOffer {
  orderNumber
  name
  email
  parts {
    deliveryId
    receiverName
    titles
    result
    until
  }
  moneyBack {
    ...MoneyBack
  }
}
    fragment MoneyBack on MoneyBack {
  gifts {
    currency
    value
  }
  wrapping {
    currency
    value
  }
  discount {
    currency
    value
  }
  fees {
    currency
    value
  }
  postage {
    currency
    value
  }
  total {
    currency
    value
  }
  isWholeOrder
}`, {"fragmentName":"WithdrawalOffer"}) as unknown as TypedDocumentString<WithdrawalOfferFragment, unknown>;
export const MeasurementFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Measurement on StoreData {
  toggles {
    isSearchDataLayer
  }
}
    `, {"fragmentName":"Measurement"}) as unknown as TypedDocumentString<MeasurementFragment, unknown>;
export const TrustMarkFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment TrustMark on TrustMark {
  name
  url
  image {
    url
    alt
  }
}
    `, {"fragmentName":"TrustMark"}) as unknown as TypedDocumentString<TrustMarkFragment, unknown>;
export const SisterShopFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment SisterShop on SisterShop {
  name
  url
  logo {
    url
    alt
  }
}
    `, {"fragmentName":"SisterShop"}) as unknown as TypedDocumentString<SisterShopFragment, unknown>;
export const OrganisationColumnFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrganisationColumn on Organisation {
  legalName
  address
  email
  phone
  kvkNumber
  vatNumber
  isInvented
}
    `, {"fragmentName":"OrganisationColumn"}) as unknown as TypedDocumentString<OrganisationColumnFragment, unknown>;
export const FooterBodyFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FooterBody on StoreData {
  toggles {
    isFooterLogos
  }
  paymentIcons
  sisterShops {
    ...SisterShop
  }
  menus {
    footerMenu {
      menuItems {
        title
        path
      }
    }
  }
  organisation {
    description
    ...OrganisationColumn
  }
}
    fragment OrganisationColumn on Organisation {
  legalName
  address
  email
  phone
  kvkNumber
  vatNumber
  isInvented
}
fragment SisterShop on SisterShop {
  name
  url
  logo {
    url
    alt
  }
}`, {"fragmentName":"FooterBody"}) as unknown as TypedDocumentString<FooterBodyFragment, unknown>;
export const FooterFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Footer on StoreData {
  name
  menus {
    legalMenu {
      menuItems {
        title
        path
      }
    }
  }
  trustMarks {
    bottomBar {
      ...TrustMark
    }
  }
  socialAccounts {
    network
    url
  }
  ...FooterBody
}
    fragment FooterBody on StoreData {
  toggles {
    isFooterLogos
  }
  paymentIcons
  sisterShops {
    ...SisterShop
  }
  menus {
    footerMenu {
      menuItems {
        title
        path
      }
    }
  }
  organisation {
    description
    ...OrganisationColumn
  }
}
fragment OrganisationColumn on Organisation {
  legalName
  address
  email
  phone
  kvkNumber
  vatNumber
  isInvented
}
fragment SisterShop on SisterShop {
  name
  url
  logo {
    url
    alt
  }
}
fragment TrustMark on TrustMark {
  name
  url
  image {
    url
    alt
  }
}`, {"fragmentName":"Footer"}) as unknown as TypedDocumentString<FooterFragment, unknown>;
export const HeaderFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Header on StoreData {
  trustMarks {
    header {
      ...TrustMark
    }
  }
  menus {
    headerMenu {
      menuItems {
        title
        path
      }
    }
  }
  toggles {
    languageSwitcher
    isNavigationIconTextOn
    modalAuth
    hardcodeNoindexNofollow
  }
}
    fragment TrustMark on TrustMark {
  name
  url
  image {
    url
    alt
  }
}`, {"fragmentName":"Header"}) as unknown as TypedDocumentString<HeaderFragment, unknown>;
export const FrameCategoryFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FrameCategory on MenuCategory {
  id
  title
  path
  icon
  isTop
}
    `, {"fragmentName":"FrameCategory"}) as unknown as TypedDocumentString<FrameCategoryFragment, unknown>;
export const MenuProductFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment MenuProduct on TopProduct {
  title
  referencedPath
  cardImage {
    url
    alt
  }
}
    `, {"fragmentName":"MenuProduct"}) as unknown as TypedDocumentString<MenuProductFragment, unknown>;
export const PromoPopUpModalFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PromoPopUpModal on PromoPopUp {
  id
  title
  text
  delaySeconds
  scrollPercent
  image {
    url
  }
  cards {
    id
    image {
      url
    }
  }
  link {
    title
    path
  }
}
    `, {"fragmentName":"PromoPopUpModal"}) as unknown as TypedDocumentString<PromoPopUpModalFragment, unknown>;
export const SwitcherShopFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment SwitcherShop on CountryCombination {
  country
  name
  family
  url
  languagesCombinations {
    languageCode
    isDefault
    currency
  }
}
    `, {"fragmentName":"SwitcherShop"}) as unknown as TypedDocumentString<SwitcherShopFragment, unknown>;
export const PostPromiseFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PostPromise on PostPromise {
  arrivesOn
  lastDay
  isPostedToday
  isThereTomorrow
}
    `, {"fragmentName":"PostPromise"}) as unknown as TypedDocumentString<PostPromiseFragment, unknown>;
export const WrappingOnOfferFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment WrappingOnOffer on WrapperOrderItem {
  kind
  variation {
    id
    title
    variationType
    price {
      currency
      value
    }
    image {
      url
    }
  }
}
    `, {"fragmentName":"WrappingOnOffer"}) as unknown as TypedDocumentString<WrappingOnOfferFragment, unknown>;
export const MeasuredCartFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment MeasuredCart on GiftcardOrder {
  id
  totals {
    grandTotal {
      currency
      value
    }
  }
  shipments {
    packages {
      __typename
      ... on GiftcardPackage {
        giftcard_v1 {
          __typename
          ... on GiftcardOrderItem {
            qty
            variation {
              price {
                currency
                value
              }
              product {
                id
                title
              }
            }
          }
          ... on DonationOrderItem {
            qty
            variation {
              price {
                currency
                value
              }
              product {
                id
                title
              }
            }
          }
        }
      }
    }
  }
}
    `, {"fragmentName":"MeasuredCart"}) as unknown as TypedDocumentString<MeasuredCartFragment, unknown>;
export const NotFoundPictureFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment NotFoundPicture on StoreData {
  notFoundImage {
    url
    alt
  }
}
    `, {"fragmentName":"NotFoundPicture"}) as unknown as TypedDocumentString<NotFoundPictureFragment, unknown>;
export const DetailsProfileFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment DetailsProfile on CustomerProfile {
  firstName
  lastName
  email
  phoneNumber
  kvkNumber
  vatNumber
  invoiceEmail
  address {
    companyName
    countryCode
    postCode
    houseNumber
    suffix
    street
    addressLine1
    addressLine2
    city
    administrativeArea
  }
}
    `, {"fragmentName":"DetailsProfile"}) as unknown as TypedDocumentString<DetailsProfileFragment, unknown>;
export const OverviewGiftFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OverviewGift on Variation {
  price {
    currency
    value
  }
  product {
    title
    backgroundColor
  }
}
    `, {"fragmentName":"OverviewGift"}) as unknown as TypedDocumentString<OverviewGiftFragment, unknown>;
export const OrderByReceiverFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderByReceiver on GiftcardOrder {
  shipmentPaging {
    totalItems
  }
  packagesGroups {
    tag
    packageId
    receiverTitle
    receiverDescription
    totalPrice {
      currency
      value
    }
    cardsPreviews {
      image {
        url {
          href
        }
      }
      color {
        color
      }
    }
  }
  shipments {
    tag
    isForSelf
    deliveryDate
    postPlan {
      arrivesOn
    }
    packages {
      __typename
      id
      ... on GiftcardPackage {
        message {
          text
        }
        ...GiftExtras
        giftcard_v1 {
          __typename
          ... on GiftcardOrderItem {
            qty
            variation {
              ...OverviewGift
            }
          }
          ... on DonationOrderItem {
            qty
            variation {
              ...OverviewGift
            }
          }
          ... on EmptyOrderItem {
            qty
          }
        }
      }
    }
  }
  ...OrderTotals
}
    fragment OrderTotals on GiftcardOrder {
  groupedTotals {
    digitalTotal {
      qty
      price {
        currency
        value
      }
    }
    donationTotal {
      qty
      price {
        currency
        value
      }
    }
    physicalTotal {
      qty
      price {
        currency
        value
      }
    }
  }
  totals {
    subTotal {
      currency
      value
    }
    grandTotalWithoutTax {
      currency
      value
    }
    grandTotal {
      currency
      value
    }
    adjustments {
      title
      adjustmentType
      price {
        currency
        value
      }
    }
  }
}
fragment GiftExtras on GiftcardPackage {
  wrapper {
    qty
    variation {
      id
      title
      price {
        currency
        value
      }
    }
  }
  giftPacking {
    qty
    variation {
      id
      title
      price {
        currency
        value
      }
    }
  }
}
fragment OverviewGift on Variation {
  price {
    currency
    value
  }
  product {
    title
    backgroundColor
  }
}`, {"fragmentName":"OrderByReceiver"}) as unknown as TypedDocumentString<OrderByReceiverFragment, unknown>;
export const PaymentChoiceFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PaymentChoice on PaymentMethodsPayload {
  methods {
    id
    name
    marks
    brands
    banks {
      id
      issuer
    }
    sheet {
      scriptUrl
      isTest
      merchantId
      gatewayMerchantId
      countryCode
      shopName
    }
  }
  cardFields {
    frameUrl
    clientKey
  }
  failures
  errors {
    ...ShopError
  }
}
    fragment ShopError on ApiError {
  code
  message
  referencedRequestParameter
}`, {"fragmentName":"PaymentChoice"}) as unknown as TypedDocumentString<PaymentChoiceFragment, unknown>;
export const HreflangFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Hreflang on Hreflang {
  langCode
  countryCode
  origin
  path
  isDefault
}
    `, {"fragmentName":"Hreflang"}) as unknown as TypedDocumentString<HreflangFragment, unknown>;
export const SupportLinkFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment SupportLink on MenuItem {
  title
  path
}
    `, {"fragmentName":"SupportLink"}) as unknown as TypedDocumentString<SupportLinkFragment, unknown>;
export const BusinessHeaderFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BusinessHeader on StoreData {
  menus {
    headerMenu {
      menuItems {
        title
        path
      }
    }
    businessMenu {
      title
      menuItems {
        title
        path
      }
    }
  }
  support {
    ...SupportLink
  }
  toggles {
    languageSwitcher
    isNavigationIconTextOn
    modalAuth
  }
}
    fragment SupportLink on MenuItem {
  title
  path
}`, {"fragmentName":"BusinessHeader"}) as unknown as TypedDocumentString<BusinessHeaderFragment, unknown>;
export const RedeemHeaderFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment RedeemHeader on StoreData {
  support {
    ...SupportLink
  }
  toggles {
    languageSwitcher
  }
}
    fragment SupportLink on MenuItem {
  title
  path
}`, {"fragmentName":"RedeemHeader"}) as unknown as TypedDocumentString<RedeemHeaderFragment, unknown>;
export const FramePartsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FrameParts on StoreData {
  ...BusinessHeader
  ...RedeemHeader
}
    fragment BusinessHeader on StoreData {
  menus {
    headerMenu {
      menuItems {
        title
        path
      }
    }
    businessMenu {
      title
      menuItems {
        title
        path
      }
    }
  }
  support {
    ...SupportLink
  }
  toggles {
    languageSwitcher
    isNavigationIconTextOn
    modalAuth
  }
}
fragment RedeemHeader on StoreData {
  support {
    ...SupportLink
  }
  toggles {
    languageSwitcher
  }
}
fragment SupportLink on MenuItem {
  title
  path
}`, {"fragmentName":"FrameParts"}) as unknown as TypedDocumentString<FramePartsFragment, unknown>;
export const UserChangePasswordDocument = {"__meta__":{"hash":"sha256:985e9e8e634735f96d455a77fe0db5fee987f469b3a13dbe86a84446e416fe14"}} as unknown as TypedDocumentString<UserChangePasswordMutation, UserChangePasswordMutationVariables>;
export const UserConfirmEmailDocument = {"__meta__":{"hash":"sha256:293b989803c881d659460f8ef7fab3b76b9d5a0c20c21801227f504ddf4526df"}} as unknown as TypedDocumentString<UserConfirmEmailMutation, UserConfirmEmailMutationVariables>;
export const ViewerDocument = {"__meta__":{"hash":"sha256:e312d2a322befbf008549c263b1953e3407c96dedf566b4a45d75c43dc4f85a4"}} as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const DeleteAccountDocument = {"__meta__":{"hash":"sha256:958ac718917e495020e821a3d2a9d2becd1bba7e342d80ad3ffcb2484dc76408"}} as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const SaveUserDetailsDocument = {"__meta__":{"hash":"sha256:88d0a7bfe3183a06d1a2018a98acece93a2962a1c0db1dfbfa82fad663224afc"}} as unknown as TypedDocumentString<SaveUserDetailsMutation, SaveUserDetailsMutationVariables>;
export const AccountLinkDocument = {"__meta__":{"hash":"sha256:7b728c028ba4bd198bed2b06b776b2e942f1f3f81b2cdd411857b7d8a3ccb1ee"}} as unknown as TypedDocumentString<AccountLinkQuery, AccountLinkQueryVariables>;
export const UserForgotPasswordDocument = {"__meta__":{"hash":"sha256:10b9a13b365daeb396cb622f36ee6770305b0cf00c0f3ab3364274f006a18714"}} as unknown as TypedDocumentString<UserForgotPasswordMutation, UserForgotPasswordMutationVariables>;
export const UserSetPasswordDocument = {"__meta__":{"hash":"sha256:0e6b95ecfdf2555f2f5feb4e0cfa6d5078bc8d84e503919dca6b7be8e36df2fc"}} as unknown as TypedDocumentString<UserSetPasswordMutation, UserSetPasswordMutationVariables>;
export const UserRegisterDocument = {"__meta__":{"hash":"sha256:a27a052ec6381f91f1be8ab12d6982d42ed0903efae2cb0ee71b514049e4506d"}} as unknown as TypedDocumentString<UserRegisterMutation, UserRegisterMutationVariables>;
export const ResendConfirmationDocument = {"__meta__":{"hash":"sha256:2a09575e0830d0d185d0dda297a990cee3aaab193ed9bf4f99af91bf020c8095"}} as unknown as TypedDocumentString<ResendConfirmationMutation, ResendConfirmationMutationVariables>;
export const UserLogoutDocument = {"__meta__":{"hash":"sha256:2c80188c39df55b44e78c7dd08d9cc3a456f525a369b36f944319a3b587944be"}} as unknown as TypedDocumentString<UserLogoutMutation, UserLogoutMutationVariables>;
export const CheckGiftCardBalanceDocument = {"__meta__":{"hash":"sha256:7b5e3b92526cf9ec83f12532331be51fced57659ec089fb70b592d907761d54e"}} as unknown as TypedDocumentString<CheckGiftCardBalanceMutation, CheckGiftCardBalanceMutationVariables>;
export const UnlockGiftCardDocument = {"__meta__":{"hash":"sha256:4786d9a0a6154858592b78cb589287b2c1be4ab22dd38abb04dc7d380751ef5d"}} as unknown as TypedDocumentString<UnlockGiftCardMutation, UnlockGiftCardMutationVariables>;
export const ChangeAmountDocument = {"__meta__":{"hash":"sha256:ab2124b56a30accc72d62e8a9c6aa5e5f4d81733535341c5d9ffe07676320551"}} as unknown as TypedDocumentString<ChangeAmountMutation, ChangeAmountMutationVariables>;
export const ChangeReceiverDocument = {"__meta__":{"hash":"sha256:b48331c343027d0c1c812101b48c38b516aba0e6ab72698e14fafd6c5d616ec7"}} as unknown as TypedDocumentString<ChangeReceiverMutation, ChangeReceiverMutationVariables>;
export const SetDeliveryModeDocument = {"__meta__":{"hash":"sha256:acfe4f84d74495a018be5d4c46ed436532ed38d5f9ca4f3f50911015c2d7444b"}} as unknown as TypedDocumentString<SetDeliveryModeMutation, SetDeliveryModeMutationVariables>;
export const AddDonationDocument = {"__meta__":{"hash":"sha256:493525f4a1afa0204c9f64068907eeef195308806e4c1c983be16e31351ad5eb"}} as unknown as TypedDocumentString<AddDonationMutation, AddDonationMutationVariables>;
export const CopyShipmentDocument = {"__meta__":{"hash":"sha256:019819200fd56b6ff464737bef6dcde9c87e0c6b4ab45d89e1b4c71c6389613e"}} as unknown as TypedDocumentString<CopyShipmentMutation, CopyShipmentMutationVariables>;
export const ChangeQuantityDocument = {"__meta__":{"hash":"sha256:7114b977e0bc70ab1512227882b6e3993bae33da8af34d64af3f369c70614cfa"}} as unknown as TypedDocumentString<ChangeQuantityMutation, ChangeQuantityMutationVariables>;
export const ChangeShipmentDateDocument = {"__meta__":{"hash":"sha256:5fd6b746206a3e1759b589c4b5d933aebfb961c129c9c2de73195b90433096d4"}} as unknown as TypedDocumentString<ChangeShipmentDateMutation, ChangeShipmentDateMutationVariables>;
export const SetPromotionCodeDocument = {"__meta__":{"hash":"sha256:b5faed9b5af731dd706ba6088edf8fe8270d42d3269acf4038f6809470f0bbd2"}} as unknown as TypedDocumentString<SetPromotionCodeMutation, SetPromotionCodeMutationVariables>;
export const RemovePackageDocument = {"__meta__":{"hash":"sha256:ee167752450923b3295b57b28341a8b63fb753d3e2618dc9f9d46e93c973214e"}} as unknown as TypedDocumentString<RemovePackageMutation, RemovePackageMutationVariables>;
export const RemovePackageGroupDocument = {"__meta__":{"hash":"sha256:61620eaba625540d6660a289d30a81d1037720f3220ed5172b6acdf8dd99b9e4"}} as unknown as TypedDocumentString<RemovePackageGroupMutation, RemovePackageGroupMutationVariables>;
export const ChangeNoteDocument = {"__meta__":{"hash":"sha256:699d528514cbe3cdb198acfc4acb14c1bc4ae4313ad05de1d5fad1114c1fd702"}} as unknown as TypedDocumentString<ChangeNoteMutation, ChangeNoteMutationVariables>;
export const DeliveryOverviewDocument = {"__meta__":{"hash":"sha256:a1ea684898a7da82b47e4c8adf0061d3a130afe841796ee139da1ce6ddf33dc1"}} as unknown as TypedDocumentString<DeliveryOverviewQuery, DeliveryOverviewQueryVariables>;
export const BrandsModalDocument = {"__meta__":{"hash":"sha256:b7678d56fd2a3b88d10c0403e813922f90bb8eb8b7c888550fddd77e8fef8d48"}} as unknown as TypedDocumentString<BrandsModalQuery, BrandsModalQueryVariables>;
export const RemindOfGiftCardsDocument = {"__meta__":{"hash":"sha256:7f7a5c8868de8986268dc73ce6020afcfdbf84cb0b238214ad0188dd12043128"}} as unknown as TypedDocumentString<RemindOfGiftCardsMutation, RemindOfGiftCardsMutationVariables>;
export const CategoryDocument = {"__meta__":{"hash":"sha256:6d5f9f8b9aebb822751b291349bb363daf00efd64f2a850f10ef59d7cb521c0f"}} as unknown as TypedDocumentString<CategoryQuery, CategoryQueryVariables>;
export const CountProductsDocument = {"__meta__":{"hash":"sha256:b78cfc3698c720795b72f5038c46c391ac237ad072031c21406a353da60b597d"}} as unknown as TypedDocumentString<CountProductsQuery, CountProductsQueryVariables>;
export const ListAmongCategoriesDocument = {"__meta__":{"hash":"sha256:e890168119783186371a3b04feb7e63e1b1e9cce49f93bf829552c1d20e87ec8"}} as unknown as TypedDocumentString<ListAmongCategoriesQuery, ListAmongCategoriesQueryVariables>;
export const ListAmongMomentsDocument = {"__meta__":{"hash":"sha256:4b6fb0c125513bbcec89ec8f2a16de7373ae5fb271c77be8c85709ccb6a6a959"}} as unknown as TypedDocumentString<ListAmongMomentsQuery, ListAmongMomentsQueryVariables>;
export const MomentDocument = {"__meta__":{"hash":"sha256:d8a12e6ceb12746b2156f09e7b2f705486eb2a3b3b62559a7943be34d3985be3"}} as unknown as TypedDocumentString<MomentQuery, MomentQueryVariables>;
export const MoreProductsDocument = {"__meta__":{"hash":"sha256:36d5c2f0149d7f09aff3031911d9c9d62bddde945543917a21271f1346bb5873"}} as unknown as TypedDocumentString<MoreProductsQuery, MoreProductsQueryVariables>;
export const SaveGuestDetailsDocument = {"__meta__":{"hash":"sha256:a2522f4d4abd5d9a481a020bd1681bf5723b241ea666f8d11afae21f00ee9ae2"}} as unknown as TypedDocumentString<SaveGuestDetailsMutation, SaveGuestDetailsMutationVariables>;
export const FindGiftsDocument = {"__meta__":{"hash":"sha256:6339551af01c7afcb2ee011f70483f1250ab338c253c208b381983e3c3b9e1a9"}} as unknown as TypedDocumentString<FindGiftsQuery, FindGiftsQueryVariables>;
export const FinderRouteDocument = {"__meta__":{"hash":"sha256:8bcef16f720b3ff9f62a58c5ffb67497e4e1915ac206b07be7b6496df8755c59"}} as unknown as TypedDocumentString<FinderRouteQuery, FinderRouteQueryVariables>;
export const InformationDocument = {"__meta__":{"hash":"sha256:3e85650e0fb3129b05c24f527eb07f5851f94f0b7bc7855822b48c47b5a596bb"}} as unknown as TypedDocumentString<InformationQuery, InformationQueryVariables>;
export const SendContactMessageDocument = {"__meta__":{"hash":"sha256:16faba4ad91843a012453d332be25187a62d98eb1ce723eab41656f122119683"}} as unknown as TypedDocumentString<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const LandingDocument = {"__meta__":{"hash":"sha256:442c76562c78397bceea04b4085096ef8274a79aa07b1a93bcb114f70a4dcfaf"}} as unknown as TypedDocumentString<LandingQuery, LandingQueryVariables>;
export const MailMyGiftCardsDocument = {"__meta__":{"hash":"sha256:43a47c82054192f5b1fb1b506f572a636255c25ce7892e7af60c6cb45714e45c"}} as unknown as TypedDocumentString<MailMyGiftCardsMutation, MailMyGiftCardsMutationVariables>;
export const ReportMissedGiftDocument = {"__meta__":{"hash":"sha256:0cdc591ef77df3ed414504b323e1b23fb7e3b8365b9e7ab8ef848de2892482f7"}} as unknown as TypedDocumentString<ReportMissedGiftMutation, ReportMissedGiftMutationVariables>;
export const SubscribeNewsletterDocument = {"__meta__":{"hash":"sha256:8b15e2458d070dccdfd77b40342e4b7a72a6c95b85391566ea5074cc645629ad"}} as unknown as TypedDocumentString<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables>;
export const MailOrderLinkDocument = {"__meta__":{"hash":"sha256:013f85d4d0a2c73a2b0f7514e539ae98efc51101843b32a76b8258cdfad3e88b"}} as unknown as TypedDocumentString<MailOrderLinkMutation, MailOrderLinkMutationVariables>;
export const ChangePostAddressDocument = {"__meta__":{"hash":"sha256:bf1ddb6cbea9ac8ecbccca2c90546d3bd542f02e5154617ca9c1e7c250216988"}} as unknown as TypedDocumentString<ChangePostAddressMutation, ChangePostAddressMutationVariables>;
export const CorrectAddressDocument = {"__meta__":{"hash":"sha256:0096d6abbd94e88f9064b22b2b1094365ca4aeb784d4a7e8b5c0447674028753"}} as unknown as TypedDocumentString<CorrectAddressMutation, CorrectAddressMutationVariables>;
export const AskLatePostDocument = {"__meta__":{"hash":"sha256:ad1dbce3d0743639e987739a51bb61d29a092b8731b1cef30eb4606cc17aca85"}} as unknown as TypedDocumentString<AskLatePostMutation, AskLatePostMutationVariables>;
export const HandOverGiftDocument = {"__meta__":{"hash":"sha256:0c075f1f15d3506492e3124104675ad269862641ca5fc8a1285d5b231610fef1"}} as unknown as TypedDocumentString<HandOverGiftMutation, HandOverGiftMutationVariables>;
export const GiftsToHandOverDocument = {"__meta__":{"hash":"sha256:7ecc75d48a5bf9314aafcbd31aede4a0e9b667ae8e0dbe79df1a16c396767ffe"}} as unknown as TypedDocumentString<GiftsToHandOverQuery, GiftsToHandOverQueryVariables>;
export const CancellationDocument = {"__meta__":{"hash":"sha256:c044d7f04d60c22bf4cd9d53299354b66e552fa72af265931fa08e3c0c8ec560"}} as unknown as TypedDocumentString<CancellationQuery, CancellationQueryVariables>;
export const CancelShipmentDocument = {"__meta__":{"hash":"sha256:c1a5b8752175dd828353133ec571f312dd66b5205661ea84ee117e91734472e6"}} as unknown as TypedDocumentString<CancelShipmentMutation, CancelShipmentMutationVariables>;
export const PlacedOrderDocument = {"__meta__":{"hash":"sha256:347dea5e9f6874186445a06eb2d469c438df263175e32c65a6910ee6d4b3694d"}} as unknown as TypedDocumentString<PlacedOrderQuery, PlacedOrderQueryVariables>;
export const OpenOrderByLinkDocument = {"__meta__":{"hash":"sha256:29db0421efc885e62e8d1871c901971a0cf7d10d9d3e99126884e42691df22a9"}} as unknown as TypedDocumentString<OpenOrderByLinkMutation, OpenOrderByLinkMutationVariables>;
export const OrderInWindowDocument = {"__meta__":{"hash":"sha256:78e7cab151016933850733440132db1bf3fa9f3a8c91b3b44611858e11e27d05"}} as unknown as TypedDocumentString<OrderInWindowQuery, OrderInWindowQueryVariables>;
export const PlanDeliveryDocument = {"__meta__":{"hash":"sha256:2131880a93ec7c11812a40cd82f757881438db498dfe35a555ec6be6cdac265f"}} as unknown as TypedDocumentString<PlanDeliveryMutation, PlanDeliveryMutationVariables>;
export const ResendMailDocument = {"__meta__":{"hash":"sha256:b62d37c2b83b9d141612a4b2acca81b9ce08189ca48f9ca991961ad6f7929c01"}} as unknown as TypedDocumentString<ResendMailMutation, ResendMailMutationVariables>;
export const AddGiftCardPaymentDocument = {"__meta__":{"hash":"sha256:254eeb3072a456a186e1b5b68a9de09748ba572961972a8a42718be5910cdb01"}} as unknown as TypedDocumentString<AddGiftCardPaymentMutation, AddGiftCardPaymentMutationVariables>;
export const RemoveGiftCardPaymentDocument = {"__meta__":{"hash":"sha256:b257e185a6a85fd82188fadf928133d9e861c3f94a2f8b0503207e9644885437"}} as unknown as TypedDocumentString<RemoveGiftCardPaymentMutation, RemoveGiftCardPaymentMutationVariables>;
export const StartPaymentDocument = {"__meta__":{"hash":"sha256:69942694df9896bf4855187f490a9c5dca04876c4a04a5066743528d4de14956"}} as unknown as TypedDocumentString<StartPaymentMutation, StartPaymentMutationVariables>;
export const PollPaymentDocument = {"__meta__":{"hash":"sha256:4a1ad6b8357640c9f63df635eb798aa080ac396596dc18e9cd6a03f63be60c26"}} as unknown as TypedDocumentString<PollPaymentMutation, PollPaymentMutationVariables>;
export const AddPackageDocument = {"__meta__":{"hash":"sha256:b94b24afe3a1842ecc54aef7423ed740cc575cc7c9af18be50319d5fa50e6310"}} as unknown as TypedDocumentString<AddPackageMutation, AddPackageMutationVariables>;
export const AddReceiversDocument = {"__meta__":{"hash":"sha256:708fde3979fcc4e723c0f6b59103346403a446eed294d63b0cc6486ba10d8d2c"}} as unknown as TypedDocumentString<AddReceiversMutation, AddReceiversMutationVariables>;
export const ReceiverListDocument = {"__meta__":{"hash":"sha256:c94c1d800c38aab82799a483b2923cd06bd85ba2e9e8a6517b910b47db7b055b"}} as unknown as TypedDocumentString<ReceiverListQuery, ReceiverListQueryVariables>;
export const MostChosenDocument = {"__meta__":{"hash":"sha256:da8c1488d8667ccc21faf6f3458a0ce6b8d370259a4f8047f79a2f111cba406b"}} as unknown as TypedDocumentString<MostChosenQuery, MostChosenQueryVariables>;
export const PopularChoicesDocument = {"__meta__":{"hash":"sha256:ab26a563aa9e66b354f01bce0543cdb3ca1ffe8dfcafb2d189c8e5526daa212f"}} as unknown as TypedDocumentString<PopularChoicesQuery, PopularChoicesQueryVariables>;
export const PopularSearchDocument = {"__meta__":{"hash":"sha256:46dbc2f443d1a7c30d666b4010e73597e2b0886a6e10f500cc2878d207f35610"}} as unknown as TypedDocumentString<PopularSearchQuery, PopularSearchQueryVariables>;
export const SearchDocument = {"__meta__":{"hash":"sha256:9ae2e88f3e4b0eb49076921ced9651af2bc465243c44263e46b34b2ace81080e"}} as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const WaysOnDocument = {"__meta__":{"hash":"sha256:0ea23ec99043cb38ad417c0bd9707b79a8b077dac4c8fc3a595984809c77f00a"}} as unknown as TypedDocumentString<WaysOnQuery, WaysOnQueryVariables>;
export const SingleGiftDocument = {"__meta__":{"hash":"sha256:fdbacd4732333995b0e110ea3766a6ee02e0b9bd7ae984ad00320d209ac2da65"}} as unknown as TypedDocumentString<SingleGiftQuery, SingleGiftQueryVariables>;
export const SingleGiftMethodsDocument = {"__meta__":{"hash":"sha256:dc761d738b85d30b61418b8a2eb2ba95e8c9663fcf47814c59f87f52c86d6f0f"}} as unknown as TypedDocumentString<SingleGiftMethodsQuery, SingleGiftMethodsQueryVariables>;
export const SaveSingleGiftDocument = {"__meta__":{"hash":"sha256:d59de1c74d3931f1fd4b1261347497fd0149ca0135d87fe44f8a36d1221efd30"}} as unknown as TypedDocumentString<SaveSingleGiftMutation, SaveSingleGiftMutationVariables>;
export const SingleGiftTotalsDocument = {"__meta__":{"hash":"sha256:f9daba3dd71826615434953ff7c5f53adec78f2f50305afa00dc58a7ded7b54a"}} as unknown as TypedDocumentString<SingleGiftTotalsQuery, SingleGiftTotalsQueryVariables>;
export const WithdrawalOfferDocument = {"__meta__":{"hash":"sha256:4cf49611e48f7efab0ffc3faecaa422e209900a2a6a581ce078aab60b5542e34"}} as unknown as TypedDocumentString<WithdrawalOfferQuery, WithdrawalOfferQueryVariables>;
export const WithdrawDocument = {"__meta__":{"hash":"sha256:0499d52250dd8c446ed2fc0838b9fafb9029e4a7ba03820ff6f740f1b1cbb72a"}} as unknown as TypedDocumentString<WithdrawMutation, WithdrawMutationVariables>;
export const CustomerNameDocument = {"__meta__":{"hash":"sha256:1b681c85627183ebb45ff872ecab2eeede37476e14ecb3cbd254267c331dc598"}} as unknown as TypedDocumentString<CustomerNameQuery, CustomerNameQueryVariables>;
export const MenuTopProductsDocument = {"__meta__":{"hash":"sha256:e91b175801a796cbc66c46b6236414739284391aca116a1e47da62c1aec98efc"}} as unknown as TypedDocumentString<MenuTopProductsQuery, MenuTopProductsQueryVariables>;
export const DeliveryDelayedDocument = {"__meta__":{"hash":"sha256:faf80dca73c32c8fcdd6d3a0825b535e930ee5c241ed3fbe62d9fc6e2ae7d7ca"}} as unknown as TypedDocumentString<DeliveryDelayedQuery, DeliveryDelayedQueryVariables>;
export const ShopFrameDocument = {"__meta__":{"hash":"sha256:367a44b5b7f1e68c113c5072ee4b78fc9bf25e27fec410851ff3fcd3bf7110df"}} as unknown as TypedDocumentString<ShopFrameQuery, ShopFrameQueryVariables>;
export const PromoPopUpDocument = {"__meta__":{"hash":"sha256:153da428b65ce25f37e0db67241a4a61e63533f54c33b83bb07424ea33b3d0e4"}} as unknown as TypedDocumentString<PromoPopUpQuery, PromoPopUpQueryVariables>;
export const SwitcherShopsDocument = {"__meta__":{"hash":"sha256:6ac79cee44eddf844aae54827df7d69dce6c96ca91bca8637ea61f7dde7a42df"}} as unknown as TypedDocumentString<SwitcherShopsQuery, SwitcherShopsQueryVariables>;
export const CheckUserExistDocument = {"__meta__":{"hash":"sha256:3c2f45ede6955e9b0e499e4191b5f71f3ce0ccd0610ffdb30183d6dbbe4ec626"}} as unknown as TypedDocumentString<CheckUserExistQuery, CheckUserExistQueryVariables>;
export const UserLoginDocument = {"__meta__":{"hash":"sha256:d0089b4671bc6d8c2eacd7811b0e9fd3bae1fea46827ce0a098413e5c18b56d5"}} as unknown as TypedDocumentString<UserLoginMutation, UserLoginMutationVariables>;
export const AddressLookupDocument = {"__meta__":{"hash":"sha256:e61d5a75f4be9ce7c6a5e0b7b624807d664e954a71da81f7242c075a39143a77"}} as unknown as TypedDocumentString<AddressLookupQuery, AddressLookupQueryVariables>;
export const BasketCountDocument = {"__meta__":{"hash":"sha256:478bf7c4f987a6705bfddca22c39aa0135547ee98c10c1460c1744b37b1cdfb3"}} as unknown as TypedDocumentString<BasketCountQuery, BasketCountQueryVariables>;
export const ListBlocksDocument = {"__meta__":{"hash":"sha256:3a63aca65534b921e9cc157949a3a6b2583d879ee99399d8ff15911ce25618cf"}} as unknown as TypedDocumentString<ListBlocksQuery, ListBlocksQueryVariables>;
export const CaptchaChallengeDocument = {"__meta__":{"hash":"sha256:45cd9606078b1ec1f0ffa35eb36339fed0ece12aefb924e0862fb844415a1b91"}} as unknown as TypedDocumentString<CaptchaChallengeQuery, CaptchaChallengeQueryVariables>;
export const PostPromiseDocument = {"__meta__":{"hash":"sha256:0d0820238aeb09633c6de66d09b21609a09c5d36a12ea9c3536ded8caad75afd"}} as unknown as TypedDocumentString<PostPromiseQuery, PostPromiseQueryVariables>;
export const GiverNameDocument = {"__meta__":{"hash":"sha256:fd5a38db4b6527ea4e1b2e63d341c8ecaacfac9b95228910d716b7ec31f43bc1"}} as unknown as TypedDocumentString<GiverNameQuery, GiverNameQueryVariables>;
export const BasketReceiversDocument = {"__meta__":{"hash":"sha256:9a74db5dcf71419f2fed484994efa18cc98d71b8bc7222b925990882dc743299"}} as unknown as TypedDocumentString<BasketReceiversQuery, BasketReceiversQueryVariables>;
export const GiftLinkQrDocument = {"__meta__":{"hash":"sha256:698f88c1e53331f780231daa45cf2df5305f09efa63e0948b5863dd008d5c46f"}} as unknown as TypedDocumentString<GiftLinkQrQuery, GiftLinkQrQueryVariables>;
export const OrganisationDocument = {"__meta__":{"hash":"sha256:2baaa6098a5b9dd932f5de11e311987966db77511d22d3e3d4a01a7af60e7c7e"}} as unknown as TypedDocumentString<OrganisationQuery, OrganisationQueryVariables>;
export const OrderOverviewDocument = {"__meta__":{"hash":"sha256:085ee7678b09fc1019ad9110ba9f6bb42fe226f66e4daa62dc71cc91dcbb3f1b"}} as unknown as TypedDocumentString<OrderOverviewQuery, OrderOverviewQueryVariables>;
export const StoredProductsDocument = {"__meta__":{"hash":"sha256:6b338a5880c762dbe63d6ee60a99e5675b72742a93f788f40e454ff05cd3171b"}} as unknown as TypedDocumentString<StoredProductsQuery, StoredProductsQueryVariables>;
export const EndGiftCardRemindersDocument = {"__meta__":{"hash":"sha256:2884d5b6db94fc22fd9d69ae7dc731311450786467eed4e1b99a50dec718b8de"}} as unknown as TypedDocumentString<EndGiftCardRemindersMutation, EndGiftCardRemindersMutationVariables>;
export const RestoreGiftCardRemindersDocument = {"__meta__":{"hash":"sha256:8a490632cf676599ed86aa85783d137338591fee03ec466d0e893df4704867c9"}} as unknown as TypedDocumentString<RestoreGiftCardRemindersMutation, RestoreGiftCardRemindersMutationVariables>;
export const OpenWalletDocument = {"__meta__":{"hash":"sha256:be45cbb84a31251db9de6cb42a62dd610fcb787faa6ebba147b0cac2128ac234"}} as unknown as TypedDocumentString<OpenWalletMutation, OpenWalletMutationVariables>;
export const AccountDetailsDocument = {"__meta__":{"hash":"sha256:acb78fd41f6c1b764ae5d595f0aeb18c1ce440cfc3737968fd333ba78bf9b41f"}} as unknown as TypedDocumentString<AccountDetailsQuery, AccountDetailsQueryVariables>;
export const AccountOrdersDocument = {"__meta__":{"hash":"sha256:804bfa9b2185799238b05ba90f55340de025c54df9f53b2085bf322fa291da49"}} as unknown as TypedDocumentString<AccountOrdersQuery, AccountOrdersQueryVariables>;
export const AccountOverviewDocument = {"__meta__":{"hash":"sha256:ca67f5fd701b6be5b8acf30ef1ab54e857b6793b8612d710ba944e0a8878e13f"}} as unknown as TypedDocumentString<AccountOverviewQuery, AccountOverviewQueryVariables>;
export const BasketRouteDocument = {"__meta__":{"hash":"sha256:2457b713b8c5cdf565428d8f6d9caa9246f87fed6db6b98fc4712c08427311b0"}} as unknown as TypedDocumentString<BasketRouteQuery, BasketRouteQueryVariables>;
export const BasketIdeasDocument = {"__meta__":{"hash":"sha256:b916f1db0101b96c4d697cacdd02dee152f80e81cdfa338543533a4a9233dcac"}} as unknown as TypedDocumentString<BasketIdeasQuery, BasketIdeasQueryVariables>;
export const CardRouteDocument = {"__meta__":{"hash":"sha256:526ecb559240c66a8fddb88e64f2ce068d662d74c71450836c4ae88f651a95c6"}} as unknown as TypedDocumentString<CardRouteQuery, CardRouteQueryVariables>;
export const OpenGiftCardDocument = {"__meta__":{"hash":"sha256:2c90a7e67727a62e9e088cc129759976b588b95bc2918ad187132535fe2c1f36"}} as unknown as TypedDocumentString<OpenGiftCardMutation, OpenGiftCardMutationVariables>;
export const ThankGiverDocument = {"__meta__":{"hash":"sha256:e654fde8773dc593e06e0edf96e903cb40ef3a9b89effd50c78226e4d8a8a205"}} as unknown as TypedDocumentString<ThankGiverMutation, ThankGiverMutationVariables>;
export const BrandRouteDocument = {"__meta__":{"hash":"sha256:f5ee1b4c62cd338ad0fce336611a46c42191fc66f7270c272166013609a07a05"}} as unknown as TypedDocumentString<BrandRouteQuery, BrandRouteQueryVariables>;
export const BrandsRouteDocument = {"__meta__":{"hash":"sha256:6d97cec7e996829efa536c4d6dc7d99c1a16a7d8bea8e804f78790fc46039335"}} as unknown as TypedDocumentString<BrandsRouteQuery, BrandsRouteQueryVariables>;
export const CategoriesRouteDocument = {"__meta__":{"hash":"sha256:1346ec76567f48a58f20a21e13aa510eccbe2421064bf0e29604d6f03056410d"}} as unknown as TypedDocumentString<CategoriesRouteQuery, CategoriesRouteQueryVariables>;
export const FavouriteIdeasDocument = {"__meta__":{"hash":"sha256:65790400051bc4d49988014105123f4e897edfc7893849e72de13650f6d8962e"}} as unknown as TypedDocumentString<FavouriteIdeasQuery, FavouriteIdeasQueryVariables>;
export const ChoiceExamplesDocument = {"__meta__":{"hash":"sha256:3bc339ce9676ae6cca36bcd83732218bf9255efe5ce489e3f6f68ec65203dfa8"}} as unknown as TypedDocumentString<ChoiceExamplesQuery, ChoiceExamplesQueryVariables>;
export const DeliveryTimeDocument = {"__meta__":{"hash":"sha256:e5049e9019acc73b3a2922eccdd8b66954a730bde627b3dc59b00e376762a335"}} as unknown as TypedDocumentString<DeliveryTimeQuery, DeliveryTimeQueryVariables>;
export const GiftCardRouteDocument = {"__meta__":{"hash":"sha256:49f595a3b27a193245fa4692d3ce9a8a6a39e37d7ccc5a2234a7a5afa613b466"}} as unknown as TypedDocumentString<GiftCardRouteQuery, GiftCardRouteQueryVariables>;
export const MomentsRouteDocument = {"__meta__":{"hash":"sha256:59592c2656379f0e15ca9454af21052b1ceff2546b6f0ecb2d03d0692e502fb3"}} as unknown as TypedDocumentString<MomentsRouteQuery, MomentsRouteQueryVariables>;
export const CheckoutRouteDocument = {"__meta__":{"hash":"sha256:f9d79fcff95a501ce67d2559be12494b10e444272c254250203115846e425c1a"}} as unknown as TypedDocumentString<CheckoutRouteQuery, CheckoutRouteQueryVariables>;
export const PaymentMethodsDocument = {"__meta__":{"hash":"sha256:1ff3d22c5d5b9079214b055a3bbeb39c56d93081f9f61fc38e012d815aff98cf"}} as unknown as TypedDocumentString<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const SubmitPaymentDetailsDocument = {"__meta__":{"hash":"sha256:9b5abd6bc777e94777349238c5cfac1955c3d720e6dff72527833f3418bcf580"}} as unknown as TypedDocumentString<SubmitPaymentDetailsMutation, SubmitPaymentDetailsMutationVariables>;
export const CheckPaymentDocument = {"__meta__":{"hash":"sha256:47cb3a2dc2c37590e6abfdc5781c32e6f9f91f3394fe3a78d4ca3252013496da"}} as unknown as TypedDocumentString<CheckPaymentMutation, CheckPaymentMutationVariables>;
export const PartsRouteDocument = {"__meta__":{"hash":"sha256:2b8b5042a1e42373adc506c24f0129c64f65b67683b6855f6826bac987a8bdc2"}} as unknown as TypedDocumentString<PartsRouteQuery, PartsRouteQueryVariables>;
export const BusinessFrameDocument = {"__meta__":{"hash":"sha256:0bf9d48f92a6a82e9c5a2bbc472a2482572b9138b905f13138ef8f63f824db6d"}} as unknown as TypedDocumentString<BusinessFrameQuery, BusinessFrameQueryVariables>;
export const CheckoutFrameDocument = {"__meta__":{"hash":"sha256:b5b59eca3e3c9018dbc4132e313fb39da5e32753db96727133a0df14c2bc3d79"}} as unknown as TypedDocumentString<CheckoutFrameQuery, CheckoutFrameQueryVariables>;
export const HreflangDocument = {"__meta__":{"hash":"sha256:21b55cb515c908c429e77ee7229cc8d1d1b63bb89cdd42ba43edaaa8b68f4ed2"}} as unknown as TypedDocumentString<HreflangQuery, HreflangQueryVariables>;
export const RedeemFrameDocument = {"__meta__":{"hash":"sha256:058880b4e395b2eaf6a924bb6a01ad654fffc5c77ff8f1cdb8e3f26326596fc9"}} as unknown as TypedDocumentString<RedeemFrameQuery, RedeemFrameQueryVariables>;
export const HomeVersionDocument = {"__meta__":{"hash":"sha256:c8122587427456cfe4127cdf1598c5d107ed7b355e6bf8dd7f509acd508ee3f9"}} as unknown as TypedDocumentString<HomeVersionQuery, HomeVersionQueryVariables>;
export const HomeRouteDocument = {"__meta__":{"hash":"sha256:cb42aba9ac9529a8938c4697f9dad22238ab5d58948192e8ef7a04262e3be683"}} as unknown as TypedDocumentString<HomeRouteQuery, HomeRouteQueryVariables>;
export const ContactDocument = {"__meta__":{"hash":"sha256:915fe745c74257f51761faa43ff9b5179bccdbcd60b1be7d11132e292284726a"}} as unknown as TypedDocumentString<ContactQuery, ContactQueryVariables>;
export const BusinessProductDocument = {"__meta__":{"hash":"sha256:d5d9bd1b7302b158c5f0ca09a3d43f1c40c181a5b4e6dc45efcf977a03d0080e"}} as unknown as TypedDocumentString<BusinessProductQuery, BusinessProductQueryVariables>;
export const ConfirmNewsletterRouteDocument = {"__meta__":{"hash":"sha256:d6dee90289de829a9a88862e328add99d58c9987639bc5e5903f093e0003f4d9"}} as unknown as TypedDocumentString<ConfirmNewsletterRouteQuery, ConfirmNewsletterRouteQueryVariables>;
export const ConfirmNewsletterDocument = {"__meta__":{"hash":"sha256:d71b33fa462408a55c65a6747ac3db0c08e9b731874d97c6ee6fb80c177a6f06"}} as unknown as TypedDocumentString<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const EndNewsletterRouteDocument = {"__meta__":{"hash":"sha256:0a3096008b52a882d2c154d2e4c6f0ac2a27abea96bb2f681933cf9f2506a17b"}} as unknown as TypedDocumentString<EndNewsletterRouteQuery, EndNewsletterRouteQueryVariables>;
export const UnsubscribeNewsletterDocument = {"__meta__":{"hash":"sha256:e076f98133d7a2a9cd28788bf860be0bf4b78187134f84f947a848c04b2d764e"}} as unknown as TypedDocumentString<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables>;
export const BalanceDocument = {"__meta__":{"hash":"sha256:f9281b9bc19e151ff8999aa8a3d5f248b9fb7fd198a34c5d3e217c6b2a04b48e"}} as unknown as TypedDocumentString<BalanceQuery, BalanceQueryVariables>;
export const SearchRouteDocument = {"__meta__":{"hash":"sha256:40e029613586a9b83ce0106c7863f34834ce27b60867db19fcf6a7197be28da2"}} as unknown as TypedDocumentString<SearchRouteQuery, SearchRouteQueryVariables>;
export const WithdrawalRouteDocument = {"__meta__":{"hash":"sha256:570b528b50f52f940c2b46eb26f5dc776caabdf7d7160a80ce5698fc9b48a1d6"}} as unknown as TypedDocumentString<WithdrawalRouteQuery, WithdrawalRouteQueryVariables>;