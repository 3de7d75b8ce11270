/**
 * What is made of an answer, made once: those that the API keeps come again as the same frozen objects. What is not
 * frozen may change, and is worked on each time.
 */
export function oncePerAnswer<Made>(make: (value: object) => Made): (value: object) => Made {
  const known = new WeakMap<object, Made>()
  return (value) => {
    const had = known.get(value)
    if (had !== undefined) return had
    const made = make(value)
    if (Object.isFrozen(value)) known.set(value, made)
    return made
  }
}
