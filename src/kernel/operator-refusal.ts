import {
  type OperatorCode,
  type OperatorRefusalName,
  operatorRefusals,
  type RefusalDetails,
} from '#kernel/operator-refusals.ts'
import { ShopError } from '#kernel/shop-error.ts'

/**
 * What an operator asked cannot be done: `throw refusal('cardSpent')`. Its code and sentence are in
 * `operator-refusals.ts`. It is thrown, so the transaction rolls back; the message is the sentence.
 */
export class OperatorRefusal extends ShopError<object, OperatorCode> {
  readonly refusal: OperatorRefusalName

  constructor(refusal: OperatorRefusalName, details: object | undefined) {
    const entry: { code: number; say: string | ((details: never) => string) } =
      operatorRefusals[refusal]
    super(operatorRefusals[refusal].code, details === undefined ? {} : { details })
    this.refusal = refusal
    this.message = typeof entry.say === 'string' ? entry.say : entry.say(details as never)
  }
}

/** The refusal of this name, with what its sentence names. */
export const refusal = <Name extends OperatorRefusalName>(
  name: Name,
  ...[details]: RefusalDetails<Name>
): OperatorRefusal => new OperatorRefusal(name, details as object | undefined)
