import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { downloadApplication, requestList } from '../../api/requests'
import { useUser } from '../../api/session'
import { usePageTitle } from '../../api/use-page-title'
import { Actions } from '../../components/actions'
import { DownloadButton } from '../../components/download-button'
import { GoToLogin } from '../../components/go-to-login'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { Waiting } from '../../components/waiting'
import { paths } from '../../lib/paths'
import styles from './portal-page.module.css'

/** The paid requests with their PDF, until the portal itself is built. */
export default function PortalPage() {
  usePageTitle('Bedrijfs Portaal')
  const user = useUser()
  const { data, isError } = useQuery({ ...requestList, enabled: user !== null })
  const paid = data?.filter(({ payment_status }) => payment_status === 'paid')

  if (user === null) return <GoToLogin />
  return (
    <Page
      title="Bedrijfs Portaal"
      lead="Projectbeheer volgt binnenkort: hier ga je medewerkers koppelen en uren bijhouden. Je betaalde aanvragen download je nu al."
    >
      {isError && <Notice tone="error">Kon aanvragen niet laden</Notice>}
      {data === undefined && !isError && <Waiting text="We halen je aanvragen op." />}
      {paid?.length === 0 && <p className={styles.empty}>Je hebt nog geen betaalde aanvragen.</p>}
      {paid !== undefined && paid.length > 0 && (
        <ul className={styles.list}>
          {paid.map(({ id, project_number: number, project_title: title, company_profile: company, next }) => (
            <li key={id} className={styles.card}>
              <div>
                <Link className={styles.title} to={next.profile}>
                  {title}
                </Link>
                <p className={styles.meta}>
                  {company.company_name} · {number}
                </p>
              </div>
              <DownloadButton
                label="Download je aanvraag"
                name={`Download je aanvraag ${number}`}
                filename={`aanvraag-${number}.pdf`}
                load={() => downloadApplication(number)}
                variant="default"
              />
            </li>
          ))}
        </ul>
      )}
      <Actions>
        <Button component={Link} to={paths.profileRequests}>
          Mijn aanvragen
        </Button>
        <Button component={Link} to={paths.newRequest} variant="default">
          Nieuwe aanvraag
        </Button>
      </Actions>
    </Page>
  )
}
