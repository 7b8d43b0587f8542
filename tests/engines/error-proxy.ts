import { hash } from 'node:crypto'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const errorsPath = '/errors-of-pages'

/**
 * Reports errors of the page, its console and its policy, and leaves nothing in the document. A page that is being left is
 * not asked: the modules that it still loads fail.
 */
const script = `{let isLeft=false;addEventListener('beforeunload',()=>isLeft=true)
const send=(text)=>isLeft||navigator.sendBeacon('${errorsPath}',text),log=console.error
console.error=(...all)=>{send(all.map(String).join(' '));log.apply(console,all)}
addEventListener('error',(e)=>send(e.message))
addEventListener('unhandledrejection',(e)=>send('unhandled: '+e.reason))
addEventListener('securitypolicyviolation',(e)=>send(e.violatedDirective+' refused '+e.blockedURI))
document.currentScript.remove()}`

const listen = async (server: ReturnType<typeof createServer>): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Answers as the site does, and collects the errors that its pages have in the browser. */
export async function startErrorProxy(baseUrl: string) {
  const errors: string[] = []
  const site = new URL(baseUrl)
  let own = ''
  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (incoming.url === errorsPath) {
      errors.push(await text(incoming))
      return outgoing.writeHead(204).end()
    }
    const headers = { ...incoming.headers, host: site.host, 'accept-encoding': 'identity' }
    for (const name of ['origin', 'referer'] as const) {
      if (headers[name]) headers[name] = headers[name].replace(own, baseUrl)
    }
    const forwarded = request({
      host: site.hostname,
      port: site.port,
      path: incoming.url,
      method: incoming.method,
      headers,
    })
    forwarded.on('error', () => outgoing.destroy())
    forwarded.on('response', (answer) => void respond(answer, outgoing))
    incoming.pipe(forwarded)
  }
  async function respond(answer: IncomingMessage, outgoing: ServerResponse) {
    const headers = { ...answer.headers }
    if (headers.location) headers.location = headers.location.replace(baseUrl, own)
    const isPage = headers['content-type']?.startsWith('text/html') && answer.statusCode !== 304
    if (!isPage) {
      outgoing.writeHead(answer.statusCode!, headers)
      return answer.pipe(outgoing)
    }
    const html = await text(answer)
    const policy = 'content-security-policy'
    headers[policy] = String(headers[policy]).replace(
      'script-src',
      `script-src 'sha256-${hash('sha256', script, 'base64')}'`,
    )
    delete headers['content-length']
    outgoing.writeHead(answer.statusCode!, headers)
    return outgoing.end(html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`))
  }
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()))
  own = `http://localhost:${await listen(server)}`
  return {
    url: own,
    errors,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
