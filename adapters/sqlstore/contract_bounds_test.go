package sqlstore_test

import (
	"fmt"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/domain/retention"
	"wbso/ports"
)

func bounds() []promise {
	return []promise{
		testCountCountsWhatABoundIsAbout,
		testAgeDropsWhatEnded,
	}
}

func (k kit) count(b retention.Bound, of int64) int {
	return do(k, func(r ports.Repos) (int, error) { return r.Bounds.CountRows(k.Context(), b, of) })
}

// Count counts what a bound is about, and no further than it matters.
func testCountCountsWhatABoundIsAbout(k kit) {
	q := k.request(1)
	k.request(2)
	e, err := k.addEmployee(fullEmployee(q.Company.ID))
	require.NoError(k, err)
	entries := []int64{}
	for n := range 3 {
		entry := do(k, func(r ports.Repos) (hours.HourEntry, error) {
			return r.Hours.AddHourEntry(k.Context(), hours.HourEntry{Project: q.ID, Employee: e.ID, Date: domain.DateOf(noon).AddDays(n / 2), Hours: 1, RecordedAt: noon})
		})
		entries = append(entries, entry.ID)
	}
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Hours.WithdrawHourEntry(k.Context(), entries[0], 0, noon) }))
	for b, of := range map[retention.Bound]int64{retention.CompanyBound.AtMost(5): q.Owner, retention.RequestBound.AtMost(5): q.Owner, retention.WithdrawnBound: entries[1], retention.MemberBound: q.Company.ID} {
		assert.Equal(k, 1, k.count(b, of), b.What)
	}
	assert.Zero(k, k.count(retention.WithdrawnBound, entries[2]), "another day")
	assert.Zero(k, k.count(retention.FilingBound, q.ID))
	for n := range 5 + 3 {
		k.company(q.Owner, fmt.Sprintf("10000%03d", n))
	}
	assert.Equal(k, 5+1, k.count(retention.CompanyBound.AtMost(5), q.Owner))
}

// Age drops what ended before a moment, a batch at a time.
func testAgeDropsWhatEnded(k kit) {
	for n := range 3 {
		k.message(fmt.Sprintf("%d@example.nl", n), noon.Add(time.Duration(n)*time.Hour))
	}
	age := func(what retention.Ageing, before time.Time, most int) int {
		return do(k, func(r ports.Repos) (int, error) { return r.Bounds.DropAged(k.Context(), what, before, most) })
	}
	assert.Equal(k, 1, age(retention.ContactMessages, noon.Add(2*time.Hour), 1))
	assert.Equal(k, 1, age(retention.ContactMessages, noon.Add(2*time.Hour), 5), "what is of that moment stays")
	u := k.user("oud")
	k.addSession("ended", u.ID, noon)
	k.addSession("goes on", u.ID, noon.Add(time.Hour))
	k.addToken(account.PersonalToken{User: u.ID, Digest: "ended", CreatedAt: noon, ExpiresAt: noon})
	k.addToken(account.PersonalToken{User: u.ID, Digest: "goes on", CreatedAt: noon, ExpiresAt: noon.Add(time.Hour)})
	done := do(k, func(r ports.Repos) (queue.Job, error) {
		return r.Jobs.EnqueueJob(k.Context(), queue.Job{Kind: "mail", CreatedAt: noon}, 0)
	})
	do(k, func(r ports.Repos) (queue.Job, error) {
		return r.Jobs.EnqueueJob(k.Context(), queue.Job{Kind: "waits", CreatedAt: noon}, 0)
	})
	done.Status = queue.JobDone
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Jobs.SettleJob(k.Context(), done, 0) }))
	require.NoError(k, k.run(func(r ports.Repos) error {
		for n, sent := range []time.Time{noon, {}} {
			mail, _, err := r.Mails.AddMail(k.Context(), queue.QueuedMail{Kind: queue.WelcomeMail, Event: fmt.Sprint(n), CreatedAt: noon})
			if err == nil && !sent.IsZero() {
				err = r.Mails.MarkMailSent(k.Context(), mail.ID, sent)
			}
			if err != nil {
				return err
			}
		}
		return r.Idempotency.PutCall(k.Context(), account.IdempotentCall{User: u.ID, Key: "k", Kind: account.RequestCall, CreatedAt: noon})
	}))
	k.invite(member.Invitation{Company: k.company(u.ID, "12345678").ID, Email: "bo@voorbeeld.nl", InvitedBy: u.ID, CreatedAt: noon, ExpiresAt: noon})
	after := map[retention.Ageing]int{}
	for what := range retention.Ageings(400 * 24 * time.Hour) {
		after[what] = age(what, noon.Add(time.Second), 10)
	}
	assert.Equal(k, map[retention.Ageing]int{retention.Calls: 1, retention.Jobs: 1, retention.Mails: 1, retention.ContactMessages: 0,
		retention.Sessions: 1, retention.PersonalTokens: 1, retention.Answers: 0, retention.Counters: 0, retention.KnownAddresses: 0, retention.PasswordCodes: 0, retention.Invitations: 1, retention.FormerAddresses: 0}, after)
}
