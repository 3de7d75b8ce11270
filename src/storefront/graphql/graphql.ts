/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A language of the storefront. */
export type Language =
  | 'nl'
  | 'en';

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
  | 'giftcard_promotions';

/** The sign on a label. */
export type LabelIcon =
  /** A thumb. */
  | 'LIKE'
  /** A star. */
  | 'STAR';

/** Who orders. */
export type CustomerType =
  /** A person. */
  | 'PRIVATE'
  /** A company. */
  | 'BUSINESS';

/** What a charge of the order as a whole is. */
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
  | 'REFUNDED';

/** How an order stands. */
export type OrderStatus =
  /** Nothing comes of it. */
  | 'CANCELED'
  /** Paid and delivered. */
  | 'COMPLETED'
  /** Waits for payment, or is being made. */
  | 'PENDING';

/** Who asks and where: every call carries it. */
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
  /** Which page: the url of a category. */
  pageId: string;
  /** What kind of page: `category`. */
  pageType: string;
};

/** What a list of products is narrowed by; all that are given must hold. */
export type ProductFilters = {
  /** Kinds to keep. Without it gift cards only, in a category donations as well. */
  filterByProductType?: Array<ProductKind> | null | undefined;
  /** Labels to keep; every one of the filters must hold. */
  filterByTaxonomy?: Array<TaxonomyFilter> | null | undefined;
  /** The page whose products to keep. */
  filterByPage?: PageFilter | null | undefined;
};

/** Somebody else who gets a present. */
export type ReceiverInput = {
  /** How the giver calls him. */
  name: string;
  /** Where the card goes. */
  email: string;
  /** The same again. */
  confirmEmail: string;
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
  /** A note of 1 to 150 characters, without emoji. */
  message?: string | null | undefined;
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
  /** Agrees to the terms; must be true. */
  acceptTerms: boolean;
};

/** What the card frames handed over. Never a number. */
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

/** How to pay, and what the button said. */
export type StartPaymentInput = {
  /** Which payment method. */
  methodId: string;
  /** Only for cards. */
  card?: EncryptedCardInput | null | undefined;
  /** Only for cards. */
  browserInfo?: BrowserInfoInput | null | undefined;
  /** In minor units, as shown on the button: a changed price is never charged silently (3204). */
  expectedTotal: number;
};

export type BasketCountQueryVariables = Exact<{
  userData: UserData;
}>;


export type BasketCountQuery = { cartQuantity: { totalQuantity: number } | null };

export type BasketShipmentFragment = { id: string, tag: string, isForSelf: boolean, deliveryAddress: { firstName: string | null, lastName: string | null, email: string | null } | null, packages: Array<
    | { __typename: 'GiftcardPackage', id: string, giftcard_v1:
        | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
        | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
        | { __typename: 'EmptyOrderItem', qty: number }
      , message: { text: string } | null, total: { currency: string, value: number } }
    | { __typename: 'RedeemPackage' }
  > };

export type BasketPackageFragment = { id: string, giftcard_v1:
    | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
    | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
    | { __typename: 'EmptyOrderItem', qty: number }
  , message: { text: string } | null, total: { currency: string, value: number } };

export type BasketVariationFragment = { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } };

export type BasketPricesFragment = { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } };

export type ChangeQuantityMutationVariables = Exact<{
  userData: UserData;
  packageId: string;
  quantity: number;
}>;


