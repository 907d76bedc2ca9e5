package app_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/accounts"
	"wbso/app/applications"
	"wbso/app/personaldata"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

func (h *testServer) closes(who usecase.Actor) error {
	return h.Privacy.CloseAccount(h.ctx(), who, personaldata.CloseAccount{Password: password}, uncounted)
}

// resident is somebody of whom something is stored everywhere.
func (h *testServer) resident(name string) (who usecase.Actor, req request.Request) {
	h.t.Helper()
	who = h.user(name)
	_, err := h.signIn(name, password)
	require.NoError(h.t, err)
	_, err = h.Accounts.UpdateProfile(h.ctx(), who, accounts.Profile{FirstName: ptr("Voornaam-" + name), LastName: ptr("Achternaam-" + name), Phone: ptr("tel-" + name)})
	require.NoError(h.t, err)
	in := submission()
	in.Key, in.NewCompany.Name, in.ElevatorPitch = "sleutel-"+name, "Bedrijf-"+name, in.ElevatorPitch+" Pitch-"+name
	in.Collaborative, in.Partners, in.ExtraCosts = true, []request.Partner{{CompanyName: "Partner-" + name}}, "Kosten-"+name
	req = h.submit(who, in)
	h.runDue(1)
	c := h.request(req.ID).Company
	c.Address, c.PostalCode, c.City, c.ContactPerson, c.Email = "Straat-"+name, "3011 TA", "Stad-"+name, "Persoon-"+name, "bedrijf-"+name+"@elders.example"
	_, err = h.Companies.ReplaceCompany(h.ctx(), who, c.ID, c)
	require.NoError(h.t, err)
	d, err := h.Applications.FindApplication(h.ctx(), who, req.Number)
	require.NoError(h.t, err)
	d.Company.ParentName = "Moeder-" + name
	_, err = h.Applications.ReplacePart(h.ctx(), who, req.Number, applications.PartEdit{Part: application.CompanyPart, Rev: d.CompanyRev, Fill: with(d.Company)})
	require.NoError(h.t, err)
	for from, who := range map[string]string{name + "@Example.nl": name, "bedrijf-" + name + "@elders.example": "buiten"} {
		m := contactMessage()
		m.Name, m.Email, m.Message = "Schrijver-"+who, from, "Bericht-"+who
		require.NoError(h.t, h.Contact.SendContactMessage(h.ctx(), m))
	}
	require.NoError(h.t, h.Contact.SetInterest(h.ctx(), who, true))
	h.write(func(r ports.Repos) error {
		return r.Drafts.PutDraft(h.ctx(), application.Draft{Request: req.ID, Part: application.SummaryPart, State: application.DraftOpen,
			Texts: []application.DraftText{{Field: "text", Text: "Voorstel-" + name}}, CreatedAt: h.clock.Now()})
	})
	return who, h.request(req.ID)
}

func ptr[T any](v T) *T { return &v }

func (h *testServer) pays(who usecase.Actor, req request.Request) payment.Payment {
	h.t.Helper()
	h.checkout(who, req, "")
	require.NoError(h.t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
	return h.payments(req)[0]
}

func TestAccount_D19_closeLeavesNothingButTheInvoice(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		who, req := h.resident("jansen")
		pay := h.pays(who, req)
		h.mail()
		_, unpaid := h.resident("pieters")
		h.mail()
		invoices, files := h.invoices(pay), h.invoiceFiles(who, req, request.InvoiceDocument)
		require.Len(t, invoices, 1)
		all := everywhere()
		for _, mark := range []string{"jansen@example.nl", "bedrijf-jansen@elders.example", "Pitch-jansen", "Voornaam-jansen", "Bericht-jansen", "Voorstel-jansen"} {
			require.Contains(t, all, mark)
		}

		require.NoError(t, h.closes(who))
		h.mail()
		left := everywhere()
		for _, mark := range []string{"jansen@example", "Jansen@Example", "Pitch-jansen", "naam-jansen", "tel-jansen", "Partner-jansen", "Kosten-jansen",
			"Persoon-jansen", "Schrijver-jansen", "Bericht-jansen", "Voorstel-jansen", "sleutel-jansen", `"jansen"`} {
			assert.NotContains(t, left, mark)
		}
		assert.Contains(t, left, "Straat-jansen", "the invoice names its customer")
		assert.Contains(t, left, "Bericht-buiten", "who wrote from the address of a company is somebody else")
		assert.Equal(t, invoices, h.invoices(pay))
		var kinds []request.DocumentKind
		for _, d := range h.documents(req.ID) {
			kinds = append(kinds, d.Kind)
		}
		assert.Equal(t, []request.DocumentKind{request.InvoiceDocument}, kinds)
		assert.Len(t, files, 1)
		pay.URL, pay.KvK = "", ""
		assert.Equal(t, pay, h.payments(req)[0])
		for _, mark := range []string{"pieters@example.nl", "Pitch-pieters", "Bericht-pieters"} {
			assert.Contains(t, left, mark, "of somebody else")
		}
		assert.Equal(t, unpaid, h.request(unpaid.ID))
	})
}

