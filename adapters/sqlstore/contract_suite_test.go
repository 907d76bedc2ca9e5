package sqlstore_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
	"wbso/ports/portstest"
)

// testedStore is a store as the core sees it.
type testedStore struct {
	ports.UnitOfWork
	ports.Leases
}

// runContract checks a store against the contract of its port. open returns a new, empty store each time, whose queue
// goes by the clock it is given.
func runContract(t *testing.T, open func(t *testing.T, now func() time.Time) testedStore) {
	for _, area := range []struct {
		name     string
		promises []promise
	}{
		{"Transactions", transactions()},
		{"Instance", instance()},
		{"Accounts", accounts()},
		{"Sessions", sessions()},
		{"PersonalTokens", personalTokens()},
		{"Addresses", addresses()},
		{"Companies", companies()},
		{"Members", membersContract()},
		{"Employees", employees()},
		{"Assignments", assignments()},
		{"DataKeys", dataKeys()},
		{"Reveals", reveals()},
		{"Requests", requests()},
		{"Bounds", bounds()},
		{"Applications", applications()},
		{"Drafts", drafts()},
		{"Details", companyDetails()},
		{"Timesheets", timesheets()},
		{"Hours", hourEntries()},
		{"HourSums", hourSums()},
		{"KeptSums", keptSums()},
		{"HourFiles", hourFiles()},
		{"HoursBulk", hoursBulk()},
		{"LateHours", lateHours()},
		{"Months", months()},
		{"DayFacts", dayFacts()},
		{"Reminders", reminders()},
		{"ListVersions", listVersions()},
		{"Idempotency", idempotency()},
		{"Documents", documents()},
		{"Payments", payments()},
		{"Codes", codes()},
		{"Evaluations", evaluations()},
		{"Jobs", jobs()},
		{"Leases", leases()},
		{"Contact", contact()},
		{"Interests", interests()},
		{"Invoices", invoices()},
		{"Persons", persons()},
		{"Mails", mails()},
		{"PasswordCodes", passwordCodes()},
		{"SecondFactors", secondFactors()},
		{"FormerAddresses", formerAddresses()},
		{"Counters", counters()},
		{"Races", races()},
	} {
		t.Run(area.name, func(t *testing.T) {
			portstest.InOrder(t, area.promises, func(t *testing.T, check promise) {
				c := &clock{now: noon}
				check(kit{T: t, testedStore: open(t, c.Now), clock: c})
			})
		})
	}
}

// promise checks one line of the contract of a store.
type promise = func(kit)

// kit is a test with a store of its own.
type kit struct {
	*testing.T
	testedStore
	clock *clock
}

// clock is the time of the queue, which moves when a test says so.
type clock struct {
	mutex sync.Mutex
	now   time.Time
}

func (c *clock) Now() time.Time {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.now
}

func (k kit) pass(d time.Duration) {
	k.clock.mutex.Lock()
	defer k.clock.mutex.Unlock()
	k.clock.now = k.clock.now.Add(d)
}

// noon is a time that a database must keep to the microsecond.
var noon = time.Date(2028, time.February, 29, 12, 0, 0, 123456000, time.UTC)

// wholeList is a page that every list of a test fits on.
var wholeList = domain.Page{Size: 10_000}

// odd is text that bad columns and encodings spoil.
const odd = "Zoë Ünal — 'quote' \"dubbel\" ; -- €漢字\n\ttab %_\\ 🧪"

// do writes and returns what was written; it must not fail.
func do[T any](k kit, fn func(ports.Repos) (T, error)) T {
	k.Helper()
	v, err := try(k, fn)
	require.NoError(k, err)
	return v
}

// try writes and returns what came of it.
func try[T any](k kit, fn func(ports.Repos) (T, error)) (v T, err error) {
	err = k.Write(k.Context(), func(r ports.Repos) (err error) {
		v, err = fn(r)
		return err
	})
	return v, err
}

// get reads.
func get[T any](k kit, fn func(ports.Repos) (T, error)) (v T, err error) {
	err = k.Read(k.Context(), func(r ports.Repos) (err error) {
		v, err = fn(r)
		return err
	})
	return v, err
}

// must reads what has to be there.
func must[T any](k kit, fn func(ports.Repos) (T, error)) T {
	k.Helper()
	v, err := get(k, fn)
	require.NoError(k, err)
	return v
}

// run writes without an answer.
func (k kit) run(fn func(ports.Repos) error) error { return k.Write(k.Context(), fn) }

// refused asserts kind, code and field of an error.
func refused(k kit, kind domain.Kind, code domain.Code, field string, err error) {
	k.Helper()
	var e *domain.Error
	require.ErrorAs(k, err, &e)
	assert.Equal(k, [3]any{kind, code, field}, [3]any{e.Kind, e.Code, e.Field})
}

func absent(k kit, err error) {
	k.Helper()
	refused(k, domain.NotFound, domain.CodeNotFound, "", err)
}

// racing runs n tasks at once and returns their errors in order.
func racing(n int, task func(i int) error) []error {
	errs := make([]error, n)
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() { errs[i] = task(i) })
	}
	all.Wait()
	return errs
}

func won(errs []error) (n int) {
	for _, err := range errs {
		if err == nil {
			n++
		}
	}
	return n
}

func (k kit) user(name string) account.User {
	k.Helper()
	return do(k, func(r ports.Repos) (account.User, error) {
		return r.Accounts.AddUser(k.Context(), newUser(name))
	})
}

func newUser(name string) account.User {
	return account.User{Username: name, Email: name + "@example.nl", PasswordHash: "$argon2id$x", Active: true, CreatedAt: noon}
}

func (k kit) company(owner int64, kvk string) company.Company {
	k.Helper()
	return do(k, func(r ports.Repos) (company.Company, error) {
		return r.Companies.AddCompany(k.Context(), company.Company{Owner: owner, Name: "Bedrijf " + kvk, KvK: kvk, CreatedAt: noon})
	})
}

// request adds a request of a new owner and a new company, all three numbered n.
func (k kit) request(n int) request.Request {
	k.Helper()
	owner := k.user(fmt.Sprintf("eigenaar%d", n))
	return k.requestOf(k.company(owner.ID, fmt.Sprintf("%08d", n)), n)
}

func (k kit) requestOf(c company.Company, n int) request.Request {
	k.Helper()
	return do(k, func(r ports.Repos) (request.Request, error) {
		return r.Requests.AddRequest(k.Context(), request.Request{Owner: c.Owner, Company: c, Number: request.ProjectNumber(2028, n),
			Status: request.Processing, PaymentStatus: request.Unpaid, CreatedAt: noon, UpdatedAt: noon})
	})
}

// as returns the access of a user who wants to do what only an owner may.
func as(user int64) member.Access { return member.Access{User: user, Want: member.RunCompany} }
