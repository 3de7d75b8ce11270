import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { plainMarkup } from './plain-markup.ts'

/** What mail programs know best. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** React tells a browser of pictures to come; a mail has nobody to tell. */
const preloads = /<link rel="preload" as="image"[^>]*>/g

/** The mail at once: nothing in it waits, so the stream of the mail library would only cost. */
export const renderMail = (mail: ReactElement): string =>
  plainMarkup(`${doctype}${renderToStaticMarkup(mail).replaceAll(preloads, '')}`)