// The administration of hours is kept, with who worked them and what they did.
func TestAccount_D19_closeKeepsTheHours(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		p := h.project("jansen")
		e := h.hire(p.who, p.Company.ID, "medewerker@example.nl", bsn)
		idle := h.hire(p.who, p.Company.ID, "zonder-uren@example.nl", bsn)
		h.reveal(p.who, e.ID)
		_, err := h.Employees.AssignEmployees(h.ctx(), p.who, timesheets.Team{Project: p.Number, Employees: []int64{e.ID, idle.ID}})
		require.NoError(t, err)
		in := p.entry(today, 3)
		in.Employee = e.ID
		h.enter(p, in)
		before := h.hoursOf(p, domain.WeekPeriod(today))
		require.NoError(t, h.closes(p.who))
		left := everywhere()
		assert.NotContains(t, left, "medewerker@example.nl")
		assert.NotContains(t, left, "zonder-uren@example.nl")
		list, err := h.Hours.ListHours(h.ctx(), usecase.Administrator(), p.Number, domain.WeekPeriod(today), wholeList)
		require.NoError(t, err)
		require.Len(t, list.Items, 1)
		list.Items[0].RecordedByName = before[0].RecordedByName
		assert.Equal(t, before, list.Items)
		kept := h.get(usecase.Administrator(), e.ID)
		assert.Equal(t, []any{"Sanne de Vries", "", "", hours.SealedBSN{}}, []any{kept.Name(), kept.Email, kept.MaskedBSN, kept.BSN})
		_, err = h.Employees.FindEmployee(h.ctx(), usecase.Administrator(), idle.ID)
		refused(t, domain.NotFound, domain.CodeNotFound, err)
		_, err = h.Employees.CreateEmployee(h.ctx(), p.who, somebody(p.Company.ID, "laat@example.nl", ""))
		refused(t, domain.Conflict, domain.CodeAccountClosed, err)
		_, err = h.Employees.ReplaceEmployee(h.ctx(), p.who, e.ID, somebody(0, "laat@example.nl", bsn))
		refused(t, domain.Conflict, domain.CodeAccountClosed, err)
	})
}

// Closed once, also by a double click; signing in and refreshing are over, and the
// names are free.
func TestAccount_A14_closed(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	pair, err := h.signIn("jansen", password)
	require.NoError(t, err)
	for _, wrong := range []string{"", "verkeerd"} {
		err := h.Privacy.CloseAccount(h.ctx(), who, personaldata.CloseAccount{Password: wrong}, uncounted)
		assert.Equal(t, map[string][]domain.Code{"password": {domain.CodePasswordWrong}}, codes(t, err))
	}
	full := domain.Fail(domain.Limited, domain.CodeRateLimited)
	refused(t, domain.Limited, domain.CodeRateLimited, h.Privacy.CloseAccount(h.ctx(), who, personaldata.CloseAccount{Password: password},
		func() (func(), error) { return nil, full }))

	errs := racing(4, func(int) error { return h.closes(who) })
	for _, err := range errs {
		if err != nil { // it compared with a password that was gone already
			refused(t, domain.Invalid, domain.CodePasswordWrong, err)
		}
	}
	assert.Positive(t, won(errs))
	_, err = h.Accounts.Refresh(h.ctx(), pair.Refresh)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.Accounts.Authenticate(h.ctx(), pair.Access)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.signIn("jansen", password)
	refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
	_, err = h.signIn(h.account(who).Username, "")
	refused(t, domain.Unauthenticated, domain.CodeCredentials, err)

	h.mail()
	assert.Empty(t, h.post.about("Welkom"), "no mail goes out afterwards")
	again := h.user("Jansen")
	assert.NotEqual(t, who.UserID, again.UserID)
	_, err = h.signIn("jansen@example.nl", password)
	assert.NoError(t, err)
}

