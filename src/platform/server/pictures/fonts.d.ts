/** The parts of fontkit and wawoff2 that pictures use; they ship no types of their own. */
declare module 'fontkit' {
  export type Glyph = { id: number; advanceWidth: number; path: { toSVG(): string } }
  export type Font = {
    hasGlyphForCodePoint(code: number): boolean
    getVariation(axes: { wght: number }): Font
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number }[] }
  }
  export function create(font: Buffer): Font
}

declare module 'wawoff2' {
  const woff2: { decompress(font: Uint8Array): Promise<Uint8Array> }
  export default woff2
}
