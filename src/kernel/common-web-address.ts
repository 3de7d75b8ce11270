const usual =
  /[\p{L}\p{N}-]{2,}\.(?:be|biz|com|de(?!\s+['’\p{L}])|eu|example|fr|info|io|net|nl|online|org|shop|uk)\b/iu

/** The browser's rule: a form refuses the usual addresses at once, the server all of them (`web-address.ts`). "Mw.de Vries" is left to it. */
export const hasWebAddress = (text: string): boolean => usual.test(text)
