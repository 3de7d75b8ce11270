import {
  type CardFieldState,
  type CardFrameMessage,
  type CardPageMessage,
  type EncryptedCardFields,
  readPageMessage,
} from '#kernel/card-frame-messages.ts'
import { encryptCardField } from './encrypt-card-field.ts'
import { type FieldContext, fieldRules } from './field-rules.ts'
import { readFrameSettings } from './frame-settings.ts'

/** The life of one card field inside its frame; the protocol stands in `kernel/card-frame-messages.ts`. */
const settings = readFrameSettings(document)
const rules = fieldRules[settings.field]
const input = document.querySelector('input') as HTMLInputElement
const description = document.getElementById('description') as HTMLElement
const context: FieldContext = { accepted: settings.accepted, brand: undefined }

/** Problems are told once somebody left the field or the page asked, and never while typing. */
let isProblemTold = false
let latestChange = 0

type MessageBody<Message> = Message extends unknown
  ? Omit<Message, 'channel' | 'version' | 'field'>
  : never

function tell(body: MessageBody<CardFrameMessage>) {
  const { field, origin } = settings
  window.parent.postMessage({ channel: 'card-frame', version: 1, field, ...body }, origin)
}

async function tellChange() {
  latestChange += 1
  const change = latestChange
  const text = input.value
  const problem = rules.problem(text, context)
  if (!problem) isProblemTold = false
  input.setAttribute('aria-invalid', String(isProblemTold && problem !== undefined))
  const state: CardFieldState = {
    isEmpty: text === '',
    isValid: false,
    brand: rules.brand(text, context),
    errorKey: isProblemTold ? problem : undefined,
  }
  if (problem) return tell({ type: 'change', ...state })
  const encrypted = await encryptAll(text)
  // A visitor who typed on in the meantime made this answer stale.
  if (change === latestChange) tell({ type: 'change', ...state, isValid: true, encrypted })
}

async function encryptAll(text: string): Promise<EncryptedCardFields> {
  const fields = Object.entries(rules.plainFields(text))
  const encrypted = await Promise.all(
    fields.map(async ([name, plain]) => [name, await encryptOne(plain)] as const),
  )
  return Object.fromEntries(encrypted)
}

/** Browsers encrypt on https and localhost alone; elsewhere the frame's own server does it. */
async function encryptOne(plain: Readonly<Record<string, string>>): Promise<string> {
  if (crypto.subtle) return await encryptCardField(settings.publicKey, plain)
  const answer = await fetch('encrypt', { method: 'POST', body: JSON.stringify(plain) })
  return await answer.text()
}

function format(isDeleting: boolean) {
  const caret = input.selectionStart ?? input.value.length
  const isAtEnd = caret === input.value.length
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length
  const shown = rules.format(input.value, context, isDeleting)
  if (shown === input.value) return
  input.value = shown
  if (isAtEnd) return
  // The caret stays behind the same digit, however the spaces moved.
  let place = 0
  for (let digits = 0; place < shown.length && digits < digitsBefore; place += 1)
    if (/\d/.test(shown[place] ?? '')) digits += 1
  input.setSelectionRange(place, place)
}

function obey(message: CardPageMessage) {
  switch (message.type) {
    case 'focus':
      input.focus()
      return
    case 'validate':
      isProblemTold = true
      void tellChange()
      return
    case 'clear':
      input.value = ''
      isProblemTold = false
      void tellChange()
      return
    case 'brand':
      context.brand = message.brand
      format(false)
      void tellChange()
      return
    case 'describe':
      description.textContent = message.text
      return
  }
}

input.addEventListener('input', (event) => {
  format(event instanceof InputEvent && event.inputType.startsWith('delete'))
  void tellChange()
})
input.addEventListener('focus', () => tell({ type: 'focus' }))
input.addEventListener('blur', () => {
  tell({ type: 'blur' })
  isProblemTold = input.value !== ''
  void tellChange()
})
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') tell({ type: 'submit' })
})
window.addEventListener('message', (event) => {
  const message = readPageMessage(event, { origin: settings.origin, window: window.parent })
  if (message) obey(message)
})
tell({ type: 'ready' })
// A quick visitor typed before this script ran.
if (input.value !== '') {
  format(false)
  void tellChange()
}
