import { MessageRow } from '#ui/message-row.tsx'

type FormMessagesProps = { form: { others: readonly string[] }; className?: string | undefined }

/** What is wrong with all of a form, in place of a window over the page (SPEC §8). */
export const FormMessages = ({ form, className }: FormMessagesProps) =>
  form.others.map((message) => (
    <MessageRow key={message} tone="error" className={className}>
      {message}
    </MessageRow>
  ))
