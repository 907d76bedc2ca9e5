import { Button, Loader, Title } from '@mantine/core'
import { IconCheck, IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { documentsOf, type WbsoRequest } from '../../api/requests'
import styles from './preview.module.css'
import { usePreview } from './use-preview'

const contents = [
  'Je hele projectomschrijving, in de volgorde van het RVO-formulier',
  'Stap voor stap hoe je indient, met de uiterste datum',
  'Een controlelijst van wat RVO nog kan vragen',
]

/** What the user gets, with a preview. */
export function Preview({ request }: { request: WbsoRequest }) {
  const documents = useQuery(documentsOf(request.project_number))
  const { open, opening, error, link } = usePreview(request.project_number, documents.data)
  const icon = opening ? <Loader size={18} color="currentColor" /> : <IconEye size={18} stroke={2} aria-hidden="true" />
  return (
    <section className={styles.preview}>
      <div className={styles.sheet} aria-hidden="true">
        <span className={styles.title}>{request.project_title}</span>
        {['92%', '100%', '84%', '96%', '60%'].map((width) => (
          <span key={width} className={styles.line} style={{ width }} />
        ))}
      </div>
      <div className={styles.words}>
        <Title order={2} size="h3">
          Dit krijg je
        </Title>
        <ul className={styles.contents}>
          {contents.map((text) => (
            <li key={text}>
              <IconCheck className={styles.tick} size={18} stroke={2.5} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          Eén PDF die je na het betalen meteen downloadt. Bekijk eerst gratis de eerste twee pagina’s.
        </p>
        <Button variant="default" leftSection={icon} aria-disabled={opening} onClick={open}>
          Bekijk je Preview!
        </Button>
        <p className={styles.error} role="alert">
          {error ?? (documents.isError && 'Kon document informatie niet laden.')}
        </p>
        {link !== null && (
          <p className={styles.note} role="status">
            De preview staat in een nieuw tabblad. Zie je dat niet?{' '}
            <a href={link} target="_blank" rel="noreferrer">
              Open de preview hier
            </a>
            .
          </p>
        )}
      </div>
    </section>
  )
}
