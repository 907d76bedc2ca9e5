package sqlstore_test

import (
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/application/claim"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/ports"
)

func requests() []promise {
	return []promise{
		testAddAndFindKeepEveryFieldWithTheCompany,
		testAProjectNumberIsUsedOnce,
		testZ03_SomebodyElsesRequestIsNotFound,
		testListGivesTheOwnersTheNewestFirst,
		testASummaryHasWhatListsShowAndThePitchShortened,
		testASummaryHasTheEmployeesAndHoursOfItsProject,
		testAPageIsAPartOfTheListAndSaysWhetherMoreFollow,
		testRequestsUpdateWritesWhatItNamesAndNothingElse,
		testOfCompanyCounts,
		testRequestsSayWhatIsOpen,
		testNextNumberCountsPerYearFromOneAndARollBackGivesTheNumberBack,
	}
}

func testAddAndFindKeepEveryFieldWithTheCompany(k kit) {
	owner := k.user("jansen").ID
	company := k.company(owner, "12345678")
	full := request.Request{Owner: owner, Company: company, Number: "WBSO-2028-00001",
		Submission: request.Submission{ElevatorPitch: odd, InnovationDescription: odd, TechnicalChallenges: odd,
			EstimatedHours: math.MaxInt32, StartOfProject: domain.NewDate(2028, time.February, 29), Collaborative: true,
			Partners:    []request.Partner{{CompanyName: odd, Location: odd, Contribution: odd}, {CompanyName: "B"}},
			ProjectType: scheme.PhysicalProduct, AlsoDevelopCode: true, CostMethod: scheme.ActualCosts, ExtraCosts: odd,
			ProjectStartedOn: domain.NewDate(2027, time.March, 1), OwnHours: ptr(math.MaxInt32)},
		Title: odd, Status: request.Processed, PaymentStatus: request.Paid, Failure: odd,
		CreatedAt: noon, UpdatedAt: noon.Add(time.Hour)}
	empty := request.Request{Owner: owner, Company: company, Number: "WBSO-2028-00002", CreatedAt: noon, UpdatedAt: noon}
	for _, want := range []request.Request{full, empty} {
		added := do(k, func(r ports.Repos) (request.Request, error) { return r.Requests.AddRequest(k.Context(), want) })
		want.ID, want.MadeBy = added.ID, owner
		assert.Equal(k, want, added)
		for _, ref := range []string{strconv.FormatInt(added.ID, 10), want.Number} {
			for _, o := range []int64{owner, member.Anyone} {
				got, err := k.find(o, ref)
				require.NoError(k, err)
				assert.Equal(k, want, got)
			}
		}
	}
}

func testAProjectNumberIsUsedOnce(k kit) {
	q := k.request(1)
	_, err := try(k, func(r ports.Repos) (request.Request, error) { return r.Requests.AddRequest(k.Context(), q) })
	assert.Error(k, err)
}

func testZ03_SomebodyElsesRequestIsNotFound(k kit) {
	mine, theirs := k.request(1), k.request(2)
	for _, ref := range []string{theirs.Number, strconv.FormatInt(theirs.ID, 10), "WBSO-2028-99999", "9999", "",
		"99999999999999999999", "-1", "x' OR 1=1 --"} {
		_, err := k.find(mine.Owner, ref)
		absent(k, err)
	}
}

