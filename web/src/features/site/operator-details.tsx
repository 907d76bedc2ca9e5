import { OperatorMail, SiteWord } from '../../shared/site/site-text'

/** The details of the operator that the law requires. */
export const OperatorDetails = () => (
  <address>
    <p>
      <strong>
        <SiteWord of="operator.name" />
      </strong>
      <br />
      <SiteWord of="operator.address" />
      <br />
      E-mail: <OperatorMail />
      <br />
      KvK-nummer: <SiteWord of="operator.kvk" />
      <br />
      Btw-id: <SiteWord of="operator.vat" />
    </p>
  </address>
)
