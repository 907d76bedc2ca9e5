import { Title } from '@mantine/core'
import styles from './hero.module.css'
import { ProjectForm } from './project-form'
import { SampleVerdict } from './sample-verdict'

/** What the product does, with the first question and a sample verdict. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Title order={1}>Je WBSO-aanvraag, goed voorbereid</Title>
        <p className={styles.lead}>
          Ontwikkel je iets dat technisch nieuw is? Met de WBSO, een regeling van de overheid, kun je minder belasting
          betalen. Beschrijf je project in drie korte teksten: je ziet meteen wat er nog ontbreekt. Daarna maken we er
          een aanvraag van die je zelf indient bij RVO, dat de regeling uitvoert.
        </p>
        <ProjectForm />
      </div>
      <SampleVerdict />
    </div>
  )
}