func testListGivesTheOwnersTheNewestFirst(k kit) {
	old := k.request(1)
	young := k.requestOf(old.Company, 2)
	other := k.request(3)
	numbers := func(f request.RequestFilter) (all []string) {
		for _, r := range k.summaries(f, wholeList).Items {
			all = append(all, r.Number)
		}
		return all
	}
	assert.Equal(k, []string{young.Number, old.Number}, numbers(request.RequestFilter{By: as(old.Owner)}))
	assert.Equal(k, []string{other.Number, young.Number, old.Number}, numbers(request.RequestFilter{By: member.Everything()}))
	assert.Empty(k, numbers(request.RequestFilter{}), "nobody's")

	paid := young
	paid.Status, paid.PaymentStatus = request.Processed, request.Paid
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Requests.UpdateRequest(k.Context(), paid) }))
	assert.Equal(k, []string{young.Number}, numbers(request.RequestFilter{By: member.Everything(), Status: request.Processed}))
	assert.Equal(k, []string{young.Number}, numbers(request.RequestFilter{By: as(old.Owner), PaymentStatus: request.Paid}))
	assert.Empty(k, numbers(request.RequestFilter{By: as(other.Owner), Status: request.Processed}))
}

func testASummaryHasWhatListsShowAndThePitchShortened(k kit) {
	owner := k.user("jansen").ID
	company := k.company(owner, "12345678")
	pitch := strings.Repeat("é漢", request.SummaryPitchMax)
	q := do(k, func(r ports.Repos) (request.Request, error) {
		return r.Requests.AddRequest(k.Context(), request.Request{Owner: owner, Company: company, Number: "WBSO-2028-00001", Title: odd,
			Submission: request.Submission{ElevatorPitch: pitch, StartOfProject: domain.NewDate(2028, time.February, 29), Applicant: scheme.SelfEmployedApplicant, ProjectStartedOn: leapDay.AddDays(-800)},
			Status:     request.Failed, PaymentStatus: request.PaymentFailed, CreatedAt: noon, UpdatedAt: noon})
	})
	assert.Equal(k, []request.RequestSummary{{
		ID: q.ID, Owner: owner, CompanyID: company.ID, CompanyName: company.Name, Number: q.Number, Title: odd,
		Pitch: string([]rune(pitch)[:request.SummaryPitchMax]), StartOfProject: domain.NewDate(2028, time.February, 29), ProjectStarted: leapDay.AddDays(-800), Applicant: scheme.SelfEmployedApplicant,
		Status: request.Failed, PaymentStatus: request.PaymentFailed, CreatedAt: noon, Role: member.Owner,
	}}, k.summaries(request.RequestFilter{By: as(owner), WorkOf: leapDay.MonthOf(), Cards: true}, wholeList).Items)
}

// A summary has the employees and hours of its project in a period.
func testASummaryHasTheEmployeesAndHoursOfItsProject(k kit) {
	q := k.request(1)
	second := k.requestOf(q.Company, 2)
	a, b, gone := k.newEmployee(q.Company.ID, "A", ""), k.newEmployee(q.Company.ID, "B", ""), k.newEmployee(q.Company.ID, "C", "")
	k.assign(q.ID, a.ID, b.ID, gone.ID)
	gone.Archived = true
	require.NoError(k, k.updateEmployee(gone))
	month := domain.Month{Year: 2028, Month: time.February}
	february := month.Period()
	for _, e := range []hours.HourEntry{
		{Project: q.ID, Employee: a.ID, Date: february.From, Hours: 3}, {Project: q.ID, Employee: a.ID, Date: february.To, Hours: 4},
		{Project: q.ID, Employee: gone.ID, Date: february.To, Hours: 5}, {Project: q.ID, Employee: a.ID, Date: february.From.AddDays(-1), Hours: 1},
		{Project: q.ID, Employee: a.ID, Date: february.To.AddDays(1), Hours: 1}, {Project: second.ID, Employee: a.ID, Date: february.To, Hours: 7},
	} {
		e.RecordedAt = noon
		do(k, func(r ports.Repos) (hours.HourEntry, error) { return r.Hours.AddHourEntry(k.Context(), e) })
	}
	work := func(f request.RequestFilter) (of []request.Work) {
		for _, s := range k.summaries(f, wholeList).Items {
			of = append(of, s.Work)
		}
		return of
	}
	assert.Equal(k, []request.Work{{Hours: 7}, {Employees: 2, Hours: 12}}, work(request.RequestFilter{By: as(q.Owner), Company: q.Company.ID, WorkOf: month}))
	assert.Equal(k, []request.Work{{}, {}}, work(request.RequestFilter{By: as(q.Owner)}), "nobody asked for it")
	assert.Empty(k, work(request.RequestFilter{By: as(q.Owner), Company: q.Company.ID + 1}))
}

