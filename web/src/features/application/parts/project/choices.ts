import type { Focus, PartContents } from '../../../../api/application'

export const focuses: { value: Focus; label: string }[] = [
  { value: 'product', label: 'Product' },
  { value: 'proces', label: 'Productieproces' },
  { value: 'programmatuur', label: 'Programmatuur' },
]

export const applicants: { value: PartContents['project']['applicant']; label: string }[] = [
  { value: 'W', label: 'Werknemers' },
  { value: 'Z', label: 'Ik, als zelfstandige zonder werknemers' },
  { value: 'B', label: 'Ik als zelfstandige en werknemers' },
]

/** RVO's fields of technology, 1 to 18. */
export const technologies = [
  'Aard- en milieuwetenschappen',
  'Biotechnologie',
  'Bodem, lucht en water',
  'Chemische engineering',
  'Chemie',
  'Civiele techniek',
  'Computer- en informatiewetenschappen',
  'Dierlijke productie',
  'Elektrotechniek',
  'Fysica',
  'Gezondheid',
  'Levensmiddelen',
  'Materialen',
  'Mechanische techniek',
  'Medische techniek',
  'Medisch en farmaceutisch',
  'Nanotechnologie',
  'Plantaardige productie',
].map((name, at) => ({ value: String(at + 1), label: `${at + 1}. ${name}` }))