export type ChangeQuantityMutation = { updatePackage: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ChangeAmountMutationVariables = Exact<{
  userData: UserData;
  packageId: string;
  amount: number;
}>;


export type ChangeAmountMutation = { updatePackage: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

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

export type ShopErrorFragment = { code: number, message: string, referencedRequestParameter: string | null };

export type PackagesToCheckFragment = { packages: Array<
    | { __typename: 'GiftcardPackage', id: string, giftcard_v1:
        | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
        | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
        | { __typename: 'EmptyOrderItem', qty: number }
      , message: { text: string } | null, total: { currency: string, value: number } }
    | { __typename: 'RedeemPackage' }
  > };

export type BasketIdeaFragment = { title: string, referencedPath: string, cardImage: { url: string, alt: string } };

export type CardOnPageFragment = { title: string, backgroundColor: string, showShadow: boolean, howToSpend: string, validUntil: string | null, amount: { currency: string, value: number }, image: { url: string, alt: string }, webshops: Array<{ title: string, url: string }>, code: { number: string, pin: string | null, barcodeSvg: string } | null };

export type GiftPageFragment = { giverName: string, receiverName: string, isForSelf: boolean, message: string | null, isReady: boolean, isOpened: boolean, cards: Array<{ title: string, backgroundColor: string, showShadow: boolean, howToSpend: string, validUntil: string | null, amount: { currency: string, value: number }, image: { url: string, alt: string }, webshops: Array<{ title: string, url: string }>, code: { number: string, pin: string | null, barcodeSvg: string } | null }> };

export type CategoryChipFragment = { id: string, title: string, path: string, icon: string };

export type CategoryQueryVariables = Exact<{
  userData: UserData;
  url: string;
}>;


export type CategoryQuery = { category: { id: string, title: string, description: string, icon: string } | null };

export type CategoryProductsQueryVariables = Exact<{
  userData: UserData;
  category: string;
  pageNumber: number;
  itemsPerPage: number;
}>;


export type CategoryProductsQuery = { products: { products: Array<{ id: string, path: string, title: string, tagline: string, backgroundColor: string, showHand: boolean, showShadow: boolean, isOrderable: boolean, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, paging: { currentPage: number, totalItems: number } }, menuCategories: Array<{ id: string, title: string, path: string, icon: string }>, storeData: { featuredProductPath: string } };

export type CategoryTileFragment = { id: string, title: string, path: string, icon: string, productCount: number, topList: boolean };

export type FeaturedCardFragment = { title: string, referencedPath: string, cardImage: { url: string, alt: string } };

export type GiftCardsQueryVariables = Exact<{
  userData: UserData;
  pageNumber: number;
  itemsPerPage: number;
}>;


export type GiftCardsQuery = { products: { products: Array<{ id: string, path: string, title: string, tagline: string, backgroundColor: string, showHand: boolean, showShadow: boolean, isOrderable: boolean, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, paging: { currentPage: number, totalItems: number } }, menuCategories: Array<{ id: string, title: string, path: string, icon: string }>, storeData: { featuredProductPath: string } };

export type PriceBoundsFragment = { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } };

export type PriceRangeFragment = { digitalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null };

export type ProductCardFragment = { id: string, path: string, title: string, tagline: string, backgroundColor: string, showHand: boolean, showShadow: boolean, isOrderable: boolean, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null };

export type ProductLabelFragment = { title: string, color: string, icon: LabelIcon | null, free: boolean };

export type MoreProductsQueryVariables = Exact<{
  userData: UserData;
  pageNumber: number;
  itemsPerPage: number;
  filters?: ProductFilters | null | undefined;
}>;


export type MoreProductsQuery = { products: { products: Array<{ id: string, path: string, title: string, tagline: string, backgroundColor: string, showHand: boolean, showShadow: boolean, isOrderable: boolean, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }> } };

export type DetailsAddressFragment = { customerType: CustomerType | null, companyName: string | null, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null };

export type OrderOverviewFragment = { shipments: Array<{ id: string, isForSelf: boolean, deliveryAddress: { firstName: string | null, lastName: string | null } | null, packages: Array<
      | { __typename: 'GiftcardPackage', id: string, total: { currency: string, value: number }, giftcard_v1:
          | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, product: { id: string, title: string, backgroundColor: string, image: { url: string } } } }
          | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, product: { id: string, title: string, backgroundColor: string, image: { url: string } } } }
          | { __typename: 'EmptyOrderItem', qty: number }
         }
      | { __typename: 'RedeemPackage' }
    > }>, groupedTotals: { digitalTotal: { qty: number, price: { currency: string, value: number } }, physicalTotal: { qty: number, price: { currency: string, value: number } } }, totals: { subTotal: { currency: string, value: number }, grandTotalWithoutTax: { currency: string, value: number }, grandTotal: { currency: string, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }> } };

export type OverviewVariationFragment = { id: string, product: { id: string, title: string, backgroundColor: string, image: { url: string } } };

export type OrganisationQueryVariables = Exact<{
  userData: UserData;
}>;


export type OrganisationQuery = { storeData: { organisation: { legalName: string, address: string, kvkNumber: string, vatNumber: string, email: string, phone: string } } };

export type SaveGuestDetailsMutationVariables = Exact<{
  userData: UserData;
  input: GuestDetailsInput;
}>;


export type SaveGuestDetailsMutation = { saveGuestDetails: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ShippingStepFragment = { id: string, isForSelf: boolean, deliveryAddress: { firstName: string | null, lastName: string | null, email: string | null } | null, packages: Array<
    | { __typename: 'GiftcardPackage', id: string, message: { text: string } | null, giftcard_v1:
        | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, product: { id: string, title: string } } }
        | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, product: { id: string, title: string } } }
        | { __typename: 'EmptyOrderItem', qty: number }
       }
    | { __typename: 'RedeemPackage' }
  > };