func testAPageIsAPartOfTheListAndSaysWhetherMoreFollow(k kit) {
	first := k.request(1)
	for n := 2; n <= 5; n++ {
		k.requestOf(first.Company, n)
	}
	theirs := k.request(6)
	all := k.summaries(request.RequestFilter{By: as(first.Owner)}, wholeList)
	require.Len(k, all.Items, 5)
	assert.False(k, all.More)
	for _, c := range []struct {
		page     domain.Page
		from, to int
		more     bool
	}{
		{domain.Page{Offset: 0, Size: 2}, 0, 2, true},
		{domain.Page{Offset: 2, Size: 2}, 2, 4, true},
		{domain.Page{Offset: 4, Size: 2}, 4, 5, false},
		{domain.Page{Offset: 3, Size: 2}, 3, 5, false},
		{domain.Page{Offset: 6, Size: 2}, 5, 5, false},
		{domain.Page{After: all.Items[0].ID, Size: 2}, 1, 3, true},
		{domain.Page{After: all.Items[2].ID, Offset: 1, Size: 2}, 3, 5, false},
		{domain.Page{After: all.Items[4].ID, Size: 2}, 5, 5, false},
		{domain.Page{After: theirs.ID, Offset: 2, Size: 2}, 2, 4, true}, // not in the list
	} {
		got := k.summaries(request.RequestFilter{By: as(first.Owner)}, c.page)
		assert.Equal(k, domain.List[request.RequestSummary]{Items: all.Items[c.from:c.to], More: c.more}, got, "%+v", c.page)
	}
}

func (k kit) summaries(f request.RequestFilter, p domain.Page) domain.List[request.RequestSummary] {
	k.Helper()
	return must(k, func(r ports.Repos) (domain.List[request.RequestSummary], error) {
		return r.Requests.ListRequests(k.Context(), f, p)
	})
}

// Update writes what it names and nothing else.
func testRequestsUpdateWritesWhatItNamesAndNothingElse(k kit) {
	before := k.request(1)
	change := before
	change.Number, change.Owner, change.Submission.ElevatorPitch = "WBSO-2028-00009", 99, "anders"
	change.Title, change.Status, change.PaymentStatus, change.Failure = odd, request.Failed, request.Paid, "render"
	change.Submission.EstimatedHours, change.Submission.StartOfProject = 7, domain.NewDate(2028, time.March, 1)
	change.Submission.Applicant, change.Submission.OwnHours, change.Submission.ProjectStartedOn = scheme.BothApplicant, ptr(3), leapDay
	change.UpdatedAt = noon.Add(time.Minute)
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Requests.UpdateRequest(k.Context(), change) }))
	change.Number, change.Owner, change.Submission.ElevatorPitch = before.Number, before.Owner, before.Submission.ElevatorPitch
	got, err := k.find(before.Owner, before.Number)
	require.NoError(k, err)
	assert.Equal(k, change, got)
	change.ID++
	absent(k, k.run(func(r ports.Repos) error { return r.Requests.UpdateRequest(k.Context(), change) }))
}

