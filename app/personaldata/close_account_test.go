package personaldata_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/accounts"
	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/personaldata"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/draft"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

// resident is somebody of whom something is stored everywhere.
func (h *testServer) resident(name string) (who usecase.Actor, req request.Request) {
	h.T.Helper()
	who = h.User(name)
	_, err := h.SignIn(name, apptest.Password)
	require.NoError(h.T, err)
	_, err = h.Accounts.UpdateProfile(h.Ctx(), who, accounts.Profile{FirstName: apptest.Ptr("Voornaam-" + name), LastName: apptest.Ptr("Achternaam-" + name), Phone: apptest.Ptr("tel-" + name)})
	require.NoError(h.T, err)
	in := apptest.Submission()
	in.Key, in.NewCompany.Name, in.ElevatorPitch = "sleutel-"+name, "Bedrijf-"+name, in.ElevatorPitch+" Pitch-"+name
	in.Collaborative, in.Partners, in.ExtraCosts = true, []request.Partner{{CompanyName: "Partner-" + name}}, "Kosten-"+name
	req = h.Submit(who, in)
	h.RunDue(1)
	c := h.Request(req.ID).Company
	c.Address, c.PostalCode, c.City, c.ContactPerson, c.Email = "Straat-"+name, "3011 TA", "Stad-"+name, "Persoon-"+name, "bedrijf-"+name+"@elders.example"
	_, err = h.Companies.ReplaceCompany(h.Ctx(), who, c.ID, c)
	require.NoError(h.T, err)
	d, err := h.Applications.FindApplication(h.Ctx(), who, req.Number)
	require.NoError(h.T, err)
	d.Company.ParentName = "Moeder-" + name
	_, err = h.Applications.ReplacePart(h.Ctx(), who, req.Number, applications.PartEdit{Part: application.CompanyPart, Rev: d.CompanyRev, Fill: apptest.With(d.Company)})
	require.NoError(h.T, err)
	for from, who := range map[string]string{name + "@Example.nl": name, "bedrijf-" + name + "@elders.example": "buiten"} {
		m := apptest.ContactMessage()
		m.Name, m.Email, m.Message = "Schrijver-"+who, from, "Bericht-"+who
		require.NoError(h.T, h.Contact.SendContactMessage(h.Ctx(), m))
	}
	require.NoError(h.T, h.Contact.SetInterest(h.Ctx(), who, true))
	h.Write(func(r ports.Repos) error {
		return r.Drafts.PutDraft(h.Ctx(), draft.Draft{Request: req.ID, Part: application.SummaryPart, State: draft.DraftOpen,
			Texts: []draft.Text{{Field: "text", Text: "Voorstel-" + name}}, CreatedAt: h.Clock.Now()})
	})
	return who, h.Request(req.ID)
}

func TestAccount_D19_closeLeavesNothingButTheInvoice(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		who, req := h.resident("jansen")
		pay := h.Pays(who, req)
		h.Mail()
		_, unpaid := h.resident("pieters")
		h.Mail()
		invoices, files := h.InvoicesOf(pay), h.InvoiceFiles(who, req, request.InvoiceDocument)
		require.Len(t, invoices, 1)
		all := everywhere()
		for _, mark := range []string{"jansen@example.nl", "bedrijf-jansen@elders.example", "Pitch-jansen", "Voornaam-jansen", "Bericht-jansen", "Voorstel-jansen"} {
			require.Contains(t, all, mark)
		}

		require.NoError(t, h.Closes(who))
		h.Mail()
		left := everywhere()
		for _, mark := range []string{"jansen@example", "Jansen@Example", "Pitch-jansen", "naam-jansen", "tel-jansen", "Partner-jansen", "Kosten-jansen",
			"Persoon-jansen", "Schrijver-jansen", "Bericht-jansen", "Voorstel-jansen", "sleutel-jansen", `"jansen"`} {
			assert.NotContains(t, left, mark)
		}
		assert.Contains(t, left, "Straat-jansen", "the invoice names its customer")
		assert.Contains(t, left, "Bericht-buiten", "who wrote from the address of a company is somebody else")
		assert.Equal(t, invoices, h.InvoicesOf(pay))
		var kinds []request.DocumentKind
		for _, d := range h.DocumentsOf(req.ID) {
			kinds = append(kinds, d.Kind)
		}
		assert.Equal(t, []request.DocumentKind{request.InvoiceDocument}, kinds)
		assert.Len(t, files, 1)
		pay.URL, pay.KvK = "", ""
		assert.Equal(t, pay, h.PaymentsOf(req)[0])
		for _, mark := range []string{"pieters@example.nl", "Pitch-pieters", "Bericht-pieters"} {
			assert.Contains(t, left, mark, "of somebody else")
		}
		assert.Equal(t, unpaid, h.Request(unpaid.ID))
	})
}

