import type { Plugin } from 'vite'

/**
 * Functions around CommonJS modules, which run as soon as their file does. Browsers compile a function in parentheses beside
 * the main thread, while the file arrives, but parse an arrow function a second time when it is called: 6 ms for React on
 * a computer, four times as long on a phone.
 */
const wrapper = /=(\w+)\(\(\(?([\w,]*)\)?=>\{/g

/** Writes these functions with `function`; the build fails when the bundler writes something else. */
export function moduleWrappers(): Plugin {
  return {
    name: 'kaifong:module-wrappers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'react')
      if (chunk?.type !== 'chunk' || !chunk.code.match(wrapper))
        throw new Error('no module is wrapped in an arrow function')
      chunk.code = chunk.code.replaceAll(wrapper, '=$1((function($2){')
    },
  }
}
