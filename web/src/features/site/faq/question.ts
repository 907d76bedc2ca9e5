import type { ReactNode } from 'react'

export interface Question {
  /** The hash of the address that opens it. */
  id: string
  ask: string
  answer: ReactNode
}
