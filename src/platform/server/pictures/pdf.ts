type Pdf = InstanceType<typeof import('pdfkit')>
type Attributes = Record<string, string>

/** Attributes that an element inherits. */
const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
]
const numbersOf = (list = '') => (list.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number)

/**
 * A drawing of ours as a PDF of one page, all of it vectors: it needs no font and prints sharply at any size. Knows what
 * the functions beside this file draw: `svg` with a viewBox, `g`, and lucide's shapes, with fill and stroke, and moving
 * and scaling. `width` and `height` of the page are in points; the drawing is scaled to its width.
 */
export async function svgToPdf(
  svg: string,
  { width, height, title }: { width: number; height: number; title: string },
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({ size: [width, height], margin: 0, info: { Title: title, Creator: 'Kaifong' } })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise((resolve) => pdf.on('end', resolve))
  drawInto(pdf, svg.replace(/<svg /, `<svg x="0" y="0" data-page="" `), width, height)
  pdf.end()
  await done
  return Buffer.concat(parts)
}

function drawInto(pdf: Pdf, svg: string, width: number, height: number): void {
  const styles: Attributes[] = [{ fill: '#000', stroke: 'none' }]
  for (const [, end, name = '', rest = '', isEmpty] of svg.matchAll(/<(\/?)(\w+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (end) {
      styles.pop()
      pdf.restore()
      continue
    }
    const given: Attributes = {}
    for (const [, key = '', value = ''] of rest.matchAll(/\s([\w-]+)="([^"]*)"/g)) given[key] = value
    const style = { ...styles.at(-1) }
    for (const key of inherited) if (given[key] !== undefined) style[key] = given[key]
    pdf.save()
    if (name === 'svg')
      enter(pdf, given['data-page'] === '' ? { ...given, width: `${width}`, height: `${height}` } : given)
    else if (name === 'g' || name === 'path') transform(pdf, given['transform'])
    if (name !== 'svg' && name !== 'g') paint(pdf, name, given, style)
    if (isEmpty) pdf.restore()
    else styles.push(style)
  }
}

/** Places the content of a nested drawing in its box, as `preserveAspectRatio` says, and cuts what is outside. */
function enter(pdf: Pdf, { x, y, width, height, viewBox, preserveAspectRatio }: Attributes): void {
  const [left = 0, top = 0, boxWidth = 1, boxHeight = 1] = numbersOf(viewBox)
  const [w, h] = [Number(width), Number(height)]
  const fit = preserveAspectRatio?.endsWith('slice') ? Math.max : Math.min
  const scale = fit(w / boxWidth, h / boxHeight)
  pdf.translate(Number(x ?? 0), Number(y ?? 0))
  pdf.rect(0, 0, w, h).clip()
  pdf.translate((w - boxWidth * scale) / 2, (h - boxHeight * scale) / 2)
  pdf.scale(scale)
  pdf.translate(-left, -top)
}

function transform(pdf: Pdf, list = ''): void {
  for (const [, kind, values] of list.matchAll(/(translate|scale)\(([^()]*)\)/g)) {
    const [a = 0, b] = numbersOf(values)
    if (kind === 'translate') pdf.translate(a, b ?? 0)
    else pdf.scale(a, b ?? a)
  }
}

function paint(pdf: Pdf, name: string, given: Attributes, style: Attributes): void {
  if (!trace(pdf, name, given)) return
  const [fill, stroke] = [style['fill'] ?? 'none', style['stroke'] ?? 'none']
  if (stroke !== 'none') {
    pdf.lineWidth(Number(style['stroke-width'] ?? 1))
    pdf.lineCap(style['stroke-linecap'] ?? 'butt')
    pdf.lineJoin(style['stroke-linejoin'] ?? 'miter')
    const [length, space] = numbersOf(style['stroke-dasharray'])
    if (length) pdf.dash(length, { space: space ?? length, phase: Number(style['stroke-dashoffset'] ?? 0) })
  }
  if (fill !== 'none' && stroke !== 'none') pdf.fillAndStroke(fill, stroke)
  else if (stroke !== 'none') pdf.stroke(stroke)
  else if (fill !== 'none') pdf.fill(fill)
}

/** Adds the outline of a shape to the current path. False for elements that draw nothing. */
function trace(pdf: Pdf, name: string, given: Attributes): boolean {
  const n = (key: string) => Number(given[key] ?? 0)
  if (name === 'path') pdf.path(given['d'] ?? '')
  else if (name === 'rect') pdf.roundedRect(n('x'), n('y'), n('width'), n('height'), n('rx'))
  else if (name === 'circle') pdf.circle(n('cx'), n('cy'), n('r'))
  else if (name === 'ellipse') pdf.ellipse(n('cx'), n('cy'), n('rx'), n('ry'))
  else if (name === 'line') pdf.moveTo(n('x1'), n('y1')).lineTo(n('x2'), n('y2'))
  else if (name === 'polyline' || name === 'polygon') {
    const points = numbersOf(given['points'])
    pdf.path(`M${points.join(' ')}${name === 'polygon' ? 'z' : ''}`)
  } else return false
  return true
}
