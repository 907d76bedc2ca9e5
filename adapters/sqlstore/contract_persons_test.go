package sqlstore_test

import (
	"errors"
	"slices"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/payment"
	"wbso/domain/privacy"
	"wbso/domain/request"
	"wbso/domain/site"
	"wbso/ports"
)

func persons() []promise {
	return []promise{
		testTracesGivesTimes,
		testD19_ForgetLeavesNothing,
		testD19_ForgetKeepsHoursWithNames,
		testHoursGivesEveryEntry,
		testHoursGivesEveryEntryPageByPage,
		testD19_ForgetFreesTheNames,
		testForgetAnswersNotFound,
		testForgetGoesByTheOwnAddress,
	}
}

// proves says that a code from a mail to the address of a user was used.
func (k kit) proves(user int64) {
	k.Helper()
	u := k.userByID(user)
	u.EmailVerified = true
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Accounts.UpdateUser(k.Context(), u) }))
}

func (k kit) forget(user int64) error {
	return k.run(func(r ports.Repos) error { return r.Persons.ForgetPerson(k.Context(), user, noon) })
}

// Traces gives times of sessions and sign-ins, and no ids.
func testTracesGivesTimes(k kit) {
	u := k.user("a")
	require.NoError(k, k.run(func(r ports.Repos) error {
		if err := r.Addresses.NoteAddress(k.Context(), u.ID, "192.0.2.1", noon); err != nil {
			return err
		}
		return r.Sessions.AddSession(k.Context(), account.Session{ID: "secret", User: u.ID, CreatedAt: noon, ExpiresAt: noon.Add(time.Hour)})
	}))
	traces := func(user int64) privacy.Traces {
		return must(k, func(r ports.Repos) (privacy.Traces, error) { return r.Persons.FindTraces(k.Context(), user) })
	}
	assert.Equal(k, []account.Session{{CreatedAt: noon, ExpiresAt: noon.Add(time.Hour)}}, traces(u.ID).Sessions)
	assert.Equal(k, []privacy.Trace{{What: "192.0.2.1", At: noon}}, traces(u.ID).SignIns)
	assert.Empty(k, traces(u.ID+1).Sessions)
}

// Forget leaves nothing about a user but what invoices rest on.
func testD19_ForgetLeavesNothing(k kit) {
	q := k.request(1)
	p := k.paymentWith(q, payment.Payment{Status: request.Paid, Amount: 96195, Checkout: "cs_1", URL: "https://pay.example"})
	invoice, err := k.invoiceOf(p, request.InvoiceDocument, 0, "2028-00001")
	require.NoError(k, err)
	for _, kind := range []request.DocumentKind{request.ApplicationDocument, request.PreviewDocument, request.InvoiceDocument, request.CreditNoteDocument} {
		_, err := k.putDocument(request.Document{Request: q.ID, Kind: kind, Version: 1, CreatedAt: noon}, []byte("x"))
		require.NoError(k, err)
	}
	k.putApplication(claim.Record{Request: q.ID, UpdatedAt: noon})
	k.keepVersion(claim.Version{Request: q.ID, Number: 1, CreatedAt: noon, SavedAt: noon})
	k.putDetails(q.Company.ID, application.CompanyDetails{RSIN: "123456782"}, 1)
	k.message("Eigenaar1@example.nl", noon)
	k.proves(q.Owner)
	require.NoError(k, k.forget(q.Owner))

	u := k.userByID(q.Owner)
	assert.Equal(k, account.User{ID: q.Owner, Username: u.Username, Email: u.Username, TokenVersion: 1, EmailVerified: true, Mails: account.AllMails(), CreatedAt: noon, ClosedAt: noon}, u)
	after := must(k, func(r ports.Repos) (request.Request, error) {
		return r.Requests.FindRequest(k.Context(), member.Everything(), q.Number)
	})
	assert.Equal(k, company.Company{ID: q.Company.ID, Owner: q.Owner, Name: "Gesloten account", KvK: after.Company.KvK, CreatedAt: noon, Caller: member.Membership{Role: member.Owner}}, after.Company)
	assert.Equal(k, request.Submission{}, after.Submission)
	var kinds []request.DocumentKind
	for _, d := range k.documentsOf(q.ID) {
		kinds = append(kinds, d.Kind)
	}
	assert.Equal(k, []request.DocumentKind{request.InvoiceDocument, request.CreditNoteDocument}, kinds)
	_, err = k.applicationOf(q.ID)
	absent(k, err)
	assert.Empty(k, k.versionsOf(q.ID))
	_, _, err = k.detailsOf(q.Company.ID)
	absent(k, err)
	assert.Equal(k, []payment.Invoice{invoice}, k.invoicesOf(p))
	p.URL = ""
	assert.Equal(k, []payment.Payment{p}, k.paymentsOf(q.ID))
	assert.Empty(k, must(k, func(r ports.Repos) ([]site.ContactMessage, error) {
		return r.Contact.ListContactMessagesFrom(k.Context(), "eigenaar1@example.nl")
	}))
}

