import { problemAt } from '../../../../lib/problem'
import { TextField } from '../../../../ui/text-field'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import styles from '../form.module.css'

/** Whom RVO calls. */
export function Contact(props: PartFormProps<'company'>) {
  const { value, onChange, problems } = props
  const asked = askedIn(props)
  const field = (member: keyof typeof value.contact) => ({
    name: `contact.${member}`,
    value: value.contact[member],
    onWrite: (text: string) => onChange({ ...value, contact: { ...value.contact, [member]: text } }),
    problem: problemAt(problems, `contact.${member}`),
  })
  return (
    <fieldset className={styles.group}>
      <legend>Contactpersoon</legend>
      <div className={styles.pair}>
        <TextField {...field('initials')} label="Voorletters" autoComplete="off" />
        <div>
          <TextField {...field('name')} label="Achternaam" autoComplete="off" />
          {asked('contact_name')}
        </div>
      </div>
      <div className={styles.pair}>
        <div>
          <TextField {...field('email')} label="E-mailadres" inputMode="email" autoComplete="email" />
          {asked('contact_email')}
        </div>
        <div>
          <TextField {...field('phone')} label="Telefoonnummer" inputMode="tel" autoComplete="tel" />
          {asked('contact_phone')}
        </div>
      </div>
    </fieldset>
  )
}
