import { Component, type ReactNode } from 'react'
import { reportCrash } from '../lib/crash-report'

/** Leaves out what fails: nobody misses it on the page. */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(error: Error) {
    reportCrash('render', error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
