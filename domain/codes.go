package domain

// Code names a reason for refusing a call. The sentences of the product's own
// rules are in dutch.go. Those of the standard cases are the English sentences of
// Django REST framework in adapters/httpapi, which the client translates.
type Code string

// Standard cases, in English in the API. Braces name the Args of the error.
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
	CodeNullChars       Code = "null_characters"   // U+0000, a lone surrogate or invalid UTF-8
	CodeUsername        Code = "username_invalid"  // characters outside letters, digits and . + - _
	CodeUsernameTaken   Code = "username_taken"    // regardless of case
	CodeEmailTaken      Code = "email_taken"       // regardless of case
	CodePasswordShort   Code = "password_short"    // fewer than {min} characters
	CodePasswordCommon  Code = "password_common"   // on the list of common passwords
	CodePasswordNumeric Code = "password_numeric"  // digits only
	CodePasswordSimilar Code = "password_similar"  // too similar to {attribute}
	CodeClientUnknown   Code = "client_unknown"    // {pk}: the caller has nothing with this id
	CodeParse           Code = "parse_error"       // {reason}: the body is not JSON
	CodeCredentials     Code = "bad_credentials"   // wrong user name or password
	CodeTokenInvalid    Code = "token_not_valid"   // expired, revoked, forged or of the wrong type
	CodeNoToken         Code = "not_authenticated" // no bearer token given
	CodeNotFound        Code = "not_found"         // missing or somebody else's
	CodeMethod          Code = "method_not_allowed"
	CodeMediaType       Code = "unsupported_media_type" // {type}
	CodeTooLarge        Code = "body_too_large"         // more than {max} bytes
	CodeInternal        Code = "internal"
)

