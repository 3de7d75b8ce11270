import type { CardBrand } from '#kernel/card-brand-names.ts'
import { type CardField, fieldOfProvider, problemCodes } from '#kernel/encrypted-card.ts'
import { fromProviderBrand, toProviderBrand } from '#kernel/provider-brands.ts'
import { encryptCardField } from './encrypt-card-field.ts'
import { type FieldContext, fieldRules, mayLackSecurityCode } from './field-rules.ts'
import type { FrameConfig, FrameMessage, PageMessage } from './frame-protocol.ts'

/** The life of one card field inside its frame: it does nothing until the page's component has said which field it is. */
const input = document.querySelector('input') as HTMLInputElement
const description = document.getElementById('description') as HTMLElement
const { origin = '', publicKey = '' } = input.dataset

const autocomplete: Record<CardField, string> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  securityCode: 'cc-csc',
}

type Field = { config: FrameConfig; field: CardField }

/** The field looks and is called as the page wants it. */
function dress({ config, field }: Field): void {
  const { fieldType, iframeUIConfig } = config
  const { lang, [fieldType]: words } = iframeUIConfig.ariaConfig
  document.documentElement.lang = String(lang ?? '')
  document.title = words?.iframeTitle ?? ''
  input.setAttribute('aria-label', words?.label ?? '')
  input.setAttribute('autocomplete', autocomplete[field])
  input.name = autocomplete[field]
  input.placeholder = Object.values(iframeUIConfig.placeholders ?? {})[0] ?? ''
  for (const [name, value] of Object.entries(iframeUIConfig.sfStyles?.base ?? {}))
    input.style.setProperty(
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    )
}

/** What the field knows of itself, and how it tells it. */
function speaker({ config, field }: Field) {
  const { fieldType, numKey, iframeUIConfig } = config
  const rules = fieldRules[field]
  const context: FieldContext = {
    accepted: config.cardGroupTypes.flatMap((name) => fromProviderBrand(name) ?? []),
    brand: undefined,
  }
  const sentences = iframeUIConfig.ariaConfig[fieldType]?.error ?? {}
  let latestChange = 0
  let toldBrand: CardBrand | undefined

  const tell = (message: FrameMessage) =>
    window.parent.postMessage(JSON.stringify({ ...message, fieldType, numKey }), origin)

  function tellBrand(brand: CardBrand | undefined) {
    if (field !== 'number' || brand === toldBrand) return
    toldBrand = brand
    const cvcPolicy = mayLackSecurityCode(brand) ? 'optional' : 'required'
    tell({ action: 'brand', brand: brand ? toProviderBrand(brand) : 'card', cvcPolicy })
  }

  return {
    context,
    tell,
    format: (isDeleting: boolean) => format(rules.format(input.value, context, isDeleting)),
    problemCode() {
      const problem = rules.problem(input.value, context)
      return problem && problemCodes[field][problem]
    },
    /** Screen readers hear it from the input that they are in. */
    describe(code: string | undefined) {
      input.setAttribute('aria-invalid', String(code !== undefined))
      description.textContent = code === undefined ? '' : (sentences[code] ?? '')
    },
    async tellChange() {
      latestChange += 1
      const change = latestChange
      const text = input.value
      tellBrand(rules.brand(text, context))
      if (rules.problem(text, context) !== undefined)
        return tell({ action: 'numberKeyPressed', error: '' })
      const encrypted = await encryptAll(rules.plainFields(text))
      // A visitor who typed on in the meantime made this answer stale. A code that may be missing is not encrypted.
      if (change !== latestChange || text === '') return
      tell({ action: 'encryption', [fieldType]: encrypted })
    },
  }
}

function live(one: Field): (message: PageMessage) => void {
  const { context, tell, format, problemCode, describe, tellChange } = speaker(one)
  const tellFocus = (focus: boolean) =>
    tell({ action: 'focus', focus, numChars: input.value.length })
  dress(one)
  input.addEventListener('input', (event) => {
    format(event instanceof InputEvent && event.inputType.startsWith('delete'))
    describe(undefined)
    void tellChange()
  })
  input.addEventListener('focus', () => tellFocus(true))
  input.addEventListener('blur', () => {
    tellFocus(false)
    const code = problemCode()
    if (code === undefined || input.value === '') return
    describe(code)
    tell({ action: 'incorrectly filled field', error: code })
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') tell({ action: 'enterKeyPressed' })
  })
  tell({ action: 'config' })
  if (document.activeElement === input) tellFocus(true)
  // A quick visitor typed before the component answered.
  if (input.value !== '') {
    format(false)
    void tellChange()
  }
  return ({ focus, brand, externalValidation }) => {
    if (focus) input.focus()
    if (externalValidation) describe(problemCode())
    if (brand === undefined || one.field !== 'securityCode') return
    context.brand = fromProviderBrand(brand)
    format(false)
    if (input.value !== '') void tellChange()
  }
}

const encryptAll = async (fields: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  await Promise.all(
    Object.entries(fields).map(async ([encryptedFieldName, plain]) => ({
      encryptedFieldName,
      blob: await encryptOne(plain),
    })),
  )

/** Browsers encrypt on https and localhost alone; elsewhere the frame's own server does it. */
async function encryptOne(plain: Readonly<Record<string, string>>): Promise<string> {
  if (crypto.subtle) return await encryptCardField(publicKey, plain)
  const answer = await fetch('encrypt', { method: 'POST', body: JSON.stringify(plain) })
  return await answer.text()
}

function format(shown: string) {
  const caret = input.selectionStart ?? input.value.length
  const isAtEnd = caret === input.value.length
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length
  if (shown === input.value) return
  input.value = shown
  if (isAtEnd) return
  // The caret stays behind the same digit, however the spaces moved.
  let place = 0
  for (let digits = 0; place < shown.length && digits < digitsBefore; place += 1)
    if (/\d/.test(shown[place] ?? '')) digits += 1
  input.setSelectionRange(place, place)
}

let obey: ((message: PageMessage) => void) | undefined
window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== origin) return
  const message: FrameConfig | PageMessage = JSON.parse(event.data)
  const field = fieldOfProvider(message.fieldType)
  if (obey) obey(message)
  else if ('iframeUIConfig' in message && field) obey = live({ config: message, field })
})
