/**
 * The library's types with its enums as the texts that they stand for: requests are written as plain objects,
 * checked by the compiler, without loading the library's enums at run time.
 */
export type Plain<Type> = Type extends string
  ? `${Type}`
  : Type extends Date
    ? Type
    : Type extends object
      ? { [Key in keyof Type]: Plain<Type[Key]> }
      : Type
