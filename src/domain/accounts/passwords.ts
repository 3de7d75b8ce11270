/** Port to whatever makes passwords slow to guess. It never logs and never throws on what it is given. */
export type Passwords = {
  /** With its own salt: the same password twice gives two hashes. */
  hash(password: string): Promise<string>
  /** Takes as long for an account that does not exist (`undefined`) as for one that does. */
  isRight(hash: string | undefined, password: string): Promise<boolean>
}
