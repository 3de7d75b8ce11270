import { ConfigIncomplete } from '#platform/config/config.ts'
import { ContentBroken } from '#platform/content/say-problems.ts'
import { FolderHeld } from '#platform/database/folder-lock.ts'
import { SchemaBehind } from '#platform/database/migrate.ts'

type SystemError = { code?: unknown; port?: unknown; path?: unknown; message?: unknown }

/**
 * One clear sentence for what commonly keeps a shop from starting; undefined for what nobody foresaw, whose
 * stack then helps.
 */
export function explainFailure(error: unknown): string | undefined {
  if (
    error instanceof ConfigIncomplete ||
    error instanceof FolderHeld ||
    error instanceof SchemaBehind ||
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
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EROFS':
      return `${path} cannot be a folder of the shop: choose another one with DATA_FOLDER.`
    case 'ENOSPC':
      return 'The disk is full: make room, or choose another folder with DATA_FOLDER.'
    default:
      return typeof code === 'string' && databaseCodes.test(code)
        ? `The database cannot be reached: ${String(message ?? code)}. Look at DATABASE_URL.`
        : undefined
  }
}

/** No server at that address, or PostgreSQL refuses: rights (28, 42501), database (3D), resources (53), shutting down (57P). */
const databaseCodes =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|28\w{3}|3D000|42501|53\w{3}|57P\w{2})$/
