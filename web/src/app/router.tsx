import type { ComponentType } from 'react'
import {
  type Location,
  Navigate,
  type NonIndexRouteObject,
  Outlet,
  type RouteObject,
  ScrollRestoration,
} from 'react-router'
import HomePage from '../features/site/home-page'
import { loadPart } from '../lib/load-part'
import { paths, projectRoutes, requestRoutes } from '../lib/paths'
import { MainLayout } from './layout/main-layout'
import { PageLoading } from './layout/page-loading'
import { SlimLayout } from './layout/slim-layout'
import { PageAnnouncer } from './page-announcer'
import { RouteProblem } from './route-problem'
import { usePageChange } from './use-page-change'
import { useSessionWatch } from './use-session-watch'

type Load = () => Promise<{ default: ComponentType }>

/** A screen that is loaded when it is first opened. */
const lazy = (name: string, load: Load) => ({
  lazy: async () => ({ Component: (await loadPart(name, load)).default }),
  HydrateFallback: PageLoading,
})

const page = (path: string, name: string, load: Load): NonIndexRouteObject => ({ path, ...lazy(name, load) })

/** Pages inside their layout, which stays when one of them fails. */
const inside = (layout: NonIndexRouteObject, pages: RouteObject[]): RouteObject => ({
  ...layout,
  children: [{ ErrorBoundary: RouteProblem, children: pages }],
})

const profile = () => import('../features/profile/profile-page')
const payment = () => import('../features/payment/payment-page')

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

const tasks = inside({ Component: SlimLayout }, [
  page(paths.login, 'login', () => import('../features/auth/login-page')),
  page(paths.register, 'register', () => import('../features/auth/register-page')),
  page(paths.newRequest, 'wizard', () => import('../features/wizard/wizard-page')),
  page(paths.changePassword, 'change-password', () => import('../features/auth/change-password-page')),
  page(paths.forgotPassword, 'forgot-password', () => import('../features/auth/forgot-password-page')),
  page(paths.manualDownload, 'manual', () => import('../features/site/manual-page')),
  page(requestRoutes.application, 'application', () => import('../features/application/application-page')),
  page(requestRoutes.payment, 'payment', payment),
  page(requestRoutes.success, 'payment', payment),
])

const portal = inside(
  lazy('portal-area', () => import('./layout/portal-layout')),
  [page(paths.portal, 'portal', () => import('../features/portal/portal-page'))],
)

const project = inside(
  lazy('project-area', () => import('./layout/project-layout')),
  [
    {
      ...lazy('project', () => import('../features/project/project-screen')),
      children: [
        page(projectRoutes.dashboard, 'dashboard', () => import('../features/project/dashboard-page')),
        page(projectRoutes.employees, 'employees', () => import('../features/project/employees-page')),
        page(projectRoutes.hours, 'hours', () => import('../features/hours/hours-page')),
        page(projectRoutes.import, 'import-hours', () => import('../features/hours/import-page')),
        page(projectRoutes.reports, 'reports', () => import('../features/reports/reports-page')),
      ],
    },
  ],
)

const own = inside({ element: <MainLayout own /> }, [
  {
    ...page(paths.profile, 'profile', profile),
    children: [
      { index: true as const, element: <Navigate to={paths.profileDetails} replace /> },
      page(paths.profileDetails, 'details', () => import('../features/profile/details-tab')),
      page(paths.profileCompanies, 'companies', () => import('../features/profile/companies-tab')),
      page(paths.profileRequests, 'requests', () => import('../features/profile/requests-tab')),
      page(paths.profilePortal, 'profile-portal', () => import('../features/profile/portal-tab')),
    ],
  },
  page(requestRoutes.processing, 'processing', () => import('../features/requests/processing-page')),
  page(requestRoutes.failed, 'failed', () => import('../features/requests/failed-page')),
  page(requestRoutes.paid, 'paid', () => import('../features/requests/paid-page')),
  page(paths.myRequests, 'my-requests', () => import('../features/requests/my-requests-page')),
])

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

/** All routes. */
export const routes: RouteObject[] = [
  { Component: Root, ErrorBoundary: RouteProblem, children: [tasks, portal, project, own, site] },
]
