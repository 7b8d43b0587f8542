import { Hono } from 'hono'
import { html } from 'hono/html'
import type { RouteServices } from '#platform/server/routes.ts'
import { findLatestMails } from '../service.ts'

/** Number of emails shown, newest first. */
const maxMails = 100

/**
 * The development mailbox: emails of the outbox as HTML and as text. It shows links that grant access to accounts,
 * so it is mounted only by `npm run dev`.
 */
export function devMailbox({ db, env, log }: RouteServices): Hono {
  const routes = new Hono()
  const mails = () => findLatestMails({ db, log, baseUrl: env.baseUrl }, maxMails)
  // Emails contain inline styles; scripts and external resources are blocked.
  routes.use(async (c, next) => {
    await next()
    c.res.headers.set(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    c.res.headers.set('cache-control', 'no-store')
  })
  routes.get('/', async (c) => {
    const rows = (await mails()).map(
      ({ id, type, status, lastError, createdAt, email }) =>
        html`<tr>
          <td>${createdAt.toISOString().slice(0, 19).replace('T', ' ')}</td>
          <td>${email.to}</td>
          <td><a href="/dev/mail/${id}">${email.subject}</a><br /><small>${type} · ${email.language}</small></td>
          <td>${status}${lastError ? html`<br /><small>${lastError}</small>` : ''}</td>
          <td><a href="/dev/mail/${id}/text">text</a></td>
        </tr>`,
    )
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width,initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <title>Mailbox</title>
            <style>
              body {
                font: 16px/1.5 sans-serif;
                margin: 24px;
              }
              td {
                padding: 6px 16px 6px 0;
                vertical-align: top;
                border-top: 1px solid #8886;
              }
            </style>
          </head>
          <body>
            <h1>Mailbox</h1>
            ${
              rows.length > 0
                ? html`<table>
                    ${rows}
                  </table>`
                : html`<p>No mail has been written yet.</p>`
            }
          </body>
        </html>`,
    )
  })
  routes.get('/:id/:form?', async (c) => {
    const { id, form } = c.req.param()
    const mail = (await mails()).find((one) => one.id === id)
    if (!mail || (form !== undefined && form !== 'text')) return c.text('No such mail among the latest', 404)
    return form === 'text' ? c.text(mail.email.text) : c.html(mail.email.html)
  })
  return routes
}
