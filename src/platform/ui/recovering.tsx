import { Component, type ReactNode } from 'react'
import { holdInput } from './held-input.ts'

/** A part that fails again within this time is given up. */
const minMs = 1_000

type State = { failure: object | null; givenUp: { error: unknown } | null }

/**
 * A part of the page that is drawn anew, with what was typed into it, when React cannot go on with it: translations and
 * extensions of browsers move its nodes. Where it fails again at once, the part around it is drawn anew.
 */
export class Recovering extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null, givenUp: null }
  private failedAt = -Infinity

  /** The children are drawn anew after it. */
  static getDerivedStateFromError = (): Partial<State> => ({ failure: {} })

  override getSnapshotBeforeUpdate(_: unknown, { failure }: State) {
    return failure === this.state.failure ? null : holdInput()
  }

  override componentDidUpdate(_: unknown, __: unknown, putBack: (() => void) | null) {
    putBack?.()
  }

  override componentDidCatch(error: unknown) {
    const now = performance.now()
    if (now - this.failedAt < minMs) this.setState({ givenUp: { error } })
    this.failedAt = now
  }

  override render() {
    if (this.state.givenUp) throw this.state.givenUp.error
    return this.props.children
  }
}
