/** Below the private address of a gift lies what is printed of it, once it was unwrapped. */
export const cardPaperFile = 'cadeaubon.pdf'
