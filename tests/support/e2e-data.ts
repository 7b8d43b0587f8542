import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defaultDataDirectory } from '../../src/platform/server/data-directory.ts'

/** Data of the site that journeys use: in the clone, or where the database's user may enter, as for `npm start`. */
export const e2eDataDir = defaultDataDirectory(
  resolve('.cache/e2e'),
  process.getuid?.(),
  join(tmpdir(), `kaifong-e2e${process.cwd().replaceAll('/', '-')}`),
)
