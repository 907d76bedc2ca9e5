import { ExampleStep } from '../../shared/site/site-text'
import { Sum } from '../../ui/sum'

/** The worked example as a sum. */
export const ExampleSum = () => (
  <Sum
    caption={
      <>
        Voorbeeld met de cijfers van <ExampleStep of="year" />
      </>
    }
    lines={[
      {
        words: (
          <>
            <ExampleStep of="hours" /> S&amp;O-uren × <ExampleStep of="wage" />
          </>
        ),
        amount: <ExampleStep of="wages" />,
      },
      { words: 'Forfait voor andere kosten', amount: <ExampleStep of="allowance" /> },
      { words: 'Samen de S&O-grondslag', amount: <ExampleStep of="base" /> },
    ]}
    total={{
      words: (
        <>
          <ExampleStep of="first_rate_percent" /> daarvan draag je minder af
        </>
      ),
      amount: <ExampleStep of="benefit" />,
    }}
  />
)
