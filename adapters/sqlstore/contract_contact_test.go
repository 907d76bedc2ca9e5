package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/site"
	"wbso/ports"
)

func contact() []promise {
	return []promise{
		testContactAddAndByIDKeepEveryField,
		testFromFindsTheMessagesOfAnAddress,
		testListGivesAllMessages,
		testI04_ContactRefusesU0000,
	}
}

func (k kit) message(email string, at time.Time) site.ContactMessage {
	k.Helper()
	return do(k, func(r ports.Repos) (site.ContactMessage, error) {
		return r.Contact.AddContactMessage(k.Context(), site.ContactMessage{Name: odd, Email: email, Phone: "06 1", Message: odd + "\nregel", CreatedAt: at})
	})
}

// Add and ByID keep every field.
func testContactAddAndByIDKeepEveryField(k kit) {
	want := site.ContactMessage{Name: odd, Email: "Jan@example.nl", Phone: "06 1", Message: odd + "\nregel", CreatedAt: noon}
	added := k.message(want.Email, noon)
	want.ID = added.ID
	assert.Equal(k, want, added)
	got, err := get(k, func(r ports.Repos) (site.ContactMessage, error) {
		return r.Contact.FindContactMessage(k.Context(), added.ID)
	})
	require.NoError(k, err)
	assert.Equal(k, want, got)
	_, err = get(k, func(r ports.Repos) (site.ContactMessage, error) {
		return r.Contact.FindContactMessage(k.Context(), added.ID+1)
	})
	absent(k, err)
}

// From finds the messages of an address in any case, the oldest first.
func testFromFindsTheMessagesOfAnAddress(k kit) {
	late, early := k.message("Jan@example.nl", noon), k.message("jan@EXAMPLE.nl", noon.Add(-time.Second))
	k.message("piet@example.nl", noon)
	from := func(email string) []site.ContactMessage {
		return must(k, func(r ports.Repos) ([]site.ContactMessage, error) {
			return r.Contact.ListContactMessagesFrom(k.Context(), email)
		})
	}
	assert.Equal(k, []site.ContactMessage{early, late}, from("JAN@example.nl"))
	assert.Empty(k, from("nobody@example.nl"))
}

// List gives all messages, the newest first.
func testListGivesAllMessages(k kit) {
	old, new := k.message("a@example.nl", noon), k.message("b@example.nl", noon.Add(time.Second))
	list := must(k, func(r ports.Repos) (domain.List[site.ContactMessage], error) {
		return r.Contact.ListContactMessages(k.Context(), wholeList)
	})
	assert.Equal(k, []site.ContactMessage{new, old}, list.Items)
}

// Text with U+0000 is null_characters.
func testI04_ContactRefusesU0000(k kit) {
	_, err := try(k, func(r ports.Repos) (site.ContactMessage, error) {
		return r.Contact.AddContactMessage(k.Context(), site.ContactMessage{Message: "a\x00b", CreatedAt: noon})
	})
	refused(k, domain.Invalid, domain.CodeNullChars, "", err)
}

func interests() []promise {
	return []promise{
		testSetIsWhatGetTells,
		testListGivesThoseInterested,
	}
}

// Set is what Get tells, for one user, and can be taken back.
func testSetIsWhatGetTells(k kit) {
	a, b := k.user("a"), k.user("b")
	interested := func(u account.User) bool {
		return must(k, func(r ports.Repos) (bool, error) { return r.Interests.FindInterest(k.Context(), u.ID) })
	}
	set := func(interested bool) {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Interests.SetInterest(k.Context(), a.ID, interested, noon) }))
	}
	assert.False(k, interested(a), "until it is said")
	set(true)
	set(true)
	assert.True(k, interested(a))
	assert.False(k, interested(b))
	set(false)
	assert.False(k, interested(a))
}

// List gives those who are interested, the first at the front.
func testListGivesThoseInterested(k kit) {
	late, no, early := k.user("a"), k.user("b"), k.user("c")
	for _, c := range []struct {
		user       account.User
		interested bool
		at         time.Time
	}{{late, true, noon}, {no, true, noon}, {no, false, noon}, {early, true, noon.Add(-time.Second)}} {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Interests.SetInterest(k.Context(), c.user.ID, c.interested, c.at) }))
	}
	assert.Equal(k, []site.Interest{{User: early, ChangedAt: noon.Add(-time.Second)}, {User: late, ChangedAt: noon}},
		must(k, func(r ports.Repos) ([]site.Interest, error) { return r.Interests.ListInterests(k.Context()) }))
}
