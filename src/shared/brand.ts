import type { Localized } from './locale.ts'

/** The product's name, tagline and logo mark: the only place to change them. */
export const brand = {
  name: 'Kaifong',
  /** "The neighbours" in Cantonese, the same in both scripts. */
  nameZh: '街坊',
  tagline: {
    en: 'Hong Kong services the neighbours recommend',
    'zh-Hant': '街坊推介的香港好師傅',
    'zh-Hans': '街坊推荐的香港好师傅',
  } satisfies Localized,
} as const

/**
 * Colours for what stylesheets cannot reach: generated pictures, the manifest, the browser's address bar. CSS defines
 * its own roles.
 */
export const brandColours = {
  paper: '#FBFAF6',
  ink: '#16211D',
  muted: '#56625C',
  line: '#E3E0D6',
  primary: '#0B5D45',
  gold: '#D9A441',
  night: '#0E1513',
} as const

/**
 * The logo mark on a 32 by 32 grid: four mosaic tiles, the second shaped like a speech bubble. Uses even units so that
 * edges are sharp at 16, 32 and 192 pixels. `dark` is the tone for a dark background.
 */
export const mark = {
  size: 32,
  tiles: [
    {
      d: 'M3.5 1h9a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-9a2.5 2.5 0 0 1 2.5-2.5z',
      light: '#0B5D45',
      dark: '#2FA37E',
    },
    {
      d: 'M19.5 1h9a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-5.5l-4 2.9q-2 1.3-2-1V3.5a2.5 2.5 0 0 1 2.5-2.5z',
      light: '#D9A441',
      dark: '#E3B459',
    },
    {
      d: 'M3.5 17h9a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-9a2.5 2.5 0 0 1 2.5-2.5z',
      light: '#5FA68B',
      dark: '#7CCBAD',
    },
    {
      d: 'M19.5 17h9a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-9a2.5 2.5 0 0 1 2.5-2.5z',
      light: '#2C7D62',
      dark: '#188062',
    },
  ],
} as const

/**
 * Named tile colours, after the station colours of the MTR, in oklch (lightness 0 to 1, chroma, hue in degrees);
 * `spark` is the hue of the accent tile. Light tiles (from 0.7) carry ink, dark ones white text, both at a contrast of
 * at least 4.5:1. tiles.css repeats these values with the dark theme's shades; a test keeps the two in sync.
 */
export const tileColours = {
  harbour: { l: 0.45, c: 0.095, h: 252, spark: 75 },
  terracotta: { l: 0.53, c: 0.115, h: 42, spark: 85 },
  aqua: { l: 0.83, c: 0.07, h: 200, spark: 25 },
  marigold: { l: 0.82, c: 0.12, h: 80, spark: 30 },
  rose: { l: 0.81, c: 0.085, h: 5, spark: 160 },
  indigo: { l: 0.42, c: 0.12, h: 282, spark: 80 },
  teal: { l: 0.51, c: 0.085, h: 192, spark: 95 },
  plum: { l: 0.46, c: 0.12, h: 340, spark: 70 },
  brick: { l: 0.43, c: 0.115, h: 24, spark: 70 },
  caramel: { l: 0.49, c: 0.08, h: 64, spark: 195 },
  lilac: { l: 0.79, c: 0.085, h: 305, spark: 95 },
  yuzu: { l: 0.86, c: 0.13, h: 112, spark: 40 },
  slate: { l: 0.42, c: 0.03, h: 245, spark: 60 },
  bottle: { l: 0.41, c: 0.075, h: 160, spark: 90 },
  sky: { l: 0.8, c: 0.08, h: 243, spark: 60 },
} as const satisfies Record<string, { l: number; c: number; h: number; spark: number }>
export type TileColour = keyof typeof tileColours
