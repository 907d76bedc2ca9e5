/** Below these S&O hours in a calendar year a self-employed person gets no deduction (Belastingdienst). */
export const deductionHours = 500

/** The S&O hours of a self-employed person. */
export interface OwnHours {
  applicant: 'company' | 'self_employed' | 'both'
  own_hours: number
  /** Those in earlier applications of the year. */
  earlier_own_hours: number
}

/** Whether the self-employed person has too few hours in the year, with those of earlier applications. */
export const hasFewHours = ({ applicant, own_hours, earlier_own_hours }: OwnHours): boolean =>
  applicant !== 'company' && own_hours + earlier_own_hours < deductionHours
