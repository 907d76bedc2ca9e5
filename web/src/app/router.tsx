import { useEffect } from 'react'
import { Route, Routes, useNavigate } from 'react-router'
import { lazyPart } from '../lib/lazy-part'
import { paths } from '../lib/paths'
import { onSessionEnded } from '../lib/session'
import { MainLayout } from './layout/main-layout'
import { SlimLayout } from './layout/slim-layout'

const Home = lazyPart('home', () => import('../features/site/home-page'))
const ComingSoon = lazyPart('coming-soon', () => import('./coming-soon'))
const NotFound = lazyPart('not-found', () => import('./not-found'))
const Wizard = lazyPart('wizard', () => import('../features/wizard/wizard-page'))

/** Every route. Those under SlimLayout have no menu: nothing distracts from the task. */
export function Router() {
  const navigate = useNavigate()

  useEffect(() => {
    return onSessionEnded(() => {
      const { pathname, search, hash } = window.location
      navigate(paths.login, { state: { from: pathname + search + hash } }) // signing in leads back
    })
  }, [navigate])

  return (
    <Routes>
      <Route element={<SlimLayout />}>
        <Route path={paths.newRequest} element={<Wizard />} />
        <Route path={paths.login} element={<ComingSoon />} />
        <Route path={paths.register} element={<ComingSoon />} />
      </Route>
      <Route element={<MainLayout />}>
        <Route path={paths.home} element={<Home />} />
        <Route path={paths.aboutWbso} element={<ComingSoon />} />
        <Route path={paths.contact} element={<ComingSoon />} />
        <Route path={paths.faq} element={<ComingSoon />} />
        <Route path={paths.prices} element={<ComingSoon />} />
        <Route path={paths.terms} element={<ComingSoon />} />
        <Route path={paths.privacy} element={<ComingSoon />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
