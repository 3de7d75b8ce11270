/** The password of every account of the tests. */
export const knownPassword = 'Zonnebloem 7!'

/** The address of an account in the shop that answers components. */
export const knownCustomer = 'klant@post.example'
