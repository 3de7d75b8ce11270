/** What the measured pages ask: the product card's fields for a list, the whole of a product for its page. */
const card = `id title tagline path backgroundColor showHand showShadow productType isOrderable
  image { url alt } label { title color icon free } fixedValues { currency value }
  digitalVariationConfig { hasFixedPrices stock minPrice { currency value } maxPrice { currency value } }
  physicalVariationConfig { hasFixedPrices stock minPrice { currency value } maxPrice { currency value } }`

const userData = { language: 'nl', storeID: 61, countryCode: 'NL' }

export const productList = JSON.stringify({
  query: `query List($userData: UserData!, $paging: Paging!) {
    products(userData: $userData, paging: $paging) {
      products { ${card} } paging { currentPage itemsPerPage totalItems } } }`,
  variables: { userData, paging: { itemsPerPage: 16, pageNumber: 1 } },
})

export const productDetail = (id: string): string =>
  JSON.stringify({
    query: `query Detail($userData: UserData!, $path: String!) {
      product(userData: $userData, path: $path) { ${card} description validityMonths isChoiceCard
        variationsToShow { id title sku variationType price { currency value } }
        spending { webshops { title url } placeCount cities howTo }
        categories { id title path } similarProducts { ${card} } } }`,
    variables: { userData, path: id },
  })
