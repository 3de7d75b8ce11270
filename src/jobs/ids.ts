import { custom, type GenericSchema } from 'valibot'
import { type Id, isId } from '#kernel/ids.ts'

/** An id with this prefix, as jobs carry it. */
export const idOf = <Prefix extends string>(prefix: Prefix): GenericSchema<unknown, Id<Prefix>> =>
  custom<Id<Prefix>>((value) => typeof value === 'string' && isId(prefix, value))
