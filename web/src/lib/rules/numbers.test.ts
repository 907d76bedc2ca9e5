import { parseBSN, parseBTW, parseKvK, parsePostcode } from './numbers'
import { parser } from './vectors-for-tests'

parser('numbers_kvk', parseKvK)
parser('numbers_btw', parseBTW)
parser('numbers_bsn', parseBSN)
parser('numbers_postcode', parsePostcode)
