import { brand, brandColours, mark } from '#shared/brand.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import type { Locale } from '#shared/locale.ts'

/** Content of an e-mail as plain text; escaping happens only in this file. */
export type EmailContent = {
  language: Locale
  subject: string
  siteName: string
  siteUrl: string
  greeting: string | null
  lines: string[]
  /** Links, each with a line of text below. */
  items: { title: string; text: string; url: string }[]
  /** Text written by a user, shown as a block quote. */
  quote: string | null
  button: { label: string; url: string } | null
  linkBelow: string
  note: string | null
  footer: string[]
  /** Ends e-mails of this kind. */
  end: { label: string; url: string } | null
}

const { paper, ink, muted, line, primary, gold } = brandColours
const fonts: Record<Locale, string> = {
  en: "Figtree,'Helvetica Neue',Arial,sans-serif",
  'zh-Hant': "Figtree,'PingFang HK','Noto Sans HK','Microsoft JhengHei',Arial,sans-serif",
  'zh-Hans': "Figtree,'PingFang SC','Noto Sans SC','Microsoft YaHei',Arial,sans-serif",
}

// For mail clients with dark mode; the others use the light colours of the inline styles.
const darkModeCss = `@media (prefers-color-scheme:dark){
.k-paper{background:#0E1513!important}.k-card{background:#16201C!important;border-color:#2B3833!important}
.k-ink{color:#EDF2EF!important}.k-muted{color:#A3B1AA!important}.k-link{color:#7CCBAD!important}
.k-quote{background:#1D2A25!important;border-color:${gold}!important}.k-rule{border-color:#2B3833!important}
.k-button{background:#2FA37E!important;color:#08130F!important}}`

/** Renders HTML (tables and inline styles for mail clients, no images or external resources) and plain text. */
export function renderLayout(content: EmailContent): { html: string; text: string } {
  return { html: htmlOf(content), text: textOf(content) }
}

function htmlOf(content: EmailContent): string {
  const { language, subject, siteUrl, greeting, lines, items, quote, button, note, footer, end } = content
  const height = language === 'en' ? 1.5 : 1.7
  const text = `font:400 16px/${height} ${fonts[language]};color:${ink}`
  const small = `font:400 13px/${height} ${fonts[language]};color:${muted}`
  const paragraph = (body: string, style: string, className: string) =>
    `<p class="${className}" style="margin:0 0 16px;${style}">${escapeHtml(body).replaceAll('\n', '<br>')}</p>`
  const body = [
    ...(greeting ? [paragraph(greeting, text, 'k-ink')] : []),
    ...lines.map((one) => paragraph(one, text, 'k-ink')),
    ...items.map(
      (item) =>
        `<p class="k-ink" style="margin:0 0 16px;${text}"><a class="k-link" href="${escapeHtml(item.url)}" style="color:${primary};font-weight:600">` +
        `${escapeHtml(item.title)}</a><br><span class="k-muted" style="${small}">${escapeHtml(item.text)}</span></p>`,
    ),
    ...(quote ? [quoteOf(quote, text)] : []),
    ...(button ? [buttonOf(button, fonts[language])] : []),
    ...(note ? [paragraph(note, small, 'k-muted')] : []),
    ...(button
      ? [
          `<p class="k-muted" style="margin:0;${small};word-break:break-all">${escapeHtml(content.linkBelow)}<br>` +
            `<a class="k-link" href="${escapeHtml(button.url)}" style="color:${primary}">${escapeHtml(button.url)}</a></p>`,
        ]
      : []),
  ].join('\n')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkModeCss}</style>
</head>
<body class="k-paper" style="margin:0;padding:0;background:${paper}">
<table role="presentation" class="k-paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px">${headerOf(content, fonts[language])}</td></tr>
<tr><td class="k-card" style="padding:28px 24px;background:#FFFFFF;border:1px solid ${line};border-radius:10px">
<h1 class="k-ink" style="margin:0 0 16px;font:700 22px/1.35 ${fonts[language]};color:${ink}">${escapeHtml(subject)}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 4px 0">
${footer.map((one) => `<p class="k-muted" style="margin:0 0 8px;${small}">${escapeHtml(one)}</p>`).join('\n')}
${end ? `<p class="k-muted" style="margin:0 0 8px;${small}"><a class="k-link" href="${escapeHtml(end.url)}" style="color:${primary}">${escapeHtml(end.label)}</a></p>` : ''}
<p class="k-muted" style="margin:0;${small}">${escapeHtml(content.siteName)} · <a class="k-link" href="${escapeHtml(siteUrl)}" style="color:${primary}">${escapeHtml(new URL(siteUrl).host)}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The logo as four table cells, because mail clients do not render SVG, next to the name. */
function headerOf({ siteUrl, language }: EmailContent, font: string): string {
  const tile = (index: number) =>
    `<td width="14" height="14" bgcolor="${mark.tiles[index]!.light}" style="width:14px;height:14px;border-radius:3px;background:${mark.tiles[index]!.light};font-size:1px;line-height:1px">&nbsp;</td>`
  const tiles = `<table role="presentation" cellpadding="0" cellspacing="2" border="0"><tr>${tile(0)}${tile(1)}</tr><tr>${tile(2)}${tile(3)}</tr></table>`
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:8px">${tiles}</td>` +
    `<td><a class="k-ink" href="${escapeHtml(siteUrl)}" style="font:700 20px/1.2 ${font};color:${ink};text-decoration:none">${brand.name} ` +
    `<span lang="${language === 'en' ? 'zh-Hant' : language}" style="font-weight:500">${brand.nameZh}</span></a></td></tr></table>`
  )
}

function quoteOf(quote: string, textStyle: string): string {
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>` +
    `<td class="k-quote k-ink" style="padding:12px 16px;background:${paper};border-left:3px solid ${gold};${textStyle}">` +
    `${escapeHtml(quote).replaceAll('\n', '<br>')}</td></tr></table>`
  )
}

function buttonOf({ label, url }: { label: string; url: string }, font: string): string {
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr>` +
    `<td class="k-button" bgcolor="${primary}" style="background:${primary};border-radius:8px">` +
    `<a class="k-button" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 22px;font:600 16px/1.2 ${font};color:#FFFFFF;` +
    `text-decoration:none;background:${primary};border-radius:8px">${escapeHtml(label)}</a></td></tr></table>`
  )
}

function textOf({ siteName, siteUrl, greeting, lines, items, quote, button, note, footer, end }: EmailContent): string {
  const parts = [
    ...(greeting ? [greeting] : []),
    ...lines,
    ...items.map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(button ? [`${button.label}\n${button.url}`] : []),
    ...(note ? [note] : []),
    ['-- ', ...footer, ...(end ? [`${end.label}: ${end.url}`] : []), `${siteName} · ${siteUrl}`].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}