export type FooterFragment = { name: string, paymentIcons: Array<string>, menus: { footerMenu: { menuItems: Array<{ title: string, path: string }> } }, organisation: { legalName: string, address: string, email: string, phone: string, kvkNumber: string, vatNumber: string } };

export type FooterCategoryFragment = { id: string, title: string, path: string, topList: boolean };

export type HeaderFragment = { featuredProductPath: string, toggles: { languageSwitcher: boolean } };

export type ChoiceCardFragment = { path: string, image: { url: string, alt: string } };

export type HeroCardFragment = { id: string, image: { url: string, alt: string } };

export type OrderTotalsFragment = { groupedTotals: { digitalTotal: { qty: number, price: { currency: string, value: number } }, physicalTotal: { qty: number, price: { currency: string, value: number } } }, totals: { subTotal: { currency: string, value: number }, grandTotalWithoutTax: { currency: string, value: number }, grandTotal: { currency: string, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }> } };

export type PlacedOrderQueryVariables = Exact<{
  userData: UserData;
  uuid: string;
}>;


export type PlacedOrderQuery = { order: { order: { uuid: string, referenceNumber: string, status: OrderStatus, state: string, orderedOn: string, paymentMethod: string | null, contactPerson: string, email: string, isFullView: boolean, receivers: Array<{ name: string, email: string, deliveryState: DeliveryState, sentOn: string | null, openedOn: string | null }>, lines: Array<{ title: string, quantity: number, backgroundColor: string, receiverTitle: string, unitPrice: { currency: string, value: number }, total: { currency: string, value: number }, image: { url: string } }>, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }>, total: { currency: string, value: number }, totalWithoutTax: { currency: string, value: number }, refunded: { currency: string, value: number } | null } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> }, storeData: { organisation: { email: string } } };

export type OrderLinesFragment = { lines: Array<{ title: string, quantity: number, backgroundColor: string, receiverTitle: string, unitPrice: { currency: string, value: number }, total: { currency: string, value: number }, image: { url: string } }>, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }>, total: { currency: string, value: number }, totalWithoutTax: { currency: string, value: number }, refunded: { currency: string, value: number } | null };

export type OrderReceiversFragment = { status: OrderStatus, state: string, receivers: Array<{ name: string, email: string, deliveryState: DeliveryState, sentOn: string | null, openedOn: string | null }> };

export type OrderViewFragment = { uuid: string, referenceNumber: string, status: OrderStatus, state: string, orderedOn: string, paymentMethod: string | null, contactPerson: string, email: string, isFullView: boolean, receivers: Array<{ name: string, email: string, deliveryState: DeliveryState, sentOn: string | null, openedOn: string | null }>, lines: Array<{ title: string, quantity: number, backgroundColor: string, receiverTitle: string, unitPrice: { currency: string, value: number }, total: { currency: string, value: number }, image: { url: string } }>, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }>, total: { currency: string, value: number }, totalWithoutTax: { currency: string, value: number }, refunded: { currency: string, value: number } | null };

