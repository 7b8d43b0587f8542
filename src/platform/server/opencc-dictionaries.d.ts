declare module 'opencc-js/dict/*' {
  /** `character character|…` */
  const dictionary: string
  export default dictionary
}
