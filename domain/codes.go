package domain

// Code names one reason for refusing. Every code stands here once; its sentence
// stands in one of two places: Dutch (dutch.go) for the product's own rules,
// the framework's English (httpapi) for the standard cases, which the client
// translates.
type Code string

// Standard cases of input checking: English on the wire.
const (
	CodeBlank           Code = "blank"             // empty where text is needed
	CodeNull            Code = "null"              // null where a value is needed
	CodeRequired        Code = "required"          // member missing
	CodeEmail           Code = "email_invalid"     // not an e-mail address
	CodeNumber          Code = "number_invalid"    // not a number
	CodeInteger         Code = "integer_invalid"   // not a whole number
	CodeBoolean         Code = "boolean_invalid"   // not true or false
	CodeString          Code = "string_invalid"    // not a text
	CodeList            Code = "list_invalid"      // {type}: not a list
	CodeObject          Code = "object_invalid"    // {type}: not an object
	CodeDate            Code = "date_invalid"      // not yyyy-mm-dd
	CodeChoice          Code = "choice_invalid"    // {value}: not one of the choices
	CodeTooLong         Code = "too_long"          // more than {max} characters
	CodeTooMany         Code = "too_many"          // more than {max} items
	CodeBelowMin        Code = "below_min"         // less than {min}
	CodeAboveMax        Code = "above_max"         // more than {max}
	CodeNullChars       Code = "null_characters"   // U+0000 or a lone surrogate
	CodeUsername        Code = "username_invalid"  // characters outside letters, digits and . + - _
	CodeUsernameTaken   Code = "username_taken"    //
	CodeEmailTaken      Code = "email_taken"       //
	CodePasswordShort   Code = "password_short"    // fewer than {min} characters
	CodePasswordCommon  Code = "password_common"   // on the list of common passwords
	CodePasswordNumeric Code = "password_numeric"  // digits only
	CodePasswordSimilar Code = "password_similar"  // too similar to {attribute}
	CodeClientUnknown   Code = "client_unknown"    // {pk}: no such company of yours
	CodeParse           Code = "parse_error"       // {reason}: the body is not JSON
	CodeCredentials     Code = "bad_credentials"   // user name or password wrong
	CodeTokenInvalid    Code = "token_not_valid"   // expired, revoked, forged or of the wrong type
	CodeNoToken         Code = "not_authenticated" // no bearer token given
	CodeNotFound        Code = "not_found"         // missing or not yours
	CodeMethod          Code = "method_not_allowed"
	CodeMediaType       Code = "unsupported_media_type"
	CodeTooLarge        Code = "body_too_large"
	CodeInternal        Code = "internal"
)

// Rules of this product: Dutch wherever they are shown.
const (
	CodeKvK              Code = "kvk_invalid"           // not 8 digits
	CodeBTW              Code = "btw_invalid"           // not a Dutch VAT identification number
	CodeBSN              Code = "bsn_invalid"           // fails the 11-test
	CodePostcode         Code = "postcode_invalid"      // not 1234 AB
	CodeCompanyInUse     Code = "company_in_use"        // has requests
	CodeCompanyMissing   Code = "company_missing"       // neither chosen nor given
	CodePartnerMissing   Code = "partner_missing"       // collaboration without partners
	CodePartnersTooMany  Code = "partners_too_many"     // more than {max}
	CodePartnerName      Code = "partner_name_missing"  // partner {n} has no name
	CodePartnerTooLong   Code = "partner_text_too_long" // partner {n}: {label} over {max}
	CodeTextTooLong      Code = "text_too_long"         // over {max} characters
	CodeVerdictNotGood   Code = "verdict_not_good"      // the judge asks for more
	CodeNotPaid          Code = "not_paid"              // the owner has not paid
	CodeAlreadyPaid      Code = "already_paid"          //
	CodeNotProcessed     Code = "not_processed"         // the document is not there yet
	CodeNotFailed        Code = "not_failed"            // only a failed request is run again
	CodeMove             Code = "move_not_allowed"      // {from} to {to}
	CodeCheckoutCode     Code = "checkout_code_invalid" // unknown, disabled, expired or used up
	CodeSignature        Code = "signature_invalid"     // webhook not signed by the provider
	CodeEventInvalid     Code = "event_invalid"         // signed, but not understood
	CodeIdempotencyReuse Code = "idempotency_key_reuse" // same key, other body
	CodeRateLimited      Code = "rate_limited"          // wait {seconds}
	CodeJudgeFailed      Code = "judge_failed"          // the model failed
	CodePaymentFailed    Code = "payment_provider_failed"
	CodeStoreAway        Code = "store_unavailable" // the database is away or full
	CodeStopping         Code = "server_stopping"   // the server ends and takes no new calls
	CodeKvKTaken         Code = "kvk_taken"         // the owner has a company with this KvK number
	CodeCodeShape        Code = "code_shape"        // a new checkout code is not {min} to {max} letters, digits, - or _
	CodeCodeTaken        Code = "code_taken"        // a checkout code of this name exists
	CodeDocumentExists   Code = "document_exists"   // stored before, by another worker
	CodeLeaseLost        Code = "lease_lost"        // another worker has the job
	CodeWriterFailed     Code = "writer_failed"     // the model that writes failed
	CodeNoDatabase       Code = "no_database"       // {path}: there is no such file yet
	CodeSchemaOld        Code = "schema_old"        // the database has schema {current}, this program {wanted}
	CodeSchemaNewer      Code = "schema_newer"      // the same, the other way round
	CodeDemoRefused      Code = "demo_refused"      // the database has other users
	CodeJobNotFinished   Code = "job_not_finished"  // only a failed or cancelled job is run again
	CodeJobFinished      Code = "job_finished"      // only a queued or running job is cancelled
	CodeJobKind          Code = "job_kind_unknown"  // {kind}: a job of a newer program
	CodeHoursStep        Code = "hours_step"        // not a multiple of 0.5
	CodeHoursPositive    Code = "hours_positive"    // 0 or less
	CodeHoursOverInput   Code = "hours_over_input"  // {day} over 24
	CodeHoursOverDay     Code = "hours_over_day"    // {day} has {n}, the sum passes 8
	CodeHoursFuture      Code = "hours_future"      // beyond the current week
	CodeHoursNone        Code = "hours_none"        // no day with hours
	CodeWeek             Code = "week_invalid"
	CodeMonth            Code = "month_invalid"
	CodePeriod           Code = "period_invalid" // both or neither of week and month
)
