import { aboutQuestions } from './about-questions'
import { afterwardsQuestions } from './afterwards-questions'
import { applyingQuestions } from './applying-questions'
import type { Question } from './question'
import { serviceQuestions } from './service-questions'

interface Chapter {
  title: string
  questions: Question[]
}

/** The questions in the order of the page. */
export const chapters: Chapter[] = [
  { title: 'De regeling', questions: aboutQuestions },
  { title: 'Aanvragen', questions: applyingQuestions },
  { title: 'Na de toekenning', questions: afterwardsQuestions },
  { title: 'Onze dienst', questions: serviceQuestions },
]
