import { readFileSync, writeFileSync } from 'node:fs'
import { counterFunction } from '#features/discovery/server/search/filter-sql.ts'
import { staleFunction } from '#features/listings/server/service/stale-function.ts'

/**
 * Writes the functions of the database that are made from the listing's fields and the search filters into
 * migrations/0002_triggers.sql: `node scripts/generated-sql.ts`. Tests fail while the file differs.
 */
const file = 'migrations/0002_triggers.sql'
const written = [staleFunction(), counterFunction()].reduce(
  (sql, text) => {
    const [head] = /^create function \w+\(/.exec(text)!
    const start = sql.indexOf(head)
    if (start < 0) throw new Error(`${file} has no ${head}`)
    return sql.slice(0, start) + text + sql.slice(sql.indexOf('$$;', start) + '$$;'.length)
  },
  readFileSync(file, 'utf8'),
)
writeFileSync(file, written)
