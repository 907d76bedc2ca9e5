import { plain } from '../../lib/rules/vectors-for-tests'
import { isTrainee } from './trainee'

plain('trainee_function', isTrainee)
