/** What a hidden field of ours says. Zero stands for anything that no form writes: the API has its sentence for it. */
export const wholeNumber = (value: string): number => (/^\d{1,9}$/.test(value) ? Number(value) : 0)
