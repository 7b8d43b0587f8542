import type { Plugin } from 'vite'

/**
 * Lets the bundler drop unused parts of React Router, mainly its forms: its files lack the annotation that creating a
 * component has no side effects, and assign display names. If the patterns no longer match, bundles only grow.
 */
export function treeShakeReactRouter(): Plugin {
  return {
    name: 'kaifong:tree-shake-react-router',
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
