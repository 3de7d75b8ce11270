/** Seconds after which a browser, a search engine or the provider may come back to a shop that is busy or away. */
export const retryAfter = '5'
