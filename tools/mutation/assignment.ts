import type { Result } from './results.ts'

/** What one run is asked to do. It is handed to our plug-ins through the options of Stryker. */
export type Assignment = {
  resultsFile: string
  /** The mutants to be tested, by file and place. */
  wanted: Record<string, Pick<Result, 'id' | 'ring' | 'source' | 'tests'>>
  /** The content of each test file of the run. */
  testContents: Record<string, string>
}

export const wantedKey = (file: string, place: string): string => `${file} ${place}`
