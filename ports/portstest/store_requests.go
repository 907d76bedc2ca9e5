package portstest

import (
	"math"
	"strconv"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

func companies() map[string]func(kit) {
	add := func(k kit, c domain.Company) (domain.Company, error) {
		return try(k, func(r ports.Repos) (domain.Company, error) { return r.Companies.Add(k.Context(), c) })
	}
	byID := func(k kit, owner, id int64) (domain.Company, error) {
		return get(k, func(r ports.Repos) (domain.Company, error) { return r.Companies.ByID(k.Context(), owner, id) })
	}
	byKvK := func(k kit, owner int64, kvk string) (domain.Company, error) {
		return get(k, func(r ports.Repos) (domain.Company, error) { return r.Companies.ByKvK(k.Context(), owner, kvk) })
	}
	update := func(k kit, c domain.Company) error {
		return k.run(func(r ports.Repos) error { return r.Companies.Update(k.Context(), c) })
	}
	remove := func(k kit, owner, id int64) error {
		return k.run(func(r ports.Repos) error { return r.Companies.Delete(k.Context(), owner, id) })
	}
	return map[string]func(kit){
		"Add, ByID and ByKvK keep every field": func(k kit) {
			owner := k.user("jansen").ID
			full := domain.Company{Owner: owner, Name: odd, KvK: "12345678", BTW: "NL001234567B01", Address: odd, PostalCode: "1234 AB",
				City: "'s-Gravenhage", ContactPerson: odd, Email: odd, Phone: odd, CreatedAt: noon}
			for _, want := range []domain.Company{full, {Owner: owner, CreatedAt: noon}} {
				added, err := add(k, want)
				require.NoError(k, err)
				want.ID = added.ID
				assert.Equal(k, want, added)
				for _, o := range []int64{owner, ports.AnyOwner} {
					got, err := byID(k, o, added.ID)
					require.NoError(k, err)
					assert.Equal(k, want, got)
					got, err = byKvK(k, o, want.KvK)
					require.NoError(k, err)
					assert.Equal(k, want, got)
				}
			}
		},
		"an owner has one company per KvK number, another owner may have it too": func(k kit) {
			a, b := k.user("a").ID, k.user("b").ID
			k.company(a, "12345678")
			_, err := add(k, domain.Company{Owner: a, KvK: "12345678", CreatedAt: noon})
			refused(k, domain.Invalid, domain.CodeKvKTaken, "kvk_number", err)
			k.company(b, "12345678")
		},
		"an owner that is nobody is refused": func(k kit) {
			_, err := add(k, domain.Company{Owner: 99, KvK: "12345678", CreatedAt: noon})
			assert.Error(k, err)
			assert.Equal(k, domain.Internal, domain.KindOf(err))
		},
		"Z03 somebody else's company is not_found": func(k kit) {
			a, b := k.user("a").ID, k.user("b").ID
			c := k.company(a, "12345678")
			_, err := byID(k, b, c.ID)
			absent(k, err)
			_, err = byID(k, 0, c.ID)
			absent(k, err)
			_, err = byKvK(k, b, c.KvK)
			absent(k, err)
			_, err = byID(k, a, c.ID+1)
			absent(k, err)
			absent(k, remove(k, b, c.ID))
		},
		"List gives the owner's, the oldest first": func(k kit) {
			a, b := k.user("a").ID, k.user("b").ID
			young := k.company(a, "1")
			other := k.company(b, "2")
			old, err := add(k, domain.Company{Owner: a, KvK: "3", CreatedAt: noon.Add(-time.Hour)})
			require.NoError(k, err)
			list := func(owner int64) []domain.Company {
				return must(k, func(r ports.Repos) ([]domain.Company, error) { return r.Companies.List(k.Context(), owner) })
			}
			assert.Equal(k, []domain.Company{old, young}, list(a))
			assert.Equal(k, []domain.Company{old, young, other}, list(ports.AnyOwner))
			assert.Empty(k, list(0))
		},
		"Update writes all but id, owner and creation time": func(k kit) {
			a, b := k.user("a").ID, k.user("b").ID
			before := k.company(a, "12345678")
			change := domain.Company{ID: before.ID, Owner: b, Name: odd, KvK: "87654321", BTW: "NL", Address: "x", PostalCode: "1",
				City: "y", ContactPerson: "z", Email: "e", Phone: "p", CreatedAt: noon.AddDate(1, 0, 0)}
			require.NoError(k, update(k, change))
			change.Owner, change.CreatedAt = a, before.CreatedAt
			got, err := byID(k, a, before.ID)
			require.NoError(k, err)
			assert.Equal(k, change, got)
		},
		"Update refuses a number the owner has elsewhere and keeps its own": func(k kit) {
			a, b := k.user("a").ID, k.user("b").ID
			k.company(a, "1")
			k.company(b, "3")
			c := k.company(a, "2")
			c.KvK = "1"
			refused(k, domain.Invalid, domain.CodeKvKTaken, "kvk_number", update(k, c))
			c.KvK = "2"
			require.NoError(k, update(k, c))
			c.KvK = "3"
			require.NoError(k, update(k, c), "another owner's number")
			c.ID += 100
			absent(k, update(k, c))
		},
		"Delete removes, and answers not_found the second time": func(k kit) {
			a := k.user("a").ID
			c := k.company(a, "1")
			require.NoError(k, remove(k, a, c.ID))
			absent(k, remove(k, a, c.ID))
		},
		"Delete never leaves a request without its company": func(k kit) {
			q := k.request(1)
			assert.Error(k, remove(k, q.Owner, q.Company.ID))
			_, err := byID(k, q.Owner, q.Company.ID)
			assert.NoError(k, err)
		},
	}
}

func requests() map[string]func(kit) {
	find := func(k kit, owner int64, ref string) (domain.Request, error) {
		return get(k, func(r ports.Repos) (domain.Request, error) { return r.Requests.Find(k.Context(), owner, ref) })
	}
	next := func(k kit, year int) int {
		return do(k, func(r ports.Repos) (int, error) { return r.Requests.NextNumber(k.Context(), year) })
	}
	return map[string]func(kit){
		"Add and Find keep every field, with the company": func(k kit) {
			owner := k.user("jansen").ID
			company := k.company(owner, "12345678")
			full := domain.Request{Owner: owner, Company: company, Number: "WBSO-2028-00001",
				Submission: domain.Submission{ElevatorPitch: odd, InnovationDescription: odd, TechnicalChallenges: odd,
					EstimatedHours: math.MaxInt32, StartOfProject: domain.NewDate(2028, time.February, 29), Collaborative: true,
					Partners:    []domain.Partner{{CompanyName: odd, Location: odd, Contribution: odd}, {CompanyName: "B"}},
					ProjectType: domain.PhysicalProduct, AlsoDevelopCode: true, CostMethod: domain.ActualCosts, ExtraCosts: odd},
				Title: odd, Status: domain.Processed, PaymentStatus: domain.Paid, Failure: odd,
				Open:      []domain.OpenQuestion{{Section: "fasering", Question: odd}},
				CreatedAt: noon, UpdatedAt: noon.Add(time.Hour)}
			empty := domain.Request{Owner: owner, Company: company, Number: "WBSO-2028-00002", CreatedAt: noon, UpdatedAt: noon}
			for _, want := range []domain.Request{full, empty} {
				added := do(k, func(r ports.Repos) (domain.Request, error) { return r.Requests.Add(k.Context(), want) })
				want.ID = added.ID
				assert.Equal(k, want, added)
				for _, ref := range []string{strconv.FormatInt(added.ID, 10), want.Number} {
					for _, o := range []int64{owner, ports.AnyOwner} {
						got, err := find(k, o, ref)
						require.NoError(k, err)
						assert.Equal(k, want, got)
					}
				}
			}
		},
		"a project number is used once": func(k kit) {
			q := k.request(1)
			_, err := try(k, func(r ports.Repos) (domain.Request, error) { return r.Requests.Add(k.Context(), q) })
			assert.Error(k, err)
		},
		"Z03 somebody else's request is not_found": func(k kit) {
			mine, theirs := k.request(1), k.request(2)
			for _, ref := range []string{theirs.Number, strconv.FormatInt(theirs.ID, 10), "WBSO-2028-99999", "9999", "",
				"99999999999999999999", "-1", "x' OR 1=1 --"} {
				_, err := find(k, mine.Owner, ref)
				absent(k, err)
			}
		},
		"List gives the owner's, the newest first": func(k kit) {
			old := k.request(1)
			other := k.request(2)
			young := k.requestOf(old.Company, 3)
			list := func(owner int64) []domain.Request {
				return must(k, func(r ports.Repos) ([]domain.Request, error) { return r.Requests.List(k.Context(), owner) })
			}
			assert.Equal(k, []domain.Request{young, old}, list(old.Owner))
			assert.Equal(k, []domain.Request{young, other, old}, list(ports.AnyOwner))
			assert.Empty(k, list(0))
		},
		"Update writes what it names and nothing else": func(k kit) {
			before := k.request(1)
			change := before
			change.Number, change.Owner, change.Submission.ElevatorPitch = "WBSO-2028-00009", 99, "anders"
			change.Title, change.Status, change.PaymentStatus, change.Failure = odd, domain.Failed, domain.Paid, "render"
			change.Open, change.UpdatedAt = []domain.OpenQuestion{{Section: "a", Question: "b?"}}, noon.Add(time.Minute)
			require.NoError(k, k.run(func(r ports.Repos) error { return r.Requests.Update(k.Context(), change) }))
			change.Number, change.Owner, change.Submission = before.Number, before.Owner, before.Submission
			got, err := find(k, before.Owner, before.Number)
			require.NoError(k, err)
			assert.Equal(k, change, got)
			change.ID++
			absent(k, k.run(func(r ports.Repos) error { return r.Requests.Update(k.Context(), change) }))
		},
		"OfCompany counts": func(k kit) {
			q := k.request(1)
			k.requestOf(q.Company, 2)
			k.request(3)
			of := func(company int64) int {
				return must(k, func(r ports.Repos) (int, error) { return r.Requests.OfCompany(k.Context(), company) })
			}
			assert.Equal(k, 2, of(q.Company.ID))
			assert.Zero(k, of(99))
		},
		"NextNumber counts per year from one, and a roll-back gives the number back": func(k kit) {
			assert.Equal(k, 1, next(k, 2028))
			assert.Equal(k, 2, next(k, 2028))
			assert.Equal(k, 1, next(k, 2029))
			_ = k.run(func(r ports.Repos) error {
				n, err := r.Requests.NextNumber(k.Context(), 2028)
				require.NoError(k, err)
				assert.Equal(k, 3, n)
				return errRefused
			})
			assert.Equal(k, 3, next(k, 2028))
		},
	}
}

func idempotency() map[string]func(kit) {
	put := func(k kit, c domain.IdempotentCall) error {
		return k.run(func(r ports.Repos) error { return r.Idempotency.Put(k.Context(), c) })
	}
	find := func(k kit, user int64, key string) (domain.IdempotentCall, error) {
		return get(k, func(r ports.Repos) (domain.IdempotentCall, error) { return r.Idempotency.Get(k.Context(), user, key) })
	}
	return map[string]func(kit){
		"Put and Get keep every field, each user's keys apart": func(k kit) {
			q, other := k.request(1), k.user("ander")
			want := domain.IdempotentCall{User: q.Owner, Key: odd, Digest: odd, Request: q.ID, CreatedAt: noon}
			require.NoError(k, put(k, want))
			got, err := find(k, q.Owner, odd)
			require.NoError(k, err)
			assert.Equal(k, want, got)
			_, err = find(k, other.ID, odd)
			absent(k, err)
			_, err = find(k, q.Owner, "never")
			absent(k, err)
			want.User = other.ID
			require.NoError(k, put(k, want))
		},
		"a key that is there is a conflict and stays as it was": func(k kit) {
			q := k.request(1)
			first := domain.IdempotentCall{User: q.Owner, Key: "k", Digest: "1", Request: q.ID, CreatedAt: noon}
			require.NoError(k, put(k, first))
			second := first
			second.Digest = "2"
			refused(k, domain.Conflict, domain.CodeIdempotencyReuse, "", put(k, second))
			got, err := find(k, q.Owner, "k")
			require.NoError(k, err)
			assert.Equal(k, first, got)
		},
	}
}
