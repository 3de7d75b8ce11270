/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation UserChangePassword(\n    $userData: UserData!\n    $currentPassword: String!\n    $password: String!\n  ) {\n    userChangePassword(\n      userData: $userData\n      currentPassword: $currentPassword\n      password: $password\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.UserChangePasswordDocument,
    "\n  mutation UserConfirmEmail($userData: UserData!, $token: String!, $password: String) {\n    userConfirmEmail(userData: $userData, token: $token, password: $password) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.UserConfirmEmailDocument,
    "\n  query Viewer($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user {\n        mainProfile { ...Customer }\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  fragment Customer on CustomerProfile {\n    firstName\n    lastName\n    email\n    isEmailConfirmed\n  }\n": typeof types.CustomerFragmentDoc,
    "\n  mutation DeleteAccount($userData: UserData!, $password: String!) {\n    deleteAccount(userData: $userData, password: $password) { errors { ...ShopError } }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  mutation SaveUserDetails($userData: UserData!, $details: UserDetails!) {\n    saveUserDetails(userData: $userData, details: $details) { errors { ...ShopError } }\n  }\n": typeof types.SaveUserDetailsDocument,
    "\n  fragment DetailsForm on CustomerProfile {\n    firstName\n    lastName\n    email\n    isEmailConfirmed\n    phoneNumber\n    ...InvoiceFields\n  }\n": typeof types.DetailsFormFragmentDoc,
    "\n  query AccountLink($userData: UserData!, $link: AccountLink!, $token: String!) {\n    accountLink(userData: $userData, link: $link, token: $token) {\n      link { maskedEmail isForMe isEmailConfirmed }\n    }\n  }\n": typeof types.AccountLinkDocument,
    "\n  mutation UserForgotPassword($userData: UserData!, $email: String!, $captchaToken: String!) {\n    userForgotPassword(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.UserForgotPasswordDocument,
    "\n  fragment InvoiceFields on CustomerProfile {\n    email\n    invoiceEmail\n    vatNumber\n    kvkNumber\n    address {\n      companyName\n      countryCode\n      postCode\n      houseNumber\n      suffix\n      street\n      addressLine1\n      addressLine2\n      city\n      administrativeArea\n    }\n  }\n": typeof types.InvoiceFieldsFragmentDoc,
    "\n  mutation UserSetPassword($userData: UserData!, $token: String!, $password: String!) {\n    userSetPassword(userData: $userData, token: $token, password: $password) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.UserSetPasswordDocument,
    "\n  fragment OrderCard on AccountOrder {\n    uuid\n    referenceNumber\n    orderedOn\n    status\n    state\n    total { currency value }\n    receivers\n    totalQuantity\n    cards { image { url } backgroundColor }\n  }\n": typeof types.OrderCardFragmentDoc,
    "\n  mutation UserRegister(\n    $userData: UserData!\n    $account: AccountToRegister!\n    $captchaToken: String!\n  ) {\n    userRegister(userData: $userData, account: $account, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.UserRegisterDocument,
    "\n  mutation ResendConfirmation($userData: UserData!) {\n    resendConfirmation(userData: $userData) { status errors { ...ShopError } }\n  }\n": typeof types.ResendConfirmationDocument,
    "\n  mutation UserLogout($userData: UserData!) {\n    userLogout(userData: $userData) { errors { ...ShopError } }\n  }\n": typeof types.UserLogoutDocument,
    "\n  fragment CardBalance on GiftCardBalance {\n    title\n    image { url alt }\n    backgroundColor\n    showShadow\n    maskedNumber\n    balance { currency value }\n    initialAmount { currency value }\n    expiryDate\n    isExpired\n    state\n  }\n": typeof types.CardBalanceFragmentDoc,
    "\n  mutation CheckGiftCardBalance(\n    $userData: UserData!\n    $cardNumber: String!\n    $pin: String!\n    $captchaToken: String!\n  ) {\n    checkGiftCardBalance(\n      userData: $userData\n      cardNumber: $cardNumber\n      pin: $pin\n      captchaToken: $captchaToken\n    ) {\n      card { ...CardBalance }\n      errors { ...ShopError }\n    }\n  }\n": typeof types.CheckGiftCardBalanceDocument,
    "\n  mutation UnlockGiftCard($userData: UserData!, $token: String!) {\n    unlockGiftCard(userData: $userData, token: $token) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.UnlockGiftCardDocument,
    "\n  fragment BasketShipment on GiftcardShipment {\n    id\n    tag\n    isForSelf\n    giverName\n    deliveryDate\n    deliveryForm\n    deliveryAddress {\n      firstName lastName email\n      ...PostalParts\n    }\n    postage { currency value }\n    postPlan { arrivesOn }\n    asksPhone\n    isPhoneMissing\n    packages { __typename ...BasketPackage }\n  }\n": typeof types.BasketShipmentFragmentDoc,
    "\n  fragment BasketPackage on GiftcardPackage {\n    id\n    giftcard_v1 {\n      __typename\n      ... on GiftcardOrderItem { qty variation { ...BasketVariation } }\n      ... on DonationOrderItem { qty variation { ...BasketVariation } }\n      ... on EmptyOrderItem { qty }\n    }\n    message { text }\n    wrapper { variation { id title } }\n    giftPacking { variation { id title } }\n    isEachWrapped\n    total { currency value }\n    totalWithExtras { value }\n  }\n": typeof types.BasketPackageFragmentDoc,
    "\n  fragment BasketVariation on Variation {\n    id\n    variationType\n    price { currency value }\n    product {\n      id\n      title\n      path\n      image { url alt }\n      backgroundColor\n      digitalVariationConfig { ...BasketPrices }\n      physicalVariationConfig { ...BasketPrices }\n    }\n  }\n": typeof types.BasketVariationFragmentDoc,
    "\n  fragment BasketPrices on VariationConfig {\n    hasFixedPrices\n    pricesToShow { currency value }\n    minPrice { currency value }\n    maxPrice { currency value }\n    step { currency value }\n    stock\n  }\n": typeof types.BasketPricesFragmentDoc,
    "\n  fragment BasketStore on StoreData {\n    paymentIcons\n    paymentMethods\n    promotions { haveCodes }\n  }\n": typeof types.BasketStoreFragmentDoc,
    "\n  fragment BasketCode on GiftcardOrder {\n    promotionCode { ...PromotionCode }\n  }\n": typeof types.BasketCodeFragmentDoc,
    "\n  mutation ChangeAmount($userData: UserData!, $packageId: ID!, $amount: Int!, $version: Int) {\n    updatePackage(userData: $userData, packageId: $packageId, amount: $amount, version: $version) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.ChangeAmountDocument,
    "\n  mutation ChangeReceiver(\n    $userData: UserData!\n    $shipmentTag: String!\n    $packageId: ID\n    $quantity: Int\n    $receiver: ReceiverInput\n    $address: AddressInput\n    $version: Int\n  ) {\n    changeReceiver(\n      userData: $userData\n      shipmentTag: $shipmentTag\n      packageId: $packageId\n      quantity: $quantity\n      receiver: $receiver\n      address: $address\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n": typeof types.ChangeReceiverDocument,
    "\n  mutation SetDeliveryMode(\n    $userData: UserData!\n    $mode: DeliveryMode!\n    $receiver: ReceiverInput\n    $address: AddressInput\n    $version: Int\n  ) {\n    setDeliveryMode(\n      userData: $userData\n      deliveryMode: $mode\n      receiver: $receiver\n      address: $address\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n": typeof types.SetDeliveryModeDocument,
    "\n  mutation AddDonation($userData: UserData!, $input: PackageInput!) {\n    addPackage(userData: $userData, input: $input) { errors { ...ShopError } }\n  }\n": typeof types.AddDonationDocument,
    "\n  mutation CopyShipment(\n    $userData: UserData!\n    $shipmentTag: String!\n    $receiver: ReceiverInput!\n    $address: AddressInput\n    $version: Int\n  ) {\n    copyShipment(\n      userData: $userData\n      shipmentTag: $shipmentTag\n      receiver: $receiver\n      address: $address\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n": typeof types.CopyShipmentDocument,
    "\n  mutation ChangeQuantity($userData: UserData!, $packageId: ID!, $quantity: Int!) {\n    updatePackage(userData: $userData, packageId: $packageId, quantity: $quantity) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.ChangeQuantityDocument,
    "\n  mutation ChangeShipmentDate($userData: UserData!, $shipmentTag: String!, $deliveryDate: String) {\n    changeShipmentDate(userData: $userData, shipmentTag: $shipmentTag, deliveryDate: $deliveryDate) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.ChangeShipmentDateDocument,
    "\n  mutation SetPromotionCode($userData: UserData!, $code: String!) {\n    setPromotionCode(userData: $userData, code: $code) { errors { ...ShopError } }\n  }\n": typeof types.SetPromotionCodeDocument,
    "\n  mutation RemovePackage($userData: UserData!, $packageId: ID!) {\n    removePackage(userData: $userData, packageId: $packageId) { errors { ...ShopError } }\n  }\n": typeof types.RemovePackageDocument,
    "\n  mutation RemovePackageGroup($userData: UserData!, $shipmentTag: String!) {\n    deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.RemovePackageGroupDocument,
    "\n  mutation ChangeNote(\n    $userData: UserData!\n    $packageId: ID!\n    $message: String\n    $wrapper: ID\n    $giftPacking: ID\n    $isEachWrapped: Boolean\n    $version: Int\n  ) {\n    updatePackage(\n      userData: $userData\n      packageId: $packageId\n      message: $message\n      wrapper: $wrapper\n      giftPacking: $giftPacking\n      isEachWrapped: $isEachWrapped\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n": typeof types.ChangeNoteDocument,
    "\n  fragment DeliveryModeChoice on GiftcardOrder {\n    version\n    deliveryMode\n    canSplitAgain\n    receivers { ...KnownPerson }\n    shipmentPaging { totalItems }\n    shipments {\n      deliveryForm\n      isForSelf\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty }\n            ... on DonationOrderItem { qty }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n  }\n": typeof types.DeliveryModeChoiceFragmentDoc,
    "\n  query DeliveryOverview($userData: UserData!) {\n    cartV2(userData: $userData, page: 1) {\n      version\n      shipmentPaging { totalItems }\n      receivers { ...KnownPerson }\n      shipments {\n        tag\n        isForSelf\n        deliveryForm\n        deliveryDate\n        deliveryAddress {\n          firstName lastName email\n          ...PostalParts\n        }\n        postPlan { arrivesOn }\n        packages {\n          __typename\n          ... on GiftcardPackage {\n            id\n            giftcard_v1 {\n              __typename\n              ... on GiftcardOrderItem { qty variation { ...DeliveredGift } }\n              ... on DonationOrderItem { qty variation { ...DeliveredGift } }\n              ... on EmptyOrderItem { qty }\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.DeliveryOverviewDocument,
    "\n  fragment DeliveredGift on Variation {\n    id\n    price { currency value }\n    product { id title }\n  }\n": typeof types.DeliveredGiftFragmentDoc,
    "\n  fragment DonationOnOffer on Product {\n    id\n    title\n    digitalVariationConfig { ...BasketPrices }\n  }\n": typeof types.DonationOnOfferFragmentDoc,
    "\n  fragment DonationInBasket on GiftcardOrder {\n    shipments {\n      packages {\n        __typename\n        ... on GiftcardPackage { giftcard_v1 { __typename } }\n      }\n    }\n  }\n": typeof types.DonationInBasketFragmentDoc,
    "\n  fragment KnownPerson on CartReceiver {\n    name\n    email\n    giverName\n    address {\n      ...PostalParts\n    }\n  }\n": typeof types.KnownPersonFragmentDoc,
    "\n  fragment PromotionCode on PromotionCode {\n    code\n    isApplied\n    isRefused\n    needed { currency value }\n  }\n": typeof types.PromotionCodeFragmentDoc,
    "\n  fragment BrandAbout on Product {\n    productType\n    description\n    spending {\n      howTo\n      ...SpendPlaces\n    }\n  }\n": typeof types.BrandAboutFragmentDoc,
    "\n  fragment BrandPage on Brand {\n    id\n    title\n    keywords\n    products {\n      productType\n      shareImage {\n        url\n        alt\n      }\n      ...ProductCard\n      ...BrandAbout\n    }\n    similarProducts {\n      ...ProductCard\n    }\n  }\n": typeof types.BrandPageFragmentDoc,
    "\n  fragment BrandRow on Brand {\n    id\n    title\n    path\n    letter\n    image {\n      url\n      alt\n    }\n  }\n": typeof types.BrandRowFragmentDoc,
    "\n  query BrandsModal($userData: UserData!) {\n    brands(userData: $userData) {\n      ...BrandRow\n    }\n  }\n": typeof types.BrandsModalDocument,
    "\n  mutation RemindOfGiftCards($userData: UserData!, $token: String!, $days: [Int!]!, $email: String!) {\n    remindOfGiftCards(userData: $userData, token: $token, days: $days, email: $email) {\n      reminders { ...CardDates }\n      errors { ...ShopError }\n    }\n  }\n": typeof types.RemindOfGiftCardsDocument,
    "\n  fragment CardOnPage on GiftCardOnPage {\n    title\n    amount { currency value }\n    image { url alt }\n    backgroundColor\n    showShadow\n    wrapper\n    isDonation\n    isChoiceCard\n    howToSpend\n    webshops { title url }\n    validUntil\n    code { number pin barcodeSvg }\n    ownPage { url isOpened }\n  }\n": typeof types.CardOnPageFragmentDoc,
    "\n  fragment GiftPage on GiftCardPage {\n    giverName\n    receiverName\n    isForSelf\n    isReceiverKnown\n    message\n    isReady\n    isOpened\n    cards { ...CardOnPage }\n    reminders { ...CardDates }\n  }\n": typeof types.GiftPageFragmentDoc,
    "\n  fragment GiftThanks on GiftCardPage {\n    giverName\n    canThank\n    thankYou { text }\n  }\n": typeof types.GiftThanksFragmentDoc,
    "\n  query Category($userData: UserData!, $url: String!) {\n    category(userData: $userData, url: $url) {\n      id\n      title\n      description\n      icon\n      image { url }\n      keywords\n    }\n  }\n": typeof types.CategoryDocument,
    "\n  fragment CategoryPicture on MenuCategory {\n    id\n    title\n    description\n    path\n    icon\n    productCount\n    image { url }\n  }\n": typeof types.CategoryPictureFragmentDoc,
    "\n  query CountProducts($userData: UserData!, $filters: ProductFilters) {\n    products(\n      userData: $userData\n      filters: $filters\n      paging: { itemsPerPage: 1, pageNumber: 1 }\n    ) {\n      paging {\n        totalItems\n      }\n      facets {\n        ...ListFacets\n      }\n    }\n  }\n": typeof types.CountProductsDocument,
    "\n  query ListAmongCategories(\n    $userData: UserData!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    ...ListedProducts\n    menuCategories(userData: $userData) {\n      ...CategoryChip\n    }\n  }\n": typeof types.ListAmongCategoriesDocument,
    "\n  query ListAmongMoments(\n    $userData: UserData!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    ...ListedProducts\n    givingMoments(userData: $userData) {\n      id\n      title\n      path\n    }\n  }\n": typeof types.ListAmongMomentsDocument,
    "\n  query Moment($userData: UserData!, $id: String!) {\n    givingMoment(userData: $userData, id: $id) {\n      id\n      title\n      description\n      keywords\n    }\n  }\n": typeof types.MomentDocument,
    "\n  fragment MomentTile on GivingMoment {\n    id\n    title\n    text: description\n    path\n    productCount\n    daysLeft\n    images { url alt }\n  }\n": typeof types.MomentTileFragmentDoc,
    "\n  fragment ListedProducts on Query {\n    products(\n      userData: $userData\n      filters: $filters\n      sorting: $sorting\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      ...ListPage\n    }\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n": typeof types.ListedProductsFragmentDoc,
    "\n  fragment CategoryChip on MenuCategory {\n    id\n    title\n    path\n    icon\n  }\n": typeof types.CategoryChipFragmentDoc,
    "\n  fragment ListFacets on ProductFacets {\n    vocabularies {\n      vocabularyID\n      terms {\n        id\n        title\n        productCount\n      }\n    }\n    variationTypes {\n      variationType\n      productCount\n      isForSale\n    }\n    priceBands {\n      minPrice {\n        currency\n        value\n      }\n      maxPrice {\n        value\n      }\n      productCount\n    }\n  }\n": typeof types.ListFacetsFragmentDoc,
    "\n  query MoreProducts(\n    $userData: UserData!\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n  ) {\n    products(\n      userData: $userData\n      filters: $filters\n      sorting: $sorting\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n    }\n  }\n": typeof types.MoreProductsDocument,
    "\n  fragment ListPage on ProductPage {\n    products {\n      ...ProductCard\n    }\n    paging {\n      currentPage\n      totalItems\n    }\n    facets {\n      ...ListFacets\n    }\n  }\n": typeof types.ListPageFragmentDoc,
    "\n  fragment OrderOverview on GiftcardOrder {\n    shipmentPaging { totalItems }\n    shipments {\n      id\n      isForSelf\n      deliveryDate\n      deliveryForm\n      deliveryAddress { firstName lastName email }\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          id\n          total { currency value }\n          wrapper { variation { id title price { value } } }\n          giftPacking { variation { id title price { value } } }\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...OverviewVariation } }\n            ... on DonationOrderItem { qty variation { ...OverviewVariation } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n    ...OrderTotals\n  }\n": typeof types.OrderOverviewFragmentDoc,
    "\n  fragment OverviewVariation on Variation {\n    id\n    product { id title image { url } backgroundColor }\n  }\n": typeof types.OverviewVariationFragmentDoc,
    "\n  mutation SaveGuestDetails($userData: UserData!, $input: GuestDetailsInput!) {\n    saveGuestDetails(userData: $userData, input: $input) { errors { ...ShopError } }\n  }\n": typeof types.SaveGuestDetailsDocument,
    "\n  fragment ShippingStep on GiftcardShipment {\n    id\n    isForSelf\n    deliveryDate\n    deliveryForm\n    deliveryAddress {\n      firstName lastName email\n      ...PostalParts\n    }\n    postPlan { arrivesOn }\n    packages {\n      __typename\n      ... on GiftcardPackage {\n        id\n        ...GiftExtras\n        message { text }\n        giftcard_v1 {\n          __typename\n          ... on GiftcardOrderItem { qty variation { ...ReviewedGift } }\n          ... on DonationOrderItem { qty variation { ...ReviewedGift } }\n          ... on EmptyOrderItem { qty }\n        }\n      }\n    }\n  }\n": typeof types.ShippingStepFragmentDoc,
    "\n  fragment ReviewedGift on Variation {\n    id\n    price { currency value }\n    product { id title }\n  }\n": typeof types.ReviewedGiftFragmentDoc,
    "\n  query FindGifts($userData: UserData!, $wish: GiftWish!) {\n    findGifts(userData: $userData, wish: $wish) {\n      ...FoundGifts\n    }\n  }\n": typeof types.FindGiftsDocument,
    "\n  fragment FoundGifts on FoundGifts {\n    hasMore\n    elsewhere\n    picks {\n      ...FinderPick\n    }\n  }\n": typeof types.FoundGiftsFragmentDoc,
    "\n  fragment FinderForm on GiftFinder {\n    people {\n      id\n      title\n    }\n    likes {\n      id\n      title\n      icon\n    }\n    moments {\n      id\n      title\n      greeting\n    }\n    budgets {\n      currency\n      value\n    }\n  }\n": typeof types.FinderFormFragmentDoc,
    "\n  fragment FinderPick on GiftPick {\n    reasons {\n      ...PickReason\n    }\n    amount {\n      currency\n      value\n    }\n    product {\n      id\n      path\n      title\n      tagline\n      notice\n      backgroundColor\n      showShadow\n      image {\n        url\n        alt\n      }\n      ...PriceFrom\n    }\n  }\n": typeof types.FinderPickFragmentDoc,
    "\n  fragment FinderStart on GiftFinder {\n    people {\n      id\n      title\n    }\n    likes {\n      id\n      title\n    }\n    moments {\n      id\n      title\n    }\n    budgets {\n      currency\n      value\n    }\n  }\n": typeof types.FinderStartFragmentDoc,
    "\n  query FinderRoute($userData: UserData!, $wish: GiftWish!) {\n    giftFinder(userData: $userData) {\n      ...FinderForm\n    }\n    findGifts(userData: $userData, wish: $wish) {\n      ...FoundGifts\n    }\n  }\n": typeof types.FinderRouteDocument,
    "\n  fragment PickReason on GiftReason {\n    kind\n    name\n    from {\n      currency\n      value\n    }\n  }\n": typeof types.PickReasonFragmentDoc,
    "\n  fragment Reachable on Organisation {\n    legalName\n    address\n    email\n    phone\n    contactLinks\n    isInvented\n  }\n": typeof types.ReachableFragmentDoc,
    "\n  fragment ContactSubject on ContactSubject {\n    id\n    title\n    icon\n  }\n": typeof types.ContactSubjectFragmentDoc,
    "\n  fragment InformationPage on InformationPage {\n    title\n    ...PageHead\n    intro\n    sections {\n      ...InformationSection\n    }\n  }\n": typeof types.InformationPageFragmentDoc,
    "\n  fragment InformationSection on InformationSection {\n    id\n    title\n    icon\n    paragraphs {\n      ...RichText\n    }\n    questions {\n      question\n      answer {\n        ...RichText\n      }\n    }\n  }\n": typeof types.InformationSectionFragmentDoc,
    "\n  query Information($userData: UserData!, $path: String!) {\n    informationPage(userData: $userData, path: $path) {\n      ...InformationPage\n    }\n    storeData(userData: $userData) {\n      helpCentreUrl\n      organisation {\n        ...Reachable\n        businessHours {\n          days\n          opens\n          closes\n        }\n      }\n    }\n  }\n": typeof types.InformationDocument,
    "\n  mutation SendContactMessage(\n    $userData: UserData!\n    $input: ContactMessageInput!\n    $captchaToken: String!\n  ) {\n    sendContactMessage(userData: $userData, input: $input, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.SendContactMessageDocument,
    "\n  fragment LandingPage on LandingPage {\n    title\n    ...PageHead\n    blocks {\n      ...PageBlock\n    }\n  }\n": typeof types.LandingPageFragmentDoc,
    "\n  query Landing($userData: UserData!, $path: String!) {\n    landingPage(userData: $userData, path: $path) {\n      ...LandingPage\n    }\n  }\n": typeof types.LandingDocument,
    "\n  mutation MailMyGiftCards($userData: UserData!, $email: String!, $captchaToken: String!) {\n    mailMyGiftCards(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.MailMyGiftCardsDocument,
    "\n  mutation ReportMissedGift($userData: UserData!, $email: String!, $captchaToken: String!) {\n    reportMissedGift(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.ReportMissedGiftDocument,
    "\n  mutation SubscribeNewsletter(\n    $userData: UserData!\n    $email: String!\n    $firstName: String\n    $captchaToken: String!\n  ) {\n    subscribeNewsletter(\n      userData: $userData\n      email: $email\n      firstName: $firstName\n      captchaToken: $captchaToken\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.SubscribeNewsletterDocument,
    "\n  mutation MailOrderLink($userData: UserData!, $orderUuid: String!) {\n    mailOrderLink(userData: $userData, orderUuid: $orderUuid) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.MailOrderLinkDocument,
    "\n  fragment CancellableReceiver on OrderReceiver {\n    id\n    name\n    canBeCancelled\n  }\n": typeof types.CancellableReceiverFragmentDoc,
    "\n  mutation ChangePostAddress(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $address: AddressInput!\n  ) {\n    changePostAddress(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      address: $address\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.ChangePostAddressDocument,
    "\n  mutation CorrectAddress(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $email: String!\n    $confirmEmail: String!\n  ) {\n    correctDeliveryAddress(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      email: $email\n      confirmEmail: $confirmEmail\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.CorrectAddressDocument,
    "\n  fragment HandOver on OrderReceiver {\n    id\n    name\n    isForSelf\n    canBeHandedOver\n    hasLinks\n  }\n": typeof types.HandOverFragmentDoc,
    "\n  fragment LateReceiver on OrderReceiver {\n    id\n    name\n    post { canBeAskedAbout isAskedAbout }\n  }\n": typeof types.LateReceiverFragmentDoc,
    "\n  mutation AskLatePost($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    askLatePost(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.AskLatePostDocument,
    "\n  fragment GiftLink on GiftToHandOver {\n    url\n    title\n    amount { currency value }\n    wrapper\n  }\n": typeof types.GiftLinkFragmentDoc,
    "\n  mutation HandOverGift($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    handOverGift(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      gifts { ...GiftLink }\n      errors { ...ShopError }\n    }\n  }\n": typeof types.HandOverGiftDocument,
    "\n  query GiftsToHandOver($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    giftsToHandOver(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      gifts { ...GiftLink }\n      errors { ...ShopError }\n    }\n  }\n": typeof types.GiftsToHandOverDocument,
    "\n  query Cancellation($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    cancellation(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      moneyBack { ...MoneyBack }\n      errors { ...ShopError }\n    }\n  }\n": typeof types.CancellationDocument,
    "\n  mutation CancelShipment(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $expectedTotal: Int!\n  ) {\n    cancelShipment(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      expectedTotal: $expectedTotal\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.CancelShipmentDocument,
    "\n  query PlacedOrder($userData: UserData!, $uuid: String!, $page: Int!) {\n    order(userData: $userData, uuid: $uuid, page: $page) {\n      order { ...OrderView }\n      errors { ...ShopError }\n    }\n    storeData(userData: $userData) { organisation { email } }\n  }\n": typeof types.PlacedOrderDocument,
    "\n  mutation OpenOrderByLink($userData: UserData!, $orderUuid: String!, $token: String!) {\n    openOrderByLink(userData: $userData, orderUuid: $orderUuid, token: $token) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.OpenOrderByLinkDocument,
    "\n  fragment OrderBilling on BillingAddress {\n    firstName\n    lastName\n    companyName\n    kvkNumber\n    vatNumber\n    invoiceEmail\n    countryCode\n    postCode\n    houseNumber\n    suffix\n    street\n    addressLine1\n    addressLine2\n    city\n    administrativeArea\n  }\n": typeof types.OrderBillingFragmentDoc,
    "\n  fragment OrderDocuments on PlacedOrder {\n    uuid\n    billingAddress { companyName }\n    documents { number kind issuedOn }\n  }\n": typeof types.OrderDocumentsFragmentDoc,
    "\n  fragment OrderFacts on PlacedOrder {\n    referenceNumber\n    orderedOn\n    paymentMethod\n    contactPerson\n    customerReference\n  }\n": typeof types.OrderFactsFragmentDoc,
    "\n  fragment OrderLines on PlacedOrder {\n    lines {\n      variationType\n      title\n      quantity\n      unitPrice { currency value }\n      total { currency value }\n      image { url }\n      backgroundColor\n      receiverTitle\n      isDonation\n      wrappings\n    }\n    adjustments { title adjustmentType price { currency value } }\n    total { currency value }\n    totalWithoutTax { currency value }\n    refunded { currency value }\n  }\n": typeof types.OrderLinesFragmentDoc,
    "\n  fragment OrderReceivers on PlacedOrder {\n    status\n    state\n    uuid\n    paging { currentPage itemsPerPage totalItems }\n    receivers { id name email deliveryState sentOn openedOn canBeCorrected canBeSentAgain isHandedOver deliveryDate isDelayed post { addressLines state isReplaced postedOn arrivesOn trackUrl } ...PlannedReceiver ...PostedReceiver ...LateReceiver ...HandOver ...CancellableReceiver ...ReceiverThanks }\n  }\n": typeof types.OrderReceiversFragmentDoc,
    "\n  fragment OrderView on PlacedOrder {\n    uuid\n    status\n    state\n    billingAddress { ...OrderBilling }\n    ...OrderFacts\n    email\n    isFullView\n    ...OrderDocuments\n    transfer { ...TransferDetails }\n    ...OrderReceivers\n    ...OrderLines\n  }\n": typeof types.OrderViewFragmentDoc,
    "\n  query OrderInWindow($userData: UserData!, $uuid: String!) {\n    order(userData: $userData, uuid: $uuid, page: 1) {\n      order { ...OrderInWindow }\n      errors { ...ShopError }\n    }\n  }\n": typeof types.OrderInWindowDocument,
    "\n  fragment OrderInWindow on PlacedOrder {\n    uuid\n    isFullView\n    status\n    receivers { id name isForSelf }\n    billingAddress { ...OrderBilling }\n    documents { number }\n    ...OrderFacts\n    ...OrderDocuments\n    ...OrderLines\n  }\n": typeof types.OrderInWindowFragmentDoc,
    "\n  mutation PlanDelivery(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $deliveryDate: String\n  ) {\n    changeDeliveryDate(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      deliveryDate: $deliveryDate\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.PlanDeliveryDocument,
    "\n  fragment PlannedReceiver on OrderReceiver {\n    id\n    name\n    deliveryDate\n    canBePlanned\n    post { wishedOn }\n  }\n": typeof types.PlannedReceiverFragmentDoc,
    "\n  fragment PostedReceiver on OrderReceiver {\n    id\n    name\n    post {\n      canBeChanged\n      address { ...PostalParts }\n    }\n  }\n": typeof types.PostedReceiverFragmentDoc,
    "\n  mutation ResendMail($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    resendDeliveryMail(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.ResendMailDocument,
    "\n  fragment ReceiverThanks on OrderReceiver {\n    thankYous { text thankedOn }\n  }\n": typeof types.ReceiverThanksFragmentDoc,
    "\n  fragment TransferDetails on BankTransfer {\n    beneficiary\n    iban\n    bic\n    reference\n    amount { value currency }\n    until\n    hasProForma\n  }\n": typeof types.TransferDetailsFragmentDoc,
    "\n  mutation AddGiftCardPayment(\n    $userData: UserData!\n    $cardNumber: String!\n    $pin: String!\n    $captchaToken: String!\n  ) {\n    addGiftCardPayment(\n      userData: $userData\n      cardNumber: $cardNumber\n      pin: $pin\n      captchaToken: $captchaToken\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.AddGiftCardPaymentDocument,
    "\n  mutation RemoveGiftCardPayment($userData: UserData!, $cardId: ID!) {\n    removeGiftCardPayment(userData: $userData, cardId: $cardId) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.RemoveGiftCardPaymentDocument,
    "\n  fragment PayingCards on GiftcardOrder {\n    amountToPay { currency value }\n    giftCardPayments {\n      id\n      maskedNumber\n      balance { currency value }\n      amount { currency value }\n    }\n  }\n": typeof types.PayingCardsFragmentDoc,
    "\n  fragment PaymentAnswer on PaymentPayload {\n    orderUuid\n    methodId\n    state\n    action { url method fields { name value } }\n    errors { ...ShopError }\n  }\n": typeof types.PaymentAnswerFragmentDoc,
    "\n  mutation StartPayment($userData: UserData!, $input: StartPaymentInput!) {\n    startPayment(userData: $userData, input: $input) { ...PaymentAnswer }\n  }\n": typeof types.StartPaymentDocument,
    "\n  mutation PollPayment($userData: UserData!, $orderUuid: String!) {\n    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }\n  }\n": typeof types.PollPaymentDocument,
    "\n  mutation AddPackage($userData: UserData!, $input: PackageInput!) {\n    addPackage(userData: $userData, input: $input) {\n      order {\n        shipments {\n          packages {\n            id\n          }\n        }\n      }\n      errors {\n        ...ShopError\n      }\n    }\n  }\n": typeof types.AddPackageDocument,
    "\n  fragment MeasuredDelivery on DeliveryTime {\n    seconds\n    count\n  }\n": typeof types.MeasuredDeliveryFragmentDoc,
    "\n  fragment ProductAside on Product {\n    id\n    title\n    digitalVariationConfig {\n      minPrice { currency value }\n    }\n    physicalVariationConfig {\n      minPrice { currency value }\n    }\n    brand {\n      title\n      path\n      productCount\n    }\n  }\n": typeof types.ProductAsideFragmentDoc,
    "\n  fragment ProductStore on StoreData {\n    serviceFee {\n      currency\n      value\n    }\n    postage { ...PostagePrices }\n    paymentMethods\n  }\n": typeof types.ProductStoreFragmentDoc,
    "\n  fragment ProductDetails on Product {\n    productType\n    isChoiceCard\n    description\n    validityMonths\n    spending {\n      howTo\n      ...SpendPlaces\n    }\n  }\n": typeof types.ProductDetailsFragmentDoc,
    "\n  fragment ProductFilm on Video {\n    title\n    ...FilmPlayer\n  }\n": typeof types.ProductFilmFragmentDoc,
    "\n  fragment ProductPage on Product {\n    title\n    tagline\n    notice\n    isChoiceCard\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    categories {\n      title\n      path\n    }\n    similarProducts {\n      ...ProductCard\n    }\n    shareImage {\n      url\n      alt\n    }\n    ...ProductStructuredData\n    ...ProductAside\n    ...ProductQuestions\n    ...ProductTestimonials\n    ...ProductForm\n    ...ProductDetails\n  }\n": typeof types.ProductPageFragmentDoc,
    "\n  fragment ProductQuestions on Product {\n    video {\n      ...ProductFilm\n    }\n    questions {\n      question\n      answer\n    }\n  }\n": typeof types.ProductQuestionsFragmentDoc,
    "\n  fragment ProductStructuredData on Product {\n    id\n    title\n    path\n    description\n    isOrderable\n    shareImage { url }\n    brand { title }\n    digitalVariationConfig {\n      minPrice { currency value }\n      maxPrice { currency value }\n    }\n    physicalVariationConfig {\n      minPrice { currency value }\n      maxPrice { currency value }\n    }\n  }\n": typeof types.ProductStructuredDataFragmentDoc,
    "\n  fragment ProductTestimonials on Product {\n    testimonials {\n      quote\n      author\n      sourceTitle\n      sourceUrl\n      verifiedOn\n    }\n  }\n": typeof types.ProductTestimonialsFragmentDoc,
    "\n  mutation AddReceivers($userData: UserData!, $input: ReceiversInput!) {\n    addReceivers(userData: $userData, input: $input) {\n      added\n      problems { row field }\n      order { totalQuantity }\n      errors { ...ShopError }\n    }\n  }\n": typeof types.AddReceiversDocument,
    "\n  query ReceiverList($userData: UserData!, $productId: String!) {\n    product(userData: $userData, path: $productId) {\n      path\n      productType\n      digitalVariationConfig { stock }\n      physicalVariationConfig { stock }\n      ...ProductForm\n    }\n    storeData(userData: $userData) {\n      serviceFee { currency value }\n      postage { postsTo ...PostagePrices }\n    }\n    wrappings(userData: $userData) { ...WrappingOnOffer }\n  }\n": typeof types.ReceiverListDocument,
    "\n  query MostChosen($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {\n      products { id digitalVariationConfig { stock } }\n    }\n  }\n": typeof types.MostChosenDocument,
    "\n  fragment FoundGroup on SearchGroup {\n    groupType\n    items {\n      id\n      path\n      title\n      heroTitle\n      icon\n    }\n  }\n": typeof types.FoundGroupFragmentDoc,
    "\n  fragment FoundItem on SearchItem {\n    id\n    path\n    title\n    heroTitle\n    icon\n    backgroundColor\n    showShadow\n    image {\n      url\n      alt\n    }\n    product {\n      tagline\n      notice\n      isOrderable\n      ...PriceFrom\n    }\n  }\n": typeof types.FoundItemFragmentDoc,
    "\n  fragment FoundNotes on SearchBody {\n    elsewhere\n    pages {\n      title\n      path\n    }\n  }\n": typeof types.FoundNotesFragmentDoc,
    "\n  query PopularChoices($userData: UserData!) {\n    popularSearch(userData: $userData) {\n      terms {\n        title\n        url\n      }\n      entities {\n        product {\n          ...ProductCard\n        }\n      }\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryTile\n    }\n  }\n": typeof types.PopularChoicesDocument,
    "\n  fragment SearchResults on SearchBody {\n    count\n    groups {\n      ...FoundGroup\n    }\n    understood {\n      ...UnderstoodPart\n    }\n    ...FoundNotes\n  }\n": typeof types.SearchResultsFragmentDoc,
    "\n  fragment UnderstoodPart on SearchUnderstood {\n    kind\n    without\n    title\n    age\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    variationType\n  }\n": typeof types.UnderstoodPartFragmentDoc,
    "\n  query PopularSearch($userData: UserData!) {\n    popularSearch(userData: $userData) {\n      terms {\n        title\n        url\n      }\n      entities {\n        ...FoundItem\n      }\n      highlightedBlocks {\n        title\n        description\n        cardImage {\n          url\n          alt\n        }\n        referencedPath\n        showHand\n      }\n    }\n    storeData(userData: $userData) {\n      toggles {\n        isSearchDataLayer\n      }\n      trustMarks {\n        header {\n          ...TrustMark\n        }\n      }\n    }\n  }\n": typeof types.PopularSearchDocument,
    "\n  query Search($userData: UserData!, $inputText: String!, $itemsPerGroup: Int) {\n    search_v1(userData: $userData, inputText: $inputText, itemsPerGroup: $itemsPerGroup) {\n      body {\n        count\n        ...FoundNotes\n        groups {\n          groupType\n          count\n          items {\n            ...FoundItem\n          }\n        }\n      }\n      errors {\n        message\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  query WaysOn($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      isChoiceCard\n      categories {\n        title\n        path\n      }\n      similarProducts {\n        ...ProductCard\n      }\n    }\n    givingMoments(userData: $userData) {\n      id\n      title\n      path\n      daysLeft\n    }\n  }\n": typeof types.WaysOnDocument,
    "\n  query SingleGift($userData: UserData!, $productId: String!, $singleGift: ID) {\n    product(userData: $userData, path: $productId) {\n      path\n      ...ProductForm\n    }\n    cartV2(userData: $userData, singleGift: $singleGift) {\n      ...SingleGiftOrder\n    }\n    storeData(userData: $userData) {\n      serviceFee { currency value }\n      postage { ...PostagePrices }\n      promotions { areRunning haveCodes }\n      organisation { email }\n    }\n    wrappings(userData: $userData) { ...WrappingOnOffer }\n    getUserInfo(userData: $userData) { user { mainProfile { ...DetailsProfile } } }\n    scamRule(userData: $userData, productId: $productId) {\n      isFirstOrder cardsAbove equalCardsFrom signsFrom delayMinutes\n    }\n  }\n": typeof types.SingleGiftDocument,
    "\n  query SingleGiftMethods($userData: UserData!, $total: Int) {\n    paymentMethods(userData: $userData, total: $total) { ...PaymentChoice }\n  }\n": typeof types.SingleGiftMethodsDocument,
    "\n  fragment SingleGiftOrder on GiftcardOrder {\n    id\n    version\n    promotionCode { code }\n    totals { grandTotal { currency value } }\n    billingAddress { ...DetailsAddress }\n    shipments {\n      isForSelf\n      deliveryDate\n      giverName\n      deliveryAddress {\n        firstName email\n        ...PostalParts\n      }\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          id\n          message { text }\n          wrapper { variation { id } }\n          giftPacking { variation { id } }\n          isEachWrapped\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...SingleGiftVariation } }\n            ... on DonationOrderItem { qty variation { ...SingleGiftVariation } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n  }\n": typeof types.SingleGiftOrderFragmentDoc,
    "\n  fragment SingleGiftVariation on Variation {\n    variationType\n    price { value }\n    product { id }\n  }\n": typeof types.SingleGiftVariationFragmentDoc,
    "\n  mutation SaveSingleGift($userData: UserData!, $input: SingleGiftInput!) {\n    saveSingleGift(userData: $userData, input: $input) {\n      order { id version }\n      errors { ...ShopError }\n    }\n  }\n": typeof types.SaveSingleGiftDocument,
    "\n  query SingleGiftTotals($userData: UserData!, $gift: SingleGiftToPrice!) {\n    singleGiftTotals(userData: $userData, gift: $gift) {\n      grandTotal { currency value }\n      adjustments { title adjustmentType price { currency value } }\n    }\n  }\n": typeof types.SingleGiftTotalsDocument,
    "\n  query WithdrawalOffer($userData: UserData!, $orderUuid: String!, $deliveryIds: [String!]) {\n    withdrawalOffer(userData: $userData, orderUuid: $orderUuid, deliveryIds: $deliveryIds) {\n      offer { ...WithdrawalOffer }\n    }\n  }\n": typeof types.WithdrawalOfferDocument,
    "\n  mutation Withdraw(\n    $userData: UserData!\n    $input: WithdrawalInput!\n    $orderUuid: String\n    $deliveryIds: [String!]\n  ) {\n    withdraw(userData: $userData, input: $input, orderUuid: $orderUuid, deliveryIds: $deliveryIds) {\n      statedOn\n      errors { message }\n    }\n  }\n": typeof types.WithdrawDocument,
    "\n  fragment WithdrawalOffer on WithdrawalOffer {\n    orderNumber\n    name\n    email\n    parts { deliveryId receiverName titles result until }\n    moneyBack { ...MoneyBack }\n  }\n": typeof types.WithdrawalOfferFragmentDoc,
    "\n  fragment Measurement on StoreData {\n    toggles {\n      isSearchDataLayer\n    }\n  }\n": typeof types.MeasurementFragmentDoc,
    "\n  fragment FooterBody on StoreData {\n    toggles {\n      isFooterLogos\n    }\n    paymentIcons\n    sisterShops {\n      ...SisterShop\n    }\n    menus {\n      footerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    organisation {\n      description\n      ...OrganisationColumn\n    }\n  }\n": typeof types.FooterBodyFragmentDoc,
    "\n  fragment Footer on StoreData {\n    name\n    menus {\n      legalMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    trustMarks {\n      bottomBar {\n        ...TrustMark\n      }\n    }\n    socialAccounts {\n      network\n      url\n    }\n    ...FooterBody\n  }\n": typeof types.FooterFragmentDoc,
    "\n  fragment OrganisationColumn on Organisation {\n    legalName\n    address\n    email\n    phone\n    kvkNumber\n    vatNumber\n    isInvented\n  }\n": typeof types.OrganisationColumnFragmentDoc,
    "\n  fragment SisterShop on SisterShop {\n    name\n    url\n    logo {\n      url\n      alt\n    }\n  }\n": typeof types.SisterShopFragmentDoc,
    "\n  fragment BusinessHeader on StoreData {\n    menus {\n      headerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n      businessMenu {\n        title\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    support {\n      ...SupportLink\n    }\n    toggles {\n      languageSwitcher\n      isNavigationIconTextOn\n      modalAuth\n    }\n  }\n": typeof types.BusinessHeaderFragmentDoc,
    "\n  fragment Header on StoreData {\n    trustMarks {\n      header {\n        ...TrustMark\n      }\n    }\n    menus {\n      headerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    toggles {\n      languageSwitcher\n      isNavigationIconTextOn\n      modalAuth\n      hardcodeNoindexNofollow\n    }\n  }\n": typeof types.HeaderFragmentDoc,
    "\n  fragment FrameCategory on MenuCategory {\n    id\n    title\n    path\n    icon\n    isTop\n  }\n": typeof types.FrameCategoryFragmentDoc,
    "\n  fragment RedeemHeader on StoreData {\n    support {\n      ...SupportLink\n    }\n    toggles {\n      languageSwitcher\n    }\n  }\n": typeof types.RedeemHeaderFragmentDoc,
    "\n  fragment SupportLink on MenuItem {\n    title\n    path\n  }\n": typeof types.SupportLinkFragmentDoc,
    "\n  query CustomerName($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { firstName lastName } }\n    }\n  }\n": typeof types.CustomerNameDocument,
    "\n  fragment MenuProduct on TopProduct {\n    title\n    referencedPath\n    cardImage {\n      url\n      alt\n    }\n  }\n": typeof types.MenuProductFragmentDoc,
    "\n  query MenuTopProducts($userData: UserData!) {\n    menuCategories(userData: $userData) {\n      id\n      topList {\n        ...MenuProduct\n      }\n    }\n  }\n": typeof types.MenuTopProductsDocument,
    "\n  query DeliveryDelayed($userData: UserData!) {\n    isDeliveryDelayed(userData: $userData)\n  }\n": typeof types.DeliveryDelayedDocument,
    "\n  query ShopFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      headerVariant\n      sellingPoints\n      trustMarks {\n        topBar {\n          ...TrustMark\n        }\n      }\n      deliveryDelay {\n        text\n        until\n      }\n      organisation {\n        businessHours {\n          days\n          opens\n          closes\n        }\n      }\n      ...Header\n      ...Footer\n      ...Measurement\n      ...NotFoundPicture\n    }\n    menuCategories(userData: $userData) {\n      ...FrameCategory\n    }\n  }\n": typeof types.ShopFrameDocument,
    "\n  query PromoPopUp($userData: UserData!, $path: String!) {\n    promoPopUp(userData: $userData, path: $path) {\n      ...PromoPopUpModal\n    }\n  }\n": typeof types.PromoPopUpDocument,
    "\n  fragment PromoPopUpModal on PromoPopUp {\n    id\n    title\n    text\n    delaySeconds\n    scrollPercent\n    image {\n      url\n    }\n    cards {\n      id\n      image {\n        url\n      }\n    }\n    link {\n      title\n      path\n    }\n  }\n": typeof types.PromoPopUpModalFragmentDoc,
    "\n  query SwitcherShops($userData: UserData!) {\n    storeData(userData: $userData) {\n      countriesCombinations {\n        ...SwitcherShop\n      }\n    }\n  }\n": typeof types.SwitcherShopsDocument,
    "\n  fragment SwitcherShop on CountryCombination {\n    country\n    name\n    family\n    url\n    languagesCombinations {\n      languageCode\n      isDefault\n      currency\n    }\n  }\n": typeof types.SwitcherShopFragmentDoc,
    "\n  query CheckUserExist($userData: UserData!, $email: String!, $captchaToken: String!) {\n    checkUserExist(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      status\n      errors { ...ShopError }\n    }\n  }\n": typeof types.CheckUserExistDocument,
    "\n  mutation UserLogin(\n    $userData: UserData!\n    $email: String!\n    $password: String!\n    $captchaToken: String!\n  ) {\n    userLogin(\n      userData: $userData\n      email: $email\n      password: $password\n      captchaToken: $captchaToken\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.UserLoginDocument,
    "\n  query AddressLookup($userData: UserData!, $postCode: String!, $houseNumber: String!) {\n    addressLookup(userData: $userData, postCode: $postCode, houseNumber: $houseNumber) {\n      state\n      address { street city }\n      isDemonstration\n    }\n  }\n": typeof types.AddressLookupDocument,
    "\n  fragment MoneyBack on MoneyBack {\n    gifts { currency value }\n    wrapping { currency value }\n    discount { currency value }\n    fees { currency value }\n    postage { currency value }\n    total { currency value }\n    isWholeOrder\n  }\n": typeof types.MoneyBackFragmentDoc,
    "\n  fragment ShopError on ApiError { code message referencedRequestParameter }\n": typeof types.ShopErrorFragmentDoc,
    "\n  query BasketCount($userData: UserData!) {\n    cartQuantity(userData: $userData) {\n      totalQuantity\n    }\n  }\n": typeof types.BasketCountDocument,
    "\n  fragment OrderTotals on GiftcardOrder {\n    groupedTotals {\n      digitalTotal { qty price { currency value } }\n      donationTotal { qty price { currency value } }\n      physicalTotal { qty price { currency value } }\n    }\n    totals {\n      subTotal { currency value }\n      grandTotalWithoutTax { currency value }\n      grandTotal { currency value }\n      adjustments { title adjustmentType price { currency value } }\n    }\n  }\n": typeof types.OrderTotalsFragmentDoc,
    "\n  fragment BlockLink on BlockLink {\n    title\n    path\n  }\n": typeof types.BlockLinkFragmentDoc,
    "\n  fragment PageBlock on Block {\n    __typename\n    id\n    blockType\n    ...HeroBlock\n    ...TextBlock\n    ...ProductsBlock\n    ...CategoriesBlock\n    ...MomentsBlock\n    ...SpotlightBlock\n    ...FaqBlock\n    ...SellingPointsBlock\n    ...GuidesBlock\n    ...VideoBlock\n  }\n": typeof types.PageBlockFragmentDoc,
    "\n  fragment CategoriesBlock on CategoriesBlock {\n    title\n    categories {\n      ...CategoryTile\n    }\n    link {\n      ...BlockLink\n    }\n  }\n": typeof types.CategoriesBlockFragmentDoc,
    "\n  fragment FaqBlock on FaqBlock {\n    id\n    title\n    questions {\n      question\n      answer {\n        ...RichText\n      }\n    }\n  }\n": typeof types.FaqBlockFragmentDoc,
    "\n  fragment GuidesBlock on GuidesBlock {\n    title\n    guides {\n      title\n      text\n      path\n      images {\n        url\n        alt\n      }\n    }\n  }\n": typeof types.GuidesBlockFragmentDoc,
    "\n  fragment HeroBlock on HeroBlock {\n    title\n    text\n    look\n    note {\n      ...RichText\n    }\n    buttons {\n      title\n      path\n    }\n    cards {\n      id\n      image {\n        url\n        alt\n      }\n    }\n  }\n": typeof types.HeroBlockFragmentDoc,
    "\n  query ListBlocks($userData: UserData!, $queueID: String!, $filters: BlocksFilters) {\n    getBlocksQueue(userData: $userData, queueID: $queueID, filters: $filters) {\n      blocks {\n        ...PageBlock\n      }\n    }\n  }\n": typeof types.ListBlocksDocument,
    "\n  fragment MomentsBlock on MomentsBlock {\n    title\n    look\n    moments {\n      title\n      text: description\n      path\n      daysLeft\n      images {\n        url\n        alt\n      }\n    }\n    link {\n      ...BlockLink\n    }\n  }\n": typeof types.MomentsBlockFragmentDoc,
    "\n  fragment ProductsBlock on ProductsBlock {\n    id\n    title\n    totalItems\n    products {\n      ...ProductCard\n    }\n    featured {\n      ...FeaturedCard\n    }\n    link {\n      ...BlockLink\n    }\n  }\n": typeof types.ProductsBlockFragmentDoc,
    "\n  fragment RichText on Paragraph {\n    isItem\n    spans {\n      text\n      isStrong\n      path\n    }\n  }\n": typeof types.RichTextFragmentDoc,
    "\n  fragment SellingPointsBlock on SellingPointsBlock {\n    title\n    isNumbered\n    points {\n      icon\n      title\n      text\n    }\n  }\n": typeof types.SellingPointsBlockFragmentDoc,
    "\n  fragment SpotlightBlock on SpotlightBlock {\n    title\n    text\n    reasons\n    button\n    product {\n      path\n      image {\n        url\n        alt\n      }\n    }\n  }\n": typeof types.SpotlightBlockFragmentDoc,
    "\n  fragment TextBlock on TextBlock {\n    title\n    paragraphs {\n      ...RichText\n    }\n  }\n": typeof types.TextBlockFragmentDoc,
    "\n  fragment VideoBlock on VideoBlock {\n    title\n    text\n    video {\n      ...FilmPlayer\n    }\n  }\n": typeof types.VideoBlockFragmentDoc,
    "\n  fragment SpendPlaces on Spending {\n    placeCount\n    cities\n    webshops {\n      title\n      url\n    }\n  }\n": typeof types.SpendPlacesFragmentDoc,
    "\n  query CaptchaChallenge($userData: UserData!) {\n    captchaChallenge(userData: $userData, action: common) {\n      algorithm\n      challenge\n      maxnumber\n      salt\n      signature\n    }\n  }\n": typeof types.CaptchaChallengeDocument,
    "\n  fragment PostPromise on PostPromise {\n    arrivesOn\n    lastDay\n    isPostedToday\n    isThereTomorrow\n  }\n": typeof types.PostPromiseFragmentDoc,
    "\n  query PostPromise($userData: UserData!) {\n    postPromise(userData: $userData) { ...PostPromise }\n  }\n": typeof types.PostPromiseDocument,
    "\n  fragment FilmPlayer on Video {\n    title\n    poster {\n      url\n    }\n    ... on EmbedVideo {\n      provider\n      url\n    }\n    ... on SelfHostedVideo {\n      mimeType\n      url\n      captions {\n        language\n        url\n      }\n    }\n  }\n": typeof types.FilmPlayerFragmentDoc,
    "\n  fragment PostalParts on Address {\n    companyName countryCode postCode houseNumber suffix street addressLine1 addressLine2 city administrativeArea phoneNumber\n  }\n": typeof types.PostalPartsFragmentDoc,
    "\n  query GiverName($userData: UserData!) {\n    cartV2(userData: $userData) {\n      shipments { giverName }\n      billingAddress { firstName }\n    }\n    getUserInfo(userData: $userData) {\n      user { mainProfile { firstName } }\n    }\n  }\n": typeof types.GiverNameDocument,
    "\n  fragment PostagePrices on Postage {\n    letter { currency value }\n    registered { currency value }\n    registeredAbove { currency value }\n    letterAsksPhone\n    registeredAsksPhone\n  }\n": typeof types.PostagePricesFragmentDoc,
    "\n  query BasketReceivers($userData: UserData!) {\n    cartV2(userData: $userData, page: 1) {\n      shipments {\n        isForSelf\n        deliveryAddress {\n          firstName\n          lastName\n          email\n        }\n      }\n    }\n  }\n": typeof types.BasketReceiversDocument,
    "\n  fragment VariationRule on VariationConfig {\n    stock\n    hasFixedPrices\n    pricesToShow {\n      currency\n      value\n    }\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    step {\n      currency\n      value\n    }\n  }\n": typeof types.VariationRuleFragmentDoc,
    "\n  fragment ProductForm on Product {\n    id\n    title\n    productType\n    isChoiceCard\n    goesRegistered\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    digitalVariationConfig {\n      ...VariationRule\n    }\n    physicalVariationConfig {\n      ...VariationRule\n    }\n  }\n": typeof types.ProductFormFragmentDoc,
    "\n  fragment WrappingOnOffer on WrapperOrderItem {\n    kind\n    variation {\n      id\n      title\n      variationType\n      price { currency value }\n      image { url }\n    }\n  }\n": typeof types.WrappingOnOfferFragmentDoc,
    "\n  query GiftLinkQr($userData: UserData!, $token: String!) {\n    giftLinkQr(userData: $userData, token: $token) { svg errors { ...ShopError } }\n  }\n": typeof types.GiftLinkQrDocument,
    "\n  query Organisation($userData: UserData!) {\n    storeData(userData: $userData) {\n      organisation { legalName address kvkNumber vatNumber email phone }\n    }\n  }\n": typeof types.OrganisationDocument,
    "\n  fragment MeasuredCart on GiftcardOrder {\n    id\n    totals {\n      grandTotal { currency value }\n    }\n    shipments {\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { price { currency value } product { id title } } }\n            ... on DonationOrderItem { qty variation { price { currency value } product { id title } } }\n          }\n        }\n      }\n    }\n  }\n": typeof types.MeasuredCartFragmentDoc,
    "\n  fragment NotFoundPicture on StoreData {\n    notFoundImage {\n      url\n      alt\n    }\n  }\n": typeof types.NotFoundPictureFragmentDoc,
    "\n  fragment DetailsAddress on BillingAddress {\n    customerType\n    companyName\n    kvkNumber\n    vatNumber\n    invoiceEmail\n    referenceNumber\n    firstName\n    lastName\n    email\n    phoneNumber\n    countryCode\n    postCode\n    houseNumber\n    suffix\n    street\n    addressLine1\n    addressLine2\n    city\n    administrativeArea\n  }\n": typeof types.DetailsAddressFragmentDoc,
    "\n  fragment DetailsProfile on CustomerProfile {\n    firstName\n    lastName\n    email\n    phoneNumber\n    kvkNumber\n    vatNumber\n    invoiceEmail\n    address {\n      companyName\n      countryCode\n      postCode\n      houseNumber\n      suffix\n      street\n      addressLine1\n      addressLine2\n      city\n      administrativeArea\n    }\n  }\n": typeof types.DetailsProfileFragmentDoc,
    "\n  fragment GiftExtras on GiftcardPackage {\n    wrapper { qty variation { id title price { currency value } } }\n    giftPacking { qty variation { id title price { currency value } } }\n  }\n": typeof types.GiftExtrasFragmentDoc,
    "\n  fragment OrderByReceiver on GiftcardOrder {\n    shipmentPaging { totalItems }\n    packagesGroups {\n      tag\n      packageId\n      receiverTitle\n      receiverDescription\n      totalPrice { currency value }\n      cardsPreviews { image { url { href } } color { color } }\n    }\n    shipments {\n      tag\n      isForSelf\n      deliveryDate\n      postPlan { arrivesOn }\n      packages {\n        __typename\n        id\n        ... on GiftcardPackage {\n          message { text }\n          ...GiftExtras\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...OverviewGift } }\n            ... on DonationOrderItem { qty variation { ...OverviewGift } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n    ...OrderTotals\n  }\n": typeof types.OrderByReceiverFragmentDoc,
    "\n  fragment OverviewGift on Variation {\n    price { currency value }\n    product { title backgroundColor }\n  }\n": typeof types.OverviewGiftFragmentDoc,
    "\n  query OrderOverview($userData: UserData!, $orderUuid: String) {\n    cartV2(userData: $userData, orderUuid: $orderUuid) { ...OrderByReceiver }\n  }\n": typeof types.OrderOverviewDocument,
    "\n  fragment PaymentChoice on PaymentMethodsPayload {\n    methods {\n      id\n      name\n      marks\n      brands\n      banks { id issuer }\n      sheet { scriptUrl isTest merchantId gatewayMerchantId countryCode shopName }\n    }\n    cardFields { frameUrl clientKey }\n    failures\n    errors { ...ShopError }\n  }\n": typeof types.PaymentChoiceFragmentDoc,
    "\n  fragment FeaturedCard on TopProduct {\n    id\n    referencedPath\n    product {\n      notice\n      ...TileTitle\n      ...PriceFrom\n    }\n    cardImage {\n      url\n      alt\n    }\n  }\n": typeof types.FeaturedCardFragmentDoc,
    "\n  query StoredProducts($userData: UserData!, $ids: [ID!]!) {\n    productsByIds(userData: $userData, ids: $ids) {\n      ...ProductCard\n    }\n  }\n": typeof types.StoredProductsDocument,
    "\n  fragment PriceBounds on VariationConfig {\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n  }\n": typeof types.PriceBoundsFragmentDoc,
    "\n  fragment PriceFrom on Product {\n    digitalVariationConfig {\n      ...PriceBounds\n    }\n    physicalVariationConfig {\n      ...PriceBounds\n    }\n  }\n": typeof types.PriceFromFragmentDoc,
    "\n  fragment ProductCard on Product {\n    id\n    path\n    title\n    tagline\n    notice\n    backgroundColor\n    showShadow\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    digitalVariationConfig {\n      stock\n    }\n    physicalVariationConfig {\n      stock\n    }\n    ...PriceFrom\n    ...TileTitle\n  }\n": typeof types.ProductCardFragmentDoc,
    "\n  fragment ProductLabel on ProductCardLabel {\n    title\n    color\n    icon\n    free\n  }\n": typeof types.ProductLabelFragmentDoc,
    "\n  fragment TileTitle on Product {\n    title\n    shortTitle\n  }\n": typeof types.TileTitleFragmentDoc,
    "\n  mutation EndGiftCardReminders($userData: UserData!, $token: String!) {\n    endGiftCardReminders(userData: $userData, token: $token) {\n      undo\n      errors { ...ShopError }\n    }\n  }\n": typeof types.EndGiftCardRemindersDocument,
    "\n  mutation RestoreGiftCardReminders($userData: UserData!, $token: String!, $undo: String!) {\n    restoreGiftCardReminders(userData: $userData, token: $token, undo: $undo) {\n      reminders { ...CardDates }\n      errors { ...ShopError }\n    }\n  }\n": typeof types.RestoreGiftCardRemindersDocument,
    "\n  fragment CardDates on GiftCardReminders {\n    offeredDays\n    askedDays\n    maskedEmail\n  }\n": typeof types.CardDatesFragmentDoc,
    "\n  fragment Hreflang on Hreflang {\n    langCode\n    countryCode\n    origin\n    path\n    isDefault\n  }\n": typeof types.HreflangFragmentDoc,
    "\n  fragment PageHead on PageHead {\n    metaTitle\n    description\n    keywords\n    noindex\n    nofollow\n  }\n": typeof types.PageHeadFragmentDoc,
    "\n  fragment CategoryTile on MenuCategory {\n    id\n    title\n    path\n    icon\n    isTop\n  }\n": typeof types.CategoryTileFragmentDoc,
    "\n  fragment TrustMark on TrustMark {\n    name\n    url\n    image {\n      url\n      alt\n    }\n  }\n": typeof types.TrustMarkFragmentDoc,
    "\n  mutation OpenWallet($userData: UserData!, $merchantId: String!) {\n    openWalletSession(userData: $userData, merchantId: $merchantId) { session errors { code } }\n  }\n": typeof types.OpenWalletDocument,
    "\n  query AccountDetails($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { ...DetailsForm } }\n    }\n  }\n": typeof types.AccountDetailsDocument,
    "\n  query AccountOrders($userData: UserData!, $pageNumber: Int) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { email } }\n    }\n    accountOrders(userData: $userData, pageNumber: $pageNumber) {\n      orders { uuid ...OrderCard }\n      paging { itemsPerPage totalItems }\n    }\n  }\n": typeof types.AccountOrdersDocument,
    "\n  query AccountOverview($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { firstName email isEmailConfirmed } }\n    }\n    accountOrders(userData: $userData) {\n      orders { uuid ...OrderCard }\n    }\n  }\n": typeof types.AccountOverviewDocument,
    "\n  query BasketRoute($userData: UserData!, $page: Int!) {\n    cartV2(userData: $userData, page: $page) {\n      id\n      version\n      totalQuantity\n      problemCount\n      shipmentPaging { currentPage itemsPerPage totalItems }\n      billingAddress { email }\n      shipments { deliveryForm ...BasketShipment }\n      ...DeliveryModeChoice\n      ...DonationInBasket\n      ...OrderTotals\n      ...BasketCode\n      ...MeasuredCart\n    }\n    storeData(userData: $userData) {\n      toggles { modalAuth }\n      ...BasketStore\n    }\n    wrappings(userData: $userData) { ...WrappingOnOffer }\n    products(\n      userData: $userData\n      filters: { filterByProductType: [DONATION] }\n      paging: { itemsPerPage: 48, pageNumber: 1 }\n    ) { products { id ...DonationOnOffer } }\n  }\n": typeof types.BasketRouteDocument,
    "\n  query BasketIdeas($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 4, pageNumber: 1 }) {\n      products { id ...ProductCard }\n    }\n  }\n": typeof types.BasketIdeasDocument,
    "\n  query CardRoute($userData: UserData!, $token: String!) {\n    giftCardPage(userData: $userData, token: $token) {\n      page { ...GiftPage ...GiftThanks }\n      errors { ...ShopError }\n    }\n    storeData(userData: $userData) { ...RedeemHeader }\n  }\n": typeof types.CardRouteDocument,
    "\n  mutation OpenGiftCard($userData: UserData!, $token: String!) {\n    openGiftCard(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n": typeof types.OpenGiftCardDocument,
    "\n  mutation ThankGiver($userData: UserData!, $token: String!, $text: String) {\n    thankGiver(userData: $userData, token: $token, text: $text) { errors { ...ShopError } }\n  }\n": typeof types.ThankGiverDocument,
    "\n  query BrandRoute($userData: UserData!, $id: String!) {\n    brand(userData: $userData, id: $id) {\n      path\n      productCount\n      ...BrandPage\n    }\n  }\n": typeof types.BrandRouteDocument,
    "\n  query BrandsRoute($userData: UserData!) {\n    brands(userData: $userData) {\n      ...BrandRow\n    }\n  }\n": typeof types.BrandsRouteDocument,
    "\n  query CategoriesRoute($userData: UserData!) {\n    menuCategories(userData: $userData) {\n      ...CategoryPicture\n    }\n  }\n": typeof types.CategoriesRouteDocument,
    "\n  query FavouriteIdeas($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 4, pageNumber: 1 }) {\n      products { id ...ProductCard }\n    }\n  }\n": typeof types.FavouriteIdeasDocument,
    "\n  query ChoiceExamples($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {\n      products {\n        ...ProductCard\n      }\n    }\n  }\n": typeof types.ChoiceExamplesDocument,
    "\n  query DeliveryTime($userData: UserData!) {\n    deliveryTime(userData: $userData) {\n      ...MeasuredDelivery\n    }\n  }\n": typeof types.DeliveryTimeDocument,
    "\n  query GiftCardRoute($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      ...ProductPage\n    }\n    storeData(userData: $userData) {\n      ...ProductStore\n    }\n    wrappings(userData: $userData) {\n      ...WrappingOnOffer\n    }\n  }\n": typeof types.GiftCardRouteDocument,
    "\n  query MomentsRoute($userData: UserData!) {\n    givingMoments(userData: $userData) {\n      ...MomentTile\n    }\n  }\n": typeof types.MomentsRouteDocument,
    "\n  query CheckoutRoute($userData: UserData!, $orderUuid: String) {\n    cartV2(userData: $userData, orderUuid: $orderUuid, page: 1) {\n      id\n      isSingleGift\n      problemCount\n      scamWarning { delayMinutes }\n      groupedTotals { physicalTotal { qty } }\n      ...SingleGiftOrder\n      ...OrderOverview\n      ...MeasuredCart\n      shipments { deliveryForm ...ShippingStep }\n      billingAddress { ...DetailsAddress }\n    }\n    storeData(userData: $userData) { organisation { email } toggles { retryPayment } }\n    getUserInfo(userData: $userData) { user { mainProfile { ...DetailsProfile } } }\n  }\n": typeof types.CheckoutRouteDocument,
    "\n  query PaymentMethods($userData: UserData!, $orderUuid: String) {\n    paymentMethods(userData: $userData) { ...PaymentChoice }\n    cartV2(userData: $userData, orderUuid: $orderUuid, page: 1) { ...PayingCards }\n    storeData(userData: $userData) { cardPrefixes }\n  }\n": typeof types.PaymentMethodsDocument,
    "\n  mutation SubmitPaymentDetails($userData: UserData!, $orderUuid: String!, $redirectResult: String) {\n    submitPaymentDetails(\n      userData: $userData\n      orderUuid: $orderUuid\n      redirectResult: $redirectResult\n    ) { ...PaymentAnswer }\n  }\n": typeof types.SubmitPaymentDetailsDocument,
    "\n  mutation CheckPayment($userData: UserData!, $orderUuid: String!) {\n    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }\n  }\n": typeof types.CheckPaymentDocument,
    "\n  fragment FrameParts on StoreData {\n    ...BusinessHeader\n    ...RedeemHeader\n  }\n": typeof types.FramePartsFragmentDoc,
    "\n  query PartsRoute($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 8, pageNumber: 1 }) {\n      products {\n        ...ProductCard\n      }\n    }\n    storeData(userData: $userData) {\n      ...FrameParts\n    }\n    menuCategories(userData: $userData) {\n      ...FrameCategory\n    }\n  }\n": typeof types.PartsRouteDocument,
    "\n  query BusinessFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      ...BusinessHeader\n    }\n  }\n": typeof types.BusinessFrameDocument,
    "\n  query CheckoutFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      toggles {\n        checkoutV2\n      }\n      trustMarks {\n        header {\n          ...TrustMark\n        }\n      }\n    }\n  }\n": typeof types.CheckoutFrameDocument,
    "\n  query Hreflang($userData: UserData!, $path: String!) {\n    hreflang(userData: $userData, path: $path) {\n      ...Hreflang\n    }\n  }\n": typeof types.HreflangDocument,
    "\n  query RedeemFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      ...RedeemHeader\n    }\n  }\n": typeof types.RedeemFrameDocument,
    "\n  query HomeVersion($userData: UserData!) {\n    storeData(userData: $userData) {\n      homeVersion\n      name\n      mainLogo {\n        url\n      }\n      organisation {\n        legalName\n        address\n        email\n        phone\n      }\n    }\n  }\n": typeof types.HomeVersionDocument,
    "\n  query HomeRoute($userData: UserData!, $queueID: String!) {\n    getBlocksQueue(userData: $userData, queueID: $queueID) {\n      blocks {\n        ...PageBlock\n      }\n    }\n    giftFinder(userData: $userData) {\n      ...FinderStart\n    }\n  }\n": typeof types.HomeRouteDocument,
    "\n  query Contact($userData: UserData!) {\n    contactSubjects(userData: $userData) {\n      ...ContactSubject\n    }\n  }\n": typeof types.ContactDocument,
    "\n  query BusinessProduct($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      id\n    }\n  }\n": typeof types.BusinessProductDocument,
    "\n  query ConfirmNewsletterRoute($userData: UserData!, $token: String!) {\n    newsletterSubscription(userData: $userData, link: CONFIRM, token: $token) {\n      subscription { state maskedEmail }\n    }\n  }\n": typeof types.ConfirmNewsletterRouteDocument,
    "\n  mutation ConfirmNewsletter($userData: UserData!, $token: String!) {\n    confirmNewsletter(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n": typeof types.ConfirmNewsletterDocument,
    "\n  query EndNewsletterRoute($userData: UserData!, $token: String!) {\n    newsletterSubscription(userData: $userData, link: END, token: $token) {\n      subscription { state maskedEmail }\n    }\n  }\n": typeof types.EndNewsletterRouteDocument,
    "\n  mutation UnsubscribeNewsletter($userData: UserData!, $token: String!) {\n    unsubscribeNewsletter(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n": typeof types.UnsubscribeNewsletterDocument,
    "\n  query Balance($userData: UserData!) {\n    storeData(userData: $userData) {\n      cardPrefixes\n    }\n  }\n": typeof types.BalanceDocument,
    "\n  query SearchRoute(\n    $userData: UserData!\n    $inputText: String!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    search_v1(userData: $userData, inputText: $inputText) {\n      body {\n        ...SearchResults\n      }\n    }\n    ...ListedProducts\n  }\n": typeof types.SearchRouteDocument,
    "\n  query WithdrawalRoute($userData: UserData!) {\n    storeData(userData: $userData) { organisation { email } }\n  }\n": typeof types.WithdrawalRouteDocument,
};
const documents: Documents = {
    "\n  mutation UserChangePassword(\n    $userData: UserData!\n    $currentPassword: String!\n    $password: String!\n  ) {\n    userChangePassword(\n      userData: $userData\n      currentPassword: $currentPassword\n      password: $password\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": types.UserChangePasswordDocument,
    "\n  mutation UserConfirmEmail($userData: UserData!, $token: String!, $password: String) {\n    userConfirmEmail(userData: $userData, token: $token, password: $password) {\n      errors { ...ShopError }\n    }\n  }\n": types.UserConfirmEmailDocument,
    "\n  query Viewer($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user {\n        mainProfile { ...Customer }\n      }\n    }\n  }\n": types.ViewerDocument,
    "\n  fragment Customer on CustomerProfile {\n    firstName\n    lastName\n    email\n    isEmailConfirmed\n  }\n": types.CustomerFragmentDoc,
    "\n  mutation DeleteAccount($userData: UserData!, $password: String!) {\n    deleteAccount(userData: $userData, password: $password) { errors { ...ShopError } }\n  }\n": types.DeleteAccountDocument,
    "\n  mutation SaveUserDetails($userData: UserData!, $details: UserDetails!) {\n    saveUserDetails(userData: $userData, details: $details) { errors { ...ShopError } }\n  }\n": types.SaveUserDetailsDocument,
    "\n  fragment DetailsForm on CustomerProfile {\n    firstName\n    lastName\n    email\n    isEmailConfirmed\n    phoneNumber\n    ...InvoiceFields\n  }\n": types.DetailsFormFragmentDoc,
    "\n  query AccountLink($userData: UserData!, $link: AccountLink!, $token: String!) {\n    accountLink(userData: $userData, link: $link, token: $token) {\n      link { maskedEmail isForMe isEmailConfirmed }\n    }\n  }\n": types.AccountLinkDocument,
    "\n  mutation UserForgotPassword($userData: UserData!, $email: String!, $captchaToken: String!) {\n    userForgotPassword(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n": types.UserForgotPasswordDocument,
    "\n  fragment InvoiceFields on CustomerProfile {\n    email\n    invoiceEmail\n    vatNumber\n    kvkNumber\n    address {\n      companyName\n      countryCode\n      postCode\n      houseNumber\n      suffix\n      street\n      addressLine1\n      addressLine2\n      city\n      administrativeArea\n    }\n  }\n": types.InvoiceFieldsFragmentDoc,
    "\n  mutation UserSetPassword($userData: UserData!, $token: String!, $password: String!) {\n    userSetPassword(userData: $userData, token: $token, password: $password) {\n      errors { ...ShopError }\n    }\n  }\n": types.UserSetPasswordDocument,
    "\n  fragment OrderCard on AccountOrder {\n    uuid\n    referenceNumber\n    orderedOn\n    status\n    state\n    total { currency value }\n    receivers\n    totalQuantity\n    cards { image { url } backgroundColor }\n  }\n": types.OrderCardFragmentDoc,
    "\n  mutation UserRegister(\n    $userData: UserData!\n    $account: AccountToRegister!\n    $captchaToken: String!\n  ) {\n    userRegister(userData: $userData, account: $account, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n": types.UserRegisterDocument,
    "\n  mutation ResendConfirmation($userData: UserData!) {\n    resendConfirmation(userData: $userData) { status errors { ...ShopError } }\n  }\n": types.ResendConfirmationDocument,
    "\n  mutation UserLogout($userData: UserData!) {\n    userLogout(userData: $userData) { errors { ...ShopError } }\n  }\n": types.UserLogoutDocument,
    "\n  fragment CardBalance on GiftCardBalance {\n    title\n    image { url alt }\n    backgroundColor\n    showShadow\n    maskedNumber\n    balance { currency value }\n    initialAmount { currency value }\n    expiryDate\n    isExpired\n    state\n  }\n": types.CardBalanceFragmentDoc,
    "\n  mutation CheckGiftCardBalance(\n    $userData: UserData!\n    $cardNumber: String!\n    $pin: String!\n    $captchaToken: String!\n  ) {\n    checkGiftCardBalance(\n      userData: $userData\n      cardNumber: $cardNumber\n      pin: $pin\n      captchaToken: $captchaToken\n    ) {\n      card { ...CardBalance }\n      errors { ...ShopError }\n    }\n  }\n": types.CheckGiftCardBalanceDocument,
    "\n  mutation UnlockGiftCard($userData: UserData!, $token: String!) {\n    unlockGiftCard(userData: $userData, token: $token) {\n      errors { ...ShopError }\n    }\n  }\n": types.UnlockGiftCardDocument,
    "\n  fragment BasketShipment on GiftcardShipment {\n    id\n    tag\n    isForSelf\n    giverName\n    deliveryDate\n    deliveryForm\n    deliveryAddress {\n      firstName lastName email\n      ...PostalParts\n    }\n    postage { currency value }\n    postPlan { arrivesOn }\n    asksPhone\n    isPhoneMissing\n    packages { __typename ...BasketPackage }\n  }\n": types.BasketShipmentFragmentDoc,
    "\n  fragment BasketPackage on GiftcardPackage {\n    id\n    giftcard_v1 {\n      __typename\n      ... on GiftcardOrderItem { qty variation { ...BasketVariation } }\n      ... on DonationOrderItem { qty variation { ...BasketVariation } }\n      ... on EmptyOrderItem { qty }\n    }\n    message { text }\n    wrapper { variation { id title } }\n    giftPacking { variation { id title } }\n    isEachWrapped\n    total { currency value }\n    totalWithExtras { value }\n  }\n": types.BasketPackageFragmentDoc,
    "\n  fragment BasketVariation on Variation {\n    id\n    variationType\n    price { currency value }\n    product {\n      id\n      title\n      path\n      image { url alt }\n      backgroundColor\n      digitalVariationConfig { ...BasketPrices }\n      physicalVariationConfig { ...BasketPrices }\n    }\n  }\n": types.BasketVariationFragmentDoc,
    "\n  fragment BasketPrices on VariationConfig {\n    hasFixedPrices\n    pricesToShow { currency value }\n    minPrice { currency value }\n    maxPrice { currency value }\n    step { currency value }\n    stock\n  }\n": types.BasketPricesFragmentDoc,
    "\n  fragment BasketStore on StoreData {\n    paymentIcons\n    paymentMethods\n    promotions { haveCodes }\n  }\n": types.BasketStoreFragmentDoc,
    "\n  fragment BasketCode on GiftcardOrder {\n    promotionCode { ...PromotionCode }\n  }\n": types.BasketCodeFragmentDoc,
    "\n  mutation ChangeAmount($userData: UserData!, $packageId: ID!, $amount: Int!, $version: Int) {\n    updatePackage(userData: $userData, packageId: $packageId, amount: $amount, version: $version) {\n      errors { ...ShopError }\n    }\n  }\n": types.ChangeAmountDocument,
    "\n  mutation ChangeReceiver(\n    $userData: UserData!\n    $shipmentTag: String!\n    $packageId: ID\n    $quantity: Int\n    $receiver: ReceiverInput\n    $address: AddressInput\n    $version: Int\n  ) {\n    changeReceiver(\n      userData: $userData\n      shipmentTag: $shipmentTag\n      packageId: $packageId\n      quantity: $quantity\n      receiver: $receiver\n      address: $address\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n": types.ChangeReceiverDocument,
    "\n  mutation SetDeliveryMode(\n    $userData: UserData!\n    $mode: DeliveryMode!\n    $receiver: ReceiverInput\n    $address: AddressInput\n    $version: Int\n  ) {\n    setDeliveryMode(\n      userData: $userData\n      deliveryMode: $mode\n      receiver: $receiver\n      address: $address\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n": types.SetDeliveryModeDocument,
    "\n  mutation AddDonation($userData: UserData!, $input: PackageInput!) {\n    addPackage(userData: $userData, input: $input) { errors { ...ShopError } }\n  }\n": types.AddDonationDocument,
    "\n  mutation CopyShipment(\n    $userData: UserData!\n    $shipmentTag: String!\n    $receiver: ReceiverInput!\n    $address: AddressInput\n    $version: Int\n  ) {\n    copyShipment(\n      userData: $userData\n      shipmentTag: $shipmentTag\n      receiver: $receiver\n      address: $address\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n": types.CopyShipmentDocument,
    "\n  mutation ChangeQuantity($userData: UserData!, $packageId: ID!, $quantity: Int!) {\n    updatePackage(userData: $userData, packageId: $packageId, quantity: $quantity) {\n      errors { ...ShopError }\n    }\n  }\n": types.ChangeQuantityDocument,
    "\n  mutation ChangeShipmentDate($userData: UserData!, $shipmentTag: String!, $deliveryDate: String) {\n    changeShipmentDate(userData: $userData, shipmentTag: $shipmentTag, deliveryDate: $deliveryDate) {\n      errors { ...ShopError }\n    }\n  }\n": types.ChangeShipmentDateDocument,
    "\n  mutation SetPromotionCode($userData: UserData!, $code: String!) {\n    setPromotionCode(userData: $userData, code: $code) { errors { ...ShopError } }\n  }\n": types.SetPromotionCodeDocument,
    "\n  mutation RemovePackage($userData: UserData!, $packageId: ID!) {\n    removePackage(userData: $userData, packageId: $packageId) { errors { ...ShopError } }\n  }\n": types.RemovePackageDocument,
    "\n  mutation RemovePackageGroup($userData: UserData!, $shipmentTag: String!) {\n    deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag) {\n      errors { ...ShopError }\n    }\n  }\n": types.RemovePackageGroupDocument,
    "\n  mutation ChangeNote(\n    $userData: UserData!\n    $packageId: ID!\n    $message: String\n    $wrapper: ID\n    $giftPacking: ID\n    $isEachWrapped: Boolean\n    $version: Int\n  ) {\n    updatePackage(\n      userData: $userData\n      packageId: $packageId\n      message: $message\n      wrapper: $wrapper\n      giftPacking: $giftPacking\n      isEachWrapped: $isEachWrapped\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n": types.ChangeNoteDocument,
    "\n  fragment DeliveryModeChoice on GiftcardOrder {\n    version\n    deliveryMode\n    canSplitAgain\n    receivers { ...KnownPerson }\n    shipmentPaging { totalItems }\n    shipments {\n      deliveryForm\n      isForSelf\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty }\n            ... on DonationOrderItem { qty }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n  }\n": types.DeliveryModeChoiceFragmentDoc,
    "\n  query DeliveryOverview($userData: UserData!) {\n    cartV2(userData: $userData, page: 1) {\n      version\n      shipmentPaging { totalItems }\n      receivers { ...KnownPerson }\n      shipments {\n        tag\n        isForSelf\n        deliveryForm\n        deliveryDate\n        deliveryAddress {\n          firstName lastName email\n          ...PostalParts\n        }\n        postPlan { arrivesOn }\n        packages {\n          __typename\n          ... on GiftcardPackage {\n            id\n            giftcard_v1 {\n              __typename\n              ... on GiftcardOrderItem { qty variation { ...DeliveredGift } }\n              ... on DonationOrderItem { qty variation { ...DeliveredGift } }\n              ... on EmptyOrderItem { qty }\n            }\n          }\n        }\n      }\n    }\n  }\n": types.DeliveryOverviewDocument,
    "\n  fragment DeliveredGift on Variation {\n    id\n    price { currency value }\n    product { id title }\n  }\n": types.DeliveredGiftFragmentDoc,
    "\n  fragment DonationOnOffer on Product {\n    id\n    title\n    digitalVariationConfig { ...BasketPrices }\n  }\n": types.DonationOnOfferFragmentDoc,
    "\n  fragment DonationInBasket on GiftcardOrder {\n    shipments {\n      packages {\n        __typename\n        ... on GiftcardPackage { giftcard_v1 { __typename } }\n      }\n    }\n  }\n": types.DonationInBasketFragmentDoc,
    "\n  fragment KnownPerson on CartReceiver {\n    name\n    email\n    giverName\n    address {\n      ...PostalParts\n    }\n  }\n": types.KnownPersonFragmentDoc,
    "\n  fragment PromotionCode on PromotionCode {\n    code\n    isApplied\n    isRefused\n    needed { currency value }\n  }\n": types.PromotionCodeFragmentDoc,
    "\n  fragment BrandAbout on Product {\n    productType\n    description\n    spending {\n      howTo\n      ...SpendPlaces\n    }\n  }\n": types.BrandAboutFragmentDoc,
    "\n  fragment BrandPage on Brand {\n    id\n    title\n    keywords\n    products {\n      productType\n      shareImage {\n        url\n        alt\n      }\n      ...ProductCard\n      ...BrandAbout\n    }\n    similarProducts {\n      ...ProductCard\n    }\n  }\n": types.BrandPageFragmentDoc,
    "\n  fragment BrandRow on Brand {\n    id\n    title\n    path\n    letter\n    image {\n      url\n      alt\n    }\n  }\n": types.BrandRowFragmentDoc,
    "\n  query BrandsModal($userData: UserData!) {\n    brands(userData: $userData) {\n      ...BrandRow\n    }\n  }\n": types.BrandsModalDocument,
    "\n  mutation RemindOfGiftCards($userData: UserData!, $token: String!, $days: [Int!]!, $email: String!) {\n    remindOfGiftCards(userData: $userData, token: $token, days: $days, email: $email) {\n      reminders { ...CardDates }\n      errors { ...ShopError }\n    }\n  }\n": types.RemindOfGiftCardsDocument,
    "\n  fragment CardOnPage on GiftCardOnPage {\n    title\n    amount { currency value }\n    image { url alt }\n    backgroundColor\n    showShadow\n    wrapper\n    isDonation\n    isChoiceCard\n    howToSpend\n    webshops { title url }\n    validUntil\n    code { number pin barcodeSvg }\n    ownPage { url isOpened }\n  }\n": types.CardOnPageFragmentDoc,
    "\n  fragment GiftPage on GiftCardPage {\n    giverName\n    receiverName\n    isForSelf\n    isReceiverKnown\n    message\n    isReady\n    isOpened\n    cards { ...CardOnPage }\n    reminders { ...CardDates }\n  }\n": types.GiftPageFragmentDoc,
    "\n  fragment GiftThanks on GiftCardPage {\n    giverName\n    canThank\n    thankYou { text }\n  }\n": types.GiftThanksFragmentDoc,
    "\n  query Category($userData: UserData!, $url: String!) {\n    category(userData: $userData, url: $url) {\n      id\n      title\n      description\n      icon\n      image { url }\n      keywords\n    }\n  }\n": types.CategoryDocument,
    "\n  fragment CategoryPicture on MenuCategory {\n    id\n    title\n    description\n    path\n    icon\n    productCount\n    image { url }\n  }\n": types.CategoryPictureFragmentDoc,
    "\n  query CountProducts($userData: UserData!, $filters: ProductFilters) {\n    products(\n      userData: $userData\n      filters: $filters\n      paging: { itemsPerPage: 1, pageNumber: 1 }\n    ) {\n      paging {\n        totalItems\n      }\n      facets {\n        ...ListFacets\n      }\n    }\n  }\n": types.CountProductsDocument,
    "\n  query ListAmongCategories(\n    $userData: UserData!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    ...ListedProducts\n    menuCategories(userData: $userData) {\n      ...CategoryChip\n    }\n  }\n": types.ListAmongCategoriesDocument,
    "\n  query ListAmongMoments(\n    $userData: UserData!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    ...ListedProducts\n    givingMoments(userData: $userData) {\n      id\n      title\n      path\n    }\n  }\n": types.ListAmongMomentsDocument,
    "\n  query Moment($userData: UserData!, $id: String!) {\n    givingMoment(userData: $userData, id: $id) {\n      id\n      title\n      description\n      keywords\n    }\n  }\n": types.MomentDocument,
    "\n  fragment MomentTile on GivingMoment {\n    id\n    title\n    text: description\n    path\n    productCount\n    daysLeft\n    images { url alt }\n  }\n": types.MomentTileFragmentDoc,
    "\n  fragment ListedProducts on Query {\n    products(\n      userData: $userData\n      filters: $filters\n      sorting: $sorting\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      ...ListPage\n    }\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n": types.ListedProductsFragmentDoc,
    "\n  fragment CategoryChip on MenuCategory {\n    id\n    title\n    path\n    icon\n  }\n": types.CategoryChipFragmentDoc,
    "\n  fragment ListFacets on ProductFacets {\n    vocabularies {\n      vocabularyID\n      terms {\n        id\n        title\n        productCount\n      }\n    }\n    variationTypes {\n      variationType\n      productCount\n      isForSale\n    }\n    priceBands {\n      minPrice {\n        currency\n        value\n      }\n      maxPrice {\n        value\n      }\n      productCount\n    }\n  }\n": types.ListFacetsFragmentDoc,
    "\n  query MoreProducts(\n    $userData: UserData!\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n  ) {\n    products(\n      userData: $userData\n      filters: $filters\n      sorting: $sorting\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n    }\n  }\n": types.MoreProductsDocument,
    "\n  fragment ListPage on ProductPage {\n    products {\n      ...ProductCard\n    }\n    paging {\n      currentPage\n      totalItems\n    }\n    facets {\n      ...ListFacets\n    }\n  }\n": types.ListPageFragmentDoc,
    "\n  fragment OrderOverview on GiftcardOrder {\n    shipmentPaging { totalItems }\n    shipments {\n      id\n      isForSelf\n      deliveryDate\n      deliveryForm\n      deliveryAddress { firstName lastName email }\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          id\n          total { currency value }\n          wrapper { variation { id title price { value } } }\n          giftPacking { variation { id title price { value } } }\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...OverviewVariation } }\n            ... on DonationOrderItem { qty variation { ...OverviewVariation } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n    ...OrderTotals\n  }\n": types.OrderOverviewFragmentDoc,
    "\n  fragment OverviewVariation on Variation {\n    id\n    product { id title image { url } backgroundColor }\n  }\n": types.OverviewVariationFragmentDoc,
    "\n  mutation SaveGuestDetails($userData: UserData!, $input: GuestDetailsInput!) {\n    saveGuestDetails(userData: $userData, input: $input) { errors { ...ShopError } }\n  }\n": types.SaveGuestDetailsDocument,
    "\n  fragment ShippingStep on GiftcardShipment {\n    id\n    isForSelf\n    deliveryDate\n    deliveryForm\n    deliveryAddress {\n      firstName lastName email\n      ...PostalParts\n    }\n    postPlan { arrivesOn }\n    packages {\n      __typename\n      ... on GiftcardPackage {\n        id\n        ...GiftExtras\n        message { text }\n        giftcard_v1 {\n          __typename\n          ... on GiftcardOrderItem { qty variation { ...ReviewedGift } }\n          ... on DonationOrderItem { qty variation { ...ReviewedGift } }\n          ... on EmptyOrderItem { qty }\n        }\n      }\n    }\n  }\n": types.ShippingStepFragmentDoc,
    "\n  fragment ReviewedGift on Variation {\n    id\n    price { currency value }\n    product { id title }\n  }\n": types.ReviewedGiftFragmentDoc,
    "\n  query FindGifts($userData: UserData!, $wish: GiftWish!) {\n    findGifts(userData: $userData, wish: $wish) {\n      ...FoundGifts\n    }\n  }\n": types.FindGiftsDocument,
    "\n  fragment FoundGifts on FoundGifts {\n    hasMore\n    elsewhere\n    picks {\n      ...FinderPick\n    }\n  }\n": types.FoundGiftsFragmentDoc,
    "\n  fragment FinderForm on GiftFinder {\n    people {\n      id\n      title\n    }\n    likes {\n      id\n      title\n      icon\n    }\n    moments {\n      id\n      title\n      greeting\n    }\n    budgets {\n      currency\n      value\n    }\n  }\n": types.FinderFormFragmentDoc,
    "\n  fragment FinderPick on GiftPick {\n    reasons {\n      ...PickReason\n    }\n    amount {\n      currency\n      value\n    }\n    product {\n      id\n      path\n      title\n      tagline\n      notice\n      backgroundColor\n      showShadow\n      image {\n        url\n        alt\n      }\n      ...PriceFrom\n    }\n  }\n": types.FinderPickFragmentDoc,
    "\n  fragment FinderStart on GiftFinder {\n    people {\n      id\n      title\n    }\n    likes {\n      id\n      title\n    }\n    moments {\n      id\n      title\n    }\n    budgets {\n      currency\n      value\n    }\n  }\n": types.FinderStartFragmentDoc,
    "\n  query FinderRoute($userData: UserData!, $wish: GiftWish!) {\n    giftFinder(userData: $userData) {\n      ...FinderForm\n    }\n    findGifts(userData: $userData, wish: $wish) {\n      ...FoundGifts\n    }\n  }\n": types.FinderRouteDocument,
    "\n  fragment PickReason on GiftReason {\n    kind\n    name\n    from {\n      currency\n      value\n    }\n  }\n": types.PickReasonFragmentDoc,
    "\n  fragment Reachable on Organisation {\n    legalName\n    address\n    email\n    phone\n    contactLinks\n    isInvented\n  }\n": types.ReachableFragmentDoc,
    "\n  fragment ContactSubject on ContactSubject {\n    id\n    title\n    icon\n  }\n": types.ContactSubjectFragmentDoc,
    "\n  fragment InformationPage on InformationPage {\n    title\n    ...PageHead\n    intro\n    sections {\n      ...InformationSection\n    }\n  }\n": types.InformationPageFragmentDoc,
    "\n  fragment InformationSection on InformationSection {\n    id\n    title\n    icon\n    paragraphs {\n      ...RichText\n    }\n    questions {\n      question\n      answer {\n        ...RichText\n      }\n    }\n  }\n": types.InformationSectionFragmentDoc,
    "\n  query Information($userData: UserData!, $path: String!) {\n    informationPage(userData: $userData, path: $path) {\n      ...InformationPage\n    }\n    storeData(userData: $userData) {\n      helpCentreUrl\n      organisation {\n        ...Reachable\n        businessHours {\n          days\n          opens\n          closes\n        }\n      }\n    }\n  }\n": types.InformationDocument,
    "\n  mutation SendContactMessage(\n    $userData: UserData!\n    $input: ContactMessageInput!\n    $captchaToken: String!\n  ) {\n    sendContactMessage(userData: $userData, input: $input, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n": types.SendContactMessageDocument,
    "\n  fragment LandingPage on LandingPage {\n    title\n    ...PageHead\n    blocks {\n      ...PageBlock\n    }\n  }\n": types.LandingPageFragmentDoc,
    "\n  query Landing($userData: UserData!, $path: String!) {\n    landingPage(userData: $userData, path: $path) {\n      ...LandingPage\n    }\n  }\n": types.LandingDocument,
    "\n  mutation MailMyGiftCards($userData: UserData!, $email: String!, $captchaToken: String!) {\n    mailMyGiftCards(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n": types.MailMyGiftCardsDocument,
    "\n  mutation ReportMissedGift($userData: UserData!, $email: String!, $captchaToken: String!) {\n    reportMissedGift(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n": types.ReportMissedGiftDocument,
    "\n  mutation SubscribeNewsletter(\n    $userData: UserData!\n    $email: String!\n    $firstName: String\n    $captchaToken: String!\n  ) {\n    subscribeNewsletter(\n      userData: $userData\n      email: $email\n      firstName: $firstName\n      captchaToken: $captchaToken\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": types.SubscribeNewsletterDocument,
    "\n  mutation MailOrderLink($userData: UserData!, $orderUuid: String!) {\n    mailOrderLink(userData: $userData, orderUuid: $orderUuid) {\n      errors { ...ShopError }\n    }\n  }\n": types.MailOrderLinkDocument,
    "\n  fragment CancellableReceiver on OrderReceiver {\n    id\n    name\n    canBeCancelled\n  }\n": types.CancellableReceiverFragmentDoc,
    "\n  mutation ChangePostAddress(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $address: AddressInput!\n  ) {\n    changePostAddress(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      address: $address\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": types.ChangePostAddressDocument,
    "\n  mutation CorrectAddress(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $email: String!\n    $confirmEmail: String!\n  ) {\n    correctDeliveryAddress(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      email: $email\n      confirmEmail: $confirmEmail\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": types.CorrectAddressDocument,
    "\n  fragment HandOver on OrderReceiver {\n    id\n    name\n    isForSelf\n    canBeHandedOver\n    hasLinks\n  }\n": types.HandOverFragmentDoc,
    "\n  fragment LateReceiver on OrderReceiver {\n    id\n    name\n    post { canBeAskedAbout isAskedAbout }\n  }\n": types.LateReceiverFragmentDoc,
    "\n  mutation AskLatePost($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    askLatePost(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      errors { ...ShopError }\n    }\n  }\n": types.AskLatePostDocument,
    "\n  fragment GiftLink on GiftToHandOver {\n    url\n    title\n    amount { currency value }\n    wrapper\n  }\n": types.GiftLinkFragmentDoc,
    "\n  mutation HandOverGift($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    handOverGift(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      gifts { ...GiftLink }\n      errors { ...ShopError }\n    }\n  }\n": types.HandOverGiftDocument,
    "\n  query GiftsToHandOver($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    giftsToHandOver(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      gifts { ...GiftLink }\n      errors { ...ShopError }\n    }\n  }\n": types.GiftsToHandOverDocument,
    "\n  query Cancellation($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    cancellation(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      moneyBack { ...MoneyBack }\n      errors { ...ShopError }\n    }\n  }\n": types.CancellationDocument,
    "\n  mutation CancelShipment(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $expectedTotal: Int!\n  ) {\n    cancelShipment(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      expectedTotal: $expectedTotal\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": types.CancelShipmentDocument,
    "\n  query PlacedOrder($userData: UserData!, $uuid: String!, $page: Int!) {\n    order(userData: $userData, uuid: $uuid, page: $page) {\n      order { ...OrderView }\n      errors { ...ShopError }\n    }\n    storeData(userData: $userData) { organisation { email } }\n  }\n": types.PlacedOrderDocument,
    "\n  mutation OpenOrderByLink($userData: UserData!, $orderUuid: String!, $token: String!) {\n    openOrderByLink(userData: $userData, orderUuid: $orderUuid, token: $token) {\n      errors { ...ShopError }\n    }\n  }\n": types.OpenOrderByLinkDocument,
    "\n  fragment OrderBilling on BillingAddress {\n    firstName\n    lastName\n    companyName\n    kvkNumber\n    vatNumber\n    invoiceEmail\n    countryCode\n    postCode\n    houseNumber\n    suffix\n    street\n    addressLine1\n    addressLine2\n    city\n    administrativeArea\n  }\n": types.OrderBillingFragmentDoc,
    "\n  fragment OrderDocuments on PlacedOrder {\n    uuid\n    billingAddress { companyName }\n    documents { number kind issuedOn }\n  }\n": types.OrderDocumentsFragmentDoc,
    "\n  fragment OrderFacts on PlacedOrder {\n    referenceNumber\n    orderedOn\n    paymentMethod\n    contactPerson\n    customerReference\n  }\n": types.OrderFactsFragmentDoc,
    "\n  fragment OrderLines on PlacedOrder {\n    lines {\n      variationType\n      title\n      quantity\n      unitPrice { currency value }\n      total { currency value }\n      image { url }\n      backgroundColor\n      receiverTitle\n      isDonation\n      wrappings\n    }\n    adjustments { title adjustmentType price { currency value } }\n    total { currency value }\n    totalWithoutTax { currency value }\n    refunded { currency value }\n  }\n": types.OrderLinesFragmentDoc,
    "\n  fragment OrderReceivers on PlacedOrder {\n    status\n    state\n    uuid\n    paging { currentPage itemsPerPage totalItems }\n    receivers { id name email deliveryState sentOn openedOn canBeCorrected canBeSentAgain isHandedOver deliveryDate isDelayed post { addressLines state isReplaced postedOn arrivesOn trackUrl } ...PlannedReceiver ...PostedReceiver ...LateReceiver ...HandOver ...CancellableReceiver ...ReceiverThanks }\n  }\n": types.OrderReceiversFragmentDoc,
    "\n  fragment OrderView on PlacedOrder {\n    uuid\n    status\n    state\n    billingAddress { ...OrderBilling }\n    ...OrderFacts\n    email\n    isFullView\n    ...OrderDocuments\n    transfer { ...TransferDetails }\n    ...OrderReceivers\n    ...OrderLines\n  }\n": types.OrderViewFragmentDoc,
    "\n  query OrderInWindow($userData: UserData!, $uuid: String!) {\n    order(userData: $userData, uuid: $uuid, page: 1) {\n      order { ...OrderInWindow }\n      errors { ...ShopError }\n    }\n  }\n": types.OrderInWindowDocument,
    "\n  fragment OrderInWindow on PlacedOrder {\n    uuid\n    isFullView\n    status\n    receivers { id name isForSelf }\n    billingAddress { ...OrderBilling }\n    documents { number }\n    ...OrderFacts\n    ...OrderDocuments\n    ...OrderLines\n  }\n": types.OrderInWindowFragmentDoc,
    "\n  mutation PlanDelivery(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $deliveryDate: String\n  ) {\n    changeDeliveryDate(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      deliveryDate: $deliveryDate\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": types.PlanDeliveryDocument,
    "\n  fragment PlannedReceiver on OrderReceiver {\n    id\n    name\n    deliveryDate\n    canBePlanned\n    post { wishedOn }\n  }\n": types.PlannedReceiverFragmentDoc,
    "\n  fragment PostedReceiver on OrderReceiver {\n    id\n    name\n    post {\n      canBeChanged\n      address { ...PostalParts }\n    }\n  }\n": types.PostedReceiverFragmentDoc,
    "\n  mutation ResendMail($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    resendDeliveryMail(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      errors { ...ShopError }\n    }\n  }\n": types.ResendMailDocument,
    "\n  fragment ReceiverThanks on OrderReceiver {\n    thankYous { text thankedOn }\n  }\n": types.ReceiverThanksFragmentDoc,
    "\n  fragment TransferDetails on BankTransfer {\n    beneficiary\n    iban\n    bic\n    reference\n    amount { value currency }\n    until\n    hasProForma\n  }\n": types.TransferDetailsFragmentDoc,
    "\n  mutation AddGiftCardPayment(\n    $userData: UserData!\n    $cardNumber: String!\n    $pin: String!\n    $captchaToken: String!\n  ) {\n    addGiftCardPayment(\n      userData: $userData\n      cardNumber: $cardNumber\n      pin: $pin\n      captchaToken: $captchaToken\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": types.AddGiftCardPaymentDocument,
    "\n  mutation RemoveGiftCardPayment($userData: UserData!, $cardId: ID!) {\n    removeGiftCardPayment(userData: $userData, cardId: $cardId) {\n      errors { ...ShopError }\n    }\n  }\n": types.RemoveGiftCardPaymentDocument,
    "\n  fragment PayingCards on GiftcardOrder {\n    amountToPay { currency value }\n    giftCardPayments {\n      id\n      maskedNumber\n      balance { currency value }\n      amount { currency value }\n    }\n  }\n": types.PayingCardsFragmentDoc,
    "\n  fragment PaymentAnswer on PaymentPayload {\n    orderUuid\n    methodId\n    state\n    action { url method fields { name value } }\n    errors { ...ShopError }\n  }\n": types.PaymentAnswerFragmentDoc,
    "\n  mutation StartPayment($userData: UserData!, $input: StartPaymentInput!) {\n    startPayment(userData: $userData, input: $input) { ...PaymentAnswer }\n  }\n": types.StartPaymentDocument,
    "\n  mutation PollPayment($userData: UserData!, $orderUuid: String!) {\n    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }\n  }\n": types.PollPaymentDocument,
    "\n  mutation AddPackage($userData: UserData!, $input: PackageInput!) {\n    addPackage(userData: $userData, input: $input) {\n      order {\n        shipments {\n          packages {\n            id\n          }\n        }\n      }\n      errors {\n        ...ShopError\n      }\n    }\n  }\n": types.AddPackageDocument,
    "\n  fragment MeasuredDelivery on DeliveryTime {\n    seconds\n    count\n  }\n": types.MeasuredDeliveryFragmentDoc,
    "\n  fragment ProductAside on Product {\n    id\n    title\n    digitalVariationConfig {\n      minPrice { currency value }\n    }\n    physicalVariationConfig {\n      minPrice { currency value }\n    }\n    brand {\n      title\n      path\n      productCount\n    }\n  }\n": types.ProductAsideFragmentDoc,
    "\n  fragment ProductStore on StoreData {\n    serviceFee {\n      currency\n      value\n    }\n    postage { ...PostagePrices }\n    paymentMethods\n  }\n": types.ProductStoreFragmentDoc,
    "\n  fragment ProductDetails on Product {\n    productType\n    isChoiceCard\n    description\n    validityMonths\n    spending {\n      howTo\n      ...SpendPlaces\n    }\n  }\n": types.ProductDetailsFragmentDoc,
    "\n  fragment ProductFilm on Video {\n    title\n    ...FilmPlayer\n  }\n": types.ProductFilmFragmentDoc,
    "\n  fragment ProductPage on Product {\n    title\n    tagline\n    notice\n    isChoiceCard\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    categories {\n      title\n      path\n    }\n    similarProducts {\n      ...ProductCard\n    }\n    shareImage {\n      url\n      alt\n    }\n    ...ProductStructuredData\n    ...ProductAside\n    ...ProductQuestions\n    ...ProductTestimonials\n    ...ProductForm\n    ...ProductDetails\n  }\n": types.ProductPageFragmentDoc,
    "\n  fragment ProductQuestions on Product {\n    video {\n      ...ProductFilm\n    }\n    questions {\n      question\n      answer\n    }\n  }\n": types.ProductQuestionsFragmentDoc,
    "\n  fragment ProductStructuredData on Product {\n    id\n    title\n    path\n    description\n    isOrderable\n    shareImage { url }\n    brand { title }\n    digitalVariationConfig {\n      minPrice { currency value }\n      maxPrice { currency value }\n    }\n    physicalVariationConfig {\n      minPrice { currency value }\n      maxPrice { currency value }\n    }\n  }\n": types.ProductStructuredDataFragmentDoc,
    "\n  fragment ProductTestimonials on Product {\n    testimonials {\n      quote\n      author\n      sourceTitle\n      sourceUrl\n      verifiedOn\n    }\n  }\n": types.ProductTestimonialsFragmentDoc,
    "\n  mutation AddReceivers($userData: UserData!, $input: ReceiversInput!) {\n    addReceivers(userData: $userData, input: $input) {\n      added\n      problems { row field }\n      order { totalQuantity }\n      errors { ...ShopError }\n    }\n  }\n": types.AddReceiversDocument,
    "\n  query ReceiverList($userData: UserData!, $productId: String!) {\n    product(userData: $userData, path: $productId) {\n      path\n      productType\n      digitalVariationConfig { stock }\n      physicalVariationConfig { stock }\n      ...ProductForm\n    }\n    storeData(userData: $userData) {\n      serviceFee { currency value }\n      postage { postsTo ...PostagePrices }\n    }\n    wrappings(userData: $userData) { ...WrappingOnOffer }\n  }\n": types.ReceiverListDocument,
    "\n  query MostChosen($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {\n      products { id digitalVariationConfig { stock } }\n    }\n  }\n": types.MostChosenDocument,
    "\n  fragment FoundGroup on SearchGroup {\n    groupType\n    items {\n      id\n      path\n      title\n      heroTitle\n      icon\n    }\n  }\n": types.FoundGroupFragmentDoc,
    "\n  fragment FoundItem on SearchItem {\n    id\n    path\n    title\n    heroTitle\n    icon\n    backgroundColor\n    showShadow\n    image {\n      url\n      alt\n    }\n    product {\n      tagline\n      notice\n      isOrderable\n      ...PriceFrom\n    }\n  }\n": types.FoundItemFragmentDoc,
    "\n  fragment FoundNotes on SearchBody {\n    elsewhere\n    pages {\n      title\n      path\n    }\n  }\n": types.FoundNotesFragmentDoc,
    "\n  query PopularChoices($userData: UserData!) {\n    popularSearch(userData: $userData) {\n      terms {\n        title\n        url\n      }\n      entities {\n        product {\n          ...ProductCard\n        }\n      }\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryTile\n    }\n  }\n": types.PopularChoicesDocument,
    "\n  fragment SearchResults on SearchBody {\n    count\n    groups {\n      ...FoundGroup\n    }\n    understood {\n      ...UnderstoodPart\n    }\n    ...FoundNotes\n  }\n": types.SearchResultsFragmentDoc,
    "\n  fragment UnderstoodPart on SearchUnderstood {\n    kind\n    without\n    title\n    age\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    variationType\n  }\n": types.UnderstoodPartFragmentDoc,
    "\n  query PopularSearch($userData: UserData!) {\n    popularSearch(userData: $userData) {\n      terms {\n        title\n        url\n      }\n      entities {\n        ...FoundItem\n      }\n      highlightedBlocks {\n        title\n        description\n        cardImage {\n          url\n          alt\n        }\n        referencedPath\n        showHand\n      }\n    }\n    storeData(userData: $userData) {\n      toggles {\n        isSearchDataLayer\n      }\n      trustMarks {\n        header {\n          ...TrustMark\n        }\n      }\n    }\n  }\n": types.PopularSearchDocument,
    "\n  query Search($userData: UserData!, $inputText: String!, $itemsPerGroup: Int) {\n    search_v1(userData: $userData, inputText: $inputText, itemsPerGroup: $itemsPerGroup) {\n      body {\n        count\n        ...FoundNotes\n        groups {\n          groupType\n          count\n          items {\n            ...FoundItem\n          }\n        }\n      }\n      errors {\n        message\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  query WaysOn($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      isChoiceCard\n      categories {\n        title\n        path\n      }\n      similarProducts {\n        ...ProductCard\n      }\n    }\n    givingMoments(userData: $userData) {\n      id\n      title\n      path\n      daysLeft\n    }\n  }\n": types.WaysOnDocument,
    "\n  query SingleGift($userData: UserData!, $productId: String!, $singleGift: ID) {\n    product(userData: $userData, path: $productId) {\n      path\n      ...ProductForm\n    }\n    cartV2(userData: $userData, singleGift: $singleGift) {\n      ...SingleGiftOrder\n    }\n    storeData(userData: $userData) {\n      serviceFee { currency value }\n      postage { ...PostagePrices }\n      promotions { areRunning haveCodes }\n      organisation { email }\n    }\n    wrappings(userData: $userData) { ...WrappingOnOffer }\n    getUserInfo(userData: $userData) { user { mainProfile { ...DetailsProfile } } }\n    scamRule(userData: $userData, productId: $productId) {\n      isFirstOrder cardsAbove equalCardsFrom signsFrom delayMinutes\n    }\n  }\n": types.SingleGiftDocument,
    "\n  query SingleGiftMethods($userData: UserData!, $total: Int) {\n    paymentMethods(userData: $userData, total: $total) { ...PaymentChoice }\n  }\n": types.SingleGiftMethodsDocument,
    "\n  fragment SingleGiftOrder on GiftcardOrder {\n    id\n    version\n    promotionCode { code }\n    totals { grandTotal { currency value } }\n    billingAddress { ...DetailsAddress }\n    shipments {\n      isForSelf\n      deliveryDate\n      giverName\n      deliveryAddress {\n        firstName email\n        ...PostalParts\n      }\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          id\n          message { text }\n          wrapper { variation { id } }\n          giftPacking { variation { id } }\n          isEachWrapped\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...SingleGiftVariation } }\n            ... on DonationOrderItem { qty variation { ...SingleGiftVariation } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n  }\n": types.SingleGiftOrderFragmentDoc,
    "\n  fragment SingleGiftVariation on Variation {\n    variationType\n    price { value }\n    product { id }\n  }\n": types.SingleGiftVariationFragmentDoc,
    "\n  mutation SaveSingleGift($userData: UserData!, $input: SingleGiftInput!) {\n    saveSingleGift(userData: $userData, input: $input) {\n      order { id version }\n      errors { ...ShopError }\n    }\n  }\n": types.SaveSingleGiftDocument,
    "\n  query SingleGiftTotals($userData: UserData!, $gift: SingleGiftToPrice!) {\n    singleGiftTotals(userData: $userData, gift: $gift) {\n      grandTotal { currency value }\n      adjustments { title adjustmentType price { currency value } }\n    }\n  }\n": types.SingleGiftTotalsDocument,
    "\n  query WithdrawalOffer($userData: UserData!, $orderUuid: String!, $deliveryIds: [String!]) {\n    withdrawalOffer(userData: $userData, orderUuid: $orderUuid, deliveryIds: $deliveryIds) {\n      offer { ...WithdrawalOffer }\n    }\n  }\n": types.WithdrawalOfferDocument,
    "\n  mutation Withdraw(\n    $userData: UserData!\n    $input: WithdrawalInput!\n    $orderUuid: String\n    $deliveryIds: [String!]\n  ) {\n    withdraw(userData: $userData, input: $input, orderUuid: $orderUuid, deliveryIds: $deliveryIds) {\n      statedOn\n      errors { message }\n    }\n  }\n": types.WithdrawDocument,
    "\n  fragment WithdrawalOffer on WithdrawalOffer {\n    orderNumber\n    name\n    email\n    parts { deliveryId receiverName titles result until }\n    moneyBack { ...MoneyBack }\n  }\n": types.WithdrawalOfferFragmentDoc,
    "\n  fragment Measurement on StoreData {\n    toggles {\n      isSearchDataLayer\n    }\n  }\n": types.MeasurementFragmentDoc,
    "\n  fragment FooterBody on StoreData {\n    toggles {\n      isFooterLogos\n    }\n    paymentIcons\n    sisterShops {\n      ...SisterShop\n    }\n    menus {\n      footerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    organisation {\n      description\n      ...OrganisationColumn\n    }\n  }\n": types.FooterBodyFragmentDoc,
    "\n  fragment Footer on StoreData {\n    name\n    menus {\n      legalMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    trustMarks {\n      bottomBar {\n        ...TrustMark\n      }\n    }\n    socialAccounts {\n      network\n      url\n    }\n    ...FooterBody\n  }\n": types.FooterFragmentDoc,
    "\n  fragment OrganisationColumn on Organisation {\n    legalName\n    address\n    email\n    phone\n    kvkNumber\n    vatNumber\n    isInvented\n  }\n": types.OrganisationColumnFragmentDoc,
    "\n  fragment SisterShop on SisterShop {\n    name\n    url\n    logo {\n      url\n      alt\n    }\n  }\n": types.SisterShopFragmentDoc,
    "\n  fragment BusinessHeader on StoreData {\n    menus {\n      headerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n      businessMenu {\n        title\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    support {\n      ...SupportLink\n    }\n    toggles {\n      languageSwitcher\n      isNavigationIconTextOn\n      modalAuth\n    }\n  }\n": types.BusinessHeaderFragmentDoc,
    "\n  fragment Header on StoreData {\n    trustMarks {\n      header {\n        ...TrustMark\n      }\n    }\n    menus {\n      headerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    toggles {\n      languageSwitcher\n      isNavigationIconTextOn\n      modalAuth\n      hardcodeNoindexNofollow\n    }\n  }\n": types.HeaderFragmentDoc,
    "\n  fragment FrameCategory on MenuCategory {\n    id\n    title\n    path\n    icon\n    isTop\n  }\n": types.FrameCategoryFragmentDoc,
    "\n  fragment RedeemHeader on StoreData {\n    support {\n      ...SupportLink\n    }\n    toggles {\n      languageSwitcher\n    }\n  }\n": types.RedeemHeaderFragmentDoc,
    "\n  fragment SupportLink on MenuItem {\n    title\n    path\n  }\n": types.SupportLinkFragmentDoc,
    "\n  query CustomerName($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { firstName lastName } }\n    }\n  }\n": types.CustomerNameDocument,
    "\n  fragment MenuProduct on TopProduct {\n    title\n    referencedPath\n    cardImage {\n      url\n      alt\n    }\n  }\n": types.MenuProductFragmentDoc,
    "\n  query MenuTopProducts($userData: UserData!) {\n    menuCategories(userData: $userData) {\n      id\n      topList {\n        ...MenuProduct\n      }\n    }\n  }\n": types.MenuTopProductsDocument,
    "\n  query DeliveryDelayed($userData: UserData!) {\n    isDeliveryDelayed(userData: $userData)\n  }\n": types.DeliveryDelayedDocument,
    "\n  query ShopFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      headerVariant\n      sellingPoints\n      trustMarks {\n        topBar {\n          ...TrustMark\n        }\n      }\n      deliveryDelay {\n        text\n        until\n      }\n      organisation {\n        businessHours {\n          days\n          opens\n          closes\n        }\n      }\n      ...Header\n      ...Footer\n      ...Measurement\n      ...NotFoundPicture\n    }\n    menuCategories(userData: $userData) {\n      ...FrameCategory\n    }\n  }\n": types.ShopFrameDocument,
    "\n  query PromoPopUp($userData: UserData!, $path: String!) {\n    promoPopUp(userData: $userData, path: $path) {\n      ...PromoPopUpModal\n    }\n  }\n": types.PromoPopUpDocument,
    "\n  fragment PromoPopUpModal on PromoPopUp {\n    id\n    title\n    text\n    delaySeconds\n    scrollPercent\n    image {\n      url\n    }\n    cards {\n      id\n      image {\n        url\n      }\n    }\n    link {\n      title\n      path\n    }\n  }\n": types.PromoPopUpModalFragmentDoc,
    "\n  query SwitcherShops($userData: UserData!) {\n    storeData(userData: $userData) {\n      countriesCombinations {\n        ...SwitcherShop\n      }\n    }\n  }\n": types.SwitcherShopsDocument,
    "\n  fragment SwitcherShop on CountryCombination {\n    country\n    name\n    family\n    url\n    languagesCombinations {\n      languageCode\n      isDefault\n      currency\n    }\n  }\n": types.SwitcherShopFragmentDoc,
    "\n  query CheckUserExist($userData: UserData!, $email: String!, $captchaToken: String!) {\n    checkUserExist(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      status\n      errors { ...ShopError }\n    }\n  }\n": types.CheckUserExistDocument,
    "\n  mutation UserLogin(\n    $userData: UserData!\n    $email: String!\n    $password: String!\n    $captchaToken: String!\n  ) {\n    userLogin(\n      userData: $userData\n      email: $email\n      password: $password\n      captchaToken: $captchaToken\n    ) {\n      errors { ...ShopError }\n    }\n  }\n": types.UserLoginDocument,
    "\n  query AddressLookup($userData: UserData!, $postCode: String!, $houseNumber: String!) {\n    addressLookup(userData: $userData, postCode: $postCode, houseNumber: $houseNumber) {\n      state\n      address { street city }\n      isDemonstration\n    }\n  }\n": types.AddressLookupDocument,
    "\n  fragment MoneyBack on MoneyBack {\n    gifts { currency value }\n    wrapping { currency value }\n    discount { currency value }\n    fees { currency value }\n    postage { currency value }\n    total { currency value }\n    isWholeOrder\n  }\n": types.MoneyBackFragmentDoc,
    "\n  fragment ShopError on ApiError { code message referencedRequestParameter }\n": types.ShopErrorFragmentDoc,
    "\n  query BasketCount($userData: UserData!) {\n    cartQuantity(userData: $userData) {\n      totalQuantity\n    }\n  }\n": types.BasketCountDocument,
    "\n  fragment OrderTotals on GiftcardOrder {\n    groupedTotals {\n      digitalTotal { qty price { currency value } }\n      donationTotal { qty price { currency value } }\n      physicalTotal { qty price { currency value } }\n    }\n    totals {\n      subTotal { currency value }\n      grandTotalWithoutTax { currency value }\n      grandTotal { currency value }\n      adjustments { title adjustmentType price { currency value } }\n    }\n  }\n": types.OrderTotalsFragmentDoc,
    "\n  fragment BlockLink on BlockLink {\n    title\n    path\n  }\n": types.BlockLinkFragmentDoc,
    "\n  fragment PageBlock on Block {\n    __typename\n    id\n    blockType\n    ...HeroBlock\n    ...TextBlock\n    ...ProductsBlock\n    ...CategoriesBlock\n    ...MomentsBlock\n    ...SpotlightBlock\n    ...FaqBlock\n    ...SellingPointsBlock\n    ...GuidesBlock\n    ...VideoBlock\n  }\n": types.PageBlockFragmentDoc,
    "\n  fragment CategoriesBlock on CategoriesBlock {\n    title\n    categories {\n      ...CategoryTile\n    }\n    link {\n      ...BlockLink\n    }\n  }\n": types.CategoriesBlockFragmentDoc,
    "\n  fragment FaqBlock on FaqBlock {\n    id\n    title\n    questions {\n      question\n      answer {\n        ...RichText\n      }\n    }\n  }\n": types.FaqBlockFragmentDoc,
    "\n  fragment GuidesBlock on GuidesBlock {\n    title\n    guides {\n      title\n      text\n      path\n      images {\n        url\n        alt\n      }\n    }\n  }\n": types.GuidesBlockFragmentDoc,
    "\n  fragment HeroBlock on HeroBlock {\n    title\n    text\n    look\n    note {\n      ...RichText\n    }\n    buttons {\n      title\n      path\n    }\n    cards {\n      id\n      image {\n        url\n        alt\n      }\n    }\n  }\n": types.HeroBlockFragmentDoc,
    "\n  query ListBlocks($userData: UserData!, $queueID: String!, $filters: BlocksFilters) {\n    getBlocksQueue(userData: $userData, queueID: $queueID, filters: $filters) {\n      blocks {\n        ...PageBlock\n      }\n    }\n  }\n": types.ListBlocksDocument,
    "\n  fragment MomentsBlock on MomentsBlock {\n    title\n    look\n    moments {\n      title\n      text: description\n      path\n      daysLeft\n      images {\n        url\n        alt\n      }\n    }\n    link {\n      ...BlockLink\n    }\n  }\n": types.MomentsBlockFragmentDoc,
    "\n  fragment ProductsBlock on ProductsBlock {\n    id\n    title\n    totalItems\n    products {\n      ...ProductCard\n    }\n    featured {\n      ...FeaturedCard\n    }\n    link {\n      ...BlockLink\n    }\n  }\n": types.ProductsBlockFragmentDoc,
    "\n  fragment RichText on Paragraph {\n    isItem\n    spans {\n      text\n      isStrong\n      path\n    }\n  }\n": types.RichTextFragmentDoc,
    "\n  fragment SellingPointsBlock on SellingPointsBlock {\n    title\n    isNumbered\n    points {\n      icon\n      title\n      text\n    }\n  }\n": types.SellingPointsBlockFragmentDoc,
    "\n  fragment SpotlightBlock on SpotlightBlock {\n    title\n    text\n    reasons\n    button\n    product {\n      path\n      image {\n        url\n        alt\n      }\n    }\n  }\n": types.SpotlightBlockFragmentDoc,
    "\n  fragment TextBlock on TextBlock {\n    title\n    paragraphs {\n      ...RichText\n    }\n  }\n": types.TextBlockFragmentDoc,
    "\n  fragment VideoBlock on VideoBlock {\n    title\n    text\n    video {\n      ...FilmPlayer\n    }\n  }\n": types.VideoBlockFragmentDoc,
    "\n  fragment SpendPlaces on Spending {\n    placeCount\n    cities\n    webshops {\n      title\n      url\n    }\n  }\n": types.SpendPlacesFragmentDoc,
    "\n  query CaptchaChallenge($userData: UserData!) {\n    captchaChallenge(userData: $userData, action: common) {\n      algorithm\n      challenge\n      maxnumber\n      salt\n      signature\n    }\n  }\n": types.CaptchaChallengeDocument,
    "\n  fragment PostPromise on PostPromise {\n    arrivesOn\n    lastDay\n    isPostedToday\n    isThereTomorrow\n  }\n": types.PostPromiseFragmentDoc,
    "\n  query PostPromise($userData: UserData!) {\n    postPromise(userData: $userData) { ...PostPromise }\n  }\n": types.PostPromiseDocument,
    "\n  fragment FilmPlayer on Video {\n    title\n    poster {\n      url\n    }\n    ... on EmbedVideo {\n      provider\n      url\n    }\n    ... on SelfHostedVideo {\n      mimeType\n      url\n      captions {\n        language\n        url\n      }\n    }\n  }\n": types.FilmPlayerFragmentDoc,
    "\n  fragment PostalParts on Address {\n    companyName countryCode postCode houseNumber suffix street addressLine1 addressLine2 city administrativeArea phoneNumber\n  }\n": types.PostalPartsFragmentDoc,
    "\n  query GiverName($userData: UserData!) {\n    cartV2(userData: $userData) {\n      shipments { giverName }\n      billingAddress { firstName }\n    }\n    getUserInfo(userData: $userData) {\n      user { mainProfile { firstName } }\n    }\n  }\n": types.GiverNameDocument,
    "\n  fragment PostagePrices on Postage {\n    letter { currency value }\n    registered { currency value }\n    registeredAbove { currency value }\n    letterAsksPhone\n    registeredAsksPhone\n  }\n": types.PostagePricesFragmentDoc,
    "\n  query BasketReceivers($userData: UserData!) {\n    cartV2(userData: $userData, page: 1) {\n      shipments {\n        isForSelf\n        deliveryAddress {\n          firstName\n          lastName\n          email\n        }\n      }\n    }\n  }\n": types.BasketReceiversDocument,
    "\n  fragment VariationRule on VariationConfig {\n    stock\n    hasFixedPrices\n    pricesToShow {\n      currency\n      value\n    }\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    step {\n      currency\n      value\n    }\n  }\n": types.VariationRuleFragmentDoc,
    "\n  fragment ProductForm on Product {\n    id\n    title\n    productType\n    isChoiceCard\n    goesRegistered\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    digitalVariationConfig {\n      ...VariationRule\n    }\n    physicalVariationConfig {\n      ...VariationRule\n    }\n  }\n": types.ProductFormFragmentDoc,
    "\n  fragment WrappingOnOffer on WrapperOrderItem {\n    kind\n    variation {\n      id\n      title\n      variationType\n      price { currency value }\n      image { url }\n    }\n  }\n": types.WrappingOnOfferFragmentDoc,
    "\n  query GiftLinkQr($userData: UserData!, $token: String!) {\n    giftLinkQr(userData: $userData, token: $token) { svg errors { ...ShopError } }\n  }\n": types.GiftLinkQrDocument,
    "\n  query Organisation($userData: UserData!) {\n    storeData(userData: $userData) {\n      organisation { legalName address kvkNumber vatNumber email phone }\n    }\n  }\n": types.OrganisationDocument,
    "\n  fragment MeasuredCart on GiftcardOrder {\n    id\n    totals {\n      grandTotal { currency value }\n    }\n    shipments {\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { price { currency value } product { id title } } }\n            ... on DonationOrderItem { qty variation { price { currency value } product { id title } } }\n          }\n        }\n      }\n    }\n  }\n": types.MeasuredCartFragmentDoc,
    "\n  fragment NotFoundPicture on StoreData {\n    notFoundImage {\n      url\n      alt\n    }\n  }\n": types.NotFoundPictureFragmentDoc,
    "\n  fragment DetailsAddress on BillingAddress {\n    customerType\n    companyName\n    kvkNumber\n    vatNumber\n    invoiceEmail\n    referenceNumber\n    firstName\n    lastName\n    email\n    phoneNumber\n    countryCode\n    postCode\n    houseNumber\n    suffix\n    street\n    addressLine1\n    addressLine2\n    city\n    administrativeArea\n  }\n": types.DetailsAddressFragmentDoc,
    "\n  fragment DetailsProfile on CustomerProfile {\n    firstName\n    lastName\n    email\n    phoneNumber\n    kvkNumber\n    vatNumber\n    invoiceEmail\n    address {\n      companyName\n      countryCode\n      postCode\n      houseNumber\n      suffix\n      street\n      addressLine1\n      addressLine2\n      city\n      administrativeArea\n    }\n  }\n": types.DetailsProfileFragmentDoc,
    "\n  fragment GiftExtras on GiftcardPackage {\n    wrapper { qty variation { id title price { currency value } } }\n    giftPacking { qty variation { id title price { currency value } } }\n  }\n": types.GiftExtrasFragmentDoc,
    "\n  fragment OrderByReceiver on GiftcardOrder {\n    shipmentPaging { totalItems }\n    packagesGroups {\n      tag\n      packageId\n      receiverTitle\n      receiverDescription\n      totalPrice { currency value }\n      cardsPreviews { image { url { href } } color { color } }\n    }\n    shipments {\n      tag\n      isForSelf\n      deliveryDate\n      postPlan { arrivesOn }\n      packages {\n        __typename\n        id\n        ... on GiftcardPackage {\n          message { text }\n          ...GiftExtras\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...OverviewGift } }\n            ... on DonationOrderItem { qty variation { ...OverviewGift } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n    ...OrderTotals\n  }\n": types.OrderByReceiverFragmentDoc,
    "\n  fragment OverviewGift on Variation {\n    price { currency value }\n    product { title backgroundColor }\n  }\n": types.OverviewGiftFragmentDoc,
    "\n  query OrderOverview($userData: UserData!, $orderUuid: String) {\n    cartV2(userData: $userData, orderUuid: $orderUuid) { ...OrderByReceiver }\n  }\n": types.OrderOverviewDocument,
    "\n  fragment PaymentChoice on PaymentMethodsPayload {\n    methods {\n      id\n      name\n      marks\n      brands\n      banks { id issuer }\n      sheet { scriptUrl isTest merchantId gatewayMerchantId countryCode shopName }\n    }\n    cardFields { frameUrl clientKey }\n    failures\n    errors { ...ShopError }\n  }\n": types.PaymentChoiceFragmentDoc,
    "\n  fragment FeaturedCard on TopProduct {\n    id\n    referencedPath\n    product {\n      notice\n      ...TileTitle\n      ...PriceFrom\n    }\n    cardImage {\n      url\n      alt\n    }\n  }\n": types.FeaturedCardFragmentDoc,
    "\n  query StoredProducts($userData: UserData!, $ids: [ID!]!) {\n    productsByIds(userData: $userData, ids: $ids) {\n      ...ProductCard\n    }\n  }\n": types.StoredProductsDocument,
    "\n  fragment PriceBounds on VariationConfig {\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n  }\n": types.PriceBoundsFragmentDoc,
    "\n  fragment PriceFrom on Product {\n    digitalVariationConfig {\n      ...PriceBounds\n    }\n    physicalVariationConfig {\n      ...PriceBounds\n    }\n  }\n": types.PriceFromFragmentDoc,
    "\n  fragment ProductCard on Product {\n    id\n    path\n    title\n    tagline\n    notice\n    backgroundColor\n    showShadow\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    digitalVariationConfig {\n      stock\n    }\n    physicalVariationConfig {\n      stock\n    }\n    ...PriceFrom\n    ...TileTitle\n  }\n": types.ProductCardFragmentDoc,
    "\n  fragment ProductLabel on ProductCardLabel {\n    title\n    color\n    icon\n    free\n  }\n": types.ProductLabelFragmentDoc,
    "\n  fragment TileTitle on Product {\n    title\n    shortTitle\n  }\n": types.TileTitleFragmentDoc,
    "\n  mutation EndGiftCardReminders($userData: UserData!, $token: String!) {\n    endGiftCardReminders(userData: $userData, token: $token) {\n      undo\n      errors { ...ShopError }\n    }\n  }\n": types.EndGiftCardRemindersDocument,
    "\n  mutation RestoreGiftCardReminders($userData: UserData!, $token: String!, $undo: String!) {\n    restoreGiftCardReminders(userData: $userData, token: $token, undo: $undo) {\n      reminders { ...CardDates }\n      errors { ...ShopError }\n    }\n  }\n": types.RestoreGiftCardRemindersDocument,
    "\n  fragment CardDates on GiftCardReminders {\n    offeredDays\n    askedDays\n    maskedEmail\n  }\n": types.CardDatesFragmentDoc,
    "\n  fragment Hreflang on Hreflang {\n    langCode\n    countryCode\n    origin\n    path\n    isDefault\n  }\n": types.HreflangFragmentDoc,
    "\n  fragment PageHead on PageHead {\n    metaTitle\n    description\n    keywords\n    noindex\n    nofollow\n  }\n": types.PageHeadFragmentDoc,
    "\n  fragment CategoryTile on MenuCategory {\n    id\n    title\n    path\n    icon\n    isTop\n  }\n": types.CategoryTileFragmentDoc,
    "\n  fragment TrustMark on TrustMark {\n    name\n    url\n    image {\n      url\n      alt\n    }\n  }\n": types.TrustMarkFragmentDoc,
    "\n  mutation OpenWallet($userData: UserData!, $merchantId: String!) {\n    openWalletSession(userData: $userData, merchantId: $merchantId) { session errors { code } }\n  }\n": types.OpenWalletDocument,
    "\n  query AccountDetails($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { ...DetailsForm } }\n    }\n  }\n": types.AccountDetailsDocument,
    "\n  query AccountOrders($userData: UserData!, $pageNumber: Int) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { email } }\n    }\n    accountOrders(userData: $userData, pageNumber: $pageNumber) {\n      orders { uuid ...OrderCard }\n      paging { itemsPerPage totalItems }\n    }\n  }\n": types.AccountOrdersDocument,
    "\n  query AccountOverview($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { firstName email isEmailConfirmed } }\n    }\n    accountOrders(userData: $userData) {\n      orders { uuid ...OrderCard }\n    }\n  }\n": types.AccountOverviewDocument,
    "\n  query BasketRoute($userData: UserData!, $page: Int!) {\n    cartV2(userData: $userData, page: $page) {\n      id\n      version\n      totalQuantity\n      problemCount\n      shipmentPaging { currentPage itemsPerPage totalItems }\n      billingAddress { email }\n      shipments { deliveryForm ...BasketShipment }\n      ...DeliveryModeChoice\n      ...DonationInBasket\n      ...OrderTotals\n      ...BasketCode\n      ...MeasuredCart\n    }\n    storeData(userData: $userData) {\n      toggles { modalAuth }\n      ...BasketStore\n    }\n    wrappings(userData: $userData) { ...WrappingOnOffer }\n    products(\n      userData: $userData\n      filters: { filterByProductType: [DONATION] }\n      paging: { itemsPerPage: 48, pageNumber: 1 }\n    ) { products { id ...DonationOnOffer } }\n  }\n": types.BasketRouteDocument,
    "\n  query BasketIdeas($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 4, pageNumber: 1 }) {\n      products { id ...ProductCard }\n    }\n  }\n": types.BasketIdeasDocument,
    "\n  query CardRoute($userData: UserData!, $token: String!) {\n    giftCardPage(userData: $userData, token: $token) {\n      page { ...GiftPage ...GiftThanks }\n      errors { ...ShopError }\n    }\n    storeData(userData: $userData) { ...RedeemHeader }\n  }\n": types.CardRouteDocument,
    "\n  mutation OpenGiftCard($userData: UserData!, $token: String!) {\n    openGiftCard(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n": types.OpenGiftCardDocument,
    "\n  mutation ThankGiver($userData: UserData!, $token: String!, $text: String) {\n    thankGiver(userData: $userData, token: $token, text: $text) { errors { ...ShopError } }\n  }\n": types.ThankGiverDocument,
    "\n  query BrandRoute($userData: UserData!, $id: String!) {\n    brand(userData: $userData, id: $id) {\n      path\n      productCount\n      ...BrandPage\n    }\n  }\n": types.BrandRouteDocument,
    "\n  query BrandsRoute($userData: UserData!) {\n    brands(userData: $userData) {\n      ...BrandRow\n    }\n  }\n": types.BrandsRouteDocument,
    "\n  query CategoriesRoute($userData: UserData!) {\n    menuCategories(userData: $userData) {\n      ...CategoryPicture\n    }\n  }\n": types.CategoriesRouteDocument,
    "\n  query FavouriteIdeas($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 4, pageNumber: 1 }) {\n      products { id ...ProductCard }\n    }\n  }\n": types.FavouriteIdeasDocument,
    "\n  query ChoiceExamples($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {\n      products {\n        ...ProductCard\n      }\n    }\n  }\n": types.ChoiceExamplesDocument,
    "\n  query DeliveryTime($userData: UserData!) {\n    deliveryTime(userData: $userData) {\n      ...MeasuredDelivery\n    }\n  }\n": types.DeliveryTimeDocument,
    "\n  query GiftCardRoute($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      ...ProductPage\n    }\n    storeData(userData: $userData) {\n      ...ProductStore\n    }\n    wrappings(userData: $userData) {\n      ...WrappingOnOffer\n    }\n  }\n": types.GiftCardRouteDocument,
    "\n  query MomentsRoute($userData: UserData!) {\n    givingMoments(userData: $userData) {\n      ...MomentTile\n    }\n  }\n": types.MomentsRouteDocument,
    "\n  query CheckoutRoute($userData: UserData!, $orderUuid: String) {\n    cartV2(userData: $userData, orderUuid: $orderUuid, page: 1) {\n      id\n      isSingleGift\n      problemCount\n      scamWarning { delayMinutes }\n      groupedTotals { physicalTotal { qty } }\n      ...SingleGiftOrder\n      ...OrderOverview\n      ...MeasuredCart\n      shipments { deliveryForm ...ShippingStep }\n      billingAddress { ...DetailsAddress }\n    }\n    storeData(userData: $userData) { organisation { email } toggles { retryPayment } }\n    getUserInfo(userData: $userData) { user { mainProfile { ...DetailsProfile } } }\n  }\n": types.CheckoutRouteDocument,
    "\n  query PaymentMethods($userData: UserData!, $orderUuid: String) {\n    paymentMethods(userData: $userData) { ...PaymentChoice }\n    cartV2(userData: $userData, orderUuid: $orderUuid, page: 1) { ...PayingCards }\n    storeData(userData: $userData) { cardPrefixes }\n  }\n": types.PaymentMethodsDocument,
    "\n  mutation SubmitPaymentDetails($userData: UserData!, $orderUuid: String!, $redirectResult: String) {\n    submitPaymentDetails(\n      userData: $userData\n      orderUuid: $orderUuid\n      redirectResult: $redirectResult\n    ) { ...PaymentAnswer }\n  }\n": types.SubmitPaymentDetailsDocument,
    "\n  mutation CheckPayment($userData: UserData!, $orderUuid: String!) {\n    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }\n  }\n": types.CheckPaymentDocument,
    "\n  fragment FrameParts on StoreData {\n    ...BusinessHeader\n    ...RedeemHeader\n  }\n": types.FramePartsFragmentDoc,
    "\n  query PartsRoute($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 8, pageNumber: 1 }) {\n      products {\n        ...ProductCard\n      }\n    }\n    storeData(userData: $userData) {\n      ...FrameParts\n    }\n    menuCategories(userData: $userData) {\n      ...FrameCategory\n    }\n  }\n": types.PartsRouteDocument,
    "\n  query BusinessFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      ...BusinessHeader\n    }\n  }\n": types.BusinessFrameDocument,
    "\n  query CheckoutFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      toggles {\n        checkoutV2\n      }\n      trustMarks {\n        header {\n          ...TrustMark\n        }\n      }\n    }\n  }\n": types.CheckoutFrameDocument,
    "\n  query Hreflang($userData: UserData!, $path: String!) {\n    hreflang(userData: $userData, path: $path) {\n      ...Hreflang\n    }\n  }\n": types.HreflangDocument,
    "\n  query RedeemFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      ...RedeemHeader\n    }\n  }\n": types.RedeemFrameDocument,
    "\n  query HomeVersion($userData: UserData!) {\n    storeData(userData: $userData) {\n      homeVersion\n      name\n      mainLogo {\n        url\n      }\n      organisation {\n        legalName\n        address\n        email\n        phone\n      }\n    }\n  }\n": types.HomeVersionDocument,
    "\n  query HomeRoute($userData: UserData!, $queueID: String!) {\n    getBlocksQueue(userData: $userData, queueID: $queueID) {\n      blocks {\n        ...PageBlock\n      }\n    }\n    giftFinder(userData: $userData) {\n      ...FinderStart\n    }\n  }\n": types.HomeRouteDocument,
    "\n  query Contact($userData: UserData!) {\n    contactSubjects(userData: $userData) {\n      ...ContactSubject\n    }\n  }\n": types.ContactDocument,
    "\n  query BusinessProduct($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      id\n    }\n  }\n": types.BusinessProductDocument,
    "\n  query ConfirmNewsletterRoute($userData: UserData!, $token: String!) {\n    newsletterSubscription(userData: $userData, link: CONFIRM, token: $token) {\n      subscription { state maskedEmail }\n    }\n  }\n": types.ConfirmNewsletterRouteDocument,
    "\n  mutation ConfirmNewsletter($userData: UserData!, $token: String!) {\n    confirmNewsletter(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n": types.ConfirmNewsletterDocument,
    "\n  query EndNewsletterRoute($userData: UserData!, $token: String!) {\n    newsletterSubscription(userData: $userData, link: END, token: $token) {\n      subscription { state maskedEmail }\n    }\n  }\n": types.EndNewsletterRouteDocument,
    "\n  mutation UnsubscribeNewsletter($userData: UserData!, $token: String!) {\n    unsubscribeNewsletter(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n": types.UnsubscribeNewsletterDocument,
    "\n  query Balance($userData: UserData!) {\n    storeData(userData: $userData) {\n      cardPrefixes\n    }\n  }\n": types.BalanceDocument,
    "\n  query SearchRoute(\n    $userData: UserData!\n    $inputText: String!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    search_v1(userData: $userData, inputText: $inputText) {\n      body {\n        ...SearchResults\n      }\n    }\n    ...ListedProducts\n  }\n": types.SearchRouteDocument,
    "\n  query WithdrawalRoute($userData: UserData!) {\n    storeData(userData: $userData) { organisation { email } }\n  }\n": types.WithdrawalRouteDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserChangePassword(\n    $userData: UserData!\n    $currentPassword: String!\n    $password: String!\n  ) {\n    userChangePassword(\n      userData: $userData\n      currentPassword: $currentPassword\n      password: $password\n    ) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').UserChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserConfirmEmail($userData: UserData!, $token: String!, $password: String) {\n    userConfirmEmail(userData: $userData, token: $token, password: $password) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').UserConfirmEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user {\n        mainProfile { ...Customer }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Customer on CustomerProfile {\n    firstName\n    lastName\n    email\n    isEmailConfirmed\n  }\n"): typeof import('./graphql.ts').CustomerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($userData: UserData!, $password: String!) {\n    deleteAccount(userData: $userData, password: $password) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').DeleteAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveUserDetails($userData: UserData!, $details: UserDetails!) {\n    saveUserDetails(userData: $userData, details: $details) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').SaveUserDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DetailsForm on CustomerProfile {\n    firstName\n    lastName\n    email\n    isEmailConfirmed\n    phoneNumber\n    ...InvoiceFields\n  }\n"): typeof import('./graphql.ts').DetailsFormFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountLink($userData: UserData!, $link: AccountLink!, $token: String!) {\n    accountLink(userData: $userData, link: $link, token: $token) {\n      link { maskedEmail isForMe isEmailConfirmed }\n    }\n  }\n"): typeof import('./graphql.ts').AccountLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserForgotPassword($userData: UserData!, $email: String!, $captchaToken: String!) {\n    userForgotPassword(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').UserForgotPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoiceFields on CustomerProfile {\n    email\n    invoiceEmail\n    vatNumber\n    kvkNumber\n    address {\n      companyName\n      countryCode\n      postCode\n      houseNumber\n      suffix\n      street\n      addressLine1\n      addressLine2\n      city\n      administrativeArea\n    }\n  }\n"): typeof import('./graphql.ts').InvoiceFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserSetPassword($userData: UserData!, $token: String!, $password: String!) {\n    userSetPassword(userData: $userData, token: $token, password: $password) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').UserSetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderCard on AccountOrder {\n    uuid\n    referenceNumber\n    orderedOn\n    status\n    state\n    total { currency value }\n    receivers\n    totalQuantity\n    cards { image { url } backgroundColor }\n  }\n"): typeof import('./graphql.ts').OrderCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserRegister(\n    $userData: UserData!\n    $account: AccountToRegister!\n    $captchaToken: String!\n  ) {\n    userRegister(userData: $userData, account: $account, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').UserRegisterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendConfirmation($userData: UserData!) {\n    resendConfirmation(userData: $userData) { status errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').ResendConfirmationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserLogout($userData: UserData!) {\n    userLogout(userData: $userData) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').UserLogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CardBalance on GiftCardBalance {\n    title\n    image { url alt }\n    backgroundColor\n    showShadow\n    maskedNumber\n    balance { currency value }\n    initialAmount { currency value }\n    expiryDate\n    isExpired\n    state\n  }\n"): typeof import('./graphql.ts').CardBalanceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckGiftCardBalance(\n    $userData: UserData!\n    $cardNumber: String!\n    $pin: String!\n    $captchaToken: String!\n  ) {\n    checkGiftCardBalance(\n      userData: $userData\n      cardNumber: $cardNumber\n      pin: $pin\n      captchaToken: $captchaToken\n    ) {\n      card { ...CardBalance }\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').CheckGiftCardBalanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlockGiftCard($userData: UserData!, $token: String!) {\n    unlockGiftCard(userData: $userData, token: $token) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').UnlockGiftCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketShipment on GiftcardShipment {\n    id\n    tag\n    isForSelf\n    giverName\n    deliveryDate\n    deliveryForm\n    deliveryAddress {\n      firstName lastName email\n      ...PostalParts\n    }\n    postage { currency value }\n    postPlan { arrivesOn }\n    asksPhone\n    isPhoneMissing\n    packages { __typename ...BasketPackage }\n  }\n"): typeof import('./graphql.ts').BasketShipmentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketPackage on GiftcardPackage {\n    id\n    giftcard_v1 {\n      __typename\n      ... on GiftcardOrderItem { qty variation { ...BasketVariation } }\n      ... on DonationOrderItem { qty variation { ...BasketVariation } }\n      ... on EmptyOrderItem { qty }\n    }\n    message { text }\n    wrapper { variation { id title } }\n    giftPacking { variation { id title } }\n    isEachWrapped\n    total { currency value }\n    totalWithExtras { value }\n  }\n"): typeof import('./graphql.ts').BasketPackageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketVariation on Variation {\n    id\n    variationType\n    price { currency value }\n    product {\n      id\n      title\n      path\n      image { url alt }\n      backgroundColor\n      digitalVariationConfig { ...BasketPrices }\n      physicalVariationConfig { ...BasketPrices }\n    }\n  }\n"): typeof import('./graphql.ts').BasketVariationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketPrices on VariationConfig {\n    hasFixedPrices\n    pricesToShow { currency value }\n    minPrice { currency value }\n    maxPrice { currency value }\n    step { currency value }\n    stock\n  }\n"): typeof import('./graphql.ts').BasketPricesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketStore on StoreData {\n    paymentIcons\n    paymentMethods\n    promotions { haveCodes }\n  }\n"): typeof import('./graphql.ts').BasketStoreFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketCode on GiftcardOrder {\n    promotionCode { ...PromotionCode }\n  }\n"): typeof import('./graphql.ts').BasketCodeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeAmount($userData: UserData!, $packageId: ID!, $amount: Int!, $version: Int) {\n    updatePackage(userData: $userData, packageId: $packageId, amount: $amount, version: $version) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeAmountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeReceiver(\n    $userData: UserData!\n    $shipmentTag: String!\n    $packageId: ID\n    $quantity: Int\n    $receiver: ReceiverInput\n    $address: AddressInput\n    $version: Int\n  ) {\n    changeReceiver(\n      userData: $userData\n      shipmentTag: $shipmentTag\n      packageId: $packageId\n      quantity: $quantity\n      receiver: $receiver\n      address: $address\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').ChangeReceiverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetDeliveryMode(\n    $userData: UserData!\n    $mode: DeliveryMode!\n    $receiver: ReceiverInput\n    $address: AddressInput\n    $version: Int\n  ) {\n    setDeliveryMode(\n      userData: $userData\n      deliveryMode: $mode\n      receiver: $receiver\n      address: $address\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').SetDeliveryModeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDonation($userData: UserData!, $input: PackageInput!) {\n    addPackage(userData: $userData, input: $input) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').AddDonationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CopyShipment(\n    $userData: UserData!\n    $shipmentTag: String!\n    $receiver: ReceiverInput!\n    $address: AddressInput\n    $version: Int\n  ) {\n    copyShipment(\n      userData: $userData\n      shipmentTag: $shipmentTag\n      receiver: $receiver\n      address: $address\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').CopyShipmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeQuantity($userData: UserData!, $packageId: ID!, $quantity: Int!) {\n    updatePackage(userData: $userData, packageId: $packageId, quantity: $quantity) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeQuantityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeShipmentDate($userData: UserData!, $shipmentTag: String!, $deliveryDate: String) {\n    changeShipmentDate(userData: $userData, shipmentTag: $shipmentTag, deliveryDate: $deliveryDate) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeShipmentDateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPromotionCode($userData: UserData!, $code: String!) {\n    setPromotionCode(userData: $userData, code: $code) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').SetPromotionCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePackage($userData: UserData!, $packageId: ID!) {\n    removePackage(userData: $userData, packageId: $packageId) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').RemovePackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePackageGroup($userData: UserData!, $shipmentTag: String!) {\n    deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').RemovePackageGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeNote(\n    $userData: UserData!\n    $packageId: ID!\n    $message: String\n    $wrapper: ID\n    $giftPacking: ID\n    $isEachWrapped: Boolean\n    $version: Int\n  ) {\n    updatePackage(\n      userData: $userData\n      packageId: $packageId\n      message: $message\n      wrapper: $wrapper\n      giftPacking: $giftPacking\n      isEachWrapped: $isEachWrapped\n      version: $version\n    ) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').ChangeNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveryModeChoice on GiftcardOrder {\n    version\n    deliveryMode\n    canSplitAgain\n    receivers { ...KnownPerson }\n    shipmentPaging { totalItems }\n    shipments {\n      deliveryForm\n      isForSelf\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty }\n            ... on DonationOrderItem { qty }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeliveryModeChoiceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliveryOverview($userData: UserData!) {\n    cartV2(userData: $userData, page: 1) {\n      version\n      shipmentPaging { totalItems }\n      receivers { ...KnownPerson }\n      shipments {\n        tag\n        isForSelf\n        deliveryForm\n        deliveryDate\n        deliveryAddress {\n          firstName lastName email\n          ...PostalParts\n        }\n        postPlan { arrivesOn }\n        packages {\n          __typename\n          ... on GiftcardPackage {\n            id\n            giftcard_v1 {\n              __typename\n              ... on GiftcardOrderItem { qty variation { ...DeliveredGift } }\n              ... on DonationOrderItem { qty variation { ...DeliveredGift } }\n              ... on EmptyOrderItem { qty }\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeliveryOverviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveredGift on Variation {\n    id\n    price { currency value }\n    product { id title }\n  }\n"): typeof import('./graphql.ts').DeliveredGiftFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DonationOnOffer on Product {\n    id\n    title\n    digitalVariationConfig { ...BasketPrices }\n  }\n"): typeof import('./graphql.ts').DonationOnOfferFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DonationInBasket on GiftcardOrder {\n    shipments {\n      packages {\n        __typename\n        ... on GiftcardPackage { giftcard_v1 { __typename } }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DonationInBasketFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KnownPerson on CartReceiver {\n    name\n    email\n    giverName\n    address {\n      ...PostalParts\n    }\n  }\n"): typeof import('./graphql.ts').KnownPersonFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromotionCode on PromotionCode {\n    code\n    isApplied\n    isRefused\n    needed { currency value }\n  }\n"): typeof import('./graphql.ts').PromotionCodeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandAbout on Product {\n    productType\n    description\n    spending {\n      howTo\n      ...SpendPlaces\n    }\n  }\n"): typeof import('./graphql.ts').BrandAboutFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandPage on Brand {\n    id\n    title\n    keywords\n    products {\n      productType\n      shareImage {\n        url\n        alt\n      }\n      ...ProductCard\n      ...BrandAbout\n    }\n    similarProducts {\n      ...ProductCard\n    }\n  }\n"): typeof import('./graphql.ts').BrandPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandRow on Brand {\n    id\n    title\n    path\n    letter\n    image {\n      url\n      alt\n    }\n  }\n"): typeof import('./graphql.ts').BrandRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrandsModal($userData: UserData!) {\n    brands(userData: $userData) {\n      ...BrandRow\n    }\n  }\n"): typeof import('./graphql.ts').BrandsModalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemindOfGiftCards($userData: UserData!, $token: String!, $days: [Int!]!, $email: String!) {\n    remindOfGiftCards(userData: $userData, token: $token, days: $days, email: $email) {\n      reminders { ...CardDates }\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').RemindOfGiftCardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CardOnPage on GiftCardOnPage {\n    title\n    amount { currency value }\n    image { url alt }\n    backgroundColor\n    showShadow\n    wrapper\n    isDonation\n    isChoiceCard\n    howToSpend\n    webshops { title url }\n    validUntil\n    code { number pin barcodeSvg }\n    ownPage { url isOpened }\n  }\n"): typeof import('./graphql.ts').CardOnPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GiftPage on GiftCardPage {\n    giverName\n    receiverName\n    isForSelf\n    isReceiverKnown\n    message\n    isReady\n    isOpened\n    cards { ...CardOnPage }\n    reminders { ...CardDates }\n  }\n"): typeof import('./graphql.ts').GiftPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GiftThanks on GiftCardPage {\n    giverName\n    canThank\n    thankYou { text }\n  }\n"): typeof import('./graphql.ts').GiftThanksFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Category($userData: UserData!, $url: String!) {\n    category(userData: $userData, url: $url) {\n      id\n      title\n      description\n      icon\n      image { url }\n      keywords\n    }\n  }\n"): typeof import('./graphql.ts').CategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryPicture on MenuCategory {\n    id\n    title\n    description\n    path\n    icon\n    productCount\n    image { url }\n  }\n"): typeof import('./graphql.ts').CategoryPictureFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CountProducts($userData: UserData!, $filters: ProductFilters) {\n    products(\n      userData: $userData\n      filters: $filters\n      paging: { itemsPerPage: 1, pageNumber: 1 }\n    ) {\n      paging {\n        totalItems\n      }\n      facets {\n        ...ListFacets\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CountProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListAmongCategories(\n    $userData: UserData!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    ...ListedProducts\n    menuCategories(userData: $userData) {\n      ...CategoryChip\n    }\n  }\n"): typeof import('./graphql.ts').ListAmongCategoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListAmongMoments(\n    $userData: UserData!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    ...ListedProducts\n    givingMoments(userData: $userData) {\n      id\n      title\n      path\n    }\n  }\n"): typeof import('./graphql.ts').ListAmongMomentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Moment($userData: UserData!, $id: String!) {\n    givingMoment(userData: $userData, id: $id) {\n      id\n      title\n      description\n      keywords\n    }\n  }\n"): typeof import('./graphql.ts').MomentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MomentTile on GivingMoment {\n    id\n    title\n    text: description\n    path\n    productCount\n    daysLeft\n    images { url alt }\n  }\n"): typeof import('./graphql.ts').MomentTileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedProducts on Query {\n    products(\n      userData: $userData\n      filters: $filters\n      sorting: $sorting\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      ...ListPage\n    }\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n"): typeof import('./graphql.ts').ListedProductsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryChip on MenuCategory {\n    id\n    title\n    path\n    icon\n  }\n"): typeof import('./graphql.ts').CategoryChipFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListFacets on ProductFacets {\n    vocabularies {\n      vocabularyID\n      terms {\n        id\n        title\n        productCount\n      }\n    }\n    variationTypes {\n      variationType\n      productCount\n      isForSale\n    }\n    priceBands {\n      minPrice {\n        currency\n        value\n      }\n      maxPrice {\n        value\n      }\n      productCount\n    }\n  }\n"): typeof import('./graphql.ts').ListFacetsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreProducts(\n    $userData: UserData!\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n  ) {\n    products(\n      userData: $userData\n      filters: $filters\n      sorting: $sorting\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MoreProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListPage on ProductPage {\n    products {\n      ...ProductCard\n    }\n    paging {\n      currentPage\n      totalItems\n    }\n    facets {\n      ...ListFacets\n    }\n  }\n"): typeof import('./graphql.ts').ListPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderOverview on GiftcardOrder {\n    shipmentPaging { totalItems }\n    shipments {\n      id\n      isForSelf\n      deliveryDate\n      deliveryForm\n      deliveryAddress { firstName lastName email }\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          id\n          total { currency value }\n          wrapper { variation { id title price { value } } }\n          giftPacking { variation { id title price { value } } }\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...OverviewVariation } }\n            ... on DonationOrderItem { qty variation { ...OverviewVariation } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n    ...OrderTotals\n  }\n"): typeof import('./graphql.ts').OrderOverviewFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OverviewVariation on Variation {\n    id\n    product { id title image { url } backgroundColor }\n  }\n"): typeof import('./graphql.ts').OverviewVariationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveGuestDetails($userData: UserData!, $input: GuestDetailsInput!) {\n    saveGuestDetails(userData: $userData, input: $input) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').SaveGuestDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShippingStep on GiftcardShipment {\n    id\n    isForSelf\n    deliveryDate\n    deliveryForm\n    deliveryAddress {\n      firstName lastName email\n      ...PostalParts\n    }\n    postPlan { arrivesOn }\n    packages {\n      __typename\n      ... on GiftcardPackage {\n        id\n        ...GiftExtras\n        message { text }\n        giftcard_v1 {\n          __typename\n          ... on GiftcardOrderItem { qty variation { ...ReviewedGift } }\n          ... on DonationOrderItem { qty variation { ...ReviewedGift } }\n          ... on EmptyOrderItem { qty }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ShippingStepFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewedGift on Variation {\n    id\n    price { currency value }\n    product { id title }\n  }\n"): typeof import('./graphql.ts').ReviewedGiftFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindGifts($userData: UserData!, $wish: GiftWish!) {\n    findGifts(userData: $userData, wish: $wish) {\n      ...FoundGifts\n    }\n  }\n"): typeof import('./graphql.ts').FindGiftsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundGifts on FoundGifts {\n    hasMore\n    elsewhere\n    picks {\n      ...FinderPick\n    }\n  }\n"): typeof import('./graphql.ts').FoundGiftsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FinderForm on GiftFinder {\n    people {\n      id\n      title\n    }\n    likes {\n      id\n      title\n      icon\n    }\n    moments {\n      id\n      title\n      greeting\n    }\n    budgets {\n      currency\n      value\n    }\n  }\n"): typeof import('./graphql.ts').FinderFormFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FinderPick on GiftPick {\n    reasons {\n      ...PickReason\n    }\n    amount {\n      currency\n      value\n    }\n    product {\n      id\n      path\n      title\n      tagline\n      notice\n      backgroundColor\n      showShadow\n      image {\n        url\n        alt\n      }\n      ...PriceFrom\n    }\n  }\n"): typeof import('./graphql.ts').FinderPickFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FinderStart on GiftFinder {\n    people {\n      id\n      title\n    }\n    likes {\n      id\n      title\n    }\n    moments {\n      id\n      title\n    }\n    budgets {\n      currency\n      value\n    }\n  }\n"): typeof import('./graphql.ts').FinderStartFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FinderRoute($userData: UserData!, $wish: GiftWish!) {\n    giftFinder(userData: $userData) {\n      ...FinderForm\n    }\n    findGifts(userData: $userData, wish: $wish) {\n      ...FoundGifts\n    }\n  }\n"): typeof import('./graphql.ts').FinderRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PickReason on GiftReason {\n    kind\n    name\n    from {\n      currency\n      value\n    }\n  }\n"): typeof import('./graphql.ts').PickReasonFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Reachable on Organisation {\n    legalName\n    address\n    email\n    phone\n    contactLinks\n    isInvented\n  }\n"): typeof import('./graphql.ts').ReachableFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactSubject on ContactSubject {\n    id\n    title\n    icon\n  }\n"): typeof import('./graphql.ts').ContactSubjectFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InformationPage on InformationPage {\n    title\n    ...PageHead\n    intro\n    sections {\n      ...InformationSection\n    }\n  }\n"): typeof import('./graphql.ts').InformationPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InformationSection on InformationSection {\n    id\n    title\n    icon\n    paragraphs {\n      ...RichText\n    }\n    questions {\n      question\n      answer {\n        ...RichText\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InformationSectionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Information($userData: UserData!, $path: String!) {\n    informationPage(userData: $userData, path: $path) {\n      ...InformationPage\n    }\n    storeData(userData: $userData) {\n      helpCentreUrl\n      organisation {\n        ...Reachable\n        businessHours {\n          days\n          opens\n          closes\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InformationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendContactMessage(\n    $userData: UserData!\n    $input: ContactMessageInput!\n    $captchaToken: String!\n  ) {\n    sendContactMessage(userData: $userData, input: $input, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').SendContactMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LandingPage on LandingPage {\n    title\n    ...PageHead\n    blocks {\n      ...PageBlock\n    }\n  }\n"): typeof import('./graphql.ts').LandingPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Landing($userData: UserData!, $path: String!) {\n    landingPage(userData: $userData, path: $path) {\n      ...LandingPage\n    }\n  }\n"): typeof import('./graphql.ts').LandingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailMyGiftCards($userData: UserData!, $email: String!, $captchaToken: String!) {\n    mailMyGiftCards(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').MailMyGiftCardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportMissedGift($userData: UserData!, $email: String!, $captchaToken: String!) {\n    reportMissedGift(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').ReportMissedGiftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscribeNewsletter(\n    $userData: UserData!\n    $email: String!\n    $firstName: String\n    $captchaToken: String!\n  ) {\n    subscribeNewsletter(\n      userData: $userData\n      email: $email\n      firstName: $firstName\n      captchaToken: $captchaToken\n    ) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').SubscribeNewsletterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailOrderLink($userData: UserData!, $orderUuid: String!) {\n    mailOrderLink(userData: $userData, orderUuid: $orderUuid) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').MailOrderLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancellableReceiver on OrderReceiver {\n    id\n    name\n    canBeCancelled\n  }\n"): typeof import('./graphql.ts').CancellableReceiverFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePostAddress(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $address: AddressInput!\n  ) {\n    changePostAddress(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      address: $address\n    ) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').ChangePostAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectAddress(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $email: String!\n    $confirmEmail: String!\n  ) {\n    correctDeliveryAddress(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      email: $email\n      confirmEmail: $confirmEmail\n    ) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').CorrectAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HandOver on OrderReceiver {\n    id\n    name\n    isForSelf\n    canBeHandedOver\n    hasLinks\n  }\n"): typeof import('./graphql.ts').HandOverFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LateReceiver on OrderReceiver {\n    id\n    name\n    post { canBeAskedAbout isAskedAbout }\n  }\n"): typeof import('./graphql.ts').LateReceiverFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskLatePost($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    askLatePost(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').AskLatePostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GiftLink on GiftToHandOver {\n    url\n    title\n    amount { currency value }\n    wrapper\n  }\n"): typeof import('./graphql.ts').GiftLinkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandOverGift($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    handOverGift(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      gifts { ...GiftLink }\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').HandOverGiftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiftsToHandOver($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    giftsToHandOver(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      gifts { ...GiftLink }\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').GiftsToHandOverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cancellation($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    cancellation(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      moneyBack { ...MoneyBack }\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').CancellationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelShipment(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $expectedTotal: Int!\n  ) {\n    cancelShipment(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      expectedTotal: $expectedTotal\n    ) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').CancelShipmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlacedOrder($userData: UserData!, $uuid: String!, $page: Int!) {\n    order(userData: $userData, uuid: $uuid, page: $page) {\n      order { ...OrderView }\n      errors { ...ShopError }\n    }\n    storeData(userData: $userData) { organisation { email } }\n  }\n"): typeof import('./graphql.ts').PlacedOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenOrderByLink($userData: UserData!, $orderUuid: String!, $token: String!) {\n    openOrderByLink(userData: $userData, orderUuid: $orderUuid, token: $token) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').OpenOrderByLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderBilling on BillingAddress {\n    firstName\n    lastName\n    companyName\n    kvkNumber\n    vatNumber\n    invoiceEmail\n    countryCode\n    postCode\n    houseNumber\n    suffix\n    street\n    addressLine1\n    addressLine2\n    city\n    administrativeArea\n  }\n"): typeof import('./graphql.ts').OrderBillingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderDocuments on PlacedOrder {\n    uuid\n    billingAddress { companyName }\n    documents { number kind issuedOn }\n  }\n"): typeof import('./graphql.ts').OrderDocumentsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFacts on PlacedOrder {\n    referenceNumber\n    orderedOn\n    paymentMethod\n    contactPerson\n    customerReference\n  }\n"): typeof import('./graphql.ts').OrderFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderLines on PlacedOrder {\n    lines {\n      variationType\n      title\n      quantity\n      unitPrice { currency value }\n      total { currency value }\n      image { url }\n      backgroundColor\n      receiverTitle\n      isDonation\n      wrappings\n    }\n    adjustments { title adjustmentType price { currency value } }\n    total { currency value }\n    totalWithoutTax { currency value }\n    refunded { currency value }\n  }\n"): typeof import('./graphql.ts').OrderLinesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderReceivers on PlacedOrder {\n    status\n    state\n    uuid\n    paging { currentPage itemsPerPage totalItems }\n    receivers { id name email deliveryState sentOn openedOn canBeCorrected canBeSentAgain isHandedOver deliveryDate isDelayed post { addressLines state isReplaced postedOn arrivesOn trackUrl } ...PlannedReceiver ...PostedReceiver ...LateReceiver ...HandOver ...CancellableReceiver ...ReceiverThanks }\n  }\n"): typeof import('./graphql.ts').OrderReceiversFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderView on PlacedOrder {\n    uuid\n    status\n    state\n    billingAddress { ...OrderBilling }\n    ...OrderFacts\n    email\n    isFullView\n    ...OrderDocuments\n    transfer { ...TransferDetails }\n    ...OrderReceivers\n    ...OrderLines\n  }\n"): typeof import('./graphql.ts').OrderViewFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderInWindow($userData: UserData!, $uuid: String!) {\n    order(userData: $userData, uuid: $uuid, page: 1) {\n      order { ...OrderInWindow }\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').OrderInWindowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderInWindow on PlacedOrder {\n    uuid\n    isFullView\n    status\n    receivers { id name isForSelf }\n    billingAddress { ...OrderBilling }\n    documents { number }\n    ...OrderFacts\n    ...OrderDocuments\n    ...OrderLines\n  }\n"): typeof import('./graphql.ts').OrderInWindowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlanDelivery(\n    $userData: UserData!\n    $orderUuid: String!\n    $deliveryId: String!\n    $deliveryDate: String\n  ) {\n    changeDeliveryDate(\n      userData: $userData\n      orderUuid: $orderUuid\n      deliveryId: $deliveryId\n      deliveryDate: $deliveryDate\n    ) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').PlanDeliveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlannedReceiver on OrderReceiver {\n    id\n    name\n    deliveryDate\n    canBePlanned\n    post { wishedOn }\n  }\n"): typeof import('./graphql.ts').PlannedReceiverFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostedReceiver on OrderReceiver {\n    id\n    name\n    post {\n      canBeChanged\n      address { ...PostalParts }\n    }\n  }\n"): typeof import('./graphql.ts').PostedReceiverFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendMail($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {\n    resendDeliveryMail(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').ResendMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReceiverThanks on OrderReceiver {\n    thankYous { text thankedOn }\n  }\n"): typeof import('./graphql.ts').ReceiverThanksFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TransferDetails on BankTransfer {\n    beneficiary\n    iban\n    bic\n    reference\n    amount { value currency }\n    until\n    hasProForma\n  }\n"): typeof import('./graphql.ts').TransferDetailsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddGiftCardPayment(\n    $userData: UserData!\n    $cardNumber: String!\n    $pin: String!\n    $captchaToken: String!\n  ) {\n    addGiftCardPayment(\n      userData: $userData\n      cardNumber: $cardNumber\n      pin: $pin\n      captchaToken: $captchaToken\n    ) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').AddGiftCardPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveGiftCardPayment($userData: UserData!, $cardId: ID!) {\n    removeGiftCardPayment(userData: $userData, cardId: $cardId) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveGiftCardPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PayingCards on GiftcardOrder {\n    amountToPay { currency value }\n    giftCardPayments {\n      id\n      maskedNumber\n      balance { currency value }\n      amount { currency value }\n    }\n  }\n"): typeof import('./graphql.ts').PayingCardsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentAnswer on PaymentPayload {\n    orderUuid\n    methodId\n    state\n    action { url method fields { name value } }\n    errors { ...ShopError }\n  }\n"): typeof import('./graphql.ts').PaymentAnswerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPayment($userData: UserData!, $input: StartPaymentInput!) {\n    startPayment(userData: $userData, input: $input) { ...PaymentAnswer }\n  }\n"): typeof import('./graphql.ts').StartPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PollPayment($userData: UserData!, $orderUuid: String!) {\n    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }\n  }\n"): typeof import('./graphql.ts').PollPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPackage($userData: UserData!, $input: PackageInput!) {\n    addPackage(userData: $userData, input: $input) {\n      order {\n        shipments {\n          packages {\n            id\n          }\n        }\n      }\n      errors {\n        ...ShopError\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddPackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MeasuredDelivery on DeliveryTime {\n    seconds\n    count\n  }\n"): typeof import('./graphql.ts').MeasuredDeliveryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductAside on Product {\n    id\n    title\n    digitalVariationConfig {\n      minPrice { currency value }\n    }\n    physicalVariationConfig {\n      minPrice { currency value }\n    }\n    brand {\n      title\n      path\n      productCount\n    }\n  }\n"): typeof import('./graphql.ts').ProductAsideFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductStore on StoreData {\n    serviceFee {\n      currency\n      value\n    }\n    postage { ...PostagePrices }\n    paymentMethods\n  }\n"): typeof import('./graphql.ts').ProductStoreFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductDetails on Product {\n    productType\n    isChoiceCard\n    description\n    validityMonths\n    spending {\n      howTo\n      ...SpendPlaces\n    }\n  }\n"): typeof import('./graphql.ts').ProductDetailsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductFilm on Video {\n    title\n    ...FilmPlayer\n  }\n"): typeof import('./graphql.ts').ProductFilmFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductPage on Product {\n    title\n    tagline\n    notice\n    isChoiceCard\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    categories {\n      title\n      path\n    }\n    similarProducts {\n      ...ProductCard\n    }\n    shareImage {\n      url\n      alt\n    }\n    ...ProductStructuredData\n    ...ProductAside\n    ...ProductQuestions\n    ...ProductTestimonials\n    ...ProductForm\n    ...ProductDetails\n  }\n"): typeof import('./graphql.ts').ProductPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductQuestions on Product {\n    video {\n      ...ProductFilm\n    }\n    questions {\n      question\n      answer\n    }\n  }\n"): typeof import('./graphql.ts').ProductQuestionsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductStructuredData on Product {\n    id\n    title\n    path\n    description\n    isOrderable\n    shareImage { url }\n    brand { title }\n    digitalVariationConfig {\n      minPrice { currency value }\n      maxPrice { currency value }\n    }\n    physicalVariationConfig {\n      minPrice { currency value }\n      maxPrice { currency value }\n    }\n  }\n"): typeof import('./graphql.ts').ProductStructuredDataFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductTestimonials on Product {\n    testimonials {\n      quote\n      author\n      sourceTitle\n      sourceUrl\n      verifiedOn\n    }\n  }\n"): typeof import('./graphql.ts').ProductTestimonialsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddReceivers($userData: UserData!, $input: ReceiversInput!) {\n    addReceivers(userData: $userData, input: $input) {\n      added\n      problems { row field }\n      order { totalQuantity }\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').AddReceiversDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReceiverList($userData: UserData!, $productId: String!) {\n    product(userData: $userData, path: $productId) {\n      path\n      productType\n      digitalVariationConfig { stock }\n      physicalVariationConfig { stock }\n      ...ProductForm\n    }\n    storeData(userData: $userData) {\n      serviceFee { currency value }\n      postage { postsTo ...PostagePrices }\n    }\n    wrappings(userData: $userData) { ...WrappingOnOffer }\n  }\n"): typeof import('./graphql.ts').ReceiverListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MostChosen($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {\n      products { id digitalVariationConfig { stock } }\n    }\n  }\n"): typeof import('./graphql.ts').MostChosenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundGroup on SearchGroup {\n    groupType\n    items {\n      id\n      path\n      title\n      heroTitle\n      icon\n    }\n  }\n"): typeof import('./graphql.ts').FoundGroupFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundItem on SearchItem {\n    id\n    path\n    title\n    heroTitle\n    icon\n    backgroundColor\n    showShadow\n    image {\n      url\n      alt\n    }\n    product {\n      tagline\n      notice\n      isOrderable\n      ...PriceFrom\n    }\n  }\n"): typeof import('./graphql.ts').FoundItemFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundNotes on SearchBody {\n    elsewhere\n    pages {\n      title\n      path\n    }\n  }\n"): typeof import('./graphql.ts').FoundNotesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PopularChoices($userData: UserData!) {\n    popularSearch(userData: $userData) {\n      terms {\n        title\n        url\n      }\n      entities {\n        product {\n          ...ProductCard\n        }\n      }\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryTile\n    }\n  }\n"): typeof import('./graphql.ts').PopularChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchResults on SearchBody {\n    count\n    groups {\n      ...FoundGroup\n    }\n    understood {\n      ...UnderstoodPart\n    }\n    ...FoundNotes\n  }\n"): typeof import('./graphql.ts').SearchResultsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnderstoodPart on SearchUnderstood {\n    kind\n    without\n    title\n    age\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    variationType\n  }\n"): typeof import('./graphql.ts').UnderstoodPartFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PopularSearch($userData: UserData!) {\n    popularSearch(userData: $userData) {\n      terms {\n        title\n        url\n      }\n      entities {\n        ...FoundItem\n      }\n      highlightedBlocks {\n        title\n        description\n        cardImage {\n          url\n          alt\n        }\n        referencedPath\n        showHand\n      }\n    }\n    storeData(userData: $userData) {\n      toggles {\n        isSearchDataLayer\n      }\n      trustMarks {\n        header {\n          ...TrustMark\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PopularSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($userData: UserData!, $inputText: String!, $itemsPerGroup: Int) {\n    search_v1(userData: $userData, inputText: $inputText, itemsPerGroup: $itemsPerGroup) {\n      body {\n        count\n        ...FoundNotes\n        groups {\n          groupType\n          count\n          items {\n            ...FoundItem\n          }\n        }\n      }\n      errors {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaysOn($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      isChoiceCard\n      categories {\n        title\n        path\n      }\n      similarProducts {\n        ...ProductCard\n      }\n    }\n    givingMoments(userData: $userData) {\n      id\n      title\n      path\n      daysLeft\n    }\n  }\n"): typeof import('./graphql.ts').WaysOnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SingleGift($userData: UserData!, $productId: String!, $singleGift: ID) {\n    product(userData: $userData, path: $productId) {\n      path\n      ...ProductForm\n    }\n    cartV2(userData: $userData, singleGift: $singleGift) {\n      ...SingleGiftOrder\n    }\n    storeData(userData: $userData) {\n      serviceFee { currency value }\n      postage { ...PostagePrices }\n      promotions { areRunning haveCodes }\n      organisation { email }\n    }\n    wrappings(userData: $userData) { ...WrappingOnOffer }\n    getUserInfo(userData: $userData) { user { mainProfile { ...DetailsProfile } } }\n    scamRule(userData: $userData, productId: $productId) {\n      isFirstOrder cardsAbove equalCardsFrom signsFrom delayMinutes\n    }\n  }\n"): typeof import('./graphql.ts').SingleGiftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SingleGiftMethods($userData: UserData!, $total: Int) {\n    paymentMethods(userData: $userData, total: $total) { ...PaymentChoice }\n  }\n"): typeof import('./graphql.ts').SingleGiftMethodsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SingleGiftOrder on GiftcardOrder {\n    id\n    version\n    promotionCode { code }\n    totals { grandTotal { currency value } }\n    billingAddress { ...DetailsAddress }\n    shipments {\n      isForSelf\n      deliveryDate\n      giverName\n      deliveryAddress {\n        firstName email\n        ...PostalParts\n      }\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          id\n          message { text }\n          wrapper { variation { id } }\n          giftPacking { variation { id } }\n          isEachWrapped\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...SingleGiftVariation } }\n            ... on DonationOrderItem { qty variation { ...SingleGiftVariation } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SingleGiftOrderFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SingleGiftVariation on Variation {\n    variationType\n    price { value }\n    product { id }\n  }\n"): typeof import('./graphql.ts').SingleGiftVariationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSingleGift($userData: UserData!, $input: SingleGiftInput!) {\n    saveSingleGift(userData: $userData, input: $input) {\n      order { id version }\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').SaveSingleGiftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SingleGiftTotals($userData: UserData!, $gift: SingleGiftToPrice!) {\n    singleGiftTotals(userData: $userData, gift: $gift) {\n      grandTotal { currency value }\n      adjustments { title adjustmentType price { currency value } }\n    }\n  }\n"): typeof import('./graphql.ts').SingleGiftTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WithdrawalOffer($userData: UserData!, $orderUuid: String!, $deliveryIds: [String!]) {\n    withdrawalOffer(userData: $userData, orderUuid: $orderUuid, deliveryIds: $deliveryIds) {\n      offer { ...WithdrawalOffer }\n    }\n  }\n"): typeof import('./graphql.ts').WithdrawalOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Withdraw(\n    $userData: UserData!\n    $input: WithdrawalInput!\n    $orderUuid: String\n    $deliveryIds: [String!]\n  ) {\n    withdraw(userData: $userData, input: $input, orderUuid: $orderUuid, deliveryIds: $deliveryIds) {\n      statedOn\n      errors { message }\n    }\n  }\n"): typeof import('./graphql.ts').WithdrawDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WithdrawalOffer on WithdrawalOffer {\n    orderNumber\n    name\n    email\n    parts { deliveryId receiverName titles result until }\n    moneyBack { ...MoneyBack }\n  }\n"): typeof import('./graphql.ts').WithdrawalOfferFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Measurement on StoreData {\n    toggles {\n      isSearchDataLayer\n    }\n  }\n"): typeof import('./graphql.ts').MeasurementFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FooterBody on StoreData {\n    toggles {\n      isFooterLogos\n    }\n    paymentIcons\n    sisterShops {\n      ...SisterShop\n    }\n    menus {\n      footerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    organisation {\n      description\n      ...OrganisationColumn\n    }\n  }\n"): typeof import('./graphql.ts').FooterBodyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Footer on StoreData {\n    name\n    menus {\n      legalMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    trustMarks {\n      bottomBar {\n        ...TrustMark\n      }\n    }\n    socialAccounts {\n      network\n      url\n    }\n    ...FooterBody\n  }\n"): typeof import('./graphql.ts').FooterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrganisationColumn on Organisation {\n    legalName\n    address\n    email\n    phone\n    kvkNumber\n    vatNumber\n    isInvented\n  }\n"): typeof import('./graphql.ts').OrganisationColumnFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SisterShop on SisterShop {\n    name\n    url\n    logo {\n      url\n      alt\n    }\n  }\n"): typeof import('./graphql.ts').SisterShopFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BusinessHeader on StoreData {\n    menus {\n      headerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n      businessMenu {\n        title\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    support {\n      ...SupportLink\n    }\n    toggles {\n      languageSwitcher\n      isNavigationIconTextOn\n      modalAuth\n    }\n  }\n"): typeof import('./graphql.ts').BusinessHeaderFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Header on StoreData {\n    trustMarks {\n      header {\n        ...TrustMark\n      }\n    }\n    menus {\n      headerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    toggles {\n      languageSwitcher\n      isNavigationIconTextOn\n      modalAuth\n      hardcodeNoindexNofollow\n    }\n  }\n"): typeof import('./graphql.ts').HeaderFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FrameCategory on MenuCategory {\n    id\n    title\n    path\n    icon\n    isTop\n  }\n"): typeof import('./graphql.ts').FrameCategoryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RedeemHeader on StoreData {\n    support {\n      ...SupportLink\n    }\n    toggles {\n      languageSwitcher\n    }\n  }\n"): typeof import('./graphql.ts').RedeemHeaderFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SupportLink on MenuItem {\n    title\n    path\n  }\n"): typeof import('./graphql.ts').SupportLinkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerName($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { firstName lastName } }\n    }\n  }\n"): typeof import('./graphql.ts').CustomerNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MenuProduct on TopProduct {\n    title\n    referencedPath\n    cardImage {\n      url\n      alt\n    }\n  }\n"): typeof import('./graphql.ts').MenuProductFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MenuTopProducts($userData: UserData!) {\n    menuCategories(userData: $userData) {\n      id\n      topList {\n        ...MenuProduct\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MenuTopProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliveryDelayed($userData: UserData!) {\n    isDeliveryDelayed(userData: $userData)\n  }\n"): typeof import('./graphql.ts').DeliveryDelayedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      headerVariant\n      sellingPoints\n      trustMarks {\n        topBar {\n          ...TrustMark\n        }\n      }\n      deliveryDelay {\n        text\n        until\n      }\n      organisation {\n        businessHours {\n          days\n          opens\n          closes\n        }\n      }\n      ...Header\n      ...Footer\n      ...Measurement\n      ...NotFoundPicture\n    }\n    menuCategories(userData: $userData) {\n      ...FrameCategory\n    }\n  }\n"): typeof import('./graphql.ts').ShopFrameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromoPopUp($userData: UserData!, $path: String!) {\n    promoPopUp(userData: $userData, path: $path) {\n      ...PromoPopUpModal\n    }\n  }\n"): typeof import('./graphql.ts').PromoPopUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromoPopUpModal on PromoPopUp {\n    id\n    title\n    text\n    delaySeconds\n    scrollPercent\n    image {\n      url\n    }\n    cards {\n      id\n      image {\n        url\n      }\n    }\n    link {\n      title\n      path\n    }\n  }\n"): typeof import('./graphql.ts').PromoPopUpModalFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SwitcherShops($userData: UserData!) {\n    storeData(userData: $userData) {\n      countriesCombinations {\n        ...SwitcherShop\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SwitcherShopsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SwitcherShop on CountryCombination {\n    country\n    name\n    family\n    url\n    languagesCombinations {\n      languageCode\n      isDefault\n      currency\n    }\n  }\n"): typeof import('./graphql.ts').SwitcherShopFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckUserExist($userData: UserData!, $email: String!, $captchaToken: String!) {\n    checkUserExist(userData: $userData, email: $email, captchaToken: $captchaToken) {\n      status\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').CheckUserExistDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserLogin(\n    $userData: UserData!\n    $email: String!\n    $password: String!\n    $captchaToken: String!\n  ) {\n    userLogin(\n      userData: $userData\n      email: $email\n      password: $password\n      captchaToken: $captchaToken\n    ) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').UserLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AddressLookup($userData: UserData!, $postCode: String!, $houseNumber: String!) {\n    addressLookup(userData: $userData, postCode: $postCode, houseNumber: $houseNumber) {\n      state\n      address { street city }\n      isDemonstration\n    }\n  }\n"): typeof import('./graphql.ts').AddressLookupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MoneyBack on MoneyBack {\n    gifts { currency value }\n    wrapping { currency value }\n    discount { currency value }\n    fees { currency value }\n    postage { currency value }\n    total { currency value }\n    isWholeOrder\n  }\n"): typeof import('./graphql.ts').MoneyBackFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopError on ApiError { code message referencedRequestParameter }\n"): typeof import('./graphql.ts').ShopErrorFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BasketCount($userData: UserData!) {\n    cartQuantity(userData: $userData) {\n      totalQuantity\n    }\n  }\n"): typeof import('./graphql.ts').BasketCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderTotals on GiftcardOrder {\n    groupedTotals {\n      digitalTotal { qty price { currency value } }\n      donationTotal { qty price { currency value } }\n      physicalTotal { qty price { currency value } }\n    }\n    totals {\n      subTotal { currency value }\n      grandTotalWithoutTax { currency value }\n      grandTotal { currency value }\n      adjustments { title adjustmentType price { currency value } }\n    }\n  }\n"): typeof import('./graphql.ts').OrderTotalsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BlockLink on BlockLink {\n    title\n    path\n  }\n"): typeof import('./graphql.ts').BlockLinkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageBlock on Block {\n    __typename\n    id\n    blockType\n    ...HeroBlock\n    ...TextBlock\n    ...ProductsBlock\n    ...CategoriesBlock\n    ...MomentsBlock\n    ...SpotlightBlock\n    ...FaqBlock\n    ...SellingPointsBlock\n    ...GuidesBlock\n    ...VideoBlock\n  }\n"): typeof import('./graphql.ts').PageBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoriesBlock on CategoriesBlock {\n    title\n    categories {\n      ...CategoryTile\n    }\n    link {\n      ...BlockLink\n    }\n  }\n"): typeof import('./graphql.ts').CategoriesBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FaqBlock on FaqBlock {\n    id\n    title\n    questions {\n      question\n      answer {\n        ...RichText\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FaqBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GuidesBlock on GuidesBlock {\n    title\n    guides {\n      title\n      text\n      path\n      images {\n        url\n        alt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GuidesBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HeroBlock on HeroBlock {\n    title\n    text\n    look\n    note {\n      ...RichText\n    }\n    buttons {\n      title\n      path\n    }\n    cards {\n      id\n      image {\n        url\n        alt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HeroBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListBlocks($userData: UserData!, $queueID: String!, $filters: BlocksFilters) {\n    getBlocksQueue(userData: $userData, queueID: $queueID, filters: $filters) {\n      blocks {\n        ...PageBlock\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ListBlocksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MomentsBlock on MomentsBlock {\n    title\n    look\n    moments {\n      title\n      text: description\n      path\n      daysLeft\n      images {\n        url\n        alt\n      }\n    }\n    link {\n      ...BlockLink\n    }\n  }\n"): typeof import('./graphql.ts').MomentsBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductsBlock on ProductsBlock {\n    id\n    title\n    totalItems\n    products {\n      ...ProductCard\n    }\n    featured {\n      ...FeaturedCard\n    }\n    link {\n      ...BlockLink\n    }\n  }\n"): typeof import('./graphql.ts').ProductsBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RichText on Paragraph {\n    isItem\n    spans {\n      text\n      isStrong\n      path\n    }\n  }\n"): typeof import('./graphql.ts').RichTextFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SellingPointsBlock on SellingPointsBlock {\n    title\n    isNumbered\n    points {\n      icon\n      title\n      text\n    }\n  }\n"): typeof import('./graphql.ts').SellingPointsBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SpotlightBlock on SpotlightBlock {\n    title\n    text\n    reasons\n    button\n    product {\n      path\n      image {\n        url\n        alt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SpotlightBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TextBlock on TextBlock {\n    title\n    paragraphs {\n      ...RichText\n    }\n  }\n"): typeof import('./graphql.ts').TextBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VideoBlock on VideoBlock {\n    title\n    text\n    video {\n      ...FilmPlayer\n    }\n  }\n"): typeof import('./graphql.ts').VideoBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SpendPlaces on Spending {\n    placeCount\n    cities\n    webshops {\n      title\n      url\n    }\n  }\n"): typeof import('./graphql.ts').SpendPlacesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaptchaChallenge($userData: UserData!) {\n    captchaChallenge(userData: $userData, action: common) {\n      algorithm\n      challenge\n      maxnumber\n      salt\n      signature\n    }\n  }\n"): typeof import('./graphql.ts').CaptchaChallengeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostPromise on PostPromise {\n    arrivesOn\n    lastDay\n    isPostedToday\n    isThereTomorrow\n  }\n"): typeof import('./graphql.ts').PostPromiseFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostPromise($userData: UserData!) {\n    postPromise(userData: $userData) { ...PostPromise }\n  }\n"): typeof import('./graphql.ts').PostPromiseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FilmPlayer on Video {\n    title\n    poster {\n      url\n    }\n    ... on EmbedVideo {\n      provider\n      url\n    }\n    ... on SelfHostedVideo {\n      mimeType\n      url\n      captions {\n        language\n        url\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FilmPlayerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostalParts on Address {\n    companyName countryCode postCode houseNumber suffix street addressLine1 addressLine2 city administrativeArea phoneNumber\n  }\n"): typeof import('./graphql.ts').PostalPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiverName($userData: UserData!) {\n    cartV2(userData: $userData) {\n      shipments { giverName }\n      billingAddress { firstName }\n    }\n    getUserInfo(userData: $userData) {\n      user { mainProfile { firstName } }\n    }\n  }\n"): typeof import('./graphql.ts').GiverNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostagePrices on Postage {\n    letter { currency value }\n    registered { currency value }\n    registeredAbove { currency value }\n    letterAsksPhone\n    registeredAsksPhone\n  }\n"): typeof import('./graphql.ts').PostagePricesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BasketReceivers($userData: UserData!) {\n    cartV2(userData: $userData, page: 1) {\n      shipments {\n        isForSelf\n        deliveryAddress {\n          firstName\n          lastName\n          email\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BasketReceiversDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VariationRule on VariationConfig {\n    stock\n    hasFixedPrices\n    pricesToShow {\n      currency\n      value\n    }\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    step {\n      currency\n      value\n    }\n  }\n"): typeof import('./graphql.ts').VariationRuleFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductForm on Product {\n    id\n    title\n    productType\n    isChoiceCard\n    goesRegistered\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    digitalVariationConfig {\n      ...VariationRule\n    }\n    physicalVariationConfig {\n      ...VariationRule\n    }\n  }\n"): typeof import('./graphql.ts').ProductFormFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WrappingOnOffer on WrapperOrderItem {\n    kind\n    variation {\n      id\n      title\n      variationType\n      price { currency value }\n      image { url }\n    }\n  }\n"): typeof import('./graphql.ts').WrappingOnOfferFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiftLinkQr($userData: UserData!, $token: String!) {\n    giftLinkQr(userData: $userData, token: $token) { svg errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').GiftLinkQrDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Organisation($userData: UserData!) {\n    storeData(userData: $userData) {\n      organisation { legalName address kvkNumber vatNumber email phone }\n    }\n  }\n"): typeof import('./graphql.ts').OrganisationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MeasuredCart on GiftcardOrder {\n    id\n    totals {\n      grandTotal { currency value }\n    }\n    shipments {\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { price { currency value } product { id title } } }\n            ... on DonationOrderItem { qty variation { price { currency value } product { id title } } }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MeasuredCartFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotFoundPicture on StoreData {\n    notFoundImage {\n      url\n      alt\n    }\n  }\n"): typeof import('./graphql.ts').NotFoundPictureFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DetailsAddress on BillingAddress {\n    customerType\n    companyName\n    kvkNumber\n    vatNumber\n    invoiceEmail\n    referenceNumber\n    firstName\n    lastName\n    email\n    phoneNumber\n    countryCode\n    postCode\n    houseNumber\n    suffix\n    street\n    addressLine1\n    addressLine2\n    city\n    administrativeArea\n  }\n"): typeof import('./graphql.ts').DetailsAddressFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DetailsProfile on CustomerProfile {\n    firstName\n    lastName\n    email\n    phoneNumber\n    kvkNumber\n    vatNumber\n    invoiceEmail\n    address {\n      companyName\n      countryCode\n      postCode\n      houseNumber\n      suffix\n      street\n      addressLine1\n      addressLine2\n      city\n      administrativeArea\n    }\n  }\n"): typeof import('./graphql.ts').DetailsProfileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GiftExtras on GiftcardPackage {\n    wrapper { qty variation { id title price { currency value } } }\n    giftPacking { qty variation { id title price { currency value } } }\n  }\n"): typeof import('./graphql.ts').GiftExtrasFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderByReceiver on GiftcardOrder {\n    shipmentPaging { totalItems }\n    packagesGroups {\n      tag\n      packageId\n      receiverTitle\n      receiverDescription\n      totalPrice { currency value }\n      cardsPreviews { image { url { href } } color { color } }\n    }\n    shipments {\n      tag\n      isForSelf\n      deliveryDate\n      postPlan { arrivesOn }\n      packages {\n        __typename\n        id\n        ... on GiftcardPackage {\n          message { text }\n          ...GiftExtras\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...OverviewGift } }\n            ... on DonationOrderItem { qty variation { ...OverviewGift } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n    ...OrderTotals\n  }\n"): typeof import('./graphql.ts').OrderByReceiverFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OverviewGift on Variation {\n    price { currency value }\n    product { title backgroundColor }\n  }\n"): typeof import('./graphql.ts').OverviewGiftFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderOverview($userData: UserData!, $orderUuid: String) {\n    cartV2(userData: $userData, orderUuid: $orderUuid) { ...OrderByReceiver }\n  }\n"): typeof import('./graphql.ts').OrderOverviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentChoice on PaymentMethodsPayload {\n    methods {\n      id\n      name\n      marks\n      brands\n      banks { id issuer }\n      sheet { scriptUrl isTest merchantId gatewayMerchantId countryCode shopName }\n    }\n    cardFields { frameUrl clientKey }\n    failures\n    errors { ...ShopError }\n  }\n"): typeof import('./graphql.ts').PaymentChoiceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeaturedCard on TopProduct {\n    id\n    referencedPath\n    product {\n      notice\n      ...TileTitle\n      ...PriceFrom\n    }\n    cardImage {\n      url\n      alt\n    }\n  }\n"): typeof import('./graphql.ts').FeaturedCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoredProducts($userData: UserData!, $ids: [ID!]!) {\n    productsByIds(userData: $userData, ids: $ids) {\n      ...ProductCard\n    }\n  }\n"): typeof import('./graphql.ts').StoredProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceBounds on VariationConfig {\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n  }\n"): typeof import('./graphql.ts').PriceBoundsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceFrom on Product {\n    digitalVariationConfig {\n      ...PriceBounds\n    }\n    physicalVariationConfig {\n      ...PriceBounds\n    }\n  }\n"): typeof import('./graphql.ts').PriceFromFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard on Product {\n    id\n    path\n    title\n    tagline\n    notice\n    backgroundColor\n    showShadow\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    digitalVariationConfig {\n      stock\n    }\n    physicalVariationConfig {\n      stock\n    }\n    ...PriceFrom\n    ...TileTitle\n  }\n"): typeof import('./graphql.ts').ProductCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductLabel on ProductCardLabel {\n    title\n    color\n    icon\n    free\n  }\n"): typeof import('./graphql.ts').ProductLabelFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TileTitle on Product {\n    title\n    shortTitle\n  }\n"): typeof import('./graphql.ts').TileTitleFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndGiftCardReminders($userData: UserData!, $token: String!) {\n    endGiftCardReminders(userData: $userData, token: $token) {\n      undo\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').EndGiftCardRemindersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreGiftCardReminders($userData: UserData!, $token: String!, $undo: String!) {\n    restoreGiftCardReminders(userData: $userData, token: $token, undo: $undo) {\n      reminders { ...CardDates }\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').RestoreGiftCardRemindersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CardDates on GiftCardReminders {\n    offeredDays\n    askedDays\n    maskedEmail\n  }\n"): typeof import('./graphql.ts').CardDatesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Hreflang on Hreflang {\n    langCode\n    countryCode\n    origin\n    path\n    isDefault\n  }\n"): typeof import('./graphql.ts').HreflangFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageHead on PageHead {\n    metaTitle\n    description\n    keywords\n    noindex\n    nofollow\n  }\n"): typeof import('./graphql.ts').PageHeadFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryTile on MenuCategory {\n    id\n    title\n    path\n    icon\n    isTop\n  }\n"): typeof import('./graphql.ts').CategoryTileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrustMark on TrustMark {\n    name\n    url\n    image {\n      url\n      alt\n    }\n  }\n"): typeof import('./graphql.ts').TrustMarkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenWallet($userData: UserData!, $merchantId: String!) {\n    openWalletSession(userData: $userData, merchantId: $merchantId) { session errors { code } }\n  }\n"): typeof import('./graphql.ts').OpenWalletDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountDetails($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { ...DetailsForm } }\n    }\n  }\n"): typeof import('./graphql.ts').AccountDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountOrders($userData: UserData!, $pageNumber: Int) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { email } }\n    }\n    accountOrders(userData: $userData, pageNumber: $pageNumber) {\n      orders { uuid ...OrderCard }\n      paging { itemsPerPage totalItems }\n    }\n  }\n"): typeof import('./graphql.ts').AccountOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountOverview($userData: UserData!) {\n    getUserInfo(userData: $userData) {\n      user { mainProfile { firstName email isEmailConfirmed } }\n    }\n    accountOrders(userData: $userData) {\n      orders { uuid ...OrderCard }\n    }\n  }\n"): typeof import('./graphql.ts').AccountOverviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BasketRoute($userData: UserData!, $page: Int!) {\n    cartV2(userData: $userData, page: $page) {\n      id\n      version\n      totalQuantity\n      problemCount\n      shipmentPaging { currentPage itemsPerPage totalItems }\n      billingAddress { email }\n      shipments { deliveryForm ...BasketShipment }\n      ...DeliveryModeChoice\n      ...DonationInBasket\n      ...OrderTotals\n      ...BasketCode\n      ...MeasuredCart\n    }\n    storeData(userData: $userData) {\n      toggles { modalAuth }\n      ...BasketStore\n    }\n    wrappings(userData: $userData) { ...WrappingOnOffer }\n    products(\n      userData: $userData\n      filters: { filterByProductType: [DONATION] }\n      paging: { itemsPerPage: 48, pageNumber: 1 }\n    ) { products { id ...DonationOnOffer } }\n  }\n"): typeof import('./graphql.ts').BasketRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BasketIdeas($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 4, pageNumber: 1 }) {\n      products { id ...ProductCard }\n    }\n  }\n"): typeof import('./graphql.ts').BasketIdeasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CardRoute($userData: UserData!, $token: String!) {\n    giftCardPage(userData: $userData, token: $token) {\n      page { ...GiftPage ...GiftThanks }\n      errors { ...ShopError }\n    }\n    storeData(userData: $userData) { ...RedeemHeader }\n  }\n"): typeof import('./graphql.ts').CardRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenGiftCard($userData: UserData!, $token: String!) {\n    openGiftCard(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').OpenGiftCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ThankGiver($userData: UserData!, $token: String!, $text: String) {\n    thankGiver(userData: $userData, token: $token, text: $text) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').ThankGiverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrandRoute($userData: UserData!, $id: String!) {\n    brand(userData: $userData, id: $id) {\n      path\n      productCount\n      ...BrandPage\n    }\n  }\n"): typeof import('./graphql.ts').BrandRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrandsRoute($userData: UserData!) {\n    brands(userData: $userData) {\n      ...BrandRow\n    }\n  }\n"): typeof import('./graphql.ts').BrandsRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoriesRoute($userData: UserData!) {\n    menuCategories(userData: $userData) {\n      ...CategoryPicture\n    }\n  }\n"): typeof import('./graphql.ts').CategoriesRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavouriteIdeas($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 4, pageNumber: 1 }) {\n      products { id ...ProductCard }\n    }\n  }\n"): typeof import('./graphql.ts').FavouriteIdeasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChoiceExamples($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {\n      products {\n        ...ProductCard\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChoiceExamplesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliveryTime($userData: UserData!) {\n    deliveryTime(userData: $userData) {\n      ...MeasuredDelivery\n    }\n  }\n"): typeof import('./graphql.ts').DeliveryTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiftCardRoute($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      ...ProductPage\n    }\n    storeData(userData: $userData) {\n      ...ProductStore\n    }\n    wrappings(userData: $userData) {\n      ...WrappingOnOffer\n    }\n  }\n"): typeof import('./graphql.ts').GiftCardRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MomentsRoute($userData: UserData!) {\n    givingMoments(userData: $userData) {\n      ...MomentTile\n    }\n  }\n"): typeof import('./graphql.ts').MomentsRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckoutRoute($userData: UserData!, $orderUuid: String) {\n    cartV2(userData: $userData, orderUuid: $orderUuid, page: 1) {\n      id\n      isSingleGift\n      problemCount\n      scamWarning { delayMinutes }\n      groupedTotals { physicalTotal { qty } }\n      ...SingleGiftOrder\n      ...OrderOverview\n      ...MeasuredCart\n      shipments { deliveryForm ...ShippingStep }\n      billingAddress { ...DetailsAddress }\n    }\n    storeData(userData: $userData) { organisation { email } toggles { retryPayment } }\n    getUserInfo(userData: $userData) { user { mainProfile { ...DetailsProfile } } }\n  }\n"): typeof import('./graphql.ts').CheckoutRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentMethods($userData: UserData!, $orderUuid: String) {\n    paymentMethods(userData: $userData) { ...PaymentChoice }\n    cartV2(userData: $userData, orderUuid: $orderUuid, page: 1) { ...PayingCards }\n    storeData(userData: $userData) { cardPrefixes }\n  }\n"): typeof import('./graphql.ts').PaymentMethodsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitPaymentDetails($userData: UserData!, $orderUuid: String!, $redirectResult: String) {\n    submitPaymentDetails(\n      userData: $userData\n      orderUuid: $orderUuid\n      redirectResult: $redirectResult\n    ) { ...PaymentAnswer }\n  }\n"): typeof import('./graphql.ts').SubmitPaymentDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckPayment($userData: UserData!, $orderUuid: String!) {\n    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }\n  }\n"): typeof import('./graphql.ts').CheckPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FrameParts on StoreData {\n    ...BusinessHeader\n    ...RedeemHeader\n  }\n"): typeof import('./graphql.ts').FramePartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PartsRoute($userData: UserData!) {\n    products(userData: $userData, paging: { itemsPerPage: 8, pageNumber: 1 }) {\n      products {\n        ...ProductCard\n      }\n    }\n    storeData(userData: $userData) {\n      ...FrameParts\n    }\n    menuCategories(userData: $userData) {\n      ...FrameCategory\n    }\n  }\n"): typeof import('./graphql.ts').PartsRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BusinessFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      ...BusinessHeader\n    }\n  }\n"): typeof import('./graphql.ts').BusinessFrameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckoutFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      toggles {\n        checkoutV2\n      }\n      trustMarks {\n        header {\n          ...TrustMark\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CheckoutFrameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Hreflang($userData: UserData!, $path: String!) {\n    hreflang(userData: $userData, path: $path) {\n      ...Hreflang\n    }\n  }\n"): typeof import('./graphql.ts').HreflangDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RedeemFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      ...RedeemHeader\n    }\n  }\n"): typeof import('./graphql.ts').RedeemFrameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeVersion($userData: UserData!) {\n    storeData(userData: $userData) {\n      homeVersion\n      name\n      mainLogo {\n        url\n      }\n      organisation {\n        legalName\n        address\n        email\n        phone\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeRoute($userData: UserData!, $queueID: String!) {\n    getBlocksQueue(userData: $userData, queueID: $queueID) {\n      blocks {\n        ...PageBlock\n      }\n    }\n    giftFinder(userData: $userData) {\n      ...FinderStart\n    }\n  }\n"): typeof import('./graphql.ts').HomeRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Contact($userData: UserData!) {\n    contactSubjects(userData: $userData) {\n      ...ContactSubject\n    }\n  }\n"): typeof import('./graphql.ts').ContactDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BusinessProduct($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').BusinessProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConfirmNewsletterRoute($userData: UserData!, $token: String!) {\n    newsletterSubscription(userData: $userData, link: CONFIRM, token: $token) {\n      subscription { state maskedEmail }\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmNewsletterRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmNewsletter($userData: UserData!, $token: String!) {\n    confirmNewsletter(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').ConfirmNewsletterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EndNewsletterRoute($userData: UserData!, $token: String!) {\n    newsletterSubscription(userData: $userData, link: END, token: $token) {\n      subscription { state maskedEmail }\n    }\n  }\n"): typeof import('./graphql.ts').EndNewsletterRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsubscribeNewsletter($userData: UserData!, $token: String!) {\n    unsubscribeNewsletter(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').UnsubscribeNewsletterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Balance($userData: UserData!) {\n    storeData(userData: $userData) {\n      cardPrefixes\n    }\n  }\n"): typeof import('./graphql.ts').BalanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchRoute(\n    $userData: UserData!\n    $inputText: String!\n    $filters: ProductFilters\n    $sorting: ProductSorting\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    search_v1(userData: $userData, inputText: $inputText) {\n      body {\n        ...SearchResults\n      }\n    }\n    ...ListedProducts\n  }\n"): typeof import('./graphql.ts').SearchRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WithdrawalRoute($userData: UserData!) {\n    storeData(userData: $userData) { organisation { email } }\n  }\n"): typeof import('./graphql.ts').WithdrawalRouteDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
