/** The part of fontkit that pictures use; it ships no types of its own. */
declare module 'fontkit' {
  export type Glyph = { id: number; advanceWidth: number; path: { toSVG(): string } }
  export type Font = {
    hasGlyphForCodePoint(code: number): boolean
    getVariation(axes: { wght: number }): Font
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number }[] }
  }
  export function create(font: Buffer): Font
}
