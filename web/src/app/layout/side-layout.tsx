import type { ReactNode } from 'react'
import { useSiteWord } from '../../shared/site/site-text'
import { Wordmark } from '../../ui/wordmark'
import { Drawer } from './drawer'
import { PageFrame } from './page-frame'
import { ShortFooter } from './short-footer'
import styles from './side-layout.module.css'

interface Props {
  /** What the sidebar is of: 'Projectmenu'. */
  name: string
  children: ReactNode
}

/** The layout of an area where one works for a while: a sidebar, which is a drawer on small screens. */
export function SideLayout({ name, children }: Props) {
  const brand = useSiteWord('brand')
  const header = (
    <header className={styles.header}>
      <div className={styles.top}>
        <Wordmark brand={brand} />
        <Drawer name={name}>{children}</Drawer>
      </div>
      <div className={styles.panel}>{children}</div>
    </header>
  )
  return (
    <div className={styles.area}>
      <PageFrame header={header} footer={<ShortFooter />} />
    </div>
  )
}
