import { type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import HomePage from '../features/site/home-page'
import { type LazyPart, lazyPart } from '../lib/lazy-part'
import { paths, projectRoutes, requestRoutes } from '../lib/paths'
import { MainLayout } from './layout/main-layout'
import { PageLoading } from './layout/page-loading'
import { SlimLayout } from './layout/slim-layout'
import { usePageChange } from './use-page-change'
import { useSessionWatch } from './use-session-watch'

const AboutWbso = lazyPart('wat-is-wbso', () => import('../features/site/about-wbso-page'))
const Contact = lazyPart('contact', () => import('../features/contact/contact-page'))
const Faq = lazyPart('faq', () => import('../features/site/faq-page'))
const Prices = lazyPart('prijzen', () => import('../features/site/prices-page'))
const NoCureNoPay = lazyPart('no-cure-no-pay', () => import('../features/site/no-cure-no-pay-page'))
const Terms = lazyPart('terms', () => import('../features/site/terms-page'))
const Privacy = lazyPart('privacy', () => import('../features/site/privacy-page'))
const Manual = lazyPart('manual', () => import('../features/site/manual-page'))
const InvalidLink = lazyPart('error', () => import('../features/site/error-page'))
const Login = lazyPart('login', () => import('../features/auth/login-page'))
const Register = lazyPart('register', () => import('../features/auth/register-page'))
const ForgotPassword = lazyPart('forgot-password', () => import('../features/auth/forgot-password-page'))
const ChangePassword = lazyPart('change-password', () => import('../features/auth/change-password-page'))
const Wizard = lazyPart('wizard', () => import('../features/wizard/wizard-page'))
const Dossier = lazyPart('dossier', () => import('../features/dossier/dossier-page'))
const Processing = lazyPart('processing', () => import('../features/requests/processing-page'))
const Failed = lazyPart('failed', () => import('../features/requests/failed-page'))
const Paid = lazyPart('paid', () => import('../features/requests/paid-page'))
const MyRequests = lazyPart('my-requests', () => import('../features/requests/my-requests-page'))
const PortalArea = lazyPart('portal-area', () => import('./layout/portal-layout'))
const Portal = lazyPart('portal', () => import('../features/portal/portal-page'))
const ProjectArea = lazyPart('project-area', () => import('./layout/project-layout'))
const Project = lazyPart('project', () => import('../features/project/project-screen'))
const Dashboard = lazyPart('dashboard', () => import('../features/project/dashboard-page'))
const Employees = lazyPart('employees', () => import('../features/project/employees-page'))
const Hours = lazyPart('hours', () => import('../features/hours/hours-page'))
const ImportHours = lazyPart('import-hours', () => import('../features/hours/import-page'))
const Reports = lazyPart('reports', () => import('../features/reports/reports-page'))
const Payment = lazyPart('payment', () => import('../features/payment/payment-page'))
const Profile = lazyPart('profile', () => import('../features/profile/profile-page'))
const NotFound = lazyPart('not-found', () => import('./not-found'))

/** The parts of the pages that the server sends with their content. That of home is in the shell, because most visits begin there. */
const prerendered: Record<string, LazyPart> = {
  [paths.aboutWbso]: AboutWbso,
  [paths.contact]: Contact,
  [paths.faq]: Faq,
  [paths.prices]: Prices,
  [paths.noCureNoPay]: NoCureNoPay,
  [paths.terms]: Terms,
  [paths.privacy]: Privacy,
}

/** Loads what a page needs to be drawn at once, if it has a part of its own. */
export const loadPage = async (path: string): Promise<void> => prerendered[path]?.preload()

/** A layout that is a part of its own, because most visits do not need it. */
const Area = ({ of }: { of: ReactNode }) => <Suspense fallback={<PageLoading />}>{of}</Suspense>

/** All routes. */
export function Routing() {
  useSessionWatch()
  usePageChange()
  return (
    <Routes>
      <Route element={<SlimLayout />}>
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.register} element={<Register />} />
        <Route path={paths.newRequest} element={<Wizard />} />
        <Route path={paths.changePassword} element={<ChangePassword />} />
        <Route path={paths.forgotPassword} element={<ForgotPassword />} />
        <Route path={paths.manualDownload} element={<Manual />} />
        <Route path={requestRoutes.application} element={<Dossier />} />
        <Route path={requestRoutes.payment} element={<Payment />} />
        <Route path={requestRoutes.success} element={<Payment />} />
      </Route>
      <Route element={<Area of={<PortalArea />} />}>
        <Route path={paths.portal} element={<Portal />} />
      </Route>
      <Route element={<Area of={<ProjectArea />} />}>
        <Route element={<Project />}>
          <Route path={projectRoutes.dashboard} element={<Dashboard />} />
          <Route path={projectRoutes.employees} element={<Employees />} />
          <Route path={projectRoutes.hours} element={<Hours />} />
          <Route path={projectRoutes.import} element={<ImportHours />} />
          <Route path={projectRoutes.reports} element={<Reports />} />
        </Route>
      </Route>
      <Route element={<MainLayout own />}>
        <Route path={paths.profile} element={<Navigate to={paths.profileDetails} replace />} />
        <Route path={paths.profileDetails} element={<Profile />} />
        <Route path={paths.profileCompanies} element={<Profile />} />
        <Route path={paths.profileRequests} element={<Profile />} />
        <Route path={paths.profilePortal} element={<Profile />} />
        <Route path={requestRoutes.processing} element={<Processing />} />
        <Route path={requestRoutes.failed} element={<Failed />} />
        <Route path={requestRoutes.paid} element={<Paid />} />
        <Route path={paths.myRequests} element={<MyRequests />} />
      </Route>
      <Route element={<MainLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.aboutWbso} element={<AboutWbso />} />
        <Route path={paths.contact} element={<Contact />} />
        <Route path={paths.faq} element={<Faq />} />
        <Route path={paths.prices} element={<Prices />} />
        <Route path={paths.noCureNoPay} element={<NoCureNoPay />} />
        <Route path={paths.terms} element={<Terms />} />
        <Route path={paths.privacy} element={<Privacy />} />
        <Route path={paths.error} element={<InvalidLink />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
