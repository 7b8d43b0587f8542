declare module 'virtual:icon-sprite' {
  /** URL of the sprite: `<use href={`${spriteUrl}#star`}>`. */
  export const spriteUrl: string
}
