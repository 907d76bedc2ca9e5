import { Button, Paper } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { ExampleSum } from './example-sum'
import { Section } from './section'
import styles from './site.module.css'

const more = (
  <Button component={Link} to={paths.aboutWbso} variant="default" size="md">
    Lees hoe de WBSO werkt
  </Button>
)

/** The WBSO as a discount, with an example in euros. */
export const Discount = () => (
  <Section
    id="korting"
    title="Korting op de uren die je toch al maakt"
    text="De WBSO is geen lening en geen prijsvraag. Heb je personeel, dan verreken je het voordeel elke maand met je loonheffing. Je wacht niet op een uitkering achteraf."
    below={more}
    beside="picture"
  >
    <Paper className={styles.picture} p="lg" radius="lg" withBorder={false} shadow="md">
      <ExampleSum />
    </Paper>
  </Section>
)
