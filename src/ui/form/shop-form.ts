import type * as v from 'valibot'

/** The schema of a form, from the kernel: the API judges by the same. */
export type FormSchema = v.GenericSchema<object, object>

/** What the server refused: its code (SPEC §8), its sentence, and the input that it is about. */
export type Refusal = { code: number; message: string; referencedRequestParameter: string | null }

export type Refusals = readonly Refusal[]

export type AnswerWithErrors = { errors: Refusals }

/** What was typed, by the names of the fields; `receiver.name` is the name in `receiver`. */
export type TypedValues = Record<string, unknown>

/** A captcha for one form: tokens, each for one request. */
export type CaptchaProofs = {
  /** Starts the computation, so that the token is ready when the form is filled in. Repeating it is harmless. */
  begin(): void
  /** The token for one request; the next one needs another. Rejects when there is none to be had. */
  take(): Promise<string>
}

/** The work of a form, best in a file of its own that is loaded when a visitor turns to the form. */
export type FormTask<Schema extends FormSchema, Answer extends AnswerWithErrors> = {
  schema: Schema
  /** What the schema judges, where it is not what was typed. */
  read?: ((typed: TypedValues) => unknown) | undefined
  /** How long an answer may take, where a person acts before the shop is asked. */
  waitMs?: number | undefined
  /** Asks the shop. */
  send: (values: v.InferOutput<Schema>, captchaToken: string) => Promise<Answer>
}

/** The message under a field, in the language of the page. `problem` is the name of an error. */
export type FieldErrorMessage = (field: string, problem: string) => string

/** What is wrong with a form, in words: beside a field, or about all of it. */
export type FormErrors = {
  fields: Readonly<Record<string, string | undefined>>
  others: readonly string[]
}

/** The names of the fields of a schema; those of an object inside it carry its name in front. */
export type FieldName<Schema extends FormSchema> = NameIn<v.InferInput<Schema>>

type NameIn<Input> = Input extends unknown
  ? {
      [Key in keyof Input & string]: NonNullable<Input[Key]> extends readonly unknown[]
        ? Key
        : NonNullable<Input[Key]> extends object
          ? `${Key}.${NameIn<NonNullable<Input[Key]>>}`
          : Key
    }[keyof Input & string]
  : never
