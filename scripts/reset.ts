import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandEnv } from './database.ts'

/** Deletes the embedded database and its uploads; the next start recreates them. */
const { databaseUrl, dataDir } = commandEnv()
const folders = ['postgres', 'uploads'].map((name) => join(dataDir, name))

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const clientsDir = join(dataDir, 'postgres', 'clients')
const clients = existsSync(clientsDir)
  ? readdirSync(clientsDir).filter((name) => isRunning(Number.parseInt(name, 10)))
  : []

if (databaseUrl) {
  console.error('DATABASE_URL is set: this command empties the embedded database only.')
  process.exitCode = 1
} else if (clients.length > 0) {
  console.error(`Kaifong is running on ${dataDir}: stop it first.`)
  process.exitCode = 1
} else {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  console.log(`Emptied: ${folders.join(', ')}`)
}
