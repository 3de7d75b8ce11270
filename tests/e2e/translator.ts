import type { BrowserContext } from '@playwright/test'
import { isAtWork } from './expect-hydrated.ts'

/**
 * Runs in the page. Changes a page as translators of browsers do: rewrites the language of the root element, puts each
 * text into two `<font>` elements, and goes on with every text that comes later. The words stay, for the test to find.
 */
function translate(isReady: () => boolean): void {
  const left = 'script, style, title, textarea, option, font, svg, [translate="no"]'
  const replace = (text: Text) => {
    const parent = text.parentElement
    if (text.data.trim() === '' || parent === null || parent.closest(left)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const replaceIn = (node: Node) => {
    if (node instanceof Text) replace(node)
    else [...node.childNodes].forEach(replaceIn)
  }
  const begin = () => {
    if (!isReady()) return void setTimeout(begin, 50)
    document.documentElement.lang = 'en-GB'
    document.documentElement.classList.add('translated-ltr')
    replaceIn(document.body)
    new MutationObserver((changes) => {
      document.documentElement.lang = 'en-GB'
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  begin()
}

/** Every page of the context is translated once it is hydrated, as browsers wait for a page before they translate it. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: `(${translate})(${isAtWork})` })
}