export type PaymentAnswerFragment = { orderUuid: string | null, state: PaymentState | null, action: { url: string, method: string, fields: Array<{ name: string, value: string }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> };

export type PaymentChoiceFragment = { methods: Array<{ id: string, name: string, brands: Array<string> }>, cardFields: { frameUrl: string, clientKey: string } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> };

export type StartPaymentMutationVariables = Exact<{
  userData: UserData;
  input: StartPaymentInput;
}>;


export type StartPaymentMutation = { startPayment: { orderUuid: string | null, state: PaymentState | null, action: { url: string, method: string, fields: Array<{ name: string, value: string }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type PollPaymentMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
}>;


export type PollPaymentMutation = { checkPayment: { orderUuid: string | null, state: PaymentState | null, action: { url: string, method: string, fields: Array<{ name: string, value: string }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ProductDetailsFragment = { productType: ProductKind, description: Array<string>, validityMonths: number, spending: { howTo: string, placeCount: number, cities: Array<string>, webshops: Array<{ title: string, url: string }> } };

export type ProductPageFragment = { title: string, tagline: string, isChoiceCard: boolean, backgroundColor: string, showShadow: boolean, showHand: boolean, isOrderable: boolean, id: string, productType: ProductKind, description: Array<string>, validityMonths: number, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, categories: Array<{ title: string, path: string }>, similarProducts: Array<{ id: string, path: string, title: string, tagline: string, backgroundColor: string, showHand: boolean, showShadow: boolean, isOrderable: boolean, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, digitalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, spending: { howTo: string, placeCount: number, cities: Array<string>, webshops: Array<{ title: string, url: string }> } };

export type VariationRuleFragment = { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } };

export type ProductFormFragment = { id: string, title: string, backgroundColor: string, showShadow: boolean, showHand: boolean, isOrderable: boolean, image: { url: string, alt: string }, digitalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null };

export type AddPackageMutationVariables = Exact<{
  userData: UserData;
  input: PackageInput;
}>;


export type AddPackageMutation = { addPackage: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type BasketRouteQueryVariables = Exact<{
  userData: UserData;
}>;


export type BasketRouteQuery = { cartV2: { id: string, totalQuantity: number, shipments: Array<{ id: string, tag: string, isForSelf: boolean, deliveryAddress: { firstName: string | null, lastName: string | null, email: string | null } | null, packages: Array<
        | { __typename: 'GiftcardPackage', id: string, giftcard_v1:
            | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
            | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, variationType: VariationType, price: { currency: string, value: number }, product: { id: string, title: string, path: string, backgroundColor: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null } } }
            | { __typename: 'EmptyOrderItem', qty: number }
          , message: { text: string } | null, total: { currency: string, value: number } }
        | { __typename: 'RedeemPackage' }
      > }>, groupedTotals: { digitalTotal: { qty: number, price: { currency: string, value: number } }, physicalTotal: { qty: number, price: { currency: string, value: number } } }, totals: { subTotal: { currency: string, value: number }, grandTotalWithoutTax: { currency: string, value: number }, grandTotal: { currency: string, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }> } } | null };

export type BasketIdeasQueryVariables = Exact<{
  userData: UserData;
}>;


export type BasketIdeasQuery = { topProducts: Array<{ title: string, referencedPath: string, cardImage: { url: string, alt: string } }> };

export type CardRouteQueryVariables = Exact<{
  userData: UserData;
  token: string;
}>;


export type CardRouteQuery = { giftCardPage: { page: { giverName: string, receiverName: string, isForSelf: boolean, message: string | null, isReady: boolean, isOpened: boolean, cards: Array<{ title: string, backgroundColor: string, showShadow: boolean, howToSpend: string, validUntil: string | null, amount: { currency: string, value: number }, image: { url: string, alt: string }, webshops: Array<{ title: string, url: string }>, code: { number: string, pin: string | null, barcodeSvg: string } | null }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type OpenGiftCardMutationVariables = Exact<{
  userData: UserData;
  token: string;
}>;


export type OpenGiftCardMutation = { openGiftCard: { errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type CategoriesRouteQueryVariables = Exact<{
  userData: UserData;
}>;


export type CategoriesRouteQuery = { menuCategories: Array<{ id: string, title: string, path: string, icon: string, productCount: number, topList: boolean }> };

export type GiftCardRouteQueryVariables = Exact<{
  userData: UserData;
  path: string;
}>;


export type GiftCardRouteQuery = { product: { title: string, tagline: string, isChoiceCard: boolean, backgroundColor: string, showShadow: boolean, showHand: boolean, isOrderable: boolean, id: string, productType: ProductKind, description: Array<string>, validityMonths: number, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, categories: Array<{ title: string, path: string }>, similarProducts: Array<{ id: string, path: string, title: string, tagline: string, backgroundColor: string, showHand: boolean, showShadow: boolean, isOrderable: boolean, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, digitalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, hasFixedPrices: boolean, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, spending: { howTo: string, placeCount: number, cities: Array<string>, webshops: Array<{ title: string, url: string }> } } | null, storeData: { serviceFee: { currency: string, value: number } } };

export type CheckoutRouteQueryVariables = Exact<{
  userData: UserData;
  orderUuid?: string | null | undefined;
}>;


export type CheckoutRouteQuery = { cartV2: { id: string, shipments: Array<{ id: string, isForSelf: boolean, deliveryAddress: { firstName: string | null, lastName: string | null, email: string | null } | null, packages: Array<
        | { __typename: 'GiftcardPackage', id: string, total: { currency: string, value: number }, giftcard_v1:
            | { __typename: 'GiftcardOrderItem', qty: number, variation: { id: string, variationType: VariationType, product: { id: string, title: string, backgroundColor: string, path: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null }, price: { currency: string, value: number } } }
            | { __typename: 'DonationOrderItem', qty: number, variation: { id: string, variationType: VariationType, product: { id: string, title: string, backgroundColor: string, path: string, image: { url: string, alt: string }, digitalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null, physicalVariationConfig: { hasFixedPrices: boolean, stock: StockState, pricesToShow: Array<{ currency: string, value: number }>, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number }, step: { currency: string, value: number } } | null }, price: { currency: string, value: number } } }
            | { __typename: 'EmptyOrderItem', qty: number }
          , message: { text: string } | null }
        | { __typename: 'RedeemPackage' }
      > }>, billingAddress: { customerType: CustomerType | null, companyName: string | null, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null } | null, groupedTotals: { digitalTotal: { qty: number, price: { currency: string, value: number } }, physicalTotal: { qty: number, price: { currency: string, value: number } } }, totals: { subTotal: { currency: string, value: number }, grandTotalWithoutTax: { currency: string, value: number }, grandTotal: { currency: string, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: string, value: number } }> } } | null, storeData: { organisation: { email: string } } };

export type PaymentMethodsQueryVariables = Exact<{
  userData: UserData;
}>;


export type PaymentMethodsQuery = { paymentMethods: { methods: Array<{ id: string, name: string, brands: Array<string> }>, cardFields: { frameUrl: string, clientKey: string } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type SubmitPaymentDetailsMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
  redirectResult?: string | null | undefined;
}>;


export type SubmitPaymentDetailsMutation = { submitPaymentDetails: { orderUuid: string | null, state: PaymentState | null, action: { url: string, method: string, fields: Array<{ name: string, value: string }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type CheckPaymentMutationVariables = Exact<{
  userData: UserData;
  orderUuid: string;
}>;


export type CheckPaymentMutation = { checkPayment: { orderUuid: string | null, state: PaymentState | null, action: { url: string, method: string, fields: Array<{ name: string, value: string }> } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type ShopFrameQueryVariables = Exact<{
  userData: UserData;
}>;


export type ShopFrameQuery = { storeData: { featuredProductPath: string, name: string, paymentIcons: Array<string>, toggles: { languageSwitcher: boolean }, menus: { footerMenu: { menuItems: Array<{ title: string, path: string }> } }, organisation: { legalName: string, address: string, email: string, phone: string, kvkNumber: string, vatNumber: string } }, menuCategories: Array<{ id: string, title: string, path: string, topList: boolean }> };

export type FeaturedPathQueryVariables = Exact<{
  userData: UserData;
}>;


export type FeaturedPathQuery = { storeData: { featuredProductPath: string } };

export type HomeRouteQueryVariables = Exact<{
  userData: UserData;
  choiceCard: string;
}>;


export type HomeRouteQuery = { products: { products: Array<{ id: string, path: string, title: string, tagline: string, backgroundColor: string, showHand: boolean, showShadow: boolean, isOrderable: boolean, image: { url: string, alt: string }, label: { title: string, color: string, icon: LabelIcon | null, free: boolean } | null, digitalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null, physicalVariationConfig: { stock: StockState, minPrice: { currency: string, value: number }, maxPrice: { currency: string, value: number } } | null }>, paging: { totalItems: number } }, topProducts: Array<{ title: string, referencedPath: string, cardImage: { url: string, alt: string } }>, menuCategories: Array<{ id: string, title: string, path: string, icon: string, productCount: number, topList: boolean }>, choiceCard: { id: string, path: string, image: { url: string, alt: string } } | null };

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
  total {
    currency
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
  deliveryAddress {
    firstName
    lastName
    email
  }
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
  total {
    currency
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
}`, {"fragmentName":"BasketShipment"}) as unknown as TypedDocumentString<BasketShipmentFragment, unknown>;
export const PackagesToCheckFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PackagesToCheck on GiftcardShipment {
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
  total {
    currency
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
}`, {"fragmentName":"PackagesToCheck"}) as unknown as TypedDocumentString<PackagesToCheckFragment, unknown>;
export const BasketIdeaFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BasketIdea on TopProduct {
  title
  cardImage {
    url
    alt
  }
  referencedPath
}
    `, {"fragmentName":"BasketIdea"}) as unknown as TypedDocumentString<BasketIdeaFragment, unknown>;
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
}
    `, {"fragmentName":"CardOnPage"}) as unknown as TypedDocumentString<CardOnPageFragment, unknown>;
export const GiftPageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment GiftPage on GiftCardPage {
  giverName
  receiverName
  isForSelf
  message
  isReady
  isOpened
  cards {
    ...CardOnPage
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
}`, {"fragmentName":"GiftPage"}) as unknown as TypedDocumentString<GiftPageFragment, unknown>;
export const CategoryChipFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CategoryChip on MenuCategory {
  id
  title
  path
  icon
}
    `, {"fragmentName":"CategoryChip"}) as unknown as TypedDocumentString<CategoryChipFragment, unknown>;
export const CategoryTileFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CategoryTile on MenuCategory {
  id
  title
  path
  icon
  productCount
  topList
}
    `, {"fragmentName":"CategoryTile"}) as unknown as TypedDocumentString<CategoryTileFragment, unknown>;
export const FeaturedCardFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FeaturedCard on TopProduct {
  title
  referencedPath
  cardImage {
    url
    alt
  }
}
    `, {"fragmentName":"FeaturedCard"}) as unknown as TypedDocumentString<FeaturedCardFragment, unknown>;
export const DetailsAddressFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment DetailsAddress on BillingAddress {
  customerType
  companyName
  firstName
  lastName
  email
  phoneNumber
}
    `, {"fragmentName":"DetailsAddress"}) as unknown as TypedDocumentString<DetailsAddressFragment, unknown>;
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
  shipments {
    id
    isForSelf
    deliveryAddress {
      firstName
      lastName
    }
    packages {
      __typename
      ... on GiftcardPackage {
        id
        total {
          currency
          value
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
export const ShippingStepFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ShippingStep on GiftcardShipment {
  id
  isForSelf
  deliveryAddress {
    firstName
    lastName
    email
  }
  packages {
    __typename
    ... on GiftcardPackage {
      id
      message {
        text
      }
      giftcard_v1 {
        __typename
        ... on GiftcardOrderItem {
          qty
          variation {
            id
            product {
              id
              title
            }
          }
        }
        ... on DonationOrderItem {
          qty
          variation {
            id
            product {
              id
              title
            }
          }
        }
        ... on EmptyOrderItem {
          qty
        }
      }
    }
  }
}
    `, {"fragmentName":"ShippingStep"}) as unknown as TypedDocumentString<ShippingStepFragment, unknown>;
export const FooterFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Footer on StoreData {
  name
  paymentIcons
  menus {
    footerMenu {
      menuItems {
        title
        path
      }
    }
  }
  organisation {
    legalName
    address
    email
    phone
    kvkNumber
    vatNumber
  }
}
    `, {"fragmentName":"Footer"}) as unknown as TypedDocumentString<FooterFragment, unknown>;
export const FooterCategoryFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FooterCategory on MenuCategory {
  id
  title
  path
  topList
}
    `, {"fragmentName":"FooterCategory"}) as unknown as TypedDocumentString<FooterCategoryFragment, unknown>;
export const HeaderFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Header on StoreData {
  featuredProductPath
  toggles {
    languageSwitcher
  }
}
    `, {"fragmentName":"Header"}) as unknown as TypedDocumentString<HeaderFragment, unknown>;
export const ChoiceCardFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ChoiceCard on Product {
  path
  image {
    url
    alt
  }
}
    `, {"fragmentName":"ChoiceCard"}) as unknown as TypedDocumentString<ChoiceCardFragment, unknown>;
export const HeroCardFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment HeroCard on Product {
  id
  image {
    url
    alt
  }
}
    `, {"fragmentName":"HeroCard"}) as unknown as TypedDocumentString<HeroCardFragment, unknown>;
export const OrderReceiversFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderReceivers on PlacedOrder {
  status
  state
  receivers {
    name
    email
    deliveryState
    sentOn
    openedOn
  }
}
    `, {"fragmentName":"OrderReceivers"}) as unknown as TypedDocumentString<OrderReceiversFragment, unknown>;
export const OrderLinesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OrderLines on PlacedOrder {
  lines {
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
  referenceNumber
  status
  state
  orderedOn
  paymentMethod
  contactPerson
  email
  isFullView
  ...OrderReceivers
  ...OrderLines
}
    fragment OrderLines on PlacedOrder {
  lines {
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
  receivers {
    name
    email
    deliveryState
    sentOn
    openedOn
  }
}`, {"fragmentName":"OrderView"}) as unknown as TypedDocumentString<OrderViewFragment, unknown>;
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
export const PaymentChoiceFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PaymentChoice on PaymentMethodsPayload {
  methods {
    id
    name
    brands
  }
  cardFields {
    frameUrl
    clientKey
  }
  errors {
    ...ShopError
  }
}
    fragment ShopError on ApiError {
  code
  message
  referencedRequestParameter
}`, {"fragmentName":"PaymentChoice"}) as unknown as TypedDocumentString<PaymentChoiceFragment, unknown>;
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
export const PriceRangeFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PriceRange on Product {
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
}`, {"fragmentName":"PriceRange"}) as unknown as TypedDocumentString<PriceRangeFragment, unknown>;
export const ProductCardFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductCard on Product {
  id
  path
  title
  tagline
  backgroundColor
  showHand
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
  ...PriceRange
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
fragment PriceRange on Product {
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
}`, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
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
  description
  validityMonths
  spending {
    howTo
    placeCount
    cities
    webshops {
      title
      url
    }
  }
}
    `, {"fragmentName":"ProductDetails"}) as unknown as TypedDocumentString<ProductDetailsFragment, unknown>;
export const ProductPageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ProductPage on Product {
  title
  tagline
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
  ...ProductForm
  ...ProductDetails
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
fragment PriceRange on Product {
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
  backgroundColor
  showHand
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
  ...PriceRange
}
fragment ProductLabel on ProductCardLabel {
  title
  color
  icon
  free
}
fragment ProductDetails on Product {
  productType
  description
  validityMonths
  spending {
    howTo
    placeCount
    cities
    webshops {
      title
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
}`, {"fragmentName":"ProductPage"}) as unknown as TypedDocumentString<ProductPageFragment, unknown>;
export const BasketCountDocument = {"__meta__":{"hash":"sha256:478bf7c4f987a6705bfddca22c39aa0135547ee98c10c1460c1744b37b1cdfb3"}} as unknown as TypedDocumentString<BasketCountQuery, BasketCountQueryVariables>;
export const ChangeQuantityDocument = {"__meta__":{"hash":"sha256:7114b977e0bc70ab1512227882b6e3993bae33da8af34d64af3f369c70614cfa"}} as unknown as TypedDocumentString<ChangeQuantityMutation, ChangeQuantityMutationVariables>;
export const ChangeAmountDocument = {"__meta__":{"hash":"sha256:66e8a31fe2b3ec56658b5e3d4aebb4c482584561c31ab2176acddba28967b184"}} as unknown as TypedDocumentString<ChangeAmountMutation, ChangeAmountMutationVariables>;
export const RemovePackageDocument = {"__meta__":{"hash":"sha256:ee167752450923b3295b57b28341a8b63fb753d3e2618dc9f9d46e93c973214e"}} as unknown as TypedDocumentString<RemovePackageMutation, RemovePackageMutationVariables>;
export const RemovePackageGroupDocument = {"__meta__":{"hash":"sha256:61620eaba625540d6660a289d30a81d1037720f3220ed5172b6acdf8dd99b9e4"}} as unknown as TypedDocumentString<RemovePackageGroupMutation, RemovePackageGroupMutationVariables>;
export const CategoryDocument = {"__meta__":{"hash":"sha256:012a086cf57d01d8dadbc42affc86bd788b7cc15cea367532d8a3bfe03f3d6fe"}} as unknown as TypedDocumentString<CategoryQuery, CategoryQueryVariables>;
export const CategoryProductsDocument = {"__meta__":{"hash":"sha256:8a7744990844d428b28d82c8ff0c0ba5e8b938e27fd6211ddf70d659d2447a2a"}} as unknown as TypedDocumentString<CategoryProductsQuery, CategoryProductsQueryVariables>;
export const GiftCardsDocument = {"__meta__":{"hash":"sha256:618e8b13a89bb974959123b5130a90513bc6e6c1d07299c6c3f2be94f61342d4"}} as unknown as TypedDocumentString<GiftCardsQuery, GiftCardsQueryVariables>;
export const MoreProductsDocument = {"__meta__":{"hash":"sha256:16ec165d333ebdea150239c7cbed815b6015de1768670f30763cf7ba1fe9d96b"}} as unknown as TypedDocumentString<MoreProductsQuery, MoreProductsQueryVariables>;
export const OrganisationDocument = {"__meta__":{"hash":"sha256:2baaa6098a5b9dd932f5de11e311987966db77511d22d3e3d4a01a7af60e7c7e"}} as unknown as TypedDocumentString<OrganisationQuery, OrganisationQueryVariables>;
export const SaveGuestDetailsDocument = {"__meta__":{"hash":"sha256:a2522f4d4abd5d9a481a020bd1681bf5723b241ea666f8d11afae21f00ee9ae2"}} as unknown as TypedDocumentString<SaveGuestDetailsMutation, SaveGuestDetailsMutationVariables>;
export const PlacedOrderDocument = {"__meta__":{"hash":"sha256:7b7e1b01d828e418238c1a4a39a6cca322dddb47469e58b4b276fb2c22339c0b"}} as unknown as TypedDocumentString<PlacedOrderQuery, PlacedOrderQueryVariables>;
export const StartPaymentDocument = {"__meta__":{"hash":"sha256:b6fc2aa28f1dcb3964a491a15d5cab3874a019dc48b10acb274ff9533bd8fe33"}} as unknown as TypedDocumentString<StartPaymentMutation, StartPaymentMutationVariables>;
export const PollPaymentDocument = {"__meta__":{"hash":"sha256:c4eae2f6d45245a7b5080a0ed963d7fc577f6dec037559e685495e0537c46320"}} as unknown as TypedDocumentString<PollPaymentMutation, PollPaymentMutationVariables>;
export const AddPackageDocument = {"__meta__":{"hash":"sha256:856f7d33e29eb71b0e288b6ad972df8f423826e5649ab88eb93848e99198a62c"}} as unknown as TypedDocumentString<AddPackageMutation, AddPackageMutationVariables>;
export const BasketRouteDocument = {"__meta__":{"hash":"sha256:686bd5d67594aa02031308f53fc5b752dfa5ae6effc880cdad15247a8a4d3100"}} as unknown as TypedDocumentString<BasketRouteQuery, BasketRouteQueryVariables>;
export const BasketIdeasDocument = {"__meta__":{"hash":"sha256:2f790b1ea353cd7eb2b4190c1893444c1fb879f0fdcb7d8e808d8f3347ad3bea"}} as unknown as TypedDocumentString<BasketIdeasQuery, BasketIdeasQueryVariables>;
export const CardRouteDocument = {"__meta__":{"hash":"sha256:e58ec39004685da2645af698277e8da519b20ff05fce490d5508232100539a7b"}} as unknown as TypedDocumentString<CardRouteQuery, CardRouteQueryVariables>;
export const OpenGiftCardDocument = {"__meta__":{"hash":"sha256:2c90a7e67727a62e9e088cc129759976b588b95bc2918ad187132535fe2c1f36"}} as unknown as TypedDocumentString<OpenGiftCardMutation, OpenGiftCardMutationVariables>;
export const CategoriesRouteDocument = {"__meta__":{"hash":"sha256:18065430ab1ca7a12afd9fa35df6f0c3a975ba97366ca7eab0cf9a985e11c6c8"}} as unknown as TypedDocumentString<CategoriesRouteQuery, CategoriesRouteQueryVariables>;
export const GiftCardRouteDocument = {"__meta__":{"hash":"sha256:acfe3f24223a8fa15ab2b9ee007fc96983e6f79a0e83b9a0fcd7a2276f46a02b"}} as unknown as TypedDocumentString<GiftCardRouteQuery, GiftCardRouteQueryVariables>;
export const CheckoutRouteDocument = {"__meta__":{"hash":"sha256:07f1ceed97e1045c68aad686388009dceb49bcb6568f7bc43bdfde3a2860f051"}} as unknown as TypedDocumentString<CheckoutRouteQuery, CheckoutRouteQueryVariables>;
export const PaymentMethodsDocument = {"__meta__":{"hash":"sha256:ddd8074fd97ea58edf379034861c237081334ba81d980347b90ec164e48cac34"}} as unknown as TypedDocumentString<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const SubmitPaymentDetailsDocument = {"__meta__":{"hash":"sha256:4544a0464ba23b8b2d37b3b9041bdc6de75da1b07c5820f89baecd50bd5ff6c6"}} as unknown as TypedDocumentString<SubmitPaymentDetailsMutation, SubmitPaymentDetailsMutationVariables>;
export const CheckPaymentDocument = {"__meta__":{"hash":"sha256:26554d06031eae06041485a1666db2e8b6fdc96e3930f4a7c85df694d749eb0c"}} as unknown as TypedDocumentString<CheckPaymentMutation, CheckPaymentMutationVariables>;
export const ShopFrameDocument = {"__meta__":{"hash":"sha256:a66f823f9b59a9b45167c318f07d951534213a8b50695f316faf31e9c3ca3149"}} as unknown as TypedDocumentString<ShopFrameQuery, ShopFrameQueryVariables>;
export const FeaturedPathDocument = {"__meta__":{"hash":"sha256:e6151cb1ff325de67db4a2649cdc3dd5eced5a9ac7d49fc1dd4f7e8c84aa96ec"}} as unknown as TypedDocumentString<FeaturedPathQuery, FeaturedPathQueryVariables>;
export const HomeRouteDocument = {"__meta__":{"hash":"sha256:6a45c7a3c19b78d0301bc8d4ad67c391763f8211784f0382fbf65798684207a1"}} as unknown as TypedDocumentString<HomeRouteQuery, HomeRouteQueryVariables>;