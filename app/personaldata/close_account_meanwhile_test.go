package personaldata_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/accounts"
	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/company"
	"wbso/domain/evaluation/find"
	"wbso/domain/queue"
	"wbso/domain/request"
)

// Also an import that was under way brings nobody back.
func TestAccount_D19_nothingIsImportedAfterClosing(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		file := func() timesheets.ImportHours {
			in := p.File("2026-11-16;Bo Smit;bo@example.nl;4;x;")
			in.CreateEmployees = true
			return in
		}
		h.Store.Meanwhile = func() { require.NoError(t, h.Closes(p.Who)) }
		_, err := h.Hours.ImportHours(h.Ctx(), p.Who, file())
		apptest.Refused(t, domain.Conflict, domain.CodeAccountClosed, err)
		for _, dry := range []bool{true, false} {
			in := file()
			in.DryRun = dry
			_, err = h.Hours.ImportHours(h.Ctx(), usecase.Administrator(), in)
			apptest.Refused(t, domain.Conflict, domain.CodeAccountClosed, err)
		}
		assert.Empty(t, h.Staff(p))
	})
}

// A request in processing at that moment ends without a document.
func TestAccount_closedWhileProcessing(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		who := h.User("jansen")
		req := h.Submit(who, apptest.Submission())
		h.Composer.Does(func(context.Context, int) error { return h.Closes(who) })
		h.Mail()
		h.NoApplication(req.ID)
		assert.Equal(t, request.Failed, h.Request(req.ID).Status)
		assert.Empty(t, h.Log.Errors())
		assert.NotContains(t, everywhere(), "jansen@example.nl")
		assert.Empty(t, h.Post.About(req.Number))
	})
}

// Money that comes in afterwards is recorded, and to be paid back.
func TestAccount_closedWithAnOpenCheckout(t *testing.T) {
	h := newTestServer(t)
	who, req := h.resident("jansen")
	h.Checkout(who, req, "")
	payment := h.PaymentsOf(req)[0]
	require.NoError(t, h.Closes(who))
	assert.False(t, h.Pay.May(payment.Checkout), "closed at the provider")
	require.NoError(t, h.Report(payment, fakepay.Completed, "paid"))
	h.Mail()
	late := h.PaymentsOf(req)[0]
	assert.True(t, late.IsRefundDue())
	assert.Empty(t, h.InvoicesOf(late))
	assert.Equal(t, request.Unpaid, h.Request(req.ID).PaymentStatus)
	assert.Empty(t, h.Post.About("Betaling ontvangen"))
	_, err := h.Payments.MarkRefunded(h.Ctx(), late.ID)
	require.NoError(t, err)
}

// A refund after closing is credited to the customer of the invoice.
func TestAccount_closedThenRefunded(t *testing.T) {
	h := newTestServer(t)
	who, req := h.resident("jansen")
	payment := h.Pays(who, req)
	h.Mail()
	require.NoError(t, h.Closes(who))
	require.NoError(t, h.Refund(payment, payment.Amount))
	h.Mail()
	list := h.InvoicesOf(payment)
	require.Len(t, list, 2)
	assert.Equal(t, list[0].Customer, list[1].Customer)
	assert.Equal(t, -list[0].Amount, list[1].Amount)
}

// What was evaluated at that moment is not stored.
func TestAccount_closedWhileEvaluating(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		who := h.User("jansen")
		h.Analyzer.Does(func(_ context.Context, call int) error {
			if call == 1 {
				return h.Closes(who)
			}
			return nil
		})
		in := apptest.Submission()
		in.ElevatorPitch += " Pitch-jansen"
		_, err := h.Requests.Submit(h.Ctx(), who, in, apptest.Uncounted)
		apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
		assert.NotContains(t, everywhere(), "Pitch-jansen")

		h.Analyzer.Reads = find.Analyse // so that the evaluation quotes the text in its advice
		bad := "Vlinderkast-jansen kopen we kant en klaar in bij een leverancier. Wij richten de webshop in en verkopen haar."
		v, err := h.Ask(apptest.Pitch(bad))
		require.NoError(t, err)
		assert.Contains(t, v.Suggestions, "Vlinderkast-jansen")
		assert.NotContains(t, everywhere(), "Vlinderkast-jansen")
	})
}

