import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SlimLayout } from '../../app/layout/slim-layout'
import { renderInApp } from '../../test/render'
import { aRequest } from '../../test/requests'
import { TaskSteps } from './task-steps'

const steps = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.closest('header') !== null)
    .map((step) => [step.textContent, step.getAttribute('aria-current')])

test('the header says how far a request is, and which step one is at', () => {
  renderInApp(
    <>
      <SlimLayout />
      <TaskSteps request={aRequest({ payment_status: 'paid', question_count: 2 })} current="Indienen" />
    </>,
  )
  expect(steps()).toEqual([
    ['Schrijven (klaar)', null],
    ['Betalen (klaar)', null],
    ['Afmaken (nog niet)', null],
    ['Indienen (nog niet)', 'step'],
  ])
})

test('nothing is done of what is still being written', () => {
  renderInApp(
    <>
      <SlimLayout />
      <TaskSteps current="Schrijven" />
    </>,
  )
  expect(steps().map(([words]) => words)).toEqual([
    'Schrijven (nog niet)',
    'Betalen (nog niet)',
    'Afmaken (nog niet)',
    'Indienen (nog niet)',
  ])
})
