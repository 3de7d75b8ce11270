import { meantEmail } from '#kernel/email-slip.ts'
import { pressEnded } from './press-ended.ts'

/** What was probably meant by the address of a field, asked about once a press that left the field is over. */
export async function meantAddress(input: HTMLInputElement): Promise<string | undefined> {
  await pressEnded()
  return meantEmail(input.value)
}
