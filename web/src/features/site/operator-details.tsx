import type { Site } from '../../api/site'

/** The details of the operator that the law requires. */
export function OperatorDetails({ site }: { site: Site | undefined }) {
  if (site === undefined) return <p>De gegevens van de aanbieder worden geladen…</p>
  const { name, address, email, kvk, vat } = site.operator
  return (
    <address style={{ fontStyle: 'normal' }}>
      <p>
        <strong>{name}</strong>
        <br />
        {address}
        <br />
        E-mail: <a href={`mailto:${email}`}>{email}</a>
        <br />
        KvK-nummer: {kvk}
        <br />
        Btw-id: {vat}
      </p>
    </address>
  )
}
