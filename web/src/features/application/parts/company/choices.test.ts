import { expect, test } from 'vitest'
import type { PartContents } from '../../../../api/application'
import { asksTax, legalForms } from './choices'

const asked = (income_tax: PartContents['company']['income_tax']) =>
  legalForms
    .map(({ value }) => value)
    .filter((legal_form) => asksTax({ legal_form, income_tax } as PartContents['company']))

test('how the profit is taxed is asked where the legal form leaves it open', () => {
  expect(asked('')).toEqual(['VOF', 'MTS', 'CV', 'ANDERS'])
  expect(asksTax({ legal_form: '', income_tax: '' } as PartContents['company'])).toBe(false)
})

test('an answer that the legal form contradicts stays in sight', () => {
  expect(asked('IB')).toEqual(['BV', 'NV', 'VOF', 'MTS', 'CV', 'COOP', 'VER', 'STICH', 'ANDERS'])
})
