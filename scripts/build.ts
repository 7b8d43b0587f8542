import { createReadStream, createWriteStream, globSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { runTool } from './run.ts'

/** Stores a Brotli and a gzip copy of each text asset, at maximum compression. */
async function compressAssets(): Promise<void> {
  for (const path of globSync('build/client/assets/**/*.{js,css,json,svg}')) {
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    await pipeline(createReadStream(path), brotli, createWriteStream(`${path}.br`))
    await pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`))
  }
}

// Builds the site into build/, without files of an earlier build.
for (const part of ['client', 'server']) rmSync(`build/${part}`, { recursive: true, force: true })
const code = await runTool('react-router', ['build', '--logLevel', 'error'], { NODE_ENV: 'production' })
if (code === 0) await compressAssets()
process.exitCode = code
