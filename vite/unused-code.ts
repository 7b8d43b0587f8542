import type { Plugin } from 'vite'

/**
 * Code of React and React Router that no page runs and the bundler cannot tell, by file. The functions keep their name and
 * lose their body, so they must have no effect for a site that uses none of what is named above them, which the linter refuses
 * to import.
 */
const unusedFunctions: Record<string, readonly string[]> = {
  'react-dom/cjs/react-dom-client.production.js': [
    // <ViewTransition>
    'trackEnterViewTransitions',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionName',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'scheduleViewTransitionEvent',
    'createViewTransitionInstance',
    'startViewTransition',
    // References to fragments
    'FragmentInstance',
    'isFragmentInstanceParent',
    'addFragmentHandleToFiber',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    'deleteChildFromFragmentInstance',
    // <Activity>, <SuspenseList>, useActionState
    'updateActivityComponent',
    'updateSuspenseListComponent',
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
  ],
  'react-router/dist/production/lib/router/router.js': [
    // Actions and fetchers
    'handleAction',
    'fetch',
    'handleFetcherAction',
    'handleFetcherLoader',
    'getUpdatedRevalidatingFetchers',
    // Instrumentation
    'getInstrumentationNavigateMeta',
  ],
  'react-router/dist/production/lib/router/instrumentation.js': [
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'consumeInstrumentationClientResultMetaReceiver',
  ],
}

/** Statements that add to what is unused: methods of what `unusedFunctions` names, and an export. */
const unusedAssignment =
  /^(?:(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+|exports\.createRoot) = function .*?^\};$/gms

/** Empties one function of a file that is formatted as a bundler leaves it: its last line is a brace as indented as its first. */
function emptyFunction(code: string, name: string): string {
  const pattern = new RegExp(`^(\\t*)((?:async )?function ${name}\\().*?^\\1\\}$`, 'ms')
  if (!pattern.test(code)) throw new Error(`${name} is no longer there`)
  return code.replace(pattern, '$1$2) {}')
}

/** Vite's helper around each `import()` would first request the stylesheet, which every page has. */
const preloadHelper = 'export const __vitePreload = (load) => load()'

/**
 * Leaves out of the script of the browser what no page needs of its libraries, 13 KB compressed (docs/decisions/0025). The
 * build fails when a new version of a library lacks one of the functions, so that somebody looks at what it has become.
 */
export function unusedCode(): Plugin {
  return {
    name: 'kaifong:unused-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/(?:react-router\/dist|react-dom\/cjs)\/|vite\/preload-helper/ },
      handler(code, id) {
        if (id.includes('vite/preload-helper')) return preloadHelper
        const file = id.slice(id.lastIndexOf('node_modules/') + 'node_modules/'.length)
        const emptied = (unusedFunctions[file] ?? []).reduce(emptyFunction, code)
        // React Router's files lack the annotation that creating a component has no side effects, and assign display names.
        return emptied
          .replaceAll(unusedAssignment, '')
          .replaceAll(/^const (\w+) = (React\$1\.forwardRef\()/gm, 'const $1 = /* @__PURE__ */ $2')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
      },
    },
  }
}
