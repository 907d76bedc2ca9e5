const learns = /^(stage|stagiair|afstude|trainee|internship|interns?$)/

/** Those who look after them are on the payroll themselves. */
const guides = /begeleid|co[oö]rdinat|coach|docent/

const words = /\p{L}+/gu

/** Reports whether a function is that of somebody who learns: most of them are not on the payroll, and so do not count. */
export const isTrainee = (functionTitle: string): boolean =>
  (functionTitle.toLowerCase().match(words) ?? []).some((word) => learns.test(word) && !guides.test(word))

export const traineeWarning =
  'Stagiairs en afstudeerders tellen meestal niet mee voor de WBSO: alleen wie bij je op de loonlijst staat.'
