import type { rowAddressParts } from '#kernel/receiver-list.ts'

export type Table = readonly (readonly string[])[]

/** What a column of somebody's file holds. */
export type Column =
  | ('firstName' | 'infix' | 'lastName' | 'name' | 'email' | 'message')
  | (typeof rowAddressParts)[number]

/** By their places. */
export type Kinds = readonly (Column | undefined)[]
