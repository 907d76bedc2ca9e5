import { rowClickA, rowClickB } from './routing'
import { plain } from './vectors-for-tests'

interface Row {
  status: string
  payment_status: string
  project_number: string
}

const run = (file: string, rule: typeof rowClickA): void =>
  plain(file, (row: Row) => {
    const { path, showError } = rule(row.status, row.payment_status, row.project_number)
    return { path, show_error: showError }
  })

run('routing_a', rowClickA)
run('routing_b', rowClickB)
