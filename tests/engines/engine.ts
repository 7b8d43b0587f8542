/** The browser as journeys use it, so that each is written once and runs in every engine. */
export type Engine = {
  /** Errors of the console and exceptions of pages so far; grows by itself. */
  readonly errors: readonly string[]
  /** Opens an address of the site and returns when its document is parsed. */
  open: (path: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a function, which may use its argument and nothing else from here, in the page. */
  evaluate: <T, Argument>(work: (argument: Argument) => T | Promise<T>, argument: Argument) => Promise<T>
  /** Clicks, by the browser's own input, at a point of the window in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Types, by the browser's own input, where the focus is. */
  type: (text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape') => Promise<void>
  /** Chooses files in the first field for files. */
  upload: (paths: string[]) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** A picture of the window, as PNG. */
  screenshot: () => Promise<Buffer>
  /** Forgets cookies, storage and errors, as a new visitor has none. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

export type EngineOptions = { baseUrl: string; blocksSiteData?: boolean }
