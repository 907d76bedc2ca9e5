import type { QueryClient } from '@tanstack/react-query'
import {
  type LoaderFunctionArgs,
  type Location,
  Navigate,
  type NonIndexRouteObject,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  type ShouldRevalidateFunction,
} from 'react-router'
import { useUser } from '../api/session'
import HomePage from '../features/site/home-page'
import { loadPart } from '../lib/load-part'
import { paths, projectRoutes, requestRoutes } from '../lib/paths'
import { session } from '../lib/session'
import { GoToLogin } from '../shared/request/go-to-login'
import { MainLayout } from './layout/main-layout'
import { PageLoading } from './layout/page-loading'
import { SlimLayout } from './layout/slim-layout'
import { PageAnnouncer } from './page-announcer'
import type { firstCalls } from './prefetch'
import { RouteProblem } from './route-problem'
import { type Screen, screenRoute } from './screen'
import { usePageChange } from './use-page-change'
import { useSessionWatch } from './use-session-watch'

type Load = () => Promise<Screen>

/** A screen that is loaded when it is first opened. */
const lazy = (name: string, load: Load) => ({
  lazy: async () => screenRoute(await loadPart(name, load)),
  HydrateFallback: PageLoading,
})

const page = (path: string, name: string, load: Load): NonIndexRouteObject => ({ path, ...lazy(name, load) })

/** A change of the search opens another part of a screen, whose data are there. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search

/** Returns the loader that starts what a screen shows while its code loads too. Neither waits for the other. */
const starting = (queries: QueryClient, what: keyof typeof firstCalls) => ({
  loader({ params: { id = '' } }: LoaderFunctionArgs) {
    if (session.access() !== null)
      void import('./prefetch').then(
        ({ firstCalls }) => firstCalls[what](queries, id),
        () => undefined, // then the screen loads it, or does not come either
      )
    return null
  },
  shouldRevalidate,
})

/** Pages inside their layout, which stays when one of them fails. */
const inside = (layout: NonIndexRouteObject, pages: RouteObject[]): RouteObject => ({
  ...layout,
  children: [{ ErrorBoundary: RouteProblem, children: pages }],
})

/** Pages for a signed-in user. A visitor is asked to sign in first. */
const signedIn = (pages: RouteObject[]): RouteObject => ({ Component: SignedIn, children: pages })
const SignedIn = () => (useUser() === null ? <GoToLogin /> : <Outlet />)

/** Names where one was on a page. Pages that a browser opened itself all have the same key. */
const placeOf = ({ key, pathname, search, hash }: Location) => (key === 'default' ? pathname + search + hash : key)