// The administration of hours is kept, with who worked them and what they did.
func TestAccount_D19_closeKeepsTheHours(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		p := h.Project("jansen")
		e := h.Hire(p.Who, p.Company.ID, "medewerker@example.nl", apptest.BSN)
		idle := h.Hire(p.Who, p.Company.ID, "zonder-uren@example.nl", apptest.BSN)
		h.Reveal(p.Who, e.ID)
		_, err := h.Employees.AssignEmployees(h.Ctx(), p.Who, timesheets.Team{Project: p.Number, Employees: []int64{e.ID, idle.ID}})
		require.NoError(t, err)
		in := p.Entry(apptest.Today, 3)
		in.Employee = e.ID
		h.Enter(p, in)
		before := h.HoursOf(p, domain.WeekPeriod(apptest.Today))
		require.NoError(t, h.Closes(p.Who))
		left := everywhere()
		assert.NotContains(t, left, "medewerker@example.nl")
		assert.NotContains(t, left, "zonder-uren@example.nl")
		list, err := h.Hours.ListHours(h.Ctx(), usecase.Administrator(), p.Number, hours.EntryFilter{Period: domain.WeekPeriod(apptest.Today), Log: true}, apptest.WholeList)
		require.NoError(t, err)
		require.Len(t, list.Items, 1)
		list.Items[0].RecordedByName = before[0].RecordedByName
		assert.Equal(t, before, list.Items)
		kept := h.Get(usecase.Administrator(), e.ID)
		assert.Equal(t, []any{"Sanne de Vries", "", "", hours.SealedBSN{}}, []any{kept.Name(), kept.Email, kept.MaskedBSN, kept.BSN})
		_, err = h.Employees.FindEmployee(h.Ctx(), usecase.Administrator(), idle.ID)
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
		_, err = h.Employees.CreateEmployee(h.Ctx(), p.Who, apptest.Somebody(p.Company.ID, "laat@example.nl", ""))
		apptest.Refused(t, domain.Conflict, domain.CodeAccountClosed, err)
		_, err = h.Employees.ReplaceEmployee(h.Ctx(), p.Who, e.ID, apptest.Somebody(0, "laat@example.nl", apptest.BSN))
		apptest.Refused(t, domain.Conflict, domain.CodeAccountClosed, err)
	})
}

// Closed once, also by a double click; signing in and refreshing are over, and the
// names are free.
func TestAccount_A14_closed(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	pair, err := h.SignIn("jansen", apptest.Password)
	require.NoError(t, err)
	for _, wrong := range []string{"", "verkeerd"} {
		err := h.Privacy.CloseAccount(h.Ctx(), who, personaldata.CloseAccount{Confirmation: accounts.Confirmation{Password: wrong}}, apptest.Uncounted)
		assert.Equal(t, map[string][]domain.Code{"password": {domain.CodePasswordWrong}}, apptest.Codes(t, err))
	}
	full := domain.Fail(domain.Limited, domain.CodeRateLimited)
	apptest.Refused(t, domain.Limited, domain.CodeRateLimited, h.Privacy.CloseAccount(h.Ctx(), who, personaldata.CloseAccount{Confirmation: accounts.Confirmation{Password: apptest.Password}},
		func() (func(), error) { return nil, full }))

	errs := apptest.Racing(4, func(int) error { return h.Closes(who) })
	for _, err := range errs {
		if err != nil { // it compared with a password that was gone already
			apptest.Refused(t, domain.Invalid, domain.CodePasswordWrong, err)
		}
	}
	assert.Positive(t, apptest.Won(errs))
	_, err = h.Accounts.Refresh(h.Ctx(), pair.Refresh)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.Accounts.Authenticate(h.Ctx(), pair.Access)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.SignIn("jansen", apptest.Password)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
	_, err = h.SignIn(h.Account(who).Username, "")
	apptest.Refused(t, domain.Unauthenticated, domain.CodeCredentials, err)

	h.Mail()
	assert.Empty(t, h.Post.About("Welkom"), "no mail goes out afterwards")
	again := h.User("Jansen")
	assert.NotEqual(t, who.UserID, again.UserID)
	_, err = h.SignIn("jansen@example.nl", apptest.Password)
	assert.NoError(t, err)
}

