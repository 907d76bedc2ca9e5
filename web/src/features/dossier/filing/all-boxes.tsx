import { useQuery } from '@tanstack/react-query'
import { type Application, applicationOf } from '../../../api/application'
import { Boxes } from './boxes'

interface Props {
  application: Application
  isDone: (step: string) => boolean
  onTick: (step: string, done: boolean) => void
}

const ofCompany = (key: string) => key === 'company'
const ofProject = (key: string) => key !== 'company'

/** What is copied to RVO's form: of several projects the company once, then project after project. */
export function AllBoxes({ application, ...ticks }: Props) {
  const { bundle, request } = application
  return (
    <>
      <p>Kopieer elk antwoord naar het vak met dezelfde naam in het formulier van RVO.</p>
      {bundle === null ? (
        <Boxes application={application} {...ticks} />
      ) : (
        <>
          <Boxes application={application} only={ofCompany} {...ticks} />
          {bundle.requests.map(({ id, project_number: number, title }, n) => (
            <section key={id} aria-label={`Project ${n + 1}: ${title}`}>
              <p>
                <strong>
                  Project {n + 1}: {title}
                </strong>
              </p>
              {id === request ? (
                <Boxes application={application} only={ofProject} {...ticks} />
              ) : (
                <OtherBoxes number={number} {...ticks} />
              )}
            </section>
          ))}
        </>
      )}
    </>
  )
}

/** The boxes of another project of the application. */
function OtherBoxes({ number, ...ticks }: { number: string } & Omit<Props, 'application'>) {
  const { data: application } = useQuery(applicationOf(number))
  if (application === undefined) return <p>We halen dit project op.</p>
  return <Boxes application={application} only={ofProject} of={number} {...ticks} />
}
