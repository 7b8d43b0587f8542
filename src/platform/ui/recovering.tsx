import { Component, type ReactNode } from 'react'
import { holdInput, putBack, type HeldInput } from './held-input.ts'

/** A part that has failed more often is given up. */
const maxFailures = 9

type State = { failure?: object }

/**
 * A part of the page that is drawn anew, with what was typed into it, when React cannot go on with it: translations and
 * extensions of browsers move its nodes. Where it fails again at once, the part around it is drawn anew.
 */
export class Recovering extends Component<{ children: ReactNode }, State> {
  override state: State = {}
  private failures = 0

  /** The children are drawn anew after it. */
  static getDerivedStateFromError = (): State => ({ failure: {} })

  override getSnapshotBeforeUpdate(_: unknown, { failure }: State) {
    return failure === this.state.failure ? null : holdInput()
  }

  override componentDidUpdate(_: unknown, __: unknown, held: HeldInput | null) {
    if (held) void putBack(held)
  }

  override componentDidCatch(error: unknown) {
    // Thrown while this is rendered, the error is that of the part around it.
    if (++this.failures > maxFailures)
      this.setState(() => {
        throw error
      })
  }

  override render() {
    return this.props.children
  }
}
