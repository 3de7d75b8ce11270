import { askRunningShop } from '#server/commands/command-socket.ts'

/** Runs an operator's command in the shop of journeys; gives what it printed. */
export async function operate(...words: readonly string[]): Promise<string> {
  const answer = await askRunningShop(process.env.SHOP_DATA ?? '', words)
  if (answer === undefined || answer.exitCode !== 0)
    throw new Error(answer?.lines.join('\n') ?? 'No shop listens.')
  return answer.lines.join('\n')
}

/** Answers a request for a quote as an operator, with the lines that it asks for. */
export const answerQuote = (number: string, ...more: readonly string[]): Promise<string> =>
  operate('quotes', 'answer', number, ...more, '--by', 'Anna de Vries')
