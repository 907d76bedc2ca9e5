package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/company"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/ports"
)

func applications() []promise {
	return []promise{
		testApplicationsKeepEveryField,
		testPutReplacesAnApplication,
		testApplicationsAnswerNotFound,
		testVersionsKeepEveryField,
		testVersionsGivesTheHistory,
		testClaimsGivesWhatMayBeAboutAYear,
		testSituationsGivesThoseOfThePage,
		testBundleGivesWhatIsFiledTogether,
		testTrimKeepsTheNewest,
		testTrimKeepsWhatIsNotTooLarge,
		testAnApplicationIsStoredWithItsVersion,
	}
}

// Claims gives what a company filed or paid and may be about a year.
func testClaimsGivesWhatMayBeAboutAYear(k kit) {
	firm := k.request(1).Company
	n := 10
	add := func(of company.Company, start, filed string, payment request.PaymentStatus) claim.Claim {
		n++
		q := k.requestOf(of, n)
		q.PaymentStatus = payment
		q.Submission.StartOfProject, _ = domain.ParseDate(start)
		day, _ := domain.ParseDate(filed)
		c := claim.Claim{Request: q.ID, Company: of.ID, Number: q.Number, Document: fullDocument(), Filed: day, Paid: payment == request.Paid, Bundle: int64(n),
			Asked: []request.OpenQuestion{{Section: "novelty", Question: odd}}}
		require.NoError(k, k.run(func(r ports.Repos) error {
			if err := r.Applications.PutApplication(k.Context(), claim.Record{Request: q.ID, Application: c.Document, Version: 1, Filed: claim.FilingRecord{Date: day}, Bundle: c.Bundle, UpdatedAt: noon, Asked: claim.QuestionList{Open: c.Asked}}); err != nil {
				return err
			}
			return r.Requests.UpdateRequest(k.Context(), q)
		}))
		return c
	}
	want := []claim.Claim{
		add(firm, "2028-03-01", "", request.Paid),
		add(firm, "2027-10-01", "", request.Paid),
		add(firm, "2026-05-01", "2028-02-01", request.Unpaid),
		add(firm, "2028-12-31", "2027-01-01", request.PaymentFailed),
		add(firm, "2027-09-30", "", request.Paid), // its period may be moved on
	}
	add(firm, "2028-03-01", "", request.Unpaid)
	add(firm, "2027-09-30", "2026-12-31", request.Paid)
	add(firm, "2029-01-01", "", request.Paid)
	add(k.request(2).Company, "2028-03-01", "", request.Paid)
	got, err := get(k, func(r ports.Repos) ([]claim.Claim, error) {
		return r.Applications.ListClaims(k.Context(), firm.ID, 2028)
	})
	require.NoError(k, err)
	for i := range want {
		want[i].Document, want[i].Asked = claim.FactsOf(want[i].Document).Application(), nil
	}
	assert.Equal(k, want, got)
}

