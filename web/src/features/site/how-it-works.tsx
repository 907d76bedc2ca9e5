import { Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useExtra } from '../../lib/use-extra'
import styles from './how-it-works.module.css'
import { views } from './how-steps'
import { ServiceViews } from './service-views'

const ahead = '600px' // of the section, in which its carousel is loaded

const load = () => import('./carousel')

/** Reports whether an element has come near what one sees. */
function useNear() {
  const ref = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ahead,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, near }
}

/** How both services work. The steps of one are there at once; the carousel takes them over, in the same place. */
export function HowItWorks() {
  const { ref, near } = useNear()
  const { part } = useExtra(near, load)
  return (
    <section className={styles.section} ref={ref} aria-labelledby="werking">
      <Title order={2} id="werking">
        Hoe werkt onze service
      </Title>
      {part === null ? (
        <>
          <div className={styles.controls} />
          <ServiceViews shown={views[0].id} />
        </>
      ) : (
        <part.Carousel />
      )}
    </section>
  )
}