// Forget frees the names, and touches nobody else.
func testD19_ForgetFreesTheNames(k kit) {
	gone, other := k.request(1), k.request(2)
	k.message("eigenaar2@example.nl", noon)
	k.putApplication(claim.Record{Request: other.ID, UpdatedAt: noon})
	k.keepVersion(claim.Version{Request: other.ID, Number: 1, CreatedAt: noon, SavedAt: noon})
	k.putDetails(other.Company.ID, application.CompanyDetails{RSIN: "123456782"}, 1)
	before := k.userByID(other.Owner)
	require.NoError(k, k.forget(gone.Owner))
	require.NoError(k, k.forget(gone.Owner), "twice is no error")
	again := k.user("EIGENAAR1")
	assert.NotEqual(k, gone.Owner, again.ID)
	assert.Equal(k, before, k.userByID(other.Owner))
	_, err := k.applicationOf(other.ID)
	assert.NoError(k, err)
	assert.Len(k, k.versionsOf(other.ID), 1)
	_, _, err = k.detailsOf(other.Company.ID)
	assert.NoError(k, err)
	assert.Equal(k, other, must(k, func(r ports.Repos) (request.Request, error) {
		return r.Requests.FindRequest(k.Context(), as(other.Owner), other.Number)
	}))
	assert.Len(k, must(k, func(r ports.Repos) ([]site.ContactMessage, error) {
		return r.Contact.ListContactMessagesFrom(k.Context(), "eigenaar2@example.nl")
	}), 1)
}

// An address that was typed elsewhere proves nothing about who wrote; nor does a message from
// before there was an account with its address.
func testForgetGoesByTheOwnAddress(k kit) {
	q := k.request(1)
	c := q.Company
	c.Email = "slachtoffer@example.nl"
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Companies.UpdateCompany(k.Context(), c) }))
	k.message("slachtoffer@example.nl", noon.Add(time.Hour))
	k.message("eigenaar1@example.nl", noon.Add(-time.Second))
	k.message("EIGENAAR1@example.nl", noon.Add(time.Hour))
	other := k.request(2)
	k.message("eigenaar2@example.nl", noon.Add(time.Hour))
	require.NoError(k, k.forget(other.Owner), "whose address was never proved")
	k.proves(q.Owner)
	require.NoError(k, k.forget(q.Owner))
	left := must(k, func(r ports.Repos) (domain.List[site.ContactMessage], error) {
		return r.Contact.ListContactMessages(k.Context(), domain.Page{Size: 10})
	})
	var from []string
	for _, m := range left.Items {
		from = append(from, m.Email)
	}
	assert.Equal(k, []string{"eigenaar2@example.nl", "slachtoffer@example.nl", "eigenaar1@example.nl"}, from)
}

func testForgetAnswersNotFound(k kit) { absent(k, k.forget(99)) }

