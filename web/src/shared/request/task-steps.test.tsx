import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SlimLayout } from '../../app/layout/slim-layout'
import { renderInApp } from '../../test/render'
import { TaskSteps } from './task-steps'

test('the header says which of the four steps one is at', () => {
  renderInApp(
    <>
      <SlimLayout />
      <TaskSteps current="Afmaken" />
    </>,
  )
  const steps = screen.getAllByRole('listitem').filter((item) => item.closest('header') !== null)
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['1. Schrijven', null],
    ['2. Betalen', null],
    ['3. Afmaken', 'step'],
    ['4. Indienen', null],
  ])
})
