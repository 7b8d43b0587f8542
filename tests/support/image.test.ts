import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { freePort } from '../../scripts/serve.ts'
import { copyTracked } from './clone.ts'
import { msUntil } from './site-faults.ts'

/** Instructions of the two stages of deploy/Dockerfile, with their continued lines. */
const [buildStage = [], imageStage = []] = readFileSync('deploy/Dockerfile', 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^FROM .*\n/m)
  .slice(1)
  .map((stage) =>
    stage
      .trim()
      .split('\n')
      .map((line) => ({ name: line.split(' ')[0], rest: line.slice(line.indexOf(' ') + 1) })),
  )
/** A user that owns nothing, as `USER node` there; a test that does not run as root stays itself. */
const user = process.getuid?.() === 0 ? { uid: 1_000, gid: 1_000 } : {}

test.runIf(process.platform === 'linux')(
  'the steps of the Dockerfile make a site that starts as another user on a new database @deep',
  async () => {
    const scratch = mkdtempSync('/tmp/kaifong-image-')
    onTestFinished(() => rmSync(scratch, { recursive: true, force: true }))
    chmodSync(scratch, 0o755)
    const root = path.join(scratch, 'srv')
    const dataDir = path.join(scratch, 'data')
    for (const folder of [root, dataDir]) mkdirSync(folder)
    if (user.uid) chownSync(dataDir, user.uid, user.gid)
    const own = { PATH: process.env['PATH'], HOME: process.env['HOME'] }
    for (const { name, rest } of buildStage) {
      if (name === 'COPY') copyTracked(root, rest.split(' ').slice(0, -1))
      // The Node of this clone first, and then that of the copy once it is there.
      const PATH = `${root}/node_modules/.bin:${path.resolve('node_modules/.bin')}:${own.PATH}`
      if (name === 'RUN') await promisify(execFile)('sh', ['-c', rest], { cwd: root, env: { ...own, PATH } })
    }

    const database = await startEmbeddedPostgres(path.join(scratch, 'database'), { overTcp: true })
    onTestFinished(database.stop)
    const admin = new pg.Client(database.url)
    await admin.connect()
    await admin.query('create database kaifong')
    await admin.end()

    const port = String(await freePort())
    const url = `http://127.0.0.1:${port}`
    const image = Object.fromEntries(
      imageStage
        .filter(({ name }) => name === 'ENV')
        .flatMap(({ rest }) => rest.split(' ').map((one) => one.split('='))),
    ) as Record<string, string>
    expect(image).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' })
    const env = {
      ...image,
      PATH: `${root}/node_modules/.bin:/usr/bin:/bin`,
      HOST: '127.0.0.1',
      PORT: port,
      BASE_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: Object.assign(new URL(database.url), { pathname: '/kaifong' }).href,
      AUTH_SECRET: 'a secret of the image, which is long enough',
      LOG_LEVEL: 'error',
    }
    const command = (name: string) => {
      const { rest = '' } = imageStage.find((one) => one.name === name) ?? {}
      const [program = '', ...args] = JSON.parse(rest.slice(rest.indexOf('['))) as string[]
      return [program, args, { cwd: root, env, ...user, stdio: 'inherit' }] as const
    }
    const site = spawn(...command('CMD'))
    const ended = once(site, 'exit')
    onTestFinished(async () => {
      site.kill('SIGKILL')
      await ended
    })
    const isReady = async () => {
      if (site.exitCode !== null) return true
      return (await fetch(`${url}/readyz`)).ok
    }
    await msUntil(isReady, 120_000)
    expect(site.exitCode).toBeNull()
    const home = await fetch(url)
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('Kaifong')])
    expect(await once(spawn(...command('HEALTHCHECK')), 'exit')).toEqual([0, null])
    site.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
  600_000,
)
