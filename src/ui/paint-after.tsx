/**
 * Paints nothing of a page before the element of this id comes: what stands before it is whole.
 * A browser waits for the start of the element, not for its end; one that knows no such wait paints
 * at once. A kept part loses what it puts into the head, so this stands outside of one.
 */
export const PaintAfter = ({ id }: { id: string }) => (
  <link rel="expect" href={`#${id}`} blocking="render" />
)
