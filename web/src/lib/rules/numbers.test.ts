import { parseBSN, parseKvK } from './numbers'
import { parser } from './vectors-for-tests'

parser('numbers_kvk', parseKvK)
parser('numbers_bsn', parseBSN)