/** What is around every screen. */
function Root() {
  useSessionWatch()
  usePageChange()
  return (
    <>
      <Outlet />
      <PageAnnouncer />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

const application = () => import('../features/application/application-page')
const failed = () => import('../features/requests/failed-page')
const processing = () => import('../features/requests/processing-page')
const projectScreen = () => import('../features/project/project-screen')
const profile = page(paths.profile, 'profile', () => import('../features/profile/profile-page'))
const payment = () => import('../features/payment/payment-page')

const site = inside({ element: <MainLayout /> }, [
  { path: paths.home, Component: HomePage },
  page(paths.aboutWbso, 'wat-is-wbso', () => import('../features/site/about-wbso-page')),
  page(paths.contact, 'contact', () => import('../features/contact/contact-page')),
  page(paths.faq, 'faq', () => import('../features/site/faq-page')),
  page(paths.prices, 'prijzen', () => import('../features/site/prices-page')),
  page(paths.noCureNoPay, 'no-cure-no-pay', () => import('../features/site/no-cure-no-pay-page')),
  page(paths.terms, 'terms', () => import('../features/site/terms-page')),
  page(paths.privacy, 'privacy', () => import('../features/site/privacy-page')),
  page(paths.error, 'error', () => import('../features/site/error-page')),
  page('*', 'not-found', () => import('./not-found')),
])

/** Returns all routes. What they load is for this client of queries. */
export function routesWith(queries: QueryClient): RouteObject[] {
  const request = starting(queries, 'request')
  const requests = starting(queries, 'requests')
  const employees = starting(queries, 'employees')

  const tasks = inside({ Component: SlimLayout }, [
    page(paths.login, 'login', () => import('../features/auth/login-page')),
    page(paths.register, 'register', () => import('../features/auth/register-page')),
    page(paths.newRequest, 'wizard', () => import('../features/wizard/wizard-page')),
    page(paths.forgotPassword, 'forgot-password', () => import('../features/auth/forgot-password-page')),
    page(paths.verifyAddress, 'verify-address', () => import('../features/auth/verify-address-page')),
    page(paths.undoAddress, 'undo-address', () => import('../features/auth/undo-address-page')),
    page(paths.invitation, 'invitation', () => import('../features/members/invitation-page')),
    page(paths.unsubscribe, 'unsubscribe', () => import('../features/auth/unsubscribe-page')),
    page(paths.manualDownload, 'manual', () => import('../features/site/manual-page')),
    { ...page(requestRoutes.payment, 'payment', payment), ...request },
    { ...page(requestRoutes.success, 'payment', payment), ...request },
    signedIn([
      page(paths.changePassword, 'change-password', () => import('../features/auth/change-password-page')),
      {
        ...page(requestRoutes.application, 'application', application),
        ...starting(queries, 'application'),
      },
    ]),
  ])

  const portal = inside(
    lazy('portal-area', () => import('./layout/portal-layout')),
    [
      page(paths.portal, 'portal', () => import('../features/portal/portal-page')),
      page(paths.members, 'members', () => import('../features/members/members-page')),
      page(paths.companyLog, 'company-log', () => import('../features/members/log-page')),
      page(paths.months, 'months', () => import('../features/months/months-page')),
      page(paths.myHours, 'my-hours', () => import('../features/hours/my-hours-page')),
    ],
  )

  const project = inside(
    lazy('project-area', () => import('./layout/project-layout')),
    [
      {
        ...lazy('project', projectScreen),
        ...starting(queries, 'project'),
        children: [
          {
            ...page(projectRoutes.dashboard, 'dashboard', () => import('../features/project/dashboard-page')),
            ...request,
          },
          {
            ...page(projectRoutes.employees, 'employees', () => import('../features/project/employees-page')),
            ...employees,
          },
          { ...page(projectRoutes.hours, 'hours', () => import('../features/hours/hours-page')), ...employees },
          page(projectRoutes.import, 'import-hours', () => import('../features/hours/import-page')),
          page(projectRoutes.reports, 'reports', () => import('../features/reports/reports-page')),
        ],
      },
    ],
  )

  const own = inside({ element: <MainLayout own /> }, [
    {
      ...profile,
      children: [
        { index: true as const, element: <Navigate to={paths.profileDetails} replace /> },
        page(paths.profileDetails, 'details', () => import('../features/profile/details-tab')),
        page(paths.profileCompanies, 'companies', () => import('../features/profile/companies-tab')),
        { ...page(paths.profileRequests, 'requests', () => import('../features/profile/requests-tab')), ...requests },
        page(paths.profilePortal, 'profile-portal', () => import('../features/profile/portal-tab')),
        page(paths.profileSecurity, 'profile-security', () => import('../features/profile/security-tab')),
      ],
    },
    signedIn([
      {
        ...page(requestRoutes.processing, 'processing', processing),
        ...request,
      },
      { ...page(requestRoutes.failed, 'failed', failed), ...request },
      { path: requestRoutes.paid, element: <Navigate to={paths.portal} replace /> }, // it is managed there
      { ...page(paths.myRequests, 'my-requests', () => import('../features/requests/my-requests-page')), ...requests },
    ]),
  ])

  const children = [tasks, signedIn([portal, project]), own, site]
  return [{ Component: Root, ErrorBoundary: RouteProblem, children }]
}
