import { Box, Stack } from '@mantine/core'
import { countCharacters } from '../../../../lib/count-characters'
import { titleMax } from '../../../../lib/limits'
import { problemAt } from '../../../../lib/problem'
import { TextField } from '../../../../ui/text-field'
import { Tick } from '../../../../ui/tick'
import { Length } from '../../length'
import type { PartFormProps } from '../../part-form'
import { partFields } from '../part-fields'
import { Select } from '../select'
import { focuses, technologies } from './choices'
import { People } from './people'

/** The facts of a project that RVO asks. */
export function ProjectForm(props: PartFormProps<'project'>) {
  const { value, onChange, problems } = props
  const { asked, choice, yesNo, day, text } = partFields(props, value, onChange)
  const change = (some: Partial<typeof value>) => onChange({ ...value, ...some })
  const field = (name: keyof typeof value) => ({ name, problem: problemAt(problems, name) })

  return (
    <Stack gap="lg">
      <div>
        <TextField
          {...field('title')}
          label="Projecttitel"
          description="Wat ontwikkel je? Eén regel, zonder reclame."
          value={value.title}
          onWrite={(title) => change({ title })}
        />
        <Length length={countCharacters(value.title)} limit={titleMax} />
        {asked('title')}
      </div>
      {choice('focus', { label: 'Waar ligt het zwaartepunt?', options: focuses })}
      {value.focus !== 'programmatuur' && (
        <Tick
          {...field('also_develop_code')}
          label="We ontwikkelen ook programmatuur"
          description="Dan vraagt RVO apart naar de programmatuur."
          checked={value.also_develop_code}
          onTick={(also_develop_code) => change({ also_develop_code })}
        />
      )}
      <Box maw="24rem">
        <Select
          {...field('technology')}
          label="Technologiegebied"
          options={technologies}
          value={value.technology === 0 ? '' : String(value.technology)}
          onChoose={(technology) => change({ technology: Number(technology) })}
        />
        {asked('technology')}
      </Box>
      {yesNo('addition', {
        label: 'Vul je een vormvrije aanvraag aan die je al indiende?',
        description: 'Zo nee, dan is dit je definitieve aanvraag.',
      })}
      {yesNo('continuation', {
        label: 'Is dit een voortzetting van een project waarvoor je al WBSO kreeg?',
        description: 'Zo ja, dan vertel je RVO bij Update project hoe het ervoor staat.',
      })}
      {value.continuation === true && (
        <>
          {text('previous_reference', {
            label: 'Referentie van je vorige aanvraag',
            description: 'Staat op de beschikking en begint met SO.',
            maxWidth: '12rem',
          })}
          {day('project_started_on', {
            label: 'Wanneer begon het project zelf?',
            description: 'Bijvoorbeeld 1-3-2025.',
          })}
        </>
      )}
      {day('start', {
        label: value.continuation === true ? 'Startdatum van deze aanvraag' : 'Startdatum van het project',
        description: 'Bijvoorbeeld 1-1-2027.',
      })}
      <People {...props} />
    </Stack>
  )
}
