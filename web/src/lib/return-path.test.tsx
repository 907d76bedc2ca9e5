import { describe, expect, test } from 'vitest'
import { fromOf, messageOf, ownPath, returnPath } from './return-path'

describe('W-09 only paths of this site', () => {
  test.each([
    ['/', '/'],
    ['/new-request', '/new-request'],
    ['/faq?q=1&r=//evil.example#kosten', '/faq?q=1&r=//evil.example#kosten'],
    ['/a/../profile', '/profile'],
    ['/@evil.example', '/@evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['', null],
    ['profile', null],
    ['?q=1', null],
    ['//evil.example', null],
    ['///evil.example', null],
    ['/\\evil.example', null],
    ['\\\\evil.example', null],
    ['/\t/evil.example', null],
    ['/\n/evil.example', null],
    ['\t//evil.example', null],
    [' //evil.example', null],
    ['/.//evil.example', null],
    ['/a/..//evil.example', null],
    ['https://evil.example/', null],
    ['https:/evil.example', null],
    ['https:evil.example', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//', null],
    ['//[', null],
    [`${window.location.origin}/profile`, null],
    [`//${window.location.host}/profile`, '/profile'],
  ])('%j → %j', (target, want) => expect(ownPath(target)).toBe(want))
})

describe('the from of a navigation', () => {
  test.each([
    ['a text', { from: '/faq#kosten' }, '/faq#kosten'],
    ['a location', { from: { pathname: '/faq', search: '?q=1', hash: '#kosten' } }, '/faq?q=1#kosten'],
    ['a location without the rest', { from: { pathname: '/faq' } }, '/faq'],
    ['a foreign location', { from: { pathname: '//evil.example', search: '' } }, null],
    ['a location made foreign by its parts', { from: { pathname: '/', search: '/evil.example' } }, null],
    ['a location without a path', { from: { search: '?q=1' } }, null],
    ['a number', { from: 7 }, null],
    ['no from', { message: 'x' }, null],
    ['a text as state', '/faq', null],
    ['no state', null, null],
    ['nothing', undefined, null],
  ])('%s', (_name, state, want) => expect(fromOf(state)).toBe(want))
})

test.each([
  ['where one came from', { from: '/a' }, '/b', '/a'],
  ['else what was remembered', null, '/b', '/b'],
  ['also when one came from elsewhere', { from: '//evil.example' }, '/b', '/b'],
  ['else home', null, null, '/'],
  ['also when something foreign was remembered', null, 'https://evil.example', '/'],
])('leads to %s', (_name, state, remembered, want) => expect(returnPath(state, remembered, '/')).toBe(want))

test.each([
  [{ message: 'Gelukt.' }, 'Gelukt.'],
  [{ message: 1 }, null],
  [null, null],
])('message of %j', (state, want) => expect(messageOf(state)).toBe(want))
