import { createContext, useContext } from 'react'
import type { Language } from '#kernel/language.ts'

const LanguageContext = createContext<Language>('nl')

export const LanguageProvider = LanguageContext.Provider

/** The language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext)