// A closing that was cut off is closed, and closing again forgets.
func TestAccount_D19_closeAgainForgetsAgain(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		who, _ := h.resident("jansen")
		h.Store.CutOff(3, apptest.Undone) // after the check of the password, and the closing
		apptest.Refused(t, domain.Unavailable, domain.CodeStoreAway, h.Closes(who))
		h.Store.CutOff(0, apptest.Whole)
		assert.False(t, h.Account(who).ClosedAt.IsZero())
		_, err := h.SignIn("jansen", apptest.Password)
		require.Error(t, err)
		require.NoError(t, h.Privacy.CloseAccountOf(h.Ctx(), "jansen", false))
		h.Mail()
		assert.NotContains(t, everywhere(), "Pitch-jansen")
		closed := h.Account(who)

		h.Write(func(r ports.Repos) error { // as something that was missed
			_, err := r.Companies.AddCompany(h.Ctx(), company.Company{Owner: who.UserID, Name: "Overgebleven", KvK: "11223344", CreatedAt: h.Clock.Now()})
			return err
		})
		require.NoError(t, h.Privacy.CloseAccountOf(h.Ctx(), closed.Username, false))
		assert.NotContains(t, everywhere(), "Overgebleven")
		assert.Equal(t, closed.ClosedAt, h.Account(who).ClosedAt, "closed once")
	})
}

func TestAccount_closedByAnAdministrator(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, h.Privacy.CloseAccountOf(h.Ctx(), "niemand", false))
	require.NoError(t, h.Privacy.CloseAccountOf(h.Ctx(), "JANSEN@example.nl", false))
	assert.False(t, h.Account(who).ClosedAt.IsZero())
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, h.Privacy.CloseAccountOf(h.Ctx(), "jansen", false))
}

func TestAccount_closingEndsTheProcessing(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoe")
	going := h.Submit(zoe, apptest.Submission())
	require.NoError(t, h.Closes(zoe))
	assert.Equal(t, request.Failed, h.Request(going.ID).Status)
	h.RunDue(1)
	assert.Equal(t, request.Failed, h.Request(going.ID).Status, "its job records nothing")
}

// An account with an address that was never proved reads and deletes nothing that somebody
// wrote from there, nor the mails that went there. A used code proves the address.
func TestAccount_D19_onlyAProvedAddressReachesWhatWasWritten(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		m := apptest.ContactMessage()
		m.Message = "Bericht van de eigenaar"
		owned := func(name string) (messages int) {
			m.Email = name + "@Example.nl"
			require.NoError(t, h.Contact.SendContactMessage(h.Ctx(), m))
			h.Mail()
			data, err := h.Privacy.ExportDataOf(h.Ctx(), name+"@example.nl")
			require.NoError(t, err)
			return len(data.Contact)
		}
		thief, owner := h.Unproved("buurman"), h.Unproved("eigenaar")
		assert.Zero(t, owned("buurman"))
		h.Forgot("buurman@example.nl")
		require.NotEmpty(t, h.Codes("buurman@example.nl"), "asked for, not used")
		assert.False(t, h.Account(thief).EmailVerified)
		require.NoError(t, h.Closes(thief))
		h.Mail()
		left := everywhere()
		assert.Contains(t, left, m.Message)
		assert.NotEmpty(t, h.Post.To("buurman@example.nl"))

		h.Forgot("eigenaar@example.nl")
		require.NoError(t, h.Reset(h.Codes("eigenaar@example.nl")[0], apptest.Password))
		assert.True(t, h.Account(owner).EmailVerified)
		require.NoError(t, h.Accounts.SetPassword(h.Ctx(), "eigenaar", apptest.NewPassword))
		assert.True(t, h.Account(owner).EmailVerified, "stays so")
		require.NoError(t, h.Accounts.SetPassword(h.Ctx(), "eigenaar", apptest.Password))
		assert.Equal(t, 1, owned("eigenaar"))
		require.NoError(t, h.Closes(owner))
		h.Mail()
		assert.Equal(t, 1, strings.Count(everywhere(), "\ncontact_messages "), "that of the other")
		assert.Empty(t, h.Post.To("eigenaar@example.nl"))
	})
}

// A mail that leaves while its account is closed takes none of the others back, unless the
// address was proved.
func TestAccount_D19_aMailOnItsWayTakesNoneBack(t *testing.T) {
	h := newTestServer(t)
	who := h.Unproved("buurman")
	h.Post.Does(func(context.Context, int) error { return h.Closes(who) })
	h.Mail()
	assert.NotEmpty(t, h.Post.To("buurman@example.nl"))
}
