import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useUser } from '../../api/session'
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
  const user = useUser()
  const inside = (
    <>
      {children}
      <Text variant="quiet" px="xs" pt="md" style={{ overflowWrap: 'anywhere' }}>
        Ingelogd als <strong translate="no">{user?.username}</strong>
      </Text>
    </>
  )
  const header = (
    <header className={styles.header}>
      <Group className={styles.top} justify="space-between" wrap="nowrap" px="ml">
        <Wordmark brand={brand} />
        <Drawer name={name}>{inside}</Drawer>
      </Group>
      <div className={styles.panel}>{inside}</div>
    </header>
  )
  return (
    <div className={styles.area}>
      <PageFrame header={header} footer={<ShortFooter />} />
    </div>
  )
}
