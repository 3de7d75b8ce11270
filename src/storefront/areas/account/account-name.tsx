/** Tells password managers whose password a form is about. */
export const AccountName = ({ email }: { email: string }) => (
  <input
    type="text"
    value={email}
    readOnly
    autoComplete="username"
    tabIndex={-1}
    aria-hidden="true"
    className="sr-only"
  />
)
