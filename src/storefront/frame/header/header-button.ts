/** A sign of the header, whether link or button: neither moves the other. Words stand below it, where it has any. */
export const headerButton =
  'touch relative inline-flex flex-col items-center justify-center rounded-full hover:bg-action-soft hover:text-action'

/** `hasText`: the words stand below the sign (SPEC §6, isNavigationIconTextOn). */
export type HeaderSign = { hasText?: boolean | undefined }
