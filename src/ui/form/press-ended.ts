/** Whether a finger or a button of a mouse is down: watched from the moment that somebody turns to a form. */
let isDown = false

// On a server nobody presses anything.
globalThis.addEventListener?.('pointerdown', () => setDown(true), true)
for (const end of ['pointerup', 'pointercancel'])
  globalThis.addEventListener?.(end, () => setDown(false), true)

function setDown(isNowDown: boolean): void {
  isDown = isNowDown
}

/**
 * Resolves once nothing is pressed any more, and what was pressed has had its click. What is said about a field that is left
 * would otherwise move the rest of the form while the press lasts, and the press would be lost.
 */
export async function pressEnded(): Promise<void> {
  if (!isDown) return
  await new Promise((resolve) => {
    // After the click, which follows in the same turn.
    for (const end of ['pointerup', 'pointercancel'])
      globalThis.addEventListener(end, () => setTimeout(resolve), { capture: true, once: true })
  })
}
