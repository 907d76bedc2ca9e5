import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  fallback: (error: Error) => ReactNode
}

interface State {
  error: Error | null
}

/** Shows the fallback when something below it fails. A new key gives it a fresh start. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error)
  }
}
