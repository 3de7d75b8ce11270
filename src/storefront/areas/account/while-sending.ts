/** Tells the window around a form that it is being sent: until the shop answers, it stays open. */
export const whileSending =
  <Values, Answer>(
    tell: (isSending: boolean) => void,
    send: (values: Values) => Promise<Answer>,
  ): ((values: Values) => Promise<Answer>) =>
  async (values) => {
    tell(true)
    try {
      return await send(values)
    } finally {
      tell(false)
    }
  }
