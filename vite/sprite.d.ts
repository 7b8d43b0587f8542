declare module 'virtual:icon-sprite' {
  /**
   * URL of an icon: `<use href={iconUrl('star')}>`. An icon that is not on common pages comes with all others, or `alone`
   * in a file of its own.
   */
  export const iconUrl: (name: string, alone?: boolean) => string
  /** URL of the places of the map: `<use href={`${mapUrl}#hk-sha-tin`}>`. */
  export const mapUrl: string
}
