/**
 * What the provider's browser component and the frames that it mounts say to each other, each as JSON by `postMessage`, as read
 * in the component's source (`SecuredFields/lib`). A frame is configured once it is loaded, says so, and from then on tells what
 * happens in its input. Every message carries the number that the component gave the field.
 */
type Told = { numKey: number; fieldType: string }

/** Page to frame: the first message. */
export type FrameConfig = Told & {
  /** Brands that are accepted, by the provider's names. */
  cardGroupTypes: readonly string[]
  iframeUIConfig: {
    sfStyles?: { base?: Readonly<Record<string, string>> }
    placeholders?: Readonly<Record<string, string>>
    ariaConfig: { lang?: string } & Readonly<
      Record<string, { iframeTitle: string; label: string; error: Record<string, string> }>
    >
  }
}

/** Page to frame: every later message; what it is about is said by what it holds. */
export type PageMessage = Told & {
  focus?: boolean
  /** To the field of the security code alone: which brand the number has. */
  brand?: string
  /** The page tells the visitor what is wrong: a screen reader must hear it inside the frame. */
  externalValidation?: boolean
}

/** Frame to page. A message without `encryption` takes back what was encrypted before. */
export type FrameMessage =
  | { action: 'config' | 'enterKeyPressed' }
  | { action: 'focus'; focus: boolean; numChars: number }
  | { action: 'brand'; brand: string; cvcPolicy: 'required' | 'optional' }
  /** Somebody types: an error that was told is over. */
  | { action: 'numberKeyPressed'; error: '' }
  /** The field was left as it cannot stay. */
  | { action: 'incorrectly filled field'; error: string }
  | { action: 'encryption'; [field: string]: unknown }

/** The version of the frames that the installed component asks for, as a part of their address. */
export const framesVersion = '6.3.0'
