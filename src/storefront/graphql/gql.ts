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
    "\n  query BasketCount($userData: UserData!) {\n    cartQuantity(userData: $userData) {\n      totalQuantity\n    }\n  }\n": typeof types.BasketCountDocument,
    "\n  fragment BasketShipment on GiftcardShipment {\n    id\n    tag\n    isForSelf\n    deliveryAddress { firstName lastName email }\n    packages { __typename ...BasketPackage }\n  }\n": typeof types.BasketShipmentFragmentDoc,
    "\n  fragment BasketPackage on GiftcardPackage {\n    id\n    giftcard_v1 {\n      __typename\n      ... on GiftcardOrderItem { qty variation { ...BasketVariation } }\n      ... on DonationOrderItem { qty variation { ...BasketVariation } }\n      ... on EmptyOrderItem { qty }\n    }\n    message { text }\n    total { currency value }\n  }\n": typeof types.BasketPackageFragmentDoc,
    "\n  fragment BasketVariation on Variation {\n    id\n    variationType\n    price { currency value }\n    product {\n      id\n      title\n      path\n      image { url alt }\n      backgroundColor\n      digitalVariationConfig { ...BasketPrices }\n      physicalVariationConfig { ...BasketPrices }\n    }\n  }\n": typeof types.BasketVariationFragmentDoc,
    "\n  fragment BasketPrices on VariationConfig {\n    hasFixedPrices\n    pricesToShow { currency value }\n    minPrice { currency value }\n    maxPrice { currency value }\n    step { currency value }\n    stock\n  }\n": typeof types.BasketPricesFragmentDoc,
    "\n  mutation ChangeQuantity($userData: UserData!, $packageId: ID!, $quantity: Int!) {\n    updatePackage(userData: $userData, packageId: $packageId, quantity: $quantity) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.ChangeQuantityDocument,
    "\n  mutation ChangeAmount($userData: UserData!, $packageId: ID!, $amount: Int!) {\n    updatePackage(userData: $userData, packageId: $packageId, amount: $amount) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.ChangeAmountDocument,
    "\n  mutation RemovePackage($userData: UserData!, $packageId: ID!) {\n    removePackage(userData: $userData, packageId: $packageId) { errors { ...ShopError } }\n  }\n": typeof types.RemovePackageDocument,
    "\n  mutation RemovePackageGroup($userData: UserData!, $shipmentTag: String!) {\n    deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag) {\n      errors { ...ShopError }\n    }\n  }\n": typeof types.RemovePackageGroupDocument,
    "\n  fragment ShopError on ApiError { code message referencedRequestParameter }\n": typeof types.ShopErrorFragmentDoc,
    "\n  fragment PackagesToCheck on GiftcardShipment {\n    packages { __typename ...BasketPackage }\n  }\n": typeof types.PackagesToCheckFragmentDoc,
    "\n  fragment BasketIdea on TopProduct {\n    title\n    cardImage { url alt }\n    referencedPath\n  }\n": typeof types.BasketIdeaFragmentDoc,
    "\n  fragment CardOnPage on GiftCardOnPage {\n    title\n    amount { currency value }\n    image { url alt }\n    backgroundColor\n    showShadow\n    howToSpend\n    webshops { title url }\n    validUntil\n    code { number pin barcodeSvg }\n  }\n": typeof types.CardOnPageFragmentDoc,
    "\n  fragment GiftPage on GiftCardPage {\n    giverName\n    receiverName\n    isForSelf\n    message\n    isReady\n    isOpened\n    cards { ...CardOnPage }\n  }\n": typeof types.GiftPageFragmentDoc,
    "\n  fragment CategoryChip on MenuCategory {\n    id\n    title\n    path\n    icon\n  }\n": typeof types.CategoryChipFragmentDoc,
    "\n  query Category($userData: UserData!, $url: String!) {\n    category(userData: $userData, url: $url) {\n      id\n      title\n      description\n      icon\n    }\n  }\n": typeof types.CategoryDocument,
    "\n  query CategoryProducts(\n    $userData: UserData!\n    $category: String!\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    products(\n      userData: $userData\n      filters: { filterByTaxonomy: [{ vocabularyID: giftcard_categories, terms: [$category] }] }\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n      paging {\n        currentPage\n        totalItems\n      }\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryChip\n    }\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n": typeof types.CategoryProductsDocument,
    "\n  fragment CategoryTile on MenuCategory {\n    id\n    title\n    path\n    icon\n    productCount\n    topList\n  }\n": typeof types.CategoryTileFragmentDoc,
    "\n  fragment FeaturedCard on TopProduct {\n    title\n    referencedPath\n    cardImage {\n      url\n      alt\n    }\n  }\n": typeof types.FeaturedCardFragmentDoc,
    "\n  query GiftCards($userData: UserData!, $pageNumber: Int!, $itemsPerPage: Int!) {\n    products(\n      userData: $userData\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n      paging {\n        currentPage\n        totalItems\n      }\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryChip\n    }\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n": typeof types.GiftCardsDocument,
    "\n  fragment PriceBounds on VariationConfig {\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n  }\n": typeof types.PriceBoundsFragmentDoc,
    "\n  fragment PriceRange on Product {\n    digitalVariationConfig {\n      ...PriceBounds\n    }\n    physicalVariationConfig {\n      ...PriceBounds\n    }\n  }\n": typeof types.PriceRangeFragmentDoc,
    "\n  fragment ProductCard on Product {\n    id\n    path\n    title\n    tagline\n    backgroundColor\n    showHand\n    showShadow\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    digitalVariationConfig {\n      stock\n    }\n    physicalVariationConfig {\n      stock\n    }\n    ...PriceRange\n  }\n": typeof types.ProductCardFragmentDoc,
    "\n  fragment ProductLabel on ProductCardLabel {\n    title\n    color\n    icon\n    free\n  }\n": typeof types.ProductLabelFragmentDoc,
    "\n  query MoreProducts(\n    $userData: UserData!\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n    $filters: ProductFilters\n  ) {\n    products(\n      userData: $userData\n      filters: $filters\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n    }\n  }\n": typeof types.MoreProductsDocument,
    "\n  fragment DetailsAddress on BillingAddress {\n    customerType\n    companyName\n    firstName\n    lastName\n    email\n    phoneNumber\n  }\n": typeof types.DetailsAddressFragmentDoc,
    "\n  fragment OrderOverview on GiftcardOrder {\n    shipments {\n      id\n      isForSelf\n      deliveryAddress { firstName lastName }\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          id\n          total { currency value }\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...OverviewVariation } }\n            ... on DonationOrderItem { qty variation { ...OverviewVariation } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n    ...OrderTotals\n  }\n": typeof types.OrderOverviewFragmentDoc,
    "\n  fragment OverviewVariation on Variation {\n    id\n    product { id title image { url } backgroundColor }\n  }\n": typeof types.OverviewVariationFragmentDoc,
    "\n  query Organisation($userData: UserData!) {\n    storeData(userData: $userData) {\n      organisation { legalName address kvkNumber vatNumber email phone }\n    }\n  }\n": typeof types.OrganisationDocument,
    "\n  mutation SaveGuestDetails($userData: UserData!, $input: GuestDetailsInput!) {\n    saveGuestDetails(userData: $userData, input: $input) { errors { ...ShopError } }\n  }\n": typeof types.SaveGuestDetailsDocument,
    "\n  fragment ShippingStep on GiftcardShipment {\n    id\n    isForSelf\n    deliveryAddress { firstName lastName email }\n    packages {\n      __typename\n      ... on GiftcardPackage {\n        id\n        message { text }\n        giftcard_v1 {\n          __typename\n          ... on GiftcardOrderItem { qty variation { id product { id title } } }\n          ... on DonationOrderItem { qty variation { id product { id title } } }\n          ... on EmptyOrderItem { qty }\n        }\n      }\n    }\n  }\n": typeof types.ShippingStepFragmentDoc,
    "\n  fragment Footer on StoreData {\n    name\n    paymentIcons\n    menus {\n      footerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    organisation {\n      legalName\n      address\n      email\n      phone\n      kvkNumber\n      vatNumber\n    }\n  }\n": typeof types.FooterFragmentDoc,
    "\n  fragment FooterCategory on MenuCategory {\n    id\n    title\n    path\n    topList\n  }\n": typeof types.FooterCategoryFragmentDoc,
    "\n  fragment Header on StoreData {\n    featuredProductPath\n    toggles {\n      languageSwitcher\n    }\n  }\n": typeof types.HeaderFragmentDoc,
    "\n  fragment ChoiceCard on Product {\n    path\n    image {\n      url\n      alt\n    }\n  }\n": typeof types.ChoiceCardFragmentDoc,
    "\n  fragment HeroCard on Product {\n    id\n    image {\n      url\n      alt\n    }\n  }\n": typeof types.HeroCardFragmentDoc,
    "\n  fragment OrderTotals on GiftcardOrder {\n    groupedTotals {\n      digitalTotal { qty price { currency value } }\n      physicalTotal { qty price { currency value } }\n    }\n    totals {\n      subTotal { currency value }\n      grandTotalWithoutTax { currency value }\n      grandTotal { currency value }\n      adjustments { title adjustmentType price { currency value } }\n    }\n  }\n": typeof types.OrderTotalsFragmentDoc,
    "\n  query PlacedOrder($userData: UserData!, $uuid: String!) {\n    order(userData: $userData, uuid: $uuid) {\n      order { ...OrderView }\n      errors { ...ShopError }\n    }\n    storeData(userData: $userData) { organisation { email } }\n  }\n": typeof types.PlacedOrderDocument,
    "\n  fragment OrderLines on PlacedOrder {\n    lines {\n      title\n      quantity\n      unitPrice { currency value }\n      total { currency value }\n      image { url }\n      backgroundColor\n      receiverTitle\n    }\n    adjustments { title adjustmentType price { currency value } }\n    total { currency value }\n    totalWithoutTax { currency value }\n    refunded { currency value }\n  }\n": typeof types.OrderLinesFragmentDoc,
    "\n  fragment OrderReceivers on PlacedOrder {\n    status\n    state\n    receivers { name email deliveryState sentOn openedOn }\n  }\n": typeof types.OrderReceiversFragmentDoc,
    "\n  fragment OrderView on PlacedOrder {\n    uuid\n    referenceNumber\n    status\n    state\n    orderedOn\n    paymentMethod\n    contactPerson\n    email\n    isFullView\n    ...OrderReceivers\n    ...OrderLines\n  }\n": typeof types.OrderViewFragmentDoc,
    "\n  fragment PaymentAnswer on PaymentPayload {\n    orderUuid\n    state\n    action { url method fields { name value } }\n    errors { ...ShopError }\n  }\n": typeof types.PaymentAnswerFragmentDoc,
    "\n  fragment PaymentChoice on PaymentMethodsPayload {\n    methods { id name brands }\n    cardFields { frameUrl clientKey }\n    errors { ...ShopError }\n  }\n": typeof types.PaymentChoiceFragmentDoc,
    "\n  mutation StartPayment($userData: UserData!, $input: StartPaymentInput!) {\n    startPayment(userData: $userData, input: $input) { ...PaymentAnswer }\n  }\n": typeof types.StartPaymentDocument,
    "\n  mutation PollPayment($userData: UserData!, $orderUuid: String!) {\n    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }\n  }\n": typeof types.PollPaymentDocument,
    "\n  fragment ProductDetails on Product {\n    productType\n    description\n    validityMonths\n    spending {\n      howTo\n      placeCount\n      cities\n      webshops {\n        title\n        url\n      }\n    }\n  }\n": typeof types.ProductDetailsFragmentDoc,
    "\n  fragment ProductPage on Product {\n    title\n    tagline\n    isChoiceCard\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    categories {\n      title\n      path\n    }\n    similarProducts {\n      ...ProductCard\n    }\n    ...ProductForm\n    ...ProductDetails\n  }\n": typeof types.ProductPageFragmentDoc,
    "\n  fragment VariationRule on VariationConfig {\n    stock\n    hasFixedPrices\n    pricesToShow {\n      currency\n      value\n    }\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    step {\n      currency\n      value\n    }\n  }\n": typeof types.VariationRuleFragmentDoc,
    "\n  fragment ProductForm on Product {\n    id\n    title\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    digitalVariationConfig {\n      ...VariationRule\n    }\n    physicalVariationConfig {\n      ...VariationRule\n    }\n  }\n": typeof types.ProductFormFragmentDoc,
    "\n  mutation AddPackage($userData: UserData!, $input: PackageInput!) {\n    addPackage(userData: $userData, input: $input) {\n      errors {\n        ...ShopError\n      }\n    }\n  }\n": typeof types.AddPackageDocument,
    "\n  query BasketRoute($userData: UserData!) {\n    cartV2(userData: $userData) {\n      id\n      totalQuantity\n      shipments { ...BasketShipment }\n      ...OrderTotals\n    }\n  }\n": typeof types.BasketRouteDocument,
    "\n  query BasketIdeas($userData: UserData!) {\n    topProducts(userData: $userData) { ...BasketIdea }\n  }\n": typeof types.BasketIdeasDocument,
    "\n  query CardRoute($userData: UserData!, $token: String!) {\n    giftCardPage(userData: $userData, token: $token) {\n      page { ...GiftPage }\n      errors { ...ShopError }\n    }\n  }\n": typeof types.CardRouteDocument,
    "\n  mutation OpenGiftCard($userData: UserData!, $token: String!) {\n    openGiftCard(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n": typeof types.OpenGiftCardDocument,
    "\n  query CategoriesRoute($userData: UserData!) {\n    menuCategories(userData: $userData) {\n      ...CategoryTile\n    }\n  }\n": typeof types.CategoriesRouteDocument,
    "\n  query GiftCardRoute($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      ...ProductPage\n    }\n    storeData(userData: $userData) {\n      serviceFee {\n        currency\n        value\n      }\n    }\n  }\n": typeof types.GiftCardRouteDocument,
    "\n  query CheckoutRoute($userData: UserData!, $orderUuid: String) {\n    cartV2(userData: $userData, orderUuid: $orderUuid) {\n      id\n      ...OrderOverview\n      shipments { ...ShippingStep ...PackagesToCheck }\n      billingAddress { ...DetailsAddress }\n    }\n    storeData(userData: $userData) { organisation { email } }\n  }\n": typeof types.CheckoutRouteDocument,
    "\n  query PaymentMethods($userData: UserData!) {\n    paymentMethods(userData: $userData) { ...PaymentChoice }\n  }\n": typeof types.PaymentMethodsDocument,
    "\n  mutation SubmitPaymentDetails($userData: UserData!, $orderUuid: String!, $redirectResult: String) {\n    submitPaymentDetails(\n      userData: $userData\n      orderUuid: $orderUuid\n      redirectResult: $redirectResult\n    ) { ...PaymentAnswer }\n  }\n": typeof types.SubmitPaymentDetailsDocument,
    "\n  mutation CheckPayment($userData: UserData!, $orderUuid: String!) {\n    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }\n  }\n": typeof types.CheckPaymentDocument,
    "\n  query ShopFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      ...Header\n      ...Footer\n    }\n    menuCategories(userData: $userData) {\n      ...FooterCategory\n    }\n  }\n": typeof types.ShopFrameDocument,
    "\n  query FeaturedPath($userData: UserData!) {\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n": typeof types.FeaturedPathDocument,
    "\n  query HomeRoute($userData: UserData!, $choiceCard: String!) {\n    products(userData: $userData, paging: { itemsPerPage: 12, pageNumber: 1 }) {\n      products {\n        ...HeroCard\n        ...ProductCard\n      }\n      paging {\n        totalItems\n      }\n    }\n    topProducts(userData: $userData) {\n      ...FeaturedCard\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryTile\n    }\n    choiceCard: product(userData: $userData, path: $choiceCard) {\n      ...HeroCard\n      ...ChoiceCard\n    }\n  }\n": typeof types.HomeRouteDocument,
};
const documents: Documents = {
    "\n  query BasketCount($userData: UserData!) {\n    cartQuantity(userData: $userData) {\n      totalQuantity\n    }\n  }\n": types.BasketCountDocument,
    "\n  fragment BasketShipment on GiftcardShipment {\n    id\n    tag\n    isForSelf\n    deliveryAddress { firstName lastName email }\n    packages { __typename ...BasketPackage }\n  }\n": types.BasketShipmentFragmentDoc,
    "\n  fragment BasketPackage on GiftcardPackage {\n    id\n    giftcard_v1 {\n      __typename\n      ... on GiftcardOrderItem { qty variation { ...BasketVariation } }\n      ... on DonationOrderItem { qty variation { ...BasketVariation } }\n      ... on EmptyOrderItem { qty }\n    }\n    message { text }\n    total { currency value }\n  }\n": types.BasketPackageFragmentDoc,
    "\n  fragment BasketVariation on Variation {\n    id\n    variationType\n    price { currency value }\n    product {\n      id\n      title\n      path\n      image { url alt }\n      backgroundColor\n      digitalVariationConfig { ...BasketPrices }\n      physicalVariationConfig { ...BasketPrices }\n    }\n  }\n": types.BasketVariationFragmentDoc,
    "\n  fragment BasketPrices on VariationConfig {\n    hasFixedPrices\n    pricesToShow { currency value }\n    minPrice { currency value }\n    maxPrice { currency value }\n    step { currency value }\n    stock\n  }\n": types.BasketPricesFragmentDoc,
    "\n  mutation ChangeQuantity($userData: UserData!, $packageId: ID!, $quantity: Int!) {\n    updatePackage(userData: $userData, packageId: $packageId, quantity: $quantity) {\n      errors { ...ShopError }\n    }\n  }\n": types.ChangeQuantityDocument,
    "\n  mutation ChangeAmount($userData: UserData!, $packageId: ID!, $amount: Int!) {\n    updatePackage(userData: $userData, packageId: $packageId, amount: $amount) {\n      errors { ...ShopError }\n    }\n  }\n": types.ChangeAmountDocument,
    "\n  mutation RemovePackage($userData: UserData!, $packageId: ID!) {\n    removePackage(userData: $userData, packageId: $packageId) { errors { ...ShopError } }\n  }\n": types.RemovePackageDocument,
    "\n  mutation RemovePackageGroup($userData: UserData!, $shipmentTag: String!) {\n    deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag) {\n      errors { ...ShopError }\n    }\n  }\n": types.RemovePackageGroupDocument,
    "\n  fragment ShopError on ApiError { code message referencedRequestParameter }\n": types.ShopErrorFragmentDoc,
    "\n  fragment PackagesToCheck on GiftcardShipment {\n    packages { __typename ...BasketPackage }\n  }\n": types.PackagesToCheckFragmentDoc,
    "\n  fragment BasketIdea on TopProduct {\n    title\n    cardImage { url alt }\n    referencedPath\n  }\n": types.BasketIdeaFragmentDoc,
    "\n  fragment CardOnPage on GiftCardOnPage {\n    title\n    amount { currency value }\n    image { url alt }\n    backgroundColor\n    showShadow\n    howToSpend\n    webshops { title url }\n    validUntil\n    code { number pin barcodeSvg }\n  }\n": types.CardOnPageFragmentDoc,
    "\n  fragment GiftPage on GiftCardPage {\n    giverName\n    receiverName\n    isForSelf\n    message\n    isReady\n    isOpened\n    cards { ...CardOnPage }\n  }\n": types.GiftPageFragmentDoc,
    "\n  fragment CategoryChip on MenuCategory {\n    id\n    title\n    path\n    icon\n  }\n": types.CategoryChipFragmentDoc,
    "\n  query Category($userData: UserData!, $url: String!) {\n    category(userData: $userData, url: $url) {\n      id\n      title\n      description\n      icon\n    }\n  }\n": types.CategoryDocument,
    "\n  query CategoryProducts(\n    $userData: UserData!\n    $category: String!\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    products(\n      userData: $userData\n      filters: { filterByTaxonomy: [{ vocabularyID: giftcard_categories, terms: [$category] }] }\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n      paging {\n        currentPage\n        totalItems\n      }\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryChip\n    }\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n": types.CategoryProductsDocument,
    "\n  fragment CategoryTile on MenuCategory {\n    id\n    title\n    path\n    icon\n    productCount\n    topList\n  }\n": types.CategoryTileFragmentDoc,
    "\n  fragment FeaturedCard on TopProduct {\n    title\n    referencedPath\n    cardImage {\n      url\n      alt\n    }\n  }\n": types.FeaturedCardFragmentDoc,
    "\n  query GiftCards($userData: UserData!, $pageNumber: Int!, $itemsPerPage: Int!) {\n    products(\n      userData: $userData\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n      paging {\n        currentPage\n        totalItems\n      }\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryChip\n    }\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n": types.GiftCardsDocument,
    "\n  fragment PriceBounds on VariationConfig {\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n  }\n": types.PriceBoundsFragmentDoc,
    "\n  fragment PriceRange on Product {\n    digitalVariationConfig {\n      ...PriceBounds\n    }\n    physicalVariationConfig {\n      ...PriceBounds\n    }\n  }\n": types.PriceRangeFragmentDoc,
    "\n  fragment ProductCard on Product {\n    id\n    path\n    title\n    tagline\n    backgroundColor\n    showHand\n    showShadow\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    digitalVariationConfig {\n      stock\n    }\n    physicalVariationConfig {\n      stock\n    }\n    ...PriceRange\n  }\n": types.ProductCardFragmentDoc,
    "\n  fragment ProductLabel on ProductCardLabel {\n    title\n    color\n    icon\n    free\n  }\n": types.ProductLabelFragmentDoc,
    "\n  query MoreProducts(\n    $userData: UserData!\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n    $filters: ProductFilters\n  ) {\n    products(\n      userData: $userData\n      filters: $filters\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n    }\n  }\n": types.MoreProductsDocument,
    "\n  fragment DetailsAddress on BillingAddress {\n    customerType\n    companyName\n    firstName\n    lastName\n    email\n    phoneNumber\n  }\n": types.DetailsAddressFragmentDoc,
    "\n  fragment OrderOverview on GiftcardOrder {\n    shipments {\n      id\n      isForSelf\n      deliveryAddress { firstName lastName }\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          id\n          total { currency value }\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...OverviewVariation } }\n            ... on DonationOrderItem { qty variation { ...OverviewVariation } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n    ...OrderTotals\n  }\n": types.OrderOverviewFragmentDoc,
    "\n  fragment OverviewVariation on Variation {\n    id\n    product { id title image { url } backgroundColor }\n  }\n": types.OverviewVariationFragmentDoc,
    "\n  query Organisation($userData: UserData!) {\n    storeData(userData: $userData) {\n      organisation { legalName address kvkNumber vatNumber email phone }\n    }\n  }\n": types.OrganisationDocument,
    "\n  mutation SaveGuestDetails($userData: UserData!, $input: GuestDetailsInput!) {\n    saveGuestDetails(userData: $userData, input: $input) { errors { ...ShopError } }\n  }\n": types.SaveGuestDetailsDocument,
    "\n  fragment ShippingStep on GiftcardShipment {\n    id\n    isForSelf\n    deliveryAddress { firstName lastName email }\n    packages {\n      __typename\n      ... on GiftcardPackage {\n        id\n        message { text }\n        giftcard_v1 {\n          __typename\n          ... on GiftcardOrderItem { qty variation { id product { id title } } }\n          ... on DonationOrderItem { qty variation { id product { id title } } }\n          ... on EmptyOrderItem { qty }\n        }\n      }\n    }\n  }\n": types.ShippingStepFragmentDoc,
    "\n  fragment Footer on StoreData {\n    name\n    paymentIcons\n    menus {\n      footerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    organisation {\n      legalName\n      address\n      email\n      phone\n      kvkNumber\n      vatNumber\n    }\n  }\n": types.FooterFragmentDoc,
    "\n  fragment FooterCategory on MenuCategory {\n    id\n    title\n    path\n    topList\n  }\n": types.FooterCategoryFragmentDoc,
    "\n  fragment Header on StoreData {\n    featuredProductPath\n    toggles {\n      languageSwitcher\n    }\n  }\n": types.HeaderFragmentDoc,
    "\n  fragment ChoiceCard on Product {\n    path\n    image {\n      url\n      alt\n    }\n  }\n": types.ChoiceCardFragmentDoc,
    "\n  fragment HeroCard on Product {\n    id\n    image {\n      url\n      alt\n    }\n  }\n": types.HeroCardFragmentDoc,
    "\n  fragment OrderTotals on GiftcardOrder {\n    groupedTotals {\n      digitalTotal { qty price { currency value } }\n      physicalTotal { qty price { currency value } }\n    }\n    totals {\n      subTotal { currency value }\n      grandTotalWithoutTax { currency value }\n      grandTotal { currency value }\n      adjustments { title adjustmentType price { currency value } }\n    }\n  }\n": types.OrderTotalsFragmentDoc,
    "\n  query PlacedOrder($userData: UserData!, $uuid: String!) {\n    order(userData: $userData, uuid: $uuid) {\n      order { ...OrderView }\n      errors { ...ShopError }\n    }\n    storeData(userData: $userData) { organisation { email } }\n  }\n": types.PlacedOrderDocument,
    "\n  fragment OrderLines on PlacedOrder {\n    lines {\n      title\n      quantity\n      unitPrice { currency value }\n      total { currency value }\n      image { url }\n      backgroundColor\n      receiverTitle\n    }\n    adjustments { title adjustmentType price { currency value } }\n    total { currency value }\n    totalWithoutTax { currency value }\n    refunded { currency value }\n  }\n": types.OrderLinesFragmentDoc,
    "\n  fragment OrderReceivers on PlacedOrder {\n    status\n    state\n    receivers { name email deliveryState sentOn openedOn }\n  }\n": types.OrderReceiversFragmentDoc,
    "\n  fragment OrderView on PlacedOrder {\n    uuid\n    referenceNumber\n    status\n    state\n    orderedOn\n    paymentMethod\n    contactPerson\n    email\n    isFullView\n    ...OrderReceivers\n    ...OrderLines\n  }\n": types.OrderViewFragmentDoc,
    "\n  fragment PaymentAnswer on PaymentPayload {\n    orderUuid\n    state\n    action { url method fields { name value } }\n    errors { ...ShopError }\n  }\n": types.PaymentAnswerFragmentDoc,
    "\n  fragment PaymentChoice on PaymentMethodsPayload {\n    methods { id name brands }\n    cardFields { frameUrl clientKey }\n    errors { ...ShopError }\n  }\n": types.PaymentChoiceFragmentDoc,
    "\n  mutation StartPayment($userData: UserData!, $input: StartPaymentInput!) {\n    startPayment(userData: $userData, input: $input) { ...PaymentAnswer }\n  }\n": types.StartPaymentDocument,
    "\n  mutation PollPayment($userData: UserData!, $orderUuid: String!) {\n    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }\n  }\n": types.PollPaymentDocument,
    "\n  fragment ProductDetails on Product {\n    productType\n    description\n    validityMonths\n    spending {\n      howTo\n      placeCount\n      cities\n      webshops {\n        title\n        url\n      }\n    }\n  }\n": types.ProductDetailsFragmentDoc,
    "\n  fragment ProductPage on Product {\n    title\n    tagline\n    isChoiceCard\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    categories {\n      title\n      path\n    }\n    similarProducts {\n      ...ProductCard\n    }\n    ...ProductForm\n    ...ProductDetails\n  }\n": types.ProductPageFragmentDoc,
    "\n  fragment VariationRule on VariationConfig {\n    stock\n    hasFixedPrices\n    pricesToShow {\n      currency\n      value\n    }\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    step {\n      currency\n      value\n    }\n  }\n": types.VariationRuleFragmentDoc,
    "\n  fragment ProductForm on Product {\n    id\n    title\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    digitalVariationConfig {\n      ...VariationRule\n    }\n    physicalVariationConfig {\n      ...VariationRule\n    }\n  }\n": types.ProductFormFragmentDoc,
    "\n  mutation AddPackage($userData: UserData!, $input: PackageInput!) {\n    addPackage(userData: $userData, input: $input) {\n      errors {\n        ...ShopError\n      }\n    }\n  }\n": types.AddPackageDocument,
    "\n  query BasketRoute($userData: UserData!) {\n    cartV2(userData: $userData) {\n      id\n      totalQuantity\n      shipments { ...BasketShipment }\n      ...OrderTotals\n    }\n  }\n": types.BasketRouteDocument,
    "\n  query BasketIdeas($userData: UserData!) {\n    topProducts(userData: $userData) { ...BasketIdea }\n  }\n": types.BasketIdeasDocument,
    "\n  query CardRoute($userData: UserData!, $token: String!) {\n    giftCardPage(userData: $userData, token: $token) {\n      page { ...GiftPage }\n      errors { ...ShopError }\n    }\n  }\n": types.CardRouteDocument,
    "\n  mutation OpenGiftCard($userData: UserData!, $token: String!) {\n    openGiftCard(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n": types.OpenGiftCardDocument,
    "\n  query CategoriesRoute($userData: UserData!) {\n    menuCategories(userData: $userData) {\n      ...CategoryTile\n    }\n  }\n": types.CategoriesRouteDocument,
    "\n  query GiftCardRoute($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      ...ProductPage\n    }\n    storeData(userData: $userData) {\n      serviceFee {\n        currency\n        value\n      }\n    }\n  }\n": types.GiftCardRouteDocument,
    "\n  query CheckoutRoute($userData: UserData!, $orderUuid: String) {\n    cartV2(userData: $userData, orderUuid: $orderUuid) {\n      id\n      ...OrderOverview\n      shipments { ...ShippingStep ...PackagesToCheck }\n      billingAddress { ...DetailsAddress }\n    }\n    storeData(userData: $userData) { organisation { email } }\n  }\n": types.CheckoutRouteDocument,
    "\n  query PaymentMethods($userData: UserData!) {\n    paymentMethods(userData: $userData) { ...PaymentChoice }\n  }\n": types.PaymentMethodsDocument,
    "\n  mutation SubmitPaymentDetails($userData: UserData!, $orderUuid: String!, $redirectResult: String) {\n    submitPaymentDetails(\n      userData: $userData\n      orderUuid: $orderUuid\n      redirectResult: $redirectResult\n    ) { ...PaymentAnswer }\n  }\n": types.SubmitPaymentDetailsDocument,
    "\n  mutation CheckPayment($userData: UserData!, $orderUuid: String!) {\n    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }\n  }\n": types.CheckPaymentDocument,
    "\n  query ShopFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      ...Header\n      ...Footer\n    }\n    menuCategories(userData: $userData) {\n      ...FooterCategory\n    }\n  }\n": types.ShopFrameDocument,
    "\n  query FeaturedPath($userData: UserData!) {\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n": types.FeaturedPathDocument,
    "\n  query HomeRoute($userData: UserData!, $choiceCard: String!) {\n    products(userData: $userData, paging: { itemsPerPage: 12, pageNumber: 1 }) {\n      products {\n        ...HeroCard\n        ...ProductCard\n      }\n      paging {\n        totalItems\n      }\n    }\n    topProducts(userData: $userData) {\n      ...FeaturedCard\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryTile\n    }\n    choiceCard: product(userData: $userData, path: $choiceCard) {\n      ...HeroCard\n      ...ChoiceCard\n    }\n  }\n": types.HomeRouteDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BasketCount($userData: UserData!) {\n    cartQuantity(userData: $userData) {\n      totalQuantity\n    }\n  }\n"): typeof import('./graphql.ts').BasketCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketShipment on GiftcardShipment {\n    id\n    tag\n    isForSelf\n    deliveryAddress { firstName lastName email }\n    packages { __typename ...BasketPackage }\n  }\n"): typeof import('./graphql.ts').BasketShipmentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketPackage on GiftcardPackage {\n    id\n    giftcard_v1 {\n      __typename\n      ... on GiftcardOrderItem { qty variation { ...BasketVariation } }\n      ... on DonationOrderItem { qty variation { ...BasketVariation } }\n      ... on EmptyOrderItem { qty }\n    }\n    message { text }\n    total { currency value }\n  }\n"): typeof import('./graphql.ts').BasketPackageFragmentDoc;
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
export function graphql(source: "\n  mutation ChangeQuantity($userData: UserData!, $packageId: ID!, $quantity: Int!) {\n    updatePackage(userData: $userData, packageId: $packageId, quantity: $quantity) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeQuantityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeAmount($userData: UserData!, $packageId: ID!, $amount: Int!) {\n    updatePackage(userData: $userData, packageId: $packageId, amount: $amount) {\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeAmountDocument;
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
export function graphql(source: "\n  fragment ShopError on ApiError { code message referencedRequestParameter }\n"): typeof import('./graphql.ts').ShopErrorFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PackagesToCheck on GiftcardShipment {\n    packages { __typename ...BasketPackage }\n  }\n"): typeof import('./graphql.ts').PackagesToCheckFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketIdea on TopProduct {\n    title\n    cardImage { url alt }\n    referencedPath\n  }\n"): typeof import('./graphql.ts').BasketIdeaFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CardOnPage on GiftCardOnPage {\n    title\n    amount { currency value }\n    image { url alt }\n    backgroundColor\n    showShadow\n    howToSpend\n    webshops { title url }\n    validUntil\n    code { number pin barcodeSvg }\n  }\n"): typeof import('./graphql.ts').CardOnPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GiftPage on GiftCardPage {\n    giverName\n    receiverName\n    isForSelf\n    message\n    isReady\n    isOpened\n    cards { ...CardOnPage }\n  }\n"): typeof import('./graphql.ts').GiftPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryChip on MenuCategory {\n    id\n    title\n    path\n    icon\n  }\n"): typeof import('./graphql.ts').CategoryChipFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Category($userData: UserData!, $url: String!) {\n    category(userData: $userData, url: $url) {\n      id\n      title\n      description\n      icon\n    }\n  }\n"): typeof import('./graphql.ts').CategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoryProducts(\n    $userData: UserData!\n    $category: String!\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n  ) {\n    products(\n      userData: $userData\n      filters: { filterByTaxonomy: [{ vocabularyID: giftcard_categories, terms: [$category] }] }\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n      paging {\n        currentPage\n        totalItems\n      }\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryChip\n    }\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n"): typeof import('./graphql.ts').CategoryProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryTile on MenuCategory {\n    id\n    title\n    path\n    icon\n    productCount\n    topList\n  }\n"): typeof import('./graphql.ts').CategoryTileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeaturedCard on TopProduct {\n    title\n    referencedPath\n    cardImage {\n      url\n      alt\n    }\n  }\n"): typeof import('./graphql.ts').FeaturedCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiftCards($userData: UserData!, $pageNumber: Int!, $itemsPerPage: Int!) {\n    products(\n      userData: $userData\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n      paging {\n        currentPage\n        totalItems\n      }\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryChip\n    }\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n"): typeof import('./graphql.ts').GiftCardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceBounds on VariationConfig {\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n  }\n"): typeof import('./graphql.ts').PriceBoundsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceRange on Product {\n    digitalVariationConfig {\n      ...PriceBounds\n    }\n    physicalVariationConfig {\n      ...PriceBounds\n    }\n  }\n"): typeof import('./graphql.ts').PriceRangeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard on Product {\n    id\n    path\n    title\n    tagline\n    backgroundColor\n    showHand\n    showShadow\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    digitalVariationConfig {\n      stock\n    }\n    physicalVariationConfig {\n      stock\n    }\n    ...PriceRange\n  }\n"): typeof import('./graphql.ts').ProductCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductLabel on ProductCardLabel {\n    title\n    color\n    icon\n    free\n  }\n"): typeof import('./graphql.ts').ProductLabelFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreProducts(\n    $userData: UserData!\n    $pageNumber: Int!\n    $itemsPerPage: Int!\n    $filters: ProductFilters\n  ) {\n    products(\n      userData: $userData\n      filters: $filters\n      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }\n    ) {\n      products {\n        ...ProductCard\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MoreProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DetailsAddress on BillingAddress {\n    customerType\n    companyName\n    firstName\n    lastName\n    email\n    phoneNumber\n  }\n"): typeof import('./graphql.ts').DetailsAddressFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderOverview on GiftcardOrder {\n    shipments {\n      id\n      isForSelf\n      deliveryAddress { firstName lastName }\n      packages {\n        __typename\n        ... on GiftcardPackage {\n          id\n          total { currency value }\n          giftcard_v1 {\n            __typename\n            ... on GiftcardOrderItem { qty variation { ...OverviewVariation } }\n            ... on DonationOrderItem { qty variation { ...OverviewVariation } }\n            ... on EmptyOrderItem { qty }\n          }\n        }\n      }\n    }\n    ...OrderTotals\n  }\n"): typeof import('./graphql.ts').OrderOverviewFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OverviewVariation on Variation {\n    id\n    product { id title image { url } backgroundColor }\n  }\n"): typeof import('./graphql.ts').OverviewVariationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Organisation($userData: UserData!) {\n    storeData(userData: $userData) {\n      organisation { legalName address kvkNumber vatNumber email phone }\n    }\n  }\n"): typeof import('./graphql.ts').OrganisationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveGuestDetails($userData: UserData!, $input: GuestDetailsInput!) {\n    saveGuestDetails(userData: $userData, input: $input) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').SaveGuestDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShippingStep on GiftcardShipment {\n    id\n    isForSelf\n    deliveryAddress { firstName lastName email }\n    packages {\n      __typename\n      ... on GiftcardPackage {\n        id\n        message { text }\n        giftcard_v1 {\n          __typename\n          ... on GiftcardOrderItem { qty variation { id product { id title } } }\n          ... on DonationOrderItem { qty variation { id product { id title } } }\n          ... on EmptyOrderItem { qty }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ShippingStepFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Footer on StoreData {\n    name\n    paymentIcons\n    menus {\n      footerMenu {\n        menuItems {\n          title\n          path\n        }\n      }\n    }\n    organisation {\n      legalName\n      address\n      email\n      phone\n      kvkNumber\n      vatNumber\n    }\n  }\n"): typeof import('./graphql.ts').FooterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FooterCategory on MenuCategory {\n    id\n    title\n    path\n    topList\n  }\n"): typeof import('./graphql.ts').FooterCategoryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Header on StoreData {\n    featuredProductPath\n    toggles {\n      languageSwitcher\n    }\n  }\n"): typeof import('./graphql.ts').HeaderFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChoiceCard on Product {\n    path\n    image {\n      url\n      alt\n    }\n  }\n"): typeof import('./graphql.ts').ChoiceCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HeroCard on Product {\n    id\n    image {\n      url\n      alt\n    }\n  }\n"): typeof import('./graphql.ts').HeroCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderTotals on GiftcardOrder {\n    groupedTotals {\n      digitalTotal { qty price { currency value } }\n      physicalTotal { qty price { currency value } }\n    }\n    totals {\n      subTotal { currency value }\n      grandTotalWithoutTax { currency value }\n      grandTotal { currency value }\n      adjustments { title adjustmentType price { currency value } }\n    }\n  }\n"): typeof import('./graphql.ts').OrderTotalsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlacedOrder($userData: UserData!, $uuid: String!) {\n    order(userData: $userData, uuid: $uuid) {\n      order { ...OrderView }\n      errors { ...ShopError }\n    }\n    storeData(userData: $userData) { organisation { email } }\n  }\n"): typeof import('./graphql.ts').PlacedOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderLines on PlacedOrder {\n    lines {\n      title\n      quantity\n      unitPrice { currency value }\n      total { currency value }\n      image { url }\n      backgroundColor\n      receiverTitle\n    }\n    adjustments { title adjustmentType price { currency value } }\n    total { currency value }\n    totalWithoutTax { currency value }\n    refunded { currency value }\n  }\n"): typeof import('./graphql.ts').OrderLinesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderReceivers on PlacedOrder {\n    status\n    state\n    receivers { name email deliveryState sentOn openedOn }\n  }\n"): typeof import('./graphql.ts').OrderReceiversFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderView on PlacedOrder {\n    uuid\n    referenceNumber\n    status\n    state\n    orderedOn\n    paymentMethod\n    contactPerson\n    email\n    isFullView\n    ...OrderReceivers\n    ...OrderLines\n  }\n"): typeof import('./graphql.ts').OrderViewFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentAnswer on PaymentPayload {\n    orderUuid\n    state\n    action { url method fields { name value } }\n    errors { ...ShopError }\n  }\n"): typeof import('./graphql.ts').PaymentAnswerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentChoice on PaymentMethodsPayload {\n    methods { id name brands }\n    cardFields { frameUrl clientKey }\n    errors { ...ShopError }\n  }\n"): typeof import('./graphql.ts').PaymentChoiceFragmentDoc;
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
export function graphql(source: "\n  fragment ProductDetails on Product {\n    productType\n    description\n    validityMonths\n    spending {\n      howTo\n      placeCount\n      cities\n      webshops {\n        title\n        url\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductDetailsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductPage on Product {\n    title\n    tagline\n    isChoiceCard\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    label {\n      ...ProductLabel\n    }\n    categories {\n      title\n      path\n    }\n    similarProducts {\n      ...ProductCard\n    }\n    ...ProductForm\n    ...ProductDetails\n  }\n"): typeof import('./graphql.ts').ProductPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VariationRule on VariationConfig {\n    stock\n    hasFixedPrices\n    pricesToShow {\n      currency\n      value\n    }\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    step {\n      currency\n      value\n    }\n  }\n"): typeof import('./graphql.ts').VariationRuleFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductForm on Product {\n    id\n    title\n    backgroundColor\n    showShadow\n    showHand\n    isOrderable\n    image {\n      url\n      alt\n    }\n    digitalVariationConfig {\n      ...VariationRule\n    }\n    physicalVariationConfig {\n      ...VariationRule\n    }\n  }\n"): typeof import('./graphql.ts').ProductFormFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPackage($userData: UserData!, $input: PackageInput!) {\n    addPackage(userData: $userData, input: $input) {\n      errors {\n        ...ShopError\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddPackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BasketRoute($userData: UserData!) {\n    cartV2(userData: $userData) {\n      id\n      totalQuantity\n      shipments { ...BasketShipment }\n      ...OrderTotals\n    }\n  }\n"): typeof import('./graphql.ts').BasketRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BasketIdeas($userData: UserData!) {\n    topProducts(userData: $userData) { ...BasketIdea }\n  }\n"): typeof import('./graphql.ts').BasketIdeasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CardRoute($userData: UserData!, $token: String!) {\n    giftCardPage(userData: $userData, token: $token) {\n      page { ...GiftPage }\n      errors { ...ShopError }\n    }\n  }\n"): typeof import('./graphql.ts').CardRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenGiftCard($userData: UserData!, $token: String!) {\n    openGiftCard(userData: $userData, token: $token) { errors { ...ShopError } }\n  }\n"): typeof import('./graphql.ts').OpenGiftCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoriesRoute($userData: UserData!) {\n    menuCategories(userData: $userData) {\n      ...CategoryTile\n    }\n  }\n"): typeof import('./graphql.ts').CategoriesRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiftCardRoute($userData: UserData!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      ...ProductPage\n    }\n    storeData(userData: $userData) {\n      serviceFee {\n        currency\n        value\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GiftCardRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckoutRoute($userData: UserData!, $orderUuid: String) {\n    cartV2(userData: $userData, orderUuid: $orderUuid) {\n      id\n      ...OrderOverview\n      shipments { ...ShippingStep ...PackagesToCheck }\n      billingAddress { ...DetailsAddress }\n    }\n    storeData(userData: $userData) { organisation { email } }\n  }\n"): typeof import('./graphql.ts').CheckoutRouteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentMethods($userData: UserData!) {\n    paymentMethods(userData: $userData) { ...PaymentChoice }\n  }\n"): typeof import('./graphql.ts').PaymentMethodsDocument;
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
export function graphql(source: "\n  query ShopFrame($userData: UserData!) {\n    storeData(userData: $userData) {\n      ...Header\n      ...Footer\n    }\n    menuCategories(userData: $userData) {\n      ...FooterCategory\n    }\n  }\n"): typeof import('./graphql.ts').ShopFrameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeaturedPath($userData: UserData!) {\n    storeData(userData: $userData) {\n      featuredProductPath\n    }\n  }\n"): typeof import('./graphql.ts').FeaturedPathDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeRoute($userData: UserData!, $choiceCard: String!) {\n    products(userData: $userData, paging: { itemsPerPage: 12, pageNumber: 1 }) {\n      products {\n        ...HeroCard\n        ...ProductCard\n      }\n      paging {\n        totalItems\n      }\n    }\n    topProducts(userData: $userData) {\n      ...FeaturedCard\n    }\n    menuCategories(userData: $userData) {\n      ...CategoryTile\n    }\n    choiceCard: product(userData: $userData, path: $choiceCard) {\n      ...HeroCard\n      ...ChoiceCard\n    }\n  }\n"): typeof import('./graphql.ts').HomeRouteDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
