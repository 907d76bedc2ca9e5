import { Component, type ReactNode } from 'react'

/** Leaves out what fails: nobody misses it on the page. */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
