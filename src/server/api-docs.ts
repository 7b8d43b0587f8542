import { hash } from 'node:crypto'
import type { OpenAPI } from '@orpc/openapi'
import { html, raw } from 'hono/html'
import { brand } from '#shared/brand.ts'
import type { RateLimit } from '#shared/rate-limit.ts'
import { themeScript } from '#shared/theme.ts'

type Operation = OpenAPI.OperationObject
type Schema = {
  type?: string | string[]
  enum?: unknown[]
  description?: string
  default?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  $ref?: string
  anyOf?: Schema[]
  const?: unknown
}

function typeOf(schema: Schema | undefined): string {
  if (!schema) return ''
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.items) {
    const type = typeOf(schema.items)
    return type.includes(' | ') ? `(${type})[]` : `${type}[]`
  }
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'object')
}

/** A path that a narrow window breaks before a slash. */
function breakable(path: string) {
  return path.split(/(?=\/)/).map((part) => html`<wbr />${part}`)
}

function parameterRows(operation: Operation) {
  return ((operation.parameters ?? []) as OpenAPI.ParameterObject[]).map((parameter) => {
    const schema = parameter.schema as Schema
    const description = schema.description ?? parameter.description
    const fallback = schema.default === undefined ? undefined : `default: ${JSON.stringify(schema.default)}`
    return html`<tr>
      <th scope="row"><code>${parameter.name}</code>${parameter.required ? ' (required)' : ''}</th>
      <td>${parameter.in}</td>
      <td>
        <code
          >${typeOf(schema)
            .split(' | ')
            .map((one, at) => html`${at > 0 ? ' | ' : ''}<span>${one}</span>`)}</code
        >
      </td>
      <td>${[description, fallback].filter(Boolean).join('; ')}</td>
    </tr>`
  })
}

function formatSchema(schema: Schema | undefined, depth = 0): string {
  if (!schema) return 'nothing'
  const pad = '  '.repeat(depth + 1)
  if (schema.items) return `[${formatSchema(schema.items, depth)}]`
  if (schema.anyOf) return schema.anyOf.map((one) => formatSchema(one, depth)).join(' | ')
  if (!schema.properties) return typeOf(schema)
  const lines = Object.entries(schema.properties).map(([name, value]) => {
    const comment = value.description ? `  // ${value.description}` : ''
    return `${pad}${name}: ${formatSchema(value, depth + 1)}${comment}`
  })
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

/** The schema of what has JSON content: a request body or a response; undefined without it. */
function jsonSchema(message: object | undefined): Schema | undefined {
  const content = (message as OpenAPI.ResponseObject | undefined)?.content
  return content?.['application/json']?.schema
}

function responseSchema(operation: Operation): string {
  const ok = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1]
  return formatSchema(jsonSchema(ok))
}

/** Allows the page its styles and the script that applies the visitor's theme. */
export const apiDocsPolicy = `default-src 'none'; script-src 'sha256-${hash('sha256', themeScript, 'base64')}'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`

const inMinutes = ({ count, seconds }: RateLimit) => `${count.toLocaleString('en')} requests in ${seconds / 60} minutes`

/** The API reference as an HTML page in the visitor's theme: every operation with its parameters and response. */
export function apiDocs(document: OpenAPI.Document, limits: { anonymous: RateLimit; key: RateLimit }) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation as Operation,
    })),
  )
  const server = document.servers?.[0]?.url ?? ''
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <meta name="description" content="${document.info.description}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${raw(`<script>${themeScript}</script>`)}
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <header>
          <nav aria-label="Main">
            <a href="/"
              ><img src="/favicon.svg" alt="" width="32" height="32" />${brand.name}
              <span lang="zh-Hant">${brand.nameZh}</span></a
            >
            <a href="/explore">Explore</a>
            <a href="/about">About</a>
          </nav>
        </header>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <dl>
            <dt>Base URL</dt>
            <dd><code>${server}</code></dd>
            <dt>Own data</dt>
            <dd><code>Authorization: Bearer KEY</code> with one of your <a href="/user/integrations">API keys</a></dd>
            <dt>Limits</dt>
            <dd>
              ${inMinutes(limits.anonymous)}, with a key ${inMinutes(limits.key)}; beyond that, the header
              <code>Retry-After</code> says when to come again
            </dd>
            <dt>OpenAPI</dt>
            <dd><a href="/api/openapi.json">openapi.json</a></dd>
          </dl>
          ${operations.map(
            ({ path, method, operation }) =>
              html`<section>
                <h2 id="${operation.operationId ?? path}"><code>${method} ${breakable(path)}</code></h2>
                <p>${operation.summary ?? ''} ${operation.description ?? ''}</p>
                ${
                  operation.parameters?.length
                    ? html`<table>
                        <thead>
                          <tr>
                            <th scope="col">Parameter</th>
                            <th scope="col">In</th>
                            <th scope="col">Type</th>
                            <th scope="col">Description</th>
                          </tr>
                        </thead>
                        <tbody>
                          ${parameterRows(operation)}
                        </tbody>
                      </table>`
                    : ''
                }
                ${
                  jsonSchema(operation.requestBody)
                    ? html`<details>
                        <summary>Request</summary>
                        <pre>${formatSchema(jsonSchema(operation.requestBody))}</pre>
                      </details>`
                    : ''
                }
                <details>
                  <summary>Response</summary>
                  <pre>${responseSchema(operation)}</pre>
                </details>
              </section>`,
          )}
        </main>
      </body>
    </html>`
}
