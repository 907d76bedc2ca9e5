import { parser, plain } from './rules/vectors-for-tests'
import { parseTypedDate, parseTypedMonth } from './typed-date'

parser('typed_day', parseTypedDate)
plain('typed_month', parseTypedMonth)
