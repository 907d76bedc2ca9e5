import { type ComponentType, Suspense } from 'react'
import { useParams } from 'react-router'

/** A module of a screen. */
export interface Screen {
  default: ComponentType
  /** Shown while its data load. */
  Skeleton?: ComponentType
  /** Shown when they do not. */
  ErrorBoundary?: ComponentType
}

/** Shows the skeleton of a screen until its data are there, and again for the data of another address. */
const withSkeleton = (Page: ComponentType, Skeleton: ComponentType) => () => (
  <Suspense key={useParams().id} fallback={<Skeleton />}>
    <Page />
  </Suspense>
)

/** Returns what the router needs of a screen. */
export const screenRoute = ({ default: Page, Skeleton, ErrorBoundary }: Screen) => ({
  Component: Skeleton === undefined ? Page : withSkeleton(Page, Skeleton),
  ErrorBoundary,
})
