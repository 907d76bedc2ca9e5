import { defused } from './csv'
import { plain } from './vectors-for-tests'

plain('csv_defused', defused)