// Nothing is left to write a document from.
func TestAccount_J10_closedIsNotProcessedAgain(t *testing.T) {
	h := newTestServer(t)
	owner, req := h.Failed()
	require.NoError(t, h.Closes(apptest.Actor(owner)))
	_, err := h.Requests.RetryRequest(h.Ctx(), usecase.Administrator(), req.Number)
	apptest.Refused(t, domain.Conflict, domain.CodeAccountClosed, err)
	failed, err := h.Jobs.ListJobs(h.Ctx(), queue.JobFilter{Status: queue.JobFailed}, apptest.WholeList)
	require.NoError(t, err)
	_, err = h.Jobs.RetryJob(h.Ctx(), failed.Items[0].ID)
	apptest.Refused(t, domain.Conflict, domain.CodeAccountClosed, err)
	h.Mail()
	h.NoApplication(req.ID)
	assert.Equal(t, request.Failed, h.Request(req.ID).Status)
}

// Closing is final, whatever runs beside it: what was written first is forgotten, and what
// comes later is refused.
func TestAccount_D19_closeIsFinal(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		for name, write := range map[string]func(who usecase.Actor, p request.Request) error{
			"profile": func(who usecase.Actor, _ request.Request) error {
				_, err := h.Accounts.UpdateProfile(h.Ctx(), who, accounts.Profile{LastName: apptest.Ptr("Laatkomer")})
				return err
			},
			"company": func(who usecase.Actor, _ request.Request) error {
				_, err := h.Companies.CreateCompany(h.Ctx(), who, company.Company{Name: "Laatkomer", KvK: "87654321"})
				return err
			},
			"companyagain": func(who usecase.Actor, p request.Request) error {
				c := p.Company
				c.Name = "Laatkomer"
				_, err := h.Companies.ReplaceCompany(h.Ctx(), who, c.ID, c)
				return err
			},
			"employee": func(who usecase.Actor, p request.Request) error {
				_, err := h.Employees.CreateEmployee(h.Ctx(), who, apptest.Somebody(p.Company.ID, "laatkomer@example.nl", apptest.BSN))
				return err
			},
			"staff": func(who usecase.Actor, p request.Request) error {
				_, err := h.Employees.ImportEmployees(h.Ctx(), who, timesheets.ImportEmployees{Company: "Laklicht B.V.",
					File: strings.NewReader("Voornaam,Achternaam,Functie,E-mail,BSN\nLaat,Laatkomer,x,laatkomer@example.nl,\n")})
				return err
			},
			"import": func(who usecase.Actor, p request.Request) error {
				in := timesheets.ImportHours{Project: p.Number, File: strings.NewReader("Datum;Medewerker;E-mail;Uren\n2026-11-16;Laat Komer;laatkomer@example.nl;4\n"), CreateEmployees: true}
				_, err := h.Hours.ImportHours(h.Ctx(), who, in)
				return err
			},
			"text": func(who usecase.Actor, p request.Request) error {
				_, err := h.Replace(who, p, application.SummaryPart, 1, application.Answer{Text: "Laatkomer"})
				return err
			},
			"answer": func(who usecase.Actor, p request.Request) error {
				_, err := h.Applications.AnswerQuestion(h.Ctx(), who, p.Number, applications.Reply{Question: "company.website", Text: "https://laatkomer.example", Rev: 1})
				return err
			},
			"interest": func(who usecase.Actor, _ request.Request) error { return h.Contact.SetInterest(h.Ctx(), who, true) },
			"checkout": func(who usecase.Actor, p request.Request) error {
				_, err := h.Payments.StartCheckout(h.Ctx(), who, p.Number, "", 0)
				return err
			},
			"session": func(who usecase.Actor, _ request.Request) error {
				_, err := h.SignIn(who.Username, apptest.Password)
				return err
			},
		} {
			t.Run(name, func(t *testing.T) {
				for round := range 3 {
					who := h.User(fmt.Sprintf("%s%d", name, round))
					p := h.Processed(who)
					if name == "import" {
						h.Pays(who, p)
						p = h.Request(p.ID)
					}
					errs := apptest.Racing(2, func(i int) error {
						if i == 0 {
							return h.Closes(who)
						}
						return write(who, p)
					})
					require.NoError(t, errs[0])
					require.Error(t, write(who, p), "after closing")
					left := everywhere()
					assert.NotContains(t, strings.ToLower(left), "laatkomer@")
					for _, line := range strings.Split(left, "\n") {
						if !strings.HasPrefix(line, "employees ") { // the names of who worked stay
							assert.NotContains(t, strings.ToLower(line), "laatkomer")
						}
					}
					person, err := h.Privacy.ExportData(h.Ctx(), who)
					require.NoError(t, err)
					assert.False(t, person.Interested)
					assert.Empty(t, append(person.Traces.Mails, person.Traces.SignIns...))
					assert.Empty(t, person.Traces.Sessions)
					for _, pay := range h.PaymentsOf(p) {
						assert.NotEqual(t, request.PaymentPending, pay.Status)
					}
				}
			})
		}
	})
}
