import { expect, test } from 'vitest'
import { isTrainee } from './trainee'

test.each([
  ['Stagiair', true],
  ['stagiaire', true],
  ['Stage R&D', true],
  ['HBO-stagiair', true],
  ['Afstudeerder', true],
  ['Afstuderend ontwikkelaar', true],
  ['afstudeerstagiaire', true],
  ['Afstudeeropdracht elektronica', true],
  ['Intern', true],
  ['Software intern (TU Delft)', true],
  ['INTERNSHIP', true],
  ['Trainee engineering', true],
  ['Ontwikkelaar', false],
  ['', false],
  ['Interne controle', false],
  ['Internist', false],
  ['International sales', false],
  ['Stagebegeleider', false],
  ['Afstudeercoördinator', false],
  ['Afgestudeerd ingenieur', false],
  ['Trainer', false],
])('%j says that somebody learns: %s', (functionTitle, wanted) => expect(isTrainee(functionTitle)).toBe(wanted))
