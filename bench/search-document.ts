/** The query of the search modal. The answer to a common word is kept, as in the shop. */
export const searchFor = (inputText: string): string =>
  JSON.stringify({
    query: `query Search($userData: UserData!, $inputText: String!, $itemsPerGroup: Int) {
    search_v1(userData: $userData, inputText: $inputText, itemsPerGroup: $itemsPerGroup) {
      body { count groups { groupType count items {
        id path title heroTitle icon backgroundColor showShadow image { url alt }
        product { tagline isOrderable fixedValues { currency value } } } } }
      errors { message code } } }`,
    variables: {
      userData: { language: 'nl', storeID: 61, countryCode: 'NL' },
      inputText,
      itemsPerGroup: 5,
    },
  })