// Situations gives the page with what else its companies claim, and what each says of its company.
func testSituationsGivesThoseOfThePage(k kit) {
	first, stranger := k.request(1), k.request(2)
	filed, now := application.CompanyDetails{Website: "https://toen.example"}, application.CompanyDetails{Website: "https://nu.example"}
	n := 10
	add := func(of company.Company, start, on string, payment request.PaymentStatus) claim.Situation {
		n++
		q := k.requestOf(of, n)
		q.PaymentStatus = payment
		q.Submission.StartOfProject, _ = domain.ParseDate(start)
		day, _ := domain.ParseDate(on)
		whole := fullDocument()
		document := claim.FactsOf(whole).Application()
		c := claim.Situation{Company: now, Record: claim.Record{Request: q.ID, Application: document, Filed: claim.FilingRecord{Date: day}, Bundle: int64(n)}}
		c.Of.ID, c.Of.Number, c.Of.Company.ID, c.Of.PaymentStatus, c.Of.Submission.StartOfProject = q.ID, q.Number, of.ID, payment, q.Submission.StartOfProject
		record := claim.Record{Request: q.ID, Application: whole, Version: 1, Filed: claim.FilingRecord{Date: day}, Bundle: c.Bundle, UpdatedAt: noon}
		if !day.IsZero() {
			c.Company, record.Filed.Company = filed, filed
		}
		k.putApplication(record)
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Requests.UpdateRequest(k.Context(), q) }))
		return c
	}
	unpaid := add(first.Company, "2028-03-01", "", request.Unpaid)
	paid := add(first.Company, "2027-10-01", "", request.Paid)
	next := add(first.Company, "2029-02-01", "", request.Paid)
	done := add(first.Company, "2026-05-01", "2028-02-01", request.Unpaid)
	add(first.Company, "2028-03-01", "", request.Unpaid)
	old := add(first.Company, "2026-05-01", "2026-04-01", request.Paid)
	foreign := add(stranger.Company, "2028-03-01", "", request.Paid)
	foreign.Company = application.CompanyDetails{}
	k.putDetails(first.Company.ID, now, 2)
	of := func(from, to int, requests ...int64) domain.List[claim.Situation] {
		return must(k, func(r ports.Repos) (domain.List[claim.Situation], error) {
			return r.Applications.ListSituations(k.Context(), requests, from, to)
		})
	}
	assert.Equal(k, domain.List[claim.Situation]{Items: []claim.Situation{unpaid, paid, done}}, of(2028, 2028, unpaid.Request))
	assert.Equal(k, []claim.Situation{unpaid, paid, next, done, foreign}, of(2028, 2029, foreign.Request, unpaid.Request, first.ID).Items)
	assert.Equal(k, []claim.Situation{paid, done, old}, of(2028, 2028, old.Request).Items)
	assert.Equal(k, []claim.Situation{foreign}, of(2028, 2028, foreign.Request).Items, "nobody else's")
	assert.Empty(k, of(2028, 2028, first.ID).Items[2:], "a request without an application has none of its own")
}

// Bundle gives what is filed together, Unfiled what was not filed.
func testBundleGivesWhatIsFiledTogether(k kit) {
	first := k.request(1)
	var all []request.Request
	for n := 2; n < 6; n++ {
		all = append(all, k.requestOf(first.Company, n))
	}
	stranger := k.request(7)
	put := func(q request.Request, bundle int64, filed domain.Date) {
		k.putApplication(claim.Record{Request: q.ID, Version: 1, UpdatedAt: noon, Bundle: bundle, Filed: claim.FilingRecord{Date: filed}})
	}
	filed := domain.NewDate(2028, time.February, 1)
	put(first, first.ID, filed)
	put(all[0], first.ID, domain.Date{})
	put(all[1], 0, domain.Date{})
	put(all[2], all[2].ID, domain.Date{})
	put(stranger, first.ID, domain.Date{})
	ids := func(read func(ports.Applications) ([]claim.Claim, error)) (ids []int64) {
		claims, err := get(k, func(r ports.Repos) ([]claim.Claim, error) { return read(r.Applications) })
		require.NoError(k, err)
		for _, c := range claims {
			assert.Equal(k, first.Company.ID, c.Company)
			ids = append(ids, c.Request)
		}
		return ids
	}
	bundle := func(r ports.Applications) ([]claim.Claim, error) {
		return r.ListBundle(k.Context(), first.Company.ID, first.ID)
	}
	assert.Equal(k, []int64{first.ID, all[0].ID}, ids(bundle))
	assert.Equal(k, []int64{all[0].ID, all[1].ID, all[2].ID}, ids(func(r ports.Applications) ([]claim.Claim, error) {
		return r.ListUnfiled(k.Context(), first.Company.ID)
	}))
	put(first, 0, filed)
	assert.Equal(k, []int64{all[0].ID}, ids(bundle))
}

func ptr[T any](v T) *T { return &v }

