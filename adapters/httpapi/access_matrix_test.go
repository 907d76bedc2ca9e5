package httpapi_test

import (
	"fmt"
	"strings"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// things are what the rows of the matrix speak about: of one owner, paid or not.
type things struct{ request, company, document, employee, entry, imported, member, invitation int64 }

// matrixRow says what a call answers to whom. {request}, {company}, {document},
// {employee} and {entry} in the path stand for a thing of the owner of that column; the
// other tenant asks for the things of the owner who paid. A body that speaks about things
// is a func(things) object or file.
type matrixRow struct {
	route                        string // as the router names it
	path                         string
	body                         any
	visitor, paid, unpaid, other int
	// roles says what manager, adviser, employee and reader get of the owner who paid: y as that owner, n 403
	// role, - 404, 0 400, o 200.
	roles string
}

// answered returns the status of a role that a letter of roles stands for.
func (row matrixRow) answered(letter byte) int {
	return map[byte]int{'y': row.paid, 'n': 403, '-': 404, '0': 400, 'o': 200}[letter]
}

func matrix() []matrixRow {
	hired := 0
	ok := func(route string, body any, status int) matrixRow {
		return matrixRow{route: route, body: body, visitor: status, paid: status, unpaid: status, other: status, roles: "yyyy"}
	}
	own := func(route string, body any, status int) matrixRow {
		return matrixRow{route: route, body: body, visitor: 401, paid: status, unpaid: status, other: status, roles: "yyyy"}
	}
	owned := func(roles, route, path string, body any, paid, unpaid int) matrixRow {
		return matrixRow{route: route, path: path, body: body, visitor: 401, paid: paid, unpaid: unpaid, other: 404, roles: roles}
	}
	text := object{"text": "Een tekst."}
	return []matrixRow{
		ok("GET /healthz", nil, 200), ok("GET /readyz", nil, 200), ok("GET /api/schema/", nil, 200),
		ok("GET /api/docs/", nil, 200), ok("GET /api/site/", nil, 200),
		{route: "GET /api/benefit/", path: "/api/benefit/?hours=100", visitor: 200, paid: 200, unpaid: 200, other: 200, roles: "yyyy"},
		ok("POST /auth/register/", object{}, 400),
		ok("POST /api/token/", credentials("niemand", "verkeerd"), 401),
		ok("POST /api/token/refresh/", object{"refresh": "x"}, 401), ok("POST /api/token/logout/", object{"refresh": "x"}, 401),
		ok("POST /api/auth/forgot-password/", object{}, 400),
		{route: "GET /api/auth/forgot-password/validate/", path: "/api/auth/forgot-password/validate/?temp_code=x",
			visitor: 400, paid: 400, unpaid: 400, other: 400, roles: "yyyy"},
		ok("POST /api/auth/forgot-password/confirm/", object{}, 400),
		ok("POST /api/elevator-pitch-evaluation/evaluate/", text, 200), ok("POST /api/innovation-evaluation/evaluate/", text, 200),
		ok("POST /api/technical-challenges-evaluation/evaluate/", text, 200),
		ok("POST /api/cost-calculation-evaluation/evaluate/", object{}, 200),
		ok("POST /api/stripe/webhook/", object{}, 400), // the signature alone lets in
		own("GET /api/users/me/", nil, 200),
		own("POST /api/auth/change-password/", object{}, 400),
		own("POST /api/account/verify/", object{"code": "x"}, 400), own("POST /api/account/verify/send/", nil, 204),
		own("PATCH /api/account/address/", object{"email": "x@voorbeeld.nl"}, 403), ok("POST /api/account/address/undo/", object{"code": "x"}, 400),
		own("GET /api/user-profile/", nil, 200),
		own("PATCH /api/user-profile/", object{"phone": "0101234567"}, 200),
		ok("POST /api/client-errors/", object{"kind": "script", "error": "Error", "page": "", "frames": []string{}}, 204),
		ok("POST /api/contact/", object{"name": "Zoë", "email": "zoe@elders.example", "message": "Hallo"}, 201),
		ok("GET /api/terms/download/", nil, 200), ok("GET /api/manual/download/", nil, 200), ok("GET /api/example/download/", nil, 200),
		own("GET /api/account/export/", nil, 200),
		own("POST /api/account/confirm/", object{"password": "verkeerd"}, 400),
		ok("POST /api/token/second-factor/", object{"challenge": "x", "otp": "123456"}, 401),
		own("GET /api/account/second-factor/", nil, 200), own("POST /api/account/second-factor/", object{}, 403),
		own("DELETE /api/account/second-factor/", nil, 403), own("POST /api/account/second-factor/recovery-codes/", nil, 403),
		own("GET /api/account/sessions/", nil, 200), own("DELETE /api/account/sessions/", nil, 204),
		{route: "DELETE /api/account/sessions/{id}/", path: "/api/account/sessions/x/", visitor: 401, paid: 404, unpaid: 404, other: 404, roles: "yyyy"},
		own("GET /api/account/tokens/", nil, 200), own("POST /api/account/tokens/", object{"name": "x", "scope": "read"}, 403),
		{route: "DELETE /api/account/tokens/{id}/", path: "/api/account/tokens/987654/", visitor: 401, paid: 404, unpaid: 404, other: 404, roles: "yyyy"},
		own("POST /api/account/close/", object{"password": "verkeerd", "companies": "close"}, 400),
		own("GET /api/no-cure-no-pay-interest/", nil, 200),
		own("POST /api/no-cure-no-pay-interest/", object{"interested": true}, 200),
		own("GET /api/profiles/", nil, 200),
		own("POST /api/profiles/", func(things) object {
			hired++
			return object{"company_name": "Nieuw", "kvk_number": fmt.Sprint(20000000 + hired)}
		}, 201),
		own("GET /api/company-dashboard/companies/", nil, 200),
		own("GET /api/requests/", nil, 200),
		own("POST /api/requests/", submission(), 201),
		own("POST /api/checkout-code/validate/", object{"code": "x"}, 200),
		owned("yy-y", "GET /api/profiles/{id}/", "/api/profiles/{company}/", nil, 200, 200),
		owned("yy-n", "PUT /api/profiles/{id}/", "/api/profiles/{company}/", object{"company_name": "Pompwacht B.V.", "kvk_number": "12345678"}, 200, 200),
		owned("nn-n", "DELETE /api/profiles/{id}/", "/api/profiles/{company}/", nil, 409, 409),
		owned("yy-y", "GET /api/requests/{id}/", "/api/requests/{request}/", nil, 200, 200),
		owned("yy-n", "POST /api/requests/{id}/retry/", "/api/requests/{request}/retry/", nil, 409, 409),
		owned("yy-y", "GET /api/requests/{id}/quote/", "/api/requests/{request}/quote/", nil, 200, 200),
		owned("yy-y", "GET /api/requests/{id}/download_document/", "/api/requests/{request}/download_document/", nil, 200, 200),
		owned("yy-y", "GET /api/requests/{id}/application/", "/api/requests/{request}/application/", nil, 200, 200),
		owned("yy-n", "PUT /api/requests/{id}/application/{part}/", "/api/requests/{request}/application/remarks/", partCall{1, text}, 200, 403),
		owned("yy-y", "GET /api/requests/{id}/application/layout/", "/api/requests/{request}/application/layout/", nil, 200, 200),
		owned("yy-n", "PUT /api/requests/{id}/application/layout/", "/api/requests/{request}/application/layout/",
			partCall{1, object{"place": []object{{"clause": "s1", "box": "description"}}}}, 200, 200),
		owned("yy-n", "POST /api/requests/{id}/application/answers/", "/api/requests/{request}/application/answers/",
			object{"question": "remarks.x", "text": "x", "rev": 1}, 409, 409),
		owned("yy-n", "POST /api/requests/{id}/application/left_out/{item}/include/",
			"/api/requests/{request}/application/left_out/w99/include/", object{"section": "novelty", "rev": 1}, 404, 403),
		owned("yy-y", "GET /api/requests/{id}/application/drafts/", "/api/requests/{request}/application/drafts/", nil, 200, 200),
		owned("yy-y", "GET /api/requests/{id}/application/drafts/orders/", "/api/requests/{request}/application/drafts/orders/", nil, 200, 200),
		owned("yy-n", "POST /api/requests/{id}/application/drafts/{draft}/order/",
			"/api/requests/{request}/application/drafts/novelty/order/", nil, 404, 404),
		owned("yy-n", "POST /api/requests/{id}/application/drafts/{draft}/accept/",
			"/api/requests/{request}/application/drafts/novelty/accept/", object{"rev": 1}, 404, 404),
		owned("yy-n", "POST /api/requests/{id}/application/drafts/{draft}/refuse/",
			"/api/requests/{request}/application/drafts/novelty/refuse/", nil, 404, 404),
		owned("yy-y", "GET /api/requests/{id}/application/versions/", "/api/requests/{request}/application/versions/", nil, 200, 403),
		owned("yy-y", "GET /api/requests/{id}/application/versions/{version}/", "/api/requests/{request}/application/versions/1/", nil, 200, 403),
		owned("yy-n", "POST /api/requests/{id}/application/versions/{version}/restore/",
			"/api/requests/{request}/application/versions/1/restore/", partCall{1, object{"part": "novelty"}}, 200, 403),
		owned("yy-y", "GET /api/requests/{id}/application/text/", "/api/requests/{request}/application/text/", nil, 200, 403),
		owned("yy-y", "GET /api/requests/{id}/application/calendar/", "/api/requests/{request}/application/calendar/", nil, 200, 200),
		owned("yy-n", "POST /api/requests/{id}/application/follow_up/", "/api/requests/{request}/application/follow_up/",
			object{"start_of_project": "2028-01-01", "estimated_hours": 1}, 409, 403),
		owned("yy-n", "PUT /api/requests/{id}/application/filed/", "/api/requests/{request}/application/filed/", object{"date": "2026-11-19"}, 200, 403),
		owned("yy-n", "DELETE /api/requests/{id}/application/filed/", "/api/requests/{request}/application/filed/", nil, 200, 403),
		owned("yy-y", "GET /api/requests/{id}/bundle/", "/api/requests/{request}/bundle/", nil, 200, 403),
		owned("yy-n", "POST /api/requests/{id}/bundle/", "/api/requests/{request}/bundle/", object{"with": []int64{987654}}, 400, 403),
		owned("yy-n", "DELETE /api/requests/{id}/bundle/", "/api/requests/{request}/bundle/", nil, 200, 403),
		owned("yy-y", "GET /api/documents/", "/api/documents/?request={request}", nil, 200, 200),
		owned("yy-y", "GET /api/documents/{id}/download/", "/api/documents/{document}/download/", nil, 200, 403),
		owned("yy-y", "GET /api/payments/", "/api/payments/?request={request}", nil, 200, 200),
		owned("yyyy", "GET /api/hours-reports/export_xlsx/", "/api/hours-reports/export_xlsx/?project_number={request}&month=2026-03", nil, 200, 403),
		owned("yyyy", "GET /api/hours-reports/timesheet_pdf/",
			"/api/hours-reports/timesheet_pdf/?project_number={request}&employee={employee}&month=2026-03", nil, 200, 403),
		owned("yyyy", "GET /api/hours-reports/export_csv/", "/api/hours-reports/export_csv/?project_number={request}&month=2026-03", nil, 200, 403),
		owned("yy-n", "POST /api/stripe/create-session/{id}/", "/api/stripe/create-session/{request}/", object{}, 409, 200),
		owned("yyyy", "GET /api/hours/", "/api/hours/?week=2026-11-20&project_number={request}", nil, 200, 403),
		owned("yyyn", "POST /api/hours/", "", func(t things) object { return hoursOf(t).but("hours", "0.5") }, 201, 403),
		owned("yyyn", "POST /api/hours/import/", "/api/hours/import/?project_number={request}", hoursFile, 200, 403),
		owned("yyyy", "GET /api/hours-reports/monthly_summary/", "/api/hours-reports/monthly_summary/?month=2026-11&project_number={request}", nil, 200, 403),
		owned("yyyy", "GET /api/hours-reports/weekly_summary/", "/api/hours-reports/weekly_summary/?week=2026-11-20&project_number={request}", nil, 200, 403),
		owned("yyyy", "GET /api/hours-reports/yearly_summary/", "/api/hours-reports/yearly_summary/?year=2026&project_number={request}", nil, 200, 403),
		owned("yy-y", "GET /api/project-dashboard/stats/", "/api/project-dashboard/stats/?project_number={request}", nil, 200, 403),
		owned("yyyy", "GET /api/hours/elsewhere/", "/api/hours/elsewhere/?project_number={request}&week=2026-11-16", nil, 200, 403),
		owned("yyyy", "GET /api/hours/imports/", "/api/hours/imports/?project_number={request}", nil, 200, 403),
		owned("yy-n", "POST /api/hours/imports/{id}/undo/", "/api/hours/imports/{import}/undo/", nil, 200, 403),
		owned("yyyn", "POST /api/hours/{id}/restore/", "/api/hours/{entry}/restore/", nil, 200, 403),
		owned("yyyy", "GET /api/hours/{id}/history/", "/api/hours/{entry}/history/", nil, 200, 403),
		owned("yyyy", "GET /api/hours/{id}/", "/api/hours/{entry}/", nil, 200, 403),
		owned("yyyn", "DELETE /api/hours/{id}/", "/api/hours/{entry}/", nil, 204, 403),
		owned("yy-y", "GET /api/company-dashboard/stats/", "/api/company-dashboard/stats/?company_id={company}", nil, 200, 403),
		owned("yy-y", "GET /api/employees/by_company/", "/api/employees/by_company/?company_id={company}", nil, 200, 200),
		owned("yy-y", "GET /api/employees/by_project/", "/api/employees/by_project/?project_number={request}", nil, 200, 403),
		owned("yy-y", "GET /api/employees/available_for_project/", "/api/employees/available_for_project/?project_number={request}", nil, 200, 403),
		{route: "POST /api/employees/", body: func(t things) object {
			hired++
			return newEmployee(t.company).but("email", fmt.Sprint("nieuw", hired, "@voorbeeld.nl"))
		},
			visitor: 401, paid: 201, unpaid: 201, other: 400, roles: "yy0n"},
		owned("yy-n", "POST /api/employees/import/", "/api/employees/import/?company_id={company}", file("voornaam;achternaam;e-mail\nWillemijn;Terpstra;willemijn@voorbeeld.nl\n"), 200, 200),
		owned("yy-y", "GET /api/employees/{id}/", "/api/employees/{employee}/", nil, 200, 200),
		owned("yy-n", "PATCH /api/employees/{id}/", "/api/employees/{employee}/", object{"workdays": []int{1, 2}}, 200, 200),
		owned("yy-n", "PUT /api/employees/{id}/", "/api/employees/{employee}/", newEmployee(0).but("email", "ander@voorbeeld.nl"), 200, 200),
		owned("nnyn", "POST /api/employees/{id}/reveal-bsn/", "/api/employees/{employee}/reveal-bsn/", nil, 403, 403),
		owned("yy-n", "POST /api/project-assignments/bulk_assign/", "", func(t things) object { return teamOf(t) }, 200, 403),
		owned("yy-n", "POST /api/project-assignments/bulk_unassign/", "", func(t things) object { return teamOf(t) }, 200, 403),
		owned("yy--", "GET /api/companies/{company}/members/", "/api/companies/{company}/members/", nil, 200, 200),
		owned("nn--", "PATCH /api/companies/{company}/members/{id}/", "/api/companies/{company}/members/{member}/", object{"may_close": false}, 200, 200),
		owned("yy--", "GET /api/companies/{company}/invitations/", "/api/companies/{company}/invitations/", nil, 200, 200),
		owned("yy--", "POST /api/companies/{company}/invitations/", "/api/companies/{company}/invitations/", object{"email": "niemand@voorbeeld.nl", "role": "employee"}, 400, 403),
		owned("yy--", "POST /api/companies/{company}/invitations/{id}/resend/", "/api/companies/{company}/invitations/{invitation}/resend/", nil, 200, 403),
		owned("yy--", "DELETE /api/companies/{company}/invitations/{id}/", "/api/companies/{company}/invitations/{invitation}/", nil, 204, 204),
		owned("yy--", "GET /api/companies/{company}/log/", "/api/companies/{company}/log/", nil, 200, 200),
		owned("yy--", "GET /api/companies/{company}/reveals/", "/api/companies/{company}/reveals/", nil, 200, 200),
		owned("yy--", "GET /api/companies/{company}/log.csv/", "/api/companies/{company}/log.csv", nil, 200, 200),
		owned("nn--", "DELETE /api/companies/{company}/members/{id}/", "/api/companies/{company}/members/{member}/", nil, 204, 204),
		{route: "GET /api/invitations/", path: "/api/invitations/?code=x", visitor: 404, paid: 404, unpaid: 404, other: 404, roles: "yyyy"},
		{route: "POST /api/invitations/accept/", body: object{"code": "x"}, visitor: 401, paid: 404, unpaid: 404, other: 404, roles: "yyyy"},
		owned("yy-y", "GET /api/companies/{company}/months/{month}/", "/api/companies/{company}/months/2026-11/", nil, 200, 200),
		owned("nn0n", "POST /api/companies/{company}/months/{month}/confirm/", "/api/companies/{company}/months/2026-10/confirm/", monthAct, 403, 403),
		owned("yn-n", "POST /api/companies/{company}/months/{month}/return/", "/api/companies/{company}/months/2026-10/return/", monthAct, 400, 400),
		owned("yn-n", "POST /api/companies/{company}/months/{month}/close/", "/api/companies/{company}/months/2026-10/close/", monthAct, 400, 400),
		owned("yn-n", "POST /api/companies/{company}/months/{month}/reopen/", "/api/companies/{company}/months/2026-10/reopen/", monthAct, 400, 400),
		owned("yy-y", "GET /api/companies/{company}/open-days/", "/api/companies/{company}/open-days/?month=2026-11", nil, 200, 200),
		owned("yy-y", "GET /api/companies/{company}/open-days/summary/", "/api/companies/{company}/open-days/summary/", nil, 200, 200),
		owned("yy--", "GET /api/companies/{company}/settings/", "/api/companies/{company}/settings/", nil, 200, 200),
		owned("nn--", "PATCH /api/companies/{company}/settings/", "/api/companies/{company}/settings/", object{"reminders": true}, 200, 200),
		{route: "PUT /api/day-marks/", body: func(t things) object {
			return object{"employee": t.employee, "from": "2026-11-23", "to": "2026-11-24", "mark": "absent"}
		}, visitor: 401, paid: 200, unpaid: 200, other: 400, roles: "yyyn"},
		ok("POST /api/mails/unsubscribe/", object{"code": "x"}, 404),
		{route: "GET /api/my-hours/", visitor: 401, paid: 404, unpaid: 404, other: 404, roles: "yyoy"},
		{route: "GET /api/my-hours/open-days/", visitor: 401, paid: 404, unpaid: 404, other: 404, roles: "yyoy"},
		owned("yy-n", "DELETE /api/employees/{id}/", "/api/employees/{employee}/", nil, 204, 204),
	}
}

// monthAct is about a month in which the employee has nothing yet.
func monthAct(t things) object {
	return object{"employees": []int64{t.employee}, "reason": "Nog eens."}
}

// of puts the ids of things into a path.
func (row matrixRow) of(t things) (method, path string) {
	method, path, _ = strings.Cut(row.route, " ")
	if row.path != "" {
		path = row.path
	}
	return method, strings.NewReplacer("{request}", fmt.Sprint(t.request), "{company}", fmt.Sprint(t.company), "{document}", fmt.Sprint(t.document),
		"{employee}", fmt.Sprint(t.employee), "{entry}", fmt.Sprint(t.entry), "{import}", fmt.Sprint(t.imported),
		"{member}", fmt.Sprint(t.member), "{invitation}", fmt.Sprint(t.invitation)).Replace(path)
}

func (row matrixRow) bodyOf(t things) any {
	switch about := row.body.(type) {
	case func(things) object:
		return about(t)
	case func(things) file:
		return about(t)
	}
	return row.body
}

// headersOf are the headers that a body needs.
func headersOf(body any) []string {
	if r, ok := body.(partCall); ok && r.rev > 0 {
		return match(r.rev)
	}
	return nil
}

// missing are ids that nothing has.
var missing = things{request: 987654, company: 987654, document: 987654, employee: 987654, entry: 987654, imported: 987654, member: 987654, invitation: 987654}

func (c *person) thingsOf(r apitypes.Request) things {
	t := things{request: r.ID, company: r.ClientCompany.ID, document: c.storedDocument(r)}
	t.employee, t.entry = c.employed(r)
	today := domain.DateOf(c.clock.Now())
	require.NoError(c.t, c.store.Write(c.t.Context(), func(repos ports.Repos) error {
		i, err := repos.HoursBulk.AddImport(c.t.Context(), hours.Import{Project: r.ID, RecordedBy: c.id, RecordedAt: time.Now(), First: today, Last: today})
		t.imported = i.ID
		return err
	}))
	return t
}

// addsMember makes a new user a reader of a company.
func (c *person) addsMember(company int64) int64 {
	reader := c.user(fmt.Sprint("lid", company, "-", c.id))
	c.joins(member.Member{Company: company, User: reader.id, Membership: member.Membership{Role: member.Reader}, Until: domain.NewDate(2027, 12, 31)})
	return reader.id
}

// colleagues are a manager, an adviser, an employee and a reader of the owner of things.
func (c *person) colleagues(t things) (all []*person) {
	for _, role := range member.Roles()[1:] {
		one := c.user(fmt.Sprint(role, t.company))
		m := member.Member{Company: t.company, User: one.id, Membership: member.Membership{Role: role}}
		if role == member.Employee {
			m.Employee = t.employee
		}
		c.joins(m)
		all = append(all, one)
	}
	return all
}

// storedDocument adds an application as earlier programs stored it.
func (c *person) storedDocument(r apitypes.Request) int64 {
	var stored request.Document
	require.NoError(c.t, c.store.Write(c.t.Context(), func(repos ports.Repos) (err error) {
		stored, err = repos.Documents.PutDocument(c.t.Context(), request.Document{Request: r.ID, Kind: request.ApplicationDocument, Version: 1,
			ContentType: "application/pdf", CreatedAt: time.Now()}, []byte("%PDF-"))
		return err
	}))
	return stored.ID
}
