package mailtext_test

import (
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"html"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/domain/mailtext"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

var update = flag.Bool("update", false, "write the golden files anew")

const addressCode = "12.AAAAAGgY2kBfJ3l0u1K0Zl-9_hYw3v8bq5rN7xJm2cT4dF6gA0sE1w"

const links = mailtext.Links("https://wbso.example.nl")

func sender() mailtext.Sender {
	return mailtext.Sender{Brand: "Speurwerk", Company: "Voorbeeld Speurwerk B.V.", Address: "Voorbeeldstraat 1, 1234 AB Voorbeeldstad", KvK: "01234567", Email: "info@voorbeeld.example"}
}

// openDays are the open ones of the last n days.
func openDays(today domain.Date, n int) (days []hours.DayState) {
	f := hours.PersonFacts{Runs: []domain.Period{{From: today.AddDays(1 - n), To: today}}}
	for _, s := range f.States(domain.Period{From: today.AddDays(1 - n), To: today}, today) {
		if s.IsOpenDay() {
			days = append(days, s)
		}
	}
	return days
}

// firms are one company with open days, and more than a mail lists.
func firms(today domain.Date) (all []mailtext.CompanyDays) {
	for n := range 53 {
		c := mailtext.CompanyDays{Company: fmt.Sprintf("Bedrijf %d B.V.", n+1)}
		c.AddOpenDays(openDays(today, n%20+1))
		all = append(all, c)
	}
	return all
}

// samples are all mails, by the name of their golden file.
func samples() map[string]mailtext.Mail {
	zoe := account.User{Username: "zoe", FirstName: "Zoë", Email: "zoe@example.nl"}
	jan := account.User{Username: "jan.de-vries_1", Email: "jan@example.nl"}
	req := request.Request{Number: "WBSO-2026-00042", Title: "Slijtage van warmtepompen voorspellen uit één stroommeting",
		Submission: request.Submission{StartOfProject: domain.NewDate(2027, 3, 1)}}
	today := domain.NewDate(2026, 11, 23)
	asks, alone, late, filed := req, req, req, req
	asks.Questions, alone.Questions = 1, 12
	alone.Submission.Applicant = scheme.SelfEmployedApplicant
	late.Submission.StartOfProject = domain.NewDate(2026, 9, 1)
	filed.Filed, filed.Questions = domain.NewDate(2026, 11, 20), 3
	from := sender()
	surplus := payment.Payment{Amount: 961_95, Currency: "eur", Checkout: "cs_live_a1b2", Intent: "pi_3a1b2"}
	odd, disputed := surplus, surplus
	odd.Odd, disputed.Dispute = payment.Money{Amount: 96_19, Currency: "usd"}, payment.Dispute{Status: payment.DisputeOpen, Amount: 961_95}
	return map[string]mailtext.Mail{
		"welcome":           mailtext.Welcome(jan, addressCode, from, links, today),
		"verify_address":    mailtext.ProveAddress(zoe, addressCode, from, links),
		"new_address":       mailtext.NewAddress(jan, addressCode, from, links),
		"address_restored":  mailtext.AddressRestored(zoe, from),
		"address_changed":   mailtext.AddressChanged(zoe, addressCode, from, links),
		"password_reset":    mailtext.PasswordReset(zoe, "u1K0Zl-9_hYw3v8bq5rN7xJm2cT4dF6gA0sE1pL-QkU", links),
		"password_changed":  mailtext.PasswordChanged(zoe, from, links),
		"new_browser":       mailtext.NewBrowser(zoe, account.Client{Browser: "Firefox op Windows", Address: "192.0.2.x"}, time.Date(2026, 11, 20, 10, 5, 0, 0, time.UTC), links),
		"new_program":       mailtext.NewBrowser(jan, account.Client{Browser: "http://evil.example"}, time.Date(2026, 11, 20, 10, 5, 0, 0, time.UTC), links),
		"number_revealed":   mailtext.NumberRevealed(zoe, zoe, domain.NewDate(2026, 11, 23), from, links),
		"number_shown":      mailtext.NumberRevealed(zoe, account.User{ID: 9, Username: "www.evil.example/x"}, domain.NewDate(2026, 11, 23), from, links),
		"invitation":        mailtext.Invitation("Bo http://evil.example", "Pompwacht B.V.", "beheerder", "Zm9v", links),
		"document_ready":    mailtext.DocumentReady(zoe, req, today, links),
		"document_asks":     mailtext.DocumentReady(zoe, asks, today, links),
		"processing_failed": mailtext.ProcessingFailed(zoe, req, from, links),
		"payment_received":  mailtext.PaymentReceived(zoe, req, 961_95, false, today, links),
		"payment_invoiced":  mailtext.PaymentReceived(zoe, asks, 961_95, true, today, links),
		"payment_alone":     mailtext.PaymentReceived(zoe, alone, 961_95, true, today, links),
		"payment_late":      mailtext.PaymentReceived(zoe, late, 961_95, true, today, links),
		"payment_filed":     mailtext.PaymentReceived(zoe, filed, 961_95, true, today, links),
		"payment_free":      mailtext.PaymentReceived(zoe, req, 0, false, today, links),
		"refund_due":        mailtext.RefundDue(surplus, req),
		"refund_due_odd":    mailtext.RefundDue(odd, req),
		"payment_disputed":  mailtext.PaymentDisputed(disputed, req, domain.NewDate(2026, 12, 1)),
		"trial":             mailtext.Trial(from, links),
		"open_days":         mailtext.OpenDays(zoe, []mailtext.OwnDays{{Company: "Pompwacht B.V.", Days: openDays(today, 1)}, {Company: "http://evil.example", Days: openDays(today, 40)}, {Company: "Alleen laat B.V.", Days: openDays(today, 40)[:2]}}, "7.open_days.Zm9v", links),
		"digest":            mailtext.Digest(jan, firms(today), today, "7.digest.Zm9v", links),
		"month_returned":    mailtext.MonthReturned(zoe, "Pompwacht B.V.", hours.EmployeeMonth{Month: domain.Month{Year: 2026, Month: 10}, Reason: "Kijk nog eens naar 12 oktober.\n<b>Echt</b>"}, links),
		"month_changed":     mailtext.MonthChanged(zoe, "Pompwacht B.V.", hours.EmployeeMonth{Month: domain.Month{Year: 2026, Month: 10}}, links),

		"second_factor_on":    mailtext.SecondFactor(zoe, mailtext.FactorOn, from, links),
		"second_factor_off":   mailtext.SecondFactor(zoe, mailtext.FactorOff, from, links),
		"second_factor_reset": mailtext.SecondFactor(zoe, mailtext.FactorReset, from, links),
		"second_factor_codes": mailtext.SecondFactor(zoe, mailtext.NewCodes, from, links),

		"contact_received": mailtext.ContactReceived("Jan <b>Jansen</b>", "jan@example.nl", "",
			"Hallo,\r\n\r\nKijk op http://evil.example/?a=1&b=2 en klik.\n<script>alert(1)</script>\n> en zo {{.Subject}}\n"),
	}
}

func TestLetters_Golden(t *testing.T) {
	for name, l := range samples() {
		for ending, got := range map[string]string{".txt": "Onderwerp: " + l.Subject + "\n\n" + l.PlainText(sender()), ".html": l.HTML(sender())} {
			path := filepath.Join("..", "..", "testdata", "mail", name+ending)
			if *update {
				require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
				require.NoError(t, os.WriteFile(path, []byte(got), 0o644))
			}
			want, err := os.ReadFile(path)
			require.NoError(t, err)
			assert.Equal(t, string(want), got, path)
		}
	}
}

// Both forms say the same; links are in both.
func TestLetters_textAndHTMLSayTheSame(t *testing.T) {
	for name, l := range samples() {
		text, page := l.PlainText(sender()), l.HTML(sender())
		words := strings.Join(strings.Fields(text), " ")
		shown := html.UnescapeString(page)
		for _, p := range append(append([]string{}, l.Before...), l.After...) {
			assert.Contains(t, words, strings.Join(strings.Fields(p), " "), name)
			assert.Contains(t, shown, p, name)
		}
		assert.Contains(t, text, l.Button.URL, name)
		assert.Contains(t, page, l.Button.URL, name)
		for line := range strings.Lines(text) {
			line = strings.TrimSuffix(line, "\n")
			assert.True(t, utf8.RuneCountInString(line) <= 72 || !strings.Contains(strings.TrimPrefix(line, "> "), " "), "%s: %q", name, line)
		}
	}
}

// A mail loads nothing, tracks nobody, and holds no link but its button's.
func TestLetters_I08_noForeignLinks(t *testing.T) {
	for name, l := range samples() {
		page := l.HTML(sender())
		for _, tag := range []string{"<img", "<script", "<link", "<style", "url(", "src=", "onclick"} {
			assert.NotContains(t, page, tag, name)
		}
		wanted := 1
		if l.Button.URL == "" {
			wanted = 0
		}
		assert.Equal(t, wanted, strings.Count(page, "<a "), name)
		assert.NotContains(t, page, `href="http://evil`, name)
	}
}

// What a user wrote stands in the page as text, and breaks nothing.
func TestLetters_HTMLIsWhole(t *testing.T) {
	for name, l := range samples() {
		page := l.HTML(sender())
		if name == "contact_received" {
			assert.Contains(t, page, "&lt;script&gt;alert(1)&lt;/script&gt;")
		}
		decoder := xml.NewDecoder(strings.NewReader(page))
		decoder.Strict, decoder.AutoClose, decoder.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
		open := 0
		for {
			token, err := decoder.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			require.NoError(t, err, name)
			switch token.(type) {
			case xml.StartElement:
				open++
			case xml.EndElement:
				open--
			}
		}
		assert.Zero(t, open, name)
	}
}

// A mail refers to nothing that does not come with it: a button by its name, questions only
// while some are open, the invoice only when it is there.
func TestLetters_refer_to_what_is_there(t *testing.T) {
	all := samples()
	user, today := account.User{Username: "zoe"}, domain.NewDate(2026, 11, 23)
	for n := range 3 {
		r := request.Request{Number: "WBSO-2026-00042", Title: "Een pomp", Questions: n, Submission: request.Submission{StartOfProject: domain.NewDate(2027, 3, 1)}}
		for _, invoiced := range []bool{false, true} {
			l := mailtext.PaymentReceived(user, r, 961_95, invoiced, today, links)
			all[fmt.Sprint("paid, ", n, " questions, ", invoiced)] = l
			text := strings.Join(l.Before, " ")
			assert.Equal(t, n > 0, strings.Contains(text, " van RVO open."), text)
			assert.Equal(t, n == 0, strings.Contains(text, "Alle vragen van RVO zijn beantwoord"), text)
			assert.Equal(t, invoiced, strings.Contains(text, "De factuur zit bij deze mail"), text)
		}
		ready := mailtext.DocumentReady(user, r, today, links)
		assert.Equal(t, n > 0, strings.Contains(strings.Join(ready.Before, " "), "open vragen"))
	}
	for name, l := range all {
		if text := strings.Join(append(l.Before, l.After...), " "); strings.Contains(text, "Maak af") {
			assert.Equal(t, "Maak af", l.Button.Text, name)
		}
	}
}

func TestDigest_countsTheOtherCompanies(t *testing.T) {
	today := domain.NewDate(2026, 11, 23)
	for n, want := range map[int]string{50: "Een open dag", 51: "En nog 1 ander bedrijf.", 52: "En nog 2 andere bedrijven."} {
		m := mailtext.Digest(account.User{}, make([]mailtext.CompanyDays, n), today, "x", links)
		assert.Contains(t, m.Before[50], want)
	}
}
