declare module 'virtual:icon-sprite' {
  /** Address of the sprite: `<use href={`${spriteUrl}#star`}>`. */
  export const spriteUrl: string
}
