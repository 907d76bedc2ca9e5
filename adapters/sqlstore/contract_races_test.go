package sqlstore_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

func races() []promise {
	return []promise{
		testA23_OneOfManyWhoRegisterANameWins,
		testP12_ACodesUsesHoldUnderParallelCheckouts,
		testP04_AnEventThatComesManyTimesAtOnceIsNewOnce,
		testNextNumberStaysUniqueAndWithoutGapsRollBacksIncluded,
		testACompanysNumberIsTakenOnceAddedOrChanged,
		testACompanyIsNotDeletedUnderARequestThatComesIn,
		testJ03_OneOfTwoWorkersStoresTheDocument,
		testClaimNeverHandsOutAJobTwiceNorTwoOfOneOwner,
		testEveryWorkerThatRacesForAJobGetsOne,
		testAJobThatWasPutOffIsNotClaimedByAWorkerThatChoseItBefore,
	}
}

func testA23_OneOfManyWhoRegisterANameWins(k kit) {
	errs := racing(16, func(i int) error {
		u := newUser("jansen")
		u.Email = fmt.Sprintf("nr%d@example.nl", i)
		_, err := try(k, func(r ports.Repos) (account.User, error) { return r.Accounts.AddUser(k.Context(), u) })
		return err
	})
	assert.Equal(k, 1, won(errs))
	for _, err := range errs {
		if err != nil {
			refused(k, domain.Invalid, domain.CodeUsernameTaken, "username", err)
		}
	}
	assert.Len(k, k.users(), 1)
}

func testP12_ACodesUsesHoldUnderParallelCheckouts(k kit) {
	const uses = 3
	q := k.request(1)
	do(k, func(r ports.Repos) (payment.DiscountCode, error) {
		return r.DiscountCodes.AddDiscountCode(k.Context(), payment.DiscountCode{Code: "WELKOM", MaxUses: uses, CreatedAt: noon})
	})
	errs := racing(20, func(i int) error {
		return k.run(func(r ports.Repos) error {
			code, err := r.DiscountCodes.LockDiscountCode(k.Context(), "WELKOM")
			if err != nil {
				return err
			}
			used, err := r.DiscountCodes.CountDiscountUses(k.Context(), "WELKOM", noon)
			if err != nil {
				return err
			}
			if err := code.Usable(domain.DateOf(noon), used); err != nil {
				return err
			}
			_, err = r.Payments.AddPayment(k.Context(), payment.Payment{Request: q.ID, Status: request.PaymentPending, Code: "WELKOM",
				Checkout: fmt.Sprint(i), CreatedAt: noon, ExpiresAt: noon.Add(time.Hour)})
			return err
		})
	})
	assert.Equal(k, uses, won(errs))
	for _, err := range errs {
		if err != nil {
			refused(k, domain.Invalid, domain.CodeCheckoutUsedUp, "code", err)
		}
	}
}

func testP04_AnEventThatComesManyTimesAtOnceIsNewOnce(k kit) {
	var first sync.Map
	errs := racing(50, func(i int) error {
		seen, err := try(k, func(r ports.Repos) (bool, error) {
			return r.Payments.RecordEvent(k.Context(), payment.PaymentEvent{ID: "evt_1", At: noon})
		})
		if seen {
			first.Store(i, true)
		}
		return err
	})
	assert.Equal(k, 50, won(errs), "%v", errs)
	n := 0
	first.Range(func(any, any) bool { n++; return true })
	assert.Equal(k, 1, n)
}

func testNextNumberStaysUniqueAndWithoutGapsRollBacksIncluded(k kit) {
	var mutex sync.Mutex
	var got []int
	errs := racing(20, func(i int) error {
		n, err := try(k, func(r ports.Repos) (int, error) {
			n, err := r.Requests.NextRequestNumber(k.Context(), 2028)
			if err == nil && i%4 == 0 {
				return 0, errRefused
			}
			return n, err
		})
		if err == nil {
			mutex.Lock()
			defer mutex.Unlock()
			got = append(got, n)
		}
		return err
	})
	assert.Equal(k, 15, won(errs))
	for i, err := range errs {
		if i%4 == 0 {
			assert.Same(k, errRefused, err)
		}
	}
	slices.Sort(got)
	for i, n := range got {
		assert.Equal(k, i+1, n)
	}
}

func testACompanysNumberIsTakenOnceAddedOrChanged(k kit) {
	owner := k.user("jansen").ID
	var mine []company.Company
	for i := range 6 {
		mine = append(mine, k.company(owner, fmt.Sprint(i)))
	}
	errs := racing(12, func(i int) error {
		return k.run(func(r ports.Repos) error {
			if i < len(mine) {
				c := mine[i]
				c.KvK = "12345678"
				return r.Companies.UpdateCompany(k.Context(), c)
			}
			_, err := r.Companies.AddCompany(k.Context(), company.Company{Owner: owner, KvK: "12345678", CreatedAt: noon})
			return err
		})
	})
	assert.Equal(k, 1, won(errs))
	for _, err := range errs {
		if err != nil {
			refused(k, domain.Invalid, domain.CodeKvKTaken, "kvk_number", err)
		}
	}
}

