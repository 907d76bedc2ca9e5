import { useUser } from '../../../api/session'
import { problemAt } from '../../../lib/problem'
import { Tick } from '../../../ui/tick'
import { labelOf } from '../fields'
import { CheckBlock } from '../send/check-block'
import type { Go, StepProps } from '../step-props'
import { StepSection } from '../step-section'
import { AnonymousCompany } from './anonymous-company'
import { CompanyChoice } from './company-choice'
import { PartnerList } from './partner-list'
import { RvoData } from './rvo-data'

interface Props extends StepProps {
  go: Go
  /** Saves the draft before the user leaves to sign in. */
  onLeave: () => void
}

/** Step 3: partners, company, and a check of all answers. */
export function StepCompany({ data, problems, dispatch, go, onLeave }: Props) {
  const user = useUser()
  const { collaborative_effort: collaborative } = data.answers
  return (
    <>
      <StepSection title="Samenwerking">
        <Tick
          name="collaborative_effort"
          label={labelOf('collaborative_effort')}
          checked={collaborative}
          onTick={(ticked) => dispatch({ type: 'answer', change: { collaborative_effort: ticked } })}
          problem={problemAt(problems, 'collaborative_effort')}
        />
        {collaborative && <PartnerList data={data} problems={problems} dispatch={dispatch} />}
      </StepSection>
      <StepSection title="Je bedrijf">
        {user === null ? (
          <AnonymousCompany problem={problemAt(problems, 'client')} onLeave={onLeave} />
        ) : (
          <>
            <CompanyChoice data={data} problems={problems} dispatch={dispatch} />
            <RvoData />
          </>
        )}
      </StepSection>
      <CheckBlock data={data} go={go} />
    </>
  )
}
