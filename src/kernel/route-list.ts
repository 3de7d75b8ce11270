/** Where the browser asks which routes stand behind links. A name of a file: no page has one. */
export const routeListPath = '/routes.json'
