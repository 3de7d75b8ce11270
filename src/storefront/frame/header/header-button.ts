/** A sign of the header without words, whether link or button: neither moves the other. */
export const headerButton =
  'touch relative inline-flex items-center justify-center rounded-full hover:bg-action-soft hover:text-action'
