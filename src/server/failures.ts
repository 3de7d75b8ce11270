import { ConfigIncomplete } from '#platform/config/config.ts'
import { ContentBroken } from '#platform/content/say-problems.ts'
import { FolderHeld } from '#platform/database/folder-lock.ts'

type SystemError = { code?: unknown; port?: unknown; path?: unknown; message?: unknown }

/**
 * One clear sentence for what commonly keeps a shop from starting; undefined for what nobody foresaw, whose
 * stack then helps.
 */
export function explainFailure(error: unknown): string | undefined {
  if (
    error instanceof ConfigIncomplete ||
    error instanceof FolderHeld ||
    error instanceof ContentBroken
  ) {
    return error.message
  }
  const { code, port, path, message } = (error ?? {}) as SystemError
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what runs there, or choose another one with PORT.`
    case 'EACCES':
    case 'EPERM':
      return port === undefined
        ? `There is no permission for ${path}: let this user write there, or choose another folder with DATA_FOLDER.`
        : `There is no permission to listen at port ${port}: choose one above 1023 with PORT.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case '28P01':
    case '3D000':
      return `The database cannot be reached: ${String(message ?? code)}. Look at DATABASE_URL.`
    default:
      return undefined
  }
}
