type Convert = (text: string) => string

let loading: Promise<Convert> | undefined

/**
 * What turns stored Traditional text (Hong Kong's characters) into Simplified. The dictionary (about 110 KB, 10 ms) is
 * loaded once, when first asked for.
 */
export function loadSimplifier(): Promise<Convert> {
  loading ??= import('opencc-js/t2cn').then(({ Converter }) => Converter({ from: 'hk', to: 'cn' }))
  return loading
}