// A closing that was cut off is closed, and closing again forgets.
func TestAccount_D19_closeAgainForgetsAgain(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		who, _ := h.resident("jansen")
		h.store.cutOff(2, undone)
		refused(t, domain.Unavailable, domain.CodeStoreAway, h.closes(who))
		h.store.cutOff(0, whole)
		assert.False(t, h.account(who).ClosedAt.IsZero())
		_, err := h.signIn("jansen", password)
		require.Error(t, err)
		require.NoError(t, h.Privacy.CloseAccountOf(h.ctx(), "jansen"))
		h.mail()
		assert.NotContains(t, everywhere(), "Pitch-jansen")
		closed := h.account(who)

		h.write(func(r ports.Repos) error { // as something that was missed
			_, err := r.Companies.AddCompany(h.ctx(), company.Company{Owner: who.UserID, Name: "Overgebleven", KvK: "11223344", CreatedAt: h.clock.Now()})
			return err
		})
		require.NoError(t, h.Privacy.CloseAccountOf(h.ctx(), closed.Username))
		assert.NotContains(t, everywhere(), "Overgebleven")
		assert.Equal(t, closed.ClosedAt, h.account(who).ClosedAt, "closed once")
	})
}

func TestAccount_closedByAnAdministrator(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	refused(t, domain.NotFound, domain.CodeNotFound, h.Privacy.CloseAccountOf(h.ctx(), "niemand"))
	require.NoError(t, h.Privacy.CloseAccountOf(h.ctx(), "JANSEN@example.nl"))
	assert.False(t, h.account(who).ClosedAt.IsZero())
	refused(t, domain.NotFound, domain.CodeNotFound, h.Privacy.CloseAccountOf(h.ctx(), "jansen"))
}

func TestAccount_closingEndsTheProcessing(t *testing.T) {
	h := newTestServer(t)
	zoe := h.user("zoe")
	going := h.submit(zoe, submission())
	require.NoError(t, h.closes(zoe))
	assert.Equal(t, request.Failed, h.request(going.ID).Status)
	h.runDue(1)
	assert.Equal(t, request.Failed, h.request(going.ID).Status, "its job records nothing")
}

// An account with an address that was never proved reads and deletes nothing that somebody
// wrote from there, nor the mails that went there. A used code proves the address.
func TestAccount_D19_onlyAProvedAddressReachesWhatWasWritten(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		m := contactMessage()
		m.Message = "Bericht van de eigenaar"
		owned := func(name string) (messages int) {
			m.Email = name + "@Example.nl"
			require.NoError(t, h.Contact.SendContactMessage(h.ctx(), m))
			h.mail()
			data, err := h.Privacy.ExportDataOf(h.ctx(), name+"@example.nl")
			require.NoError(t, err)
			return len(data.Contact)
		}
		thief, owner := h.unproved("buurman"), h.unproved("eigenaar")
		assert.Zero(t, owned("buurman"))
		h.forgot("buurman@example.nl")
		require.NotEmpty(t, h.codes("buurman@example.nl"), "asked for, not used")
		assert.False(t, h.account(thief).EmailVerified)
		require.NoError(t, h.closes(thief))
		h.mail()
		left := everywhere()
		assert.Contains(t, left, m.Message)
		assert.NotEmpty(t, h.post.to("buurman@example.nl"))

		h.forgot("eigenaar@example.nl")
		require.NoError(t, h.reset(h.codes("eigenaar@example.nl")[0], password))
		assert.True(t, h.account(owner).EmailVerified)
		require.NoError(t, h.Accounts.SetPassword(h.ctx(), "eigenaar", newPassword))
		assert.True(t, h.account(owner).EmailVerified, "stays so")
		require.NoError(t, h.Accounts.SetPassword(h.ctx(), "eigenaar", password))
		assert.Equal(t, 1, owned("eigenaar"))
		require.NoError(t, h.closes(owner))
		h.mail()
		assert.Equal(t, 1, strings.Count(everywhere(), "\ncontact_messages "), "that of the other")
		assert.Empty(t, h.post.to("eigenaar@example.nl"))
	})
}

// A mail that leaves while its account is closed takes none of the others back, unless the
// address was proved.
func TestAccount_D19_aMailOnItsWayTakesNoneBack(t *testing.T) {
	h := newTestServer(t)
	who := h.unproved("buurman")
	h.post.does(func(context.Context, int) error { return h.closes(who) })
	h.mail()
	assert.NotEmpty(t, h.post.to("buurman@example.nl"))
}
