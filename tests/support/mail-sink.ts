import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = { from: string; to: string[]; messageId: string; raw: string }

/**
 * A local SMTP server that accepts everything and collects it in `mails` in the order of arrival. `refuse` may return an
 * SMTP reply code to reject a recipient.
 */
export async function startMailSink(refuse: (recipient: string) => number | null = () => null) {
  const mails: Received[] = []
  const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, callback) => {
    const code = refuse(address)
    callback(code === null ? null : Object.assign(new Error('not here'), { responseCode: code }))
  }
  const onData: SMTPServerOptions['onData'] = (stream, { envelope }, callback) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8')
      const messageId = /^message-id: *(\S+)/im.exec(raw)?.[1] ?? ''
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), messageId, raw })
      callback(null)
    })
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo,
    onData,
  })
  // Some tests kill the worker, which breaks its connection.
  server.on('error', () => {})
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
