import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { EachYear, YearFigure } from '../../shared/site/site-text'
import table from '../../ui/row-table.module.css'
import styles from './year-table.module.css'

const columns: { label: string; cell: ReactNode }[] = [
  { label: 'Eerste schijf', cell: <YearFigure of="first_bracket_percent" /> },
  { label: 'Starters', cell: <YearFigure of="first_bracket_starter_percent" /> },
  { label: 'Schijf tot', cell: <YearFigure of="first_bracket_limit" /> },
  { label: 'Daarboven', cell: <YearFigure of="second_bracket_percent" /> },
  { label: 'Aftrek zelfstandige', cell: <YearFigure of="self_employed_deduction" /> },
  { label: 'Extra als starter', cell: <YearFigure of="self_employed_starter_extra" /> },
  { label: 'Landelijk budget', cell: <YearFigure of="budget_millions" /> },
]

/** The figures of all known years. On small screens a year is a card. */
export function YearTable() {
  return (
    <>
      <p>
        Het percentage geldt over de S&amp;O-grondslag: het loon van de S&amp;O-uren plus andere kosten. Over het deel
        tot de grens is het hoger dan over de rest, en voor starters is het hoger dan voor anderen.
      </p>
      <Box className={`${table.box} ${styles.box}`} mb="md" fz="sm">
        <table className={table.table}>
          <caption className={table.label}>Cijfers van de WBSO per kalenderjaar</caption>
          <thead className={table.head}>
            <tr>
              <th className={table.label} scope="col">
                Jaar
              </th>
              {columns.map(({ label }) => (
                <th key={label} className={table.label} scope="col" data-figure>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <EachYear>
              <tr className={table.row}>
                <th className={table.first} scope="row" data-label="Jaar">
                  <YearFigure of="year" />
                </th>
                {columns.map(({ label, cell }) => (
                  <td key={label} className={table.cell} data-label={label} data-figure translate="no">
                    {cell}
                  </td>
                ))}
              </tr>
            </EachYear>
          </tbody>
        </table>
      </Box>
      <Text variant="quiet">
        Voor wie geen eigen uurloon kan berekenen, geldt een vast uurloon van <YearFigure of="flat_hourly_wage" /> (
        <YearFigure of="year" />
        ). Het budget van het nieuwste jaar is bij benadering.
      </Text>
    </>
  )
}