// Rules of this product, in Dutch everywhere. Braces name the Args of the error.
const (
	CodeKvK              Code = "kvk_invalid"           // not 8 digits
	CodeBTW              Code = "btw_invalid"           // not a Dutch VAT identification number
	CodeBSN              Code = "bsn_invalid"           // not 9 digits that pass the 11-test
	CodePostcode         Code = "postcode_invalid"      // not 1234 AB
	CodeCompanyInUse     Code = "company_in_use"        // the company has requests
	CodeCompanyMissing   Code = "company_missing"       // no company chosen and no new one given
	CodePartnerMissing   Code = "partner_missing"       // collaboration without partners
	CodePartnersTooMany  Code = "partners_too_many"     // more than {max}
	CodePartnerName      Code = "partner_name_missing"  // partner {n} has no name
	CodePartnerTooLong   Code = "partner_text_too_long" // partner {n}: {label} over {max} characters
	CodePartnerInvisible Code = "partner_invisible"     // partner {n}: {label} has an invisible character
	CodeInvisible        Code = "invalid_characters"    // a name has an invisible character
	CodeTextTooLong      Code = "text_too_long"         // over {max} characters
	CodeNoSuchDay        Code = "no_such_day"           // yyyy-mm-dd, but the day does not exist
	CodeStartRange       Code = "start_out_of_range"    // before the year {min} or after {max}
	CodeVerdictNotGood   Code = "verdict_not_good"      // the judge's {suggestions} say what is missing
	CodePasswordWrong    Code = "password_wrong"        // not the password of the account
	CodeNotPaid          Code = "not_paid"              // the owner has not paid
	CodeAlreadyPaid      Code = "already_paid"          // a paid request cannot be paid again
	CodeCheckoutReplaced Code = "checkout_replaced"     // another call opened another checkout meanwhile
	CodeNotRefundDue     Code = "not_refund_due"        // the payment need not be paid back
	CodeNotProcessed     Code = "not_processed"         // the document is not ready yet
	CodeNotFailed        Code = "not_failed"            // only a failed request can be run again
	CodeAccountClosed    Code = "account_closed"        // nothing is left of the account to work with
	CodeMove             Code = "move_not_allowed"      // no change of status {from} to {to}
	CodeCheckoutUnknown  Code = "checkout_code_unknown" // no such checkout code
	CodeCheckoutExpired  Code = "checkout_code_expired" // past its last day, or disabled
	CodeCheckoutUsedUp   Code = "checkout_code_used_up" // used, or reserved, as often as it may be
	CodeSignature        Code = "signature_invalid"     // webhook call not signed by the provider
	CodeEventInvalid     Code = "event_invalid"         // signed, but unreadable
	CodeIdempotencyReuse Code = "idempotency_key_reuse" // same key, different body
	CodeRateLimited      Code = "rate_limited"          // wait {seconds}
	CodeJudgeFailed      Code = "judge_failed"          // the model that judges failed
	CodePaymentFailed    Code = "payment_provider_failed"
	CodeStoreAway        Code = "store_unavailable"     // the database is unreachable or full
	CodeStopping         Code = "server_stopping"       // the server is stopping or starting and takes no calls
	CodeBusy             Code = "server_busy"           // too many calls are waiting
	CodeKvKTaken         Code = "kvk_taken"             // the owner already has a company with this KvK number
	CodeEmployeeEmail    Code = "employee_email_taken"  // the company has an employee with this address
	CodeEmployeeCompany  Code = "employee_company"      // an employee stays with one company
	CodeCodeShape        Code = "code_shape"            // a new checkout code is not {min} to {max} letters, digits, - or _
	CodeCodeTaken        Code = "code_taken"            // a checkout code with this name exists
	CodeDocumentExists   Code = "document_exists"       // another worker stored it first
	CodeLeaseLost        Code = "lease_lost"            // another worker has taken over the job
	CodeOldPassword      Code = "old_password_wrong"    // not the password of now
	CodePasswordsDiffer  Code = "passwords_differ"      // the repeated password is another one
	CodePasswordCode     Code = "password_code_invalid" // unknown, used, replaced or expired
	CodeWriterFailed     Code = "writer_failed"         // the model that writes failed
	CodeMailFailed       Code = "mail_failed"           // a mail was not taken
	CodeNoDatabase       Code = "no_database"           // there is no file {path} yet; {command} makes it
	CodeSchemaOld        Code = "schema_old"            // the database has schema {current}, this program needs {wanted}; {command} brings it there
	CodeSchemaNewer      Code = "schema_newer"          // the database has schema {current}, this program knows only {wanted}
	CodeForeignDatabase  Code = "foreign_database"      // the file {path} is another program's database, a damaged one or none at all
	CodeDatabaseInUse    Code = "database_in_use"       // a server or a command has the database open
	CodeBackupDamaged    Code = "backup_damaged"        // {path} is cut off, damaged or no backup
	CodeBackupNewer      Code = "backup_newer"          // {path} has schema {current}, this program knows only {wanted}
	CodeDemoRefused      Code = "demo_refused"          // the database has users and no mark of the demonstration
	CodeJobNotFinished   Code = "job_not_finished"      // only a failed or cancelled job can be run again
	CodeJobFinished      Code = "job_finished"          // only a queued or running job can be cancelled
	CodeJobKind          Code = "job_kind_unknown"      // a job of {kind}, which only a newer program knows
	CodeHoursStep        Code = "hours_step"            // not a multiple of 0.5
	CodeHoursPositive    Code = "hours_positive"        // 0 or less
	CodeHoursOverInput   Code = "hours_over_input"      // more than 24 on {day}
	CodeHoursOverDay     Code = "hours_over_day"        // {day} already has {n}; the total would exceed 8
	CodeHoursFuture      Code = "hours_future"          // after the current week
	CodeHoursNone        Code = "hours_none"            // no day with hours
	CodeEmployeeArchived Code = "employee_archived"     // takes no new hours
	CodeNotAssigned      Code = "employee_not_assigned" // not to this project
	CodeProjectsDiffer   Code = "projects_differ"       // project and project_number mean two projects
	CodeReplacesOther    Code = "replaces_other"        // a correction of another employee's or project's entry
	CodeWeek             Code = "week_invalid"          // not a day as yyyy-mm-dd
	CodeMonth            Code = "month_invalid"         // not a month as yyyy-mm
	CodePeriod           Code = "period_invalid"        // both a week and a month, or neither
	CodeYear             Code = "year_invalid"          // not a year as yyyy
	CodeWeekOrDay        Code = "week_or_day_invalid"   // neither 2026-W02 nor a day
	CodeSpan             Code = "span_invalid"          // not exactly one of week, month and year
	CodeFileEmpty        Code = "file_empty"            // a file without any text
	CodeFileUnknown      Code = "file_unknown"          // no format has such a heading
	CodeFileColumn       Code = "file_column"           // the heading lacks {column}
	CodeFileTwice        Code = "file_column_twice"     // the heading has {column} twice
	CodeFileNUL          Code = "file_nul"              // a row with a NUL byte
	CodeFileQuote        Code = "file_quote"            // a quote that is never closed
	CodeFileLong         Code = "file_row_too_long"     // a row without an end
	CodeFileCells        Code = "file_cells"            // a row with more cells than the heading
	CodeFileEmptyCell    Code = "file_empty_cell"       // an empty cell where a value is needed
	CodeFileDate         Code = "file_date"             // {value} is no date
	CodeFileDateOrder    Code = "file_date_order"       // {value} is two dates, by the order of day and month
	CodeFileHours        Code = "file_hours"            // {value} is no number of hours
	CodeFileStep         Code = "file_hours_step"       // {value} is not a multiple of half an hour
	CodeFileRounded      Code = "file_hours_rounded"    // {value} rounds to nothing
	CodeFileWeek         Code = "file_week"             // {value} is no week
	CodeFileMonday       Code = "file_monday"           // {value} is no Monday
	CodeImportProject    Code = "import_project"        // a row of the project {value}
	CodeImportPerson     Code = "import_person_unknown" // the company has no employee {value}
	CodeImportTwoNames   Code = "import_name_twice"     // several employees are called {value}
	CodeImportName       Code = "import_name_missing"   // {value} has no first and last name to make an employee of
	CodeImportEmail      Code = "import_email"          // {value} is no address of mail
	CodeImportRunning    Code = "import_running"        // the user has another import running
	CodeImportMore       Code = "import_more"           // {n} more bad rows
)
