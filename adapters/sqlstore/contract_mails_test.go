package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/queue"
	"wbso/ports"
)

func mails() []promise {
	return []promise{
		testAddAndByIDOfMailsKeepEveryField,
		testP04_AnEventHasOneMailAlsoWhenItRaces,
		testByIDAndSentAnswerNotFound,
		testSentRecordsWhen,
		testDeleteDeletesThatMailAlone,
	}
}

func newMail(event string, user int64) queue.QueuedMail {
	return queue.QueuedMail{Kind: queue.WelcomeMail, Event: event, User: user, Address: odd, Subject: 7, CreatedAt: noon}
}

func (k kit) mail(event string, user int64) queue.QueuedMail {
	k.Helper()
	return do(k, func(r ports.Repos) (queue.QueuedMail, error) {
		m, fresh, err := r.Mails.AddMail(k.Context(), newMail(event, user))
		assert.True(k, fresh)
		return m, err
	})
}

func (k kit) mailByID(id int64) (queue.QueuedMail, error) {
	return get(k, func(r ports.Repos) (queue.QueuedMail, error) { return r.Mails.FindMail(k.Context(), id) })
}

// Add and ByID keep every field.
func testAddAndByIDOfMailsKeepEveryField(k kit) {
	want := newMail(odd, k.user("jansen").ID)
	added := k.mail(odd, want.User)
	want.ID = added.ID
	assert.NotZero(k, added.ID)
	assert.Equal(k, want, added)
	got, err := k.mailByID(added.ID)
	require.NoError(k, err)
	assert.Equal(k, want, got)
}

func testP04_AnEventHasOneMailAlsoWhenItRaces(k kit) {
	first := k.mail("event", 0)
	fresh := make([]bool, 20)
	errs := racing(len(fresh), func(i int) error {
		return k.run(func(r ports.Repos) (err error) {
			_, fresh[i], err = r.Mails.AddMail(k.Context(), newMail([]string{"event", "other"}[i%2], 5))
			return err
		})
	})
	assert.Equal(k, len(fresh), won(errs))
	others := 0
	for i, is := range fresh {
		assert.False(k, is && i%2 == 0, "the event has its mail")
		if is {
			others++
		}
	}
	assert.Equal(k, 1, others)
	got, err := k.mailByID(first.ID)
	require.NoError(k, err)
	assert.Equal(k, first, got)
}

func testByIDAndSentAnswerNotFound(k kit) {
	id := k.mail("event", 0).ID
	_, err := k.mailByID(id + 1)
	absent(k, err)
	absent(k, k.run(func(r ports.Repos) error { return r.Mails.MarkMailSent(k.Context(), id+1, noon) }))
}

func testSentRecordsWhen(k kit) {
	m, other := k.mail("event", 0), k.mail("other", 0)
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Mails.MarkMailSent(k.Context(), m.ID, noon.Add(time.Hour)) }))
	m.SentAt = noon.Add(time.Hour)
	for _, want := range []queue.QueuedMail{m, other} {
		got, err := k.mailByID(want.ID)
		require.NoError(k, err)
		assert.Equal(k, want, got)
	}
}

func testDeleteDeletesThatMailAlone(k kit) {
	one, two := k.mail("1", 5), k.mail("2", 5)
	for range 2 { // deleting what is gone is no error
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Mails.DeleteMail(k.Context(), one.ID) }))
		_, err := k.mailByID(one.ID)
		absent(k, err)
	}
	_, err := k.mailByID(two.ID)
	assert.NoError(k, err)
}
