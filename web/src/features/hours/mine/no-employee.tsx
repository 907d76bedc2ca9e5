import { Empty } from '../../../ui/empty'

/** Says that nobody linked the user to an employee, which a member who runs the company can do. */
export const NoEmployee = () => (
  <Empty drawing="hours">
    Je bent nog niet gekoppeld aan een medewerker van een bedrijf. Vraag de eigenaar van je bedrijf om dat bij Leden te
    doen.
  </Empty>
)
