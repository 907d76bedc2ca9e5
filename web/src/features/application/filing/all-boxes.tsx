import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Application, applicationOf } from '../../../api/application'
import { Loaded } from '../../../ui/loaded'
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
      <Text variant="reading">
        Kopieer elk antwoord naar het vak met dezelfde naam in het formulier van RVO, en vink het af: je vinkjes blijven
        in deze browser staan. Het eLoket logt je uit na ongeveer 15 minuten zonder invoer; sla je concept daar vaker
        op.
      </Text>
      {bundle === null ? (
        <Boxes application={application} {...ticks} />
      ) : (
        <>
          <Boxes application={application} only={ofCompany} {...ticks} />
          {bundle.requests.map(({ id, project_number: number, title }, n) => (
            <section key={id} aria-label={`Project ${n + 1}: ${title}`}>
              <Text variant="reading">
                <strong>
                  Project {n + 1}: {title}
                </strong>
              </Text>
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
  const other = useQuery(applicationOf(number))
  return (
    <Loaded query={other} text="We halen dit project op." as="text" failed="Kon dit project niet laden">
      {(application) => <Boxes application={application} only={ofProject} of={number} {...ticks} />}
    </Loaded>
  )
}
