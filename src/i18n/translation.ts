/**
 * The shape that every other language must have: the keys of the Dutch source, any text. A missing or a
 * surplus text is a type error (`satisfies Translation<typeof dutch>`).
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}