// A request and its summary say what is open in its application and when it was filed.
func testRequestsSayWhatIsOpen(k kit) {
	q, filed := k.request(1), domain.NewDate(2028, time.February, 28)
	second := k.requestOf(q.Company, 2)
	k.putApplication(claim.Record{Request: q.ID, Questions: 7, UpdatedAt: noon, Filed: claim.FilingRecord{Date: filed, At: noon}})
	for _, want := range []request.Request{{ID: q.ID, Questions: 7, Filed: filed}, {ID: second.ID}} {
		got, err := k.find(q.Owner, strconv.FormatInt(want.ID, 10))
		require.NoError(k, err)
		assert.Equal(k, want, request.Request{ID: got.ID, Questions: got.Questions, Filed: got.Filed})
	}
	list := k.summaries(request.RequestFilter{By: as(q.Owner), WorkOf: leapDay.MonthOf(), Cards: true}, wholeList).Items
	require.Len(k, list, 2)
	assert.Equal(k, request.RequestSummary{Questions: 7, Filed: filed}, request.RequestSummary{Questions: list[1].Questions, Filed: list[1].Filed})
	assert.Zero(k, list[0].Questions)
	assert.True(k, list[0].Filed.IsZero())
}

func testOfCompanyCounts(k kit) {
	q := k.request(1)
	k.requestOf(q.Company, 2)
	k.request(3)
	of := func(company int64) int {
		return must(k, func(r ports.Repos) (int, error) { return r.Requests.CountRequestsOfCompany(k.Context(), company) })
	}
	assert.Equal(k, 2, of(q.Company.ID))
	assert.Zero(k, of(99))
}

func testNextNumberCountsPerYearFromOneAndARollBackGivesTheNumberBack(k kit) {
	assert.Equal(k, 1, k.nextNumber(2028))
	assert.Equal(k, 2, k.nextNumber(2028))
	assert.Equal(k, 1, k.nextNumber(2029))
	_ = k.run(func(r ports.Repos) error {
		n, err := r.Requests.NextRequestNumber(k.Context(), 2028)
		require.NoError(k, err)
		assert.Equal(k, 3, n)
		return errRefused
	})
	assert.Equal(k, 3, k.nextNumber(2028))
}

func (k kit) find(owner int64, ref string) (request.Request, error) {
	return get(k, func(r ports.Repos) (request.Request, error) {
		return r.Requests.FindRequest(k.Context(), as(owner), ref)
	})
}

func (k kit) nextNumber(year int) int {
	return do(k, func(r ports.Repos) (int, error) { return r.Requests.NextRequestNumber(k.Context(), year) })
}

func idempotency() []promise {
	return []promise{
		testPutAndGetKeepEveryFieldEachUsersKeysApart,
		testAKeyThatIsThereIsAConflictAndStaysAsItWas,
	}
}

func testPutAndGetKeepEveryFieldEachUsersKeysApart(k kit) {
	q, other := k.request(1), k.user("ander")
	want := account.IdempotentCall{User: q.Owner, Key: odd, Digest: odd, Kind: account.RequestCall, Subject: q.ID, CreatedAt: noon}
	require.NoError(k, k.putCall(want))
	got, err := k.call(q.Owner, odd)
	require.NoError(k, err)
	assert.Equal(k, want, got)
	_, err = k.call(other.ID, odd)
	absent(k, err)
	_, err = k.call(q.Owner, "never")
	absent(k, err)
	want.User = other.ID
	require.NoError(k, k.putCall(want))
}

func testAKeyThatIsThereIsAConflictAndStaysAsItWas(k kit) {
	q := k.request(1)
	first := account.IdempotentCall{User: q.Owner, Key: "k", Digest: "1", Kind: account.EntryCall, Subject: q.ID, CreatedAt: noon}
	require.NoError(k, k.putCall(first))
	second := first
	second.Digest = "2"
	refused(k, domain.Conflict, domain.CodeIdempotencyReuse, "", k.putCall(second))
	got, err := k.call(q.Owner, "k")
	require.NoError(k, err)
	assert.Equal(k, first, got)
}

func (k kit) putCall(c account.IdempotentCall) error {
	return k.run(func(r ports.Repos) error { return r.Idempotency.PutCall(k.Context(), c) })
}

func (k kit) call(user int64, key string) (account.IdempotentCall, error) {
	return get(k, func(r ports.Repos) (account.IdempotentCall, error) {
		return r.Idempotency.FindCall(k.Context(), user, key)
	})
}