// fullDocument has a value in every field. What is read was upgraded, so it is too.
func fullDocument() application.Application {
	return application.Application{
		Project: application.Project{Title: odd, Focus: application.FocusProcess, AlsoDevelopCode: true, Technology: 18, Applicant: "W",
			Employees: ptr(3), RDEmployees: ptr(0), Continuation: ptr(false), Start: "2028-02-29", Hours: 1, OwnHours: ptr(0)},
		Summary: application.Answer{Text: odd}, Update: application.Answer{Text: "<b>\u0000\u2028"},
		Phases:      application.Phases{Rows: []application.Phase{{ID: "f1", Activity: odd, Done: "02-2028"}}},
		Partners:    application.Partners{Collaborative: true, Rows: []application.Partner{{ID: "p1", Name: odd, Location: odd, Contribution: odd}}},
		Bottlenecks: application.Bottlenecks{Blocks: []application.Bottleneck{{ID: "k1", Side: application.FocusSoftware, Problem: odd, Solution: odd}}},
		Tools:       application.Answer{Text: odd}, Novelty: application.Answer{Text: odd}, CodeNovelty: application.Answer{Text: odd}, Remarks: application.Answer{Text: odd},
		Costs: application.Costs{Method: scheme.ActualCosts, HasEmployees: true, Items: []application.CostItem{{ID: "c1", Post: odd, Cents: 1 << 50, Times: 12,
			VAT: "incl", Share: ptr(20), Kind: "uitgave", KindBy: "user", Reason: odd, From: odd, Relation: odd, Calculation: odd}}},
		LeftOut:   application.LeftOut{Items: []application.LeftOutItem{{ID: "w1", Text: odd, From: odd, Reason: odd, WantedSection: application.NoveltyPart}}},
		Proposed:  application.Suggestion{Technology: 18},
		Revs:      map[application.PartKey]int{application.ProjectPart: 7},
		Touched:   map[application.PartKey]bool{application.ProjectPart: true},
		Dismissed: []string{"bottlenecks.k1.unknown"},
		Answered:  map[string]string{"bottlenecks.k1.cause": odd},
		Last:      map[string]int{"k": 9},
	}.Complete()
}

func fullCompany() application.CompanyDetails {
	return application.CompanyDetails{Name: odd, RSIN: "123456782", Address: application.Address{Street: odd},
		Correspondence: application.Correspondence{Same: true, Address: application.Address{City: odd}}, FiscalUnity: ptr(false),
		Starter: application.Starter{Entrepreneur5Years: ptr(false), Years: []application.StarterYear{{Year: 2028, Agent: ptr(true)}}}}
}

// Put and Get keep every field.
func testApplicationsKeepEveryField(k kit) {
	q, bare := k.request(1), k.request(2)
	full := claim.Record{Request: q.ID, Application: fullDocument(), Version: 3, Questions: 12, UpdatedAt: noon, Filed: claim.FilingRecord{
		Date: domain.NewDate(2028, time.February, 29), Reference: odd, Version: 2, Company: fullCompany(), At: noon.Add(time.Hour)}, Bundle: 1 << 40}
	empty := claim.Record{Request: bare.ID, Application: application.New(), UpdatedAt: noon}
	for _, want := range []claim.Record{full, empty} {
		k.putApplication(want)
		got, err := k.applicationOf(want.Request)
		require.NoError(k, err)
		assert.Equal(k, want, got)
	}
}

// Put replaces.
func testPutReplacesAnApplication(k kit) {
	q, other := k.request(1), k.request(2)
	k.putApplication(claim.Record{Request: other.ID, Version: 1, UpdatedAt: noon})
	first := claim.Record{Request: q.ID, Application: fullDocument(), Version: 3, UpdatedAt: noon,
		Filed: claim.FilingRecord{Date: domain.NewDate(2028, time.February, 29), Reference: "x", Version: 3, Company: fullCompany(), At: noon}}
	k.putApplication(first)
	second := claim.Record{Request: q.ID, Application: application.New(), Version: 4, Questions: 2, UpdatedAt: noon.Add(time.Minute)}
	k.putApplication(second)
	got, err := k.applicationOf(q.ID)
	require.NoError(k, err)
	assert.Equal(k, second, got)
	got, err = k.applicationOf(other.ID)
	require.NoError(k, err)
	assert.Equal(k, 1, got.Version)
}

// Get answers not_found.
func testApplicationsAnswerNotFound(k kit) {
	q := k.request(1)
	_, err := k.applicationOf(q.ID)
	absent(k, err)
	k.keepVersion(claim.Version{Request: q.ID, Number: 1, CreatedAt: noon, SavedAt: noon})
	for _, at := range [][2]int64{{q.ID, 2}, {q.ID + 1, 1}} {
		_, err := k.versionOf(at[0], int(at[1]))
		absent(k, err)
	}
}

func (k kit) putApplication(a claim.Record) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Applications.PutApplication(k.Context(), a) }))
}

func (k kit) applicationOf(req int64) (claim.Record, error) {
	return get(k, func(r ports.Repos) (claim.Record, error) {
		return r.Applications.FindApplication(k.Context(), req)
	})
}
