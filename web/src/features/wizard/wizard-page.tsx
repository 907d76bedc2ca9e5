import '@mantine/core/styles/Input.layer.css'
import { Title } from '@mantine/core'
import { usePageTitle } from '../../api/use-page-title'
import { EvaluatedText } from './evaluated-text'
import { StepSidebar } from './step-sidebar'
import { steps } from './steps'
import { textFields } from './text-fields'
import { useTexts } from './use-texts'
import styles from './wizard-page.module.css'

/** The new request. Its first step: three texts, each with a verdict. */
export default function WizardPage() {
  usePageTitle(`Stap 1 van ${steps.length}: ${steps[0]}`)
  const { texts, write, judge } = useTexts()
  return (
    <div className={styles.page}>
      <StepSidebar current={1} />
      <div className={styles.form}>
        <header>
          <p className={styles.step}>Stap 1 van {steps.length}</p>
          <Title order={1}>{steps[0]}</Title>
          <p className={styles.intro}>
            Met drie korte teksten leg je de basis van je aanvraag. Laat elke tekst beoordelen: je ziet meteen wat er
            goed is en wat er nog ontbreekt.
          </p>
        </header>
        {textFields.map((spec) => (
          <EvaluatedText
            key={spec.field}
            spec={spec}
            value={texts[spec.field]}
            context={spec.field === 'innovation_description' ? texts.elevator_pitch.text : ''}
            onWrite={write}
            onVerdict={judge}
          />
        ))}
        <p className={styles.next}>
          <strong>Hierna:</strong> zijn alle drie de teksten groen, dan volgen de gegevens van je project (uren,
          startdatum en kosten) en die van je bedrijf.
        </p>
      </div>
    </div>
  )
}