// Forget keeps hours with the names of who worked them, and nothing else about employees.
func testD19_ForgetKeepsHoursWithNames(k kit) {
	q, other := k.request(1), k.request(2)
	worked, withdrawn, idle := fullEmployee(q.Company.ID), fullEmployee(q.Company.ID), k.newEmployee(q.Company.ID, "Niets", "niets@voorbeeld.example")
	withdrawn.Email, withdrawn.BSN = "b@voorbeeld.example", hours.SealedBSN{}
	for _, e := range []*hours.Employee{&worked, &withdrawn} {
		added, err := k.addEmployee(*e)
		require.NoError(k, err)
		*e = added
		entry := do(k, func(r ports.Repos) (hours.HourEntry, error) {
			return r.Hours.AddHourEntry(k.Context(), hours.HourEntry{Project: q.ID, Employee: e.ID, Date: domain.DateOf(noon), Hours: 3, Description: odd, RecordedAt: noon})
		})
		if e == &withdrawn {
			require.NoError(k, k.run(func(r ports.Repos) error { return r.Hours.WithdrawHourEntry(k.Context(), entry.ID, q.Owner, noon) }))
		}
	}
	stranger, err := k.addEmployee(fullEmployee(other.Company.ID))
	require.NoError(k, err)
	k.assign(q.ID, worked.ID, idle.ID)
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Reveals.AddReveal(k.Context(), hours.Reveal{Employee: worked.ID, User: q.Owner, At: noon})
	}))
	day := []domain.Date{domain.DateOf(noon)}
	require.NoError(k, k.run(func(r ports.Repos) error {
		return errors.Join(r.DayFacts.PutDayMark(k.Context(), worked.ID, day, hours.Absent), r.DayFacts.PutDayMark(k.Context(), stranger.ID, day, hours.Absent))
	}))
	before := k.everRecorded(q.ID)
	require.Len(k, before, 2)

	require.NoError(k, k.forget(q.Owner))
	for _, e := range []*hours.Employee{&worked, &withdrawn} {
		e.Email, e.BSN = "", hours.SealedBSN{}
	}
	assert.ElementsMatch(k, []hours.Employee{worked, withdrawn}, k.employees(hours.EmployeeFilter{Company: q.Company.ID, Archived: true}))
	after := k.everRecorded(q.ID)
	after[1].WithdrawnByName = before[1].WithdrawnByName // an anonymous one now
	assert.Equal(k, before, after)
	assert.Empty(k, must(k, func(r ports.Repos) ([]hours.Reveal, error) { return r.Reveals.ListReveals(k.Context(), q.Owner) }))
	marks := func(employee int64) []hours.MarkedDay {
		return must(k, func(r ports.Repos) ([]hours.MarkedDay, error) {
			return r.DayFacts.ListDayMarks(k.Context(), employee, domain.Period{From: day[0], To: day[0]})
		})
	}
	assert.Empty(k, marks(worked.ID), "whether somebody was absent is nobody's any more")
	assert.Len(k, marks(stranger.ID), 1)
	assert.Equal(k, []hours.Employee{stranger}, k.employees(hours.EmployeeFilter{Company: other.Company.ID}), "of somebody else")
}

// Hours gives every entry of a request, withdrawn ones too.
func testHoursGivesEveryEntry(k kit) {
	q := k.request(1)
	e := k.newEmployee(q.Company.ID, "Jansen", "")
	add := func(entry hours.HourEntry) hours.HourEntry {
		entry.Project, entry.Employee, entry.Date, entry.Description = q.ID, e.ID, domain.DateOf(noon), odd
		return do(k, func(r ports.Repos) (hours.HourEntry, error) { return r.Hours.AddHourEntry(k.Context(), entry) })
	}
	gone := add(hours.HourEntry{Hours: 3, RecordedBy: q.Owner, RecordedAt: noon})
	kept := add(hours.HourEntry{Hours: 4, Replaces: gone.ID, RecordedAt: noon.Add(time.Hour)})
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Hours.WithdrawHourEntry(k.Context(), gone.ID, 0, noon.Add(time.Hour))
	}))
	gone.RecordedByName = "eigenaar1"
	assert.Equal(k, []privacy.RecordedHours{{HourEntry: kept}, {HourEntry: gone, WithdrawnAt: noon.Add(time.Hour)}}, k.everRecorded(q.ID))
	assert.Empty(k, k.everRecorded(q.ID+1))
}

// Entries differ in one part of their order after another, and each page begins anywhere.
func testHoursGivesEveryEntryPageByPage(k kit) {
	s := k.staff(1)
	var ids []int64
	for day := range 2 {
		for n := range 12 {
			e := s.entry(march.From.AddDays(day), domain.Hours(1+n%3))
			e.Employee = s.people[n%len(s.people)].ID
			e = k.log(e)
			if ids = append(ids, e.ID); n%3 == 1 {
				require.NoError(k, k.withdraw(e.ID))
			}
		}
	}
	whole := k.taken(s.ID, privacy.RecordedHours{}, len(ids)+1)
	require.Len(k, whole, len(ids))
	for _, size := range []int{1, 5, len(whole)} {
		var got []privacy.RecordedHours
		for last := (privacy.RecordedHours{}); ; last = got[len(got)-1] {
			page := k.taken(s.ID, last, size)
			require.LessOrEqual(k, len(page), size)
			if got = append(got, page...); len(page) < size {
				break
			}
		}
		assert.Equal(k, whole, got)
	}
	slices.SortFunc(whole, func(a, b privacy.RecordedHours) int { return int(a.ID - b.ID) })
	for i, id := range ids {
		assert.Equal(k, id, whole[i].ID)
		assert.Equal(k, i%12%3 == 1, !whole[i].WithdrawnAt.IsZero())
	}
}

func (k kit) everRecorded(req int64) []privacy.RecordedHours {
	k.Helper()
	return k.taken(req, privacy.RecordedHours{}, 100)
}

func (k kit) taken(req int64, last privacy.RecordedHours, n int) []privacy.RecordedHours {
	k.Helper()
	return must(k, func(r ports.Repos) ([]privacy.RecordedHours, error) {
		return r.Persons.ListRecordedHours(k.Context(), req, last, n)
	})
}
