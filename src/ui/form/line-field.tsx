import { TextField, type TextFieldProps } from '#ui/text-field.tsx'

/** A line of text that is no secret: it waits in this tab until its form was sent. */
export const LineField = (props: Omit<TextFieldProps, 'isKept' | 'type'> & { type?: 'tel' }) => (
  <TextField {...props} isKept />
)
