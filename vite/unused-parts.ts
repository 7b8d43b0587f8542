import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what nothing here uses of React Router, its forms above all: its files lack the mark that
 * making a component has no effect of its own, and name each for a debugger. Where nothing matches, pages only grow.
 */
export function unusedParts(): Plugin {
  return {
    name: 'kaifong:unused-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replaceAll(/^const (\w+) = (React\$1\.forwardRef\()/gm, 'const $1 = /* @__PURE__ */ $2')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
    },
  }
}