func testACompanyIsNotDeletedUnderARequestThatComesIn(k kit) {
	for n := range 8 {
		owner := k.user(fmt.Sprintf("eigenaar%d", n)).ID
		c := k.company(owner, "12345678")
		errs := racing(2, func(i int) error {
			return k.run(func(r ports.Repos) error {
				if i == 0 {
					return deleteUnused(k.Context(), r, c)
				}
				if _, err := r.Companies.FindCompany(k.Context(), as(owner), c.ID); err != nil {
					return err
				}
				_, err := r.Requests.AddRequest(k.Context(), request.Request{Owner: owner, Company: c,
					Number: request.ProjectNumber(2028, n+1), CreatedAt: noon, UpdatedAt: noon})
				return err
			})
		})
		assert.Equal(k, 1, won(errs), "%v", errs)
		assert.NotEqual(k, domain.Internal, domain.KindOf(errors.Join(errs...)), "%v", errs)
	}
}

func testJ03_OneOfTwoWorkersStoresTheDocument(k kit) {
	q := k.request(1)
	errs := racing(12, func(i int) error {
		_, err := try(k, func(r ports.Repos) (request.Document, error) {
			return r.Documents.PutDocument(k.Context(), request.Document{Request: q.ID, Kind: request.ApplicationDocument, Version: 1,
				CreatedAt: noon}, fmt.Append(nil, i))
		})
		return err
	})
	assert.Equal(k, 1, won(errs))
	for _, err := range errs {
		if err != nil {
			refused(k, domain.Conflict, domain.CodeDocumentExists, "", err)
		}
	}
}

func testClaimNeverHandsOutAJobTwiceNorTwoOfOneOwner(k kit) {
	const owners, each = 15, 4
	for n := range owners * each {
		k.enqueue(int64(n % owners))
	}
	var mutex sync.Mutex
	takers, running := map[int64]string{}, map[int64]int{}
	claimed := func(j queue.Job, by int) {
		mutex.Lock()
		defer mutex.Unlock()
		if running[j.Owner] += by; by > 0 {
			assert.Empty(k, takers[j.ID], "job %d", j.ID)
			takers[j.ID] = j.Worker
			assert.False(k, j.Owner != 0 && running[j.Owner] > 1, "owner %d has two running jobs", j.Owner)
		}
	}
	errs := racing(8, func(i int) error {
		for {
			j, found, err := k.ClaimJob(k.Context(), fmt.Sprint("w", i), kinds, lease)
			if err != nil || !found {
				return err
			}
			claimed(j, 1)
			k.job(j.ID) // time in which others claim
			claimed(j, -1)
			j.Status = queue.JobDone
			if err := k.settle(j, 0); err != nil {
				return err
			}
		}
	})
	require.Equal(k, len(errs), won(errs), "%v", errs)
	assert.Len(k, takers, owners*each)
}

func testEveryWorkerThatRacesForAJobGetsOne(k kit) {
	const workers = 8
	for _, owner := range []func(n int) int64{
		func(n int) int64 { return int64(n + 1) }, // one job each
		func(int) int64 { return 0 },              // all are nobody's
	} {
		for n := range workers {
			k.enqueue(owner(n))
		}
		ids := make([]int64, workers)
		errs := racing(workers, func(i int) error {
			j, found, err := k.ClaimJob(k.Context(), fmt.Sprint("w", i), kinds, lease)
			assert.True(k, found)
			ids[i] = j.ID
			return err
		})
		assert.Equal(k, workers, won(errs), "%v", errs)
		slices.Sort(ids)
		assert.Len(k, slices.Compact(ids), workers)
	}
}

func testAJobThatWasPutOffIsNotClaimedByAWorkerThatChoseItBefore(k kit) {
	const jobs = 60
	for range jobs {
		k.enqueue(0)
	}
	var mutex sync.Mutex
	claims := map[int64]int{}
	errs := racing(8, func(i int) error {
		for {
			j, found, err := k.ClaimJob(k.Context(), fmt.Sprint("w", i), kinds, lease)
			if err != nil || !found {
				return err
			}
			mutex.Lock()
			claims[j.ID]++
			mutex.Unlock()
			if err := k.ReleaseJob(k.Context(), j, time.Minute); err != nil {
				return err
			}
		}
	})
	require.Equal(k, len(errs), won(errs), "%v", errs)
	assert.Len(k, claims, jobs)
	for id, n := range claims {
		assert.Equal(k, 1, n, "job %d", id)
	}
}

func deleteUnused(ctx context.Context, r ports.Repos, c company.Company) error {
	n, err := r.Requests.CountRequestsOfCompany(ctx, c.ID)
	if err != nil {
		return err
	}
	if n > 0 {
		return domain.Fail(domain.Conflict, domain.CodeCompanyInUse)
	}
	return r.Companies.DeleteCompany(ctx, c.ID)
}
