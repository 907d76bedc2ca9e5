package sqlstore_test

import (
	"fmt"
	"math"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

func accounts() []promise {
	return []promise{
		testAddAndByIDKeepEveryField,
		testFindCallerReadsWhatATokenIsComparedWith,
		testNoteBrowserSaysWhichIsTheFirst,
		testTimesComeBackInUTCAndToTheMicrosecondAsAddAnsweredThem,
		testA23_ANameOrAddressThatExistsInAnyCaseIsTaken,
		testBothTakenByTwoDifferentUsersComeTogether,
		testByLoginTakesNameOrAddressInAnyCase,
		testByIDByLoginAndUpdateAnswerNotFound,
		testListGivesTheOldestFirstAndAnEmptyListForNone,
		testUpdateWritesWhatItNamesAndNothingElse,
	}
}

func testAddAndByIDKeepEveryField(k kit) {
	full := account.User{Username: "Zoë.漢-1", Email: "Zoë@Example.nl", PasswordHash: odd, FirstName: odd, LastName: odd,
		Phone: odd, TokenVersion: math.MaxInt32, Active: true, CreatedAt: noon}
	for _, want := range []account.User{full, {CreatedAt: noon}} {
		added := do(k, func(r ports.Repos) (account.User, error) { return r.Accounts.AddUser(k.Context(), want) })
		want.ID, want.Mails = added.ID, account.AllMails()
		assert.NotZero(k, added.ID)
		assert.Equal(k, want, added)
		assert.Equal(k, want, k.userByID(added.ID))
	}
}

// FindCaller reads nothing else of a user, least of all the hash of the password.
func testFindCallerReadsWhatATokenIsComparedWith(k kit) {
	for _, active := range []bool{true, false} {
		u := account.User{Username: fmt.Sprint("beller-", active), Email: fmt.Sprintf("%v@example.nl", active), PasswordHash: "x", FirstName: "Bo", TokenVersion: 7, Active: active, CreatedAt: noon}
		id := do(k, func(r ports.Repos) (account.User, error) { return r.Accounts.AddUser(k.Context(), u) }).ID
		k.addSession(u.Username, id, noon)
		k.addSession("of another than "+u.Username, k.user("ander"+u.Username).ID, noon)
		find := func(id int64, session string) (account.User, error) {
			return get(k, func(r ports.Repos) (account.User, error) { return r.Accounts.FindCaller(k.Context(), id, session) })
		}
		got, err := find(id, u.Username)
		require.NoError(k, err)
		assert.Equal(k, account.User{ID: id, Username: u.Username, TokenVersion: 7, Active: active}, got)
		_, err = find(id+1, u.Username)
		absent(k, err)
		for _, session := range []string{"", "never", "of another than " + u.Username} {
			_, err = find(id, session)
			absent(k, err)
		}
	}
}

func testNoteBrowserSaysWhichIsTheFirst(k kit) {
	u, other := k.user("jansen"), k.user("pieters")
	first := func(user int64) bool {
		k.Helper()
		return do(k, func(r ports.Repos) (bool, error) { return r.Accounts.NoteBrowser(k.Context(), user) })
	}
	assert.True(k, first(u.ID))
	assert.False(k, first(u.ID))
	assert.True(k, first(other.ID))
	assert.False(k, first(987654), "of nobody")
}

func testTimesComeBackInUTCAndToTheMicrosecondAsAddAnsweredThem(k kit) {
	u := newUser("jansen")
	u.CreatedAt = noon.Add(789 * time.Nanosecond).In(time.FixedZone("elsewhere", 5*3600))
	added := do(k, func(r ports.Repos) (account.User, error) { return r.Accounts.AddUser(k.Context(), u) })
	assert.Equal(k, noon, added.CreatedAt)
	assert.Equal(k, added, k.userByID(added.ID))
}

func testA23_ANameOrAddressThatExistsInAnyCaseIsTaken(k kit) {
	u := newUser("Zoë")
	u.Email = "Zoë@Example.nl"
	do(k, func(r ports.Repos) (account.User, error) { return r.Accounts.AddUser(k.Context(), u) })
	add := func(name, email string) error {
		v := newUser(name)
		v.Email = email
		_, err := try(k, func(r ports.Repos) (account.User, error) { return r.Accounts.AddUser(k.Context(), v) })
		return err
	}
	refused(k, domain.Invalid, domain.CodeUsernameTaken, "username", add("ZOË", "ander@example.nl"))
	refused(k, domain.Invalid, domain.CodeEmailTaken, "email", add("ander", "zOË@eXAMPLE.NL"))
	var both domain.Fields
	require.ErrorAs(k, add("zoË", "ZOË@example.nl"), &both)
	require.Len(k, both, 2)
	assert.ErrorIs(k, both[0], domain.Bad("username", domain.CodeUsernameTaken))
	assert.ErrorIs(k, both[1], domain.Bad("email", domain.CodeEmailTaken))
	assert.Len(k, k.users(), 1)
}

func testBothTakenByTwoDifferentUsersComeTogether(k kit) {
	k.user("een")
	k.user("twee")
	u := newUser("twee")
	u.Email = "een@example.nl"
	_, err := try(k, func(r ports.Repos) (account.User, error) { return r.Accounts.AddUser(k.Context(), u) })
	var both domain.Fields
	require.ErrorAs(k, err, &both)
	require.Len(k, both, 2)
	assert.Equal(k, "username", both[0].Field)
}

func testByLoginTakesNameOrAddressInAnyCase(k kit) {
	u := k.user("Zoë")
	for _, login := range []string{"Zoë", "zoë", "ZOË", "ZOË@EXAMPLE.NL", "zoë@example.nl"} {
		assert.Equal(k, u, must(k, func(r ports.Repos) (account.User, error) { return r.Accounts.FindUserByLogin(k.Context(), login) }), login)
	}
}

func testByIDByLoginAndUpdateAnswerNotFound(k kit) {
	u := k.user("jansen")
	_, err := get(k, func(r ports.Repos) (account.User, error) { return r.Accounts.FindUser(k.Context(), u.ID+1) })
	absent(k, err)
	_, err = get(k, func(r ports.Repos) (account.User, error) { return r.Accounts.FindUserByLogin(k.Context(), "janse") })
	absent(k, err)
	absent(k, k.run(func(r ports.Repos) error { return r.Accounts.UpdateUser(k.Context(), account.User{ID: u.ID + 1}) }))
}

func testListGivesTheOldestFirstAndAnEmptyListForNone(k kit) {
	assert.Empty(k, k.users())
	young, old := newUser("jong"), newUser("oud")
	old.CreatedAt = noon.Add(-time.Microsecond)
	for _, u := range []account.User{young, old} {
		do(k, func(r ports.Repos) (account.User, error) { return r.Accounts.AddUser(k.Context(), u) })
	}
	users := k.users()
	assert.Equal(k, []string{"oud", "jong"}, []string{users[0].Username, users[1].Username})
}

func testUpdateWritesWhatItNamesAndNothingElse(k kit) {
	before := k.user("jansen")
	change := account.User{ID: before.ID, Username: "anders", Email: "anders@example.nl", PasswordHash: "new", FirstName: odd,
		LastName: "L", Phone: "06", TokenVersion: 7, Active: false, CreatedAt: noon.AddDate(1, 0, 0)}
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Accounts.UpdateUser(k.Context(), change) }))
	change.Username, change.Email, change.CreatedAt = before.Username, before.Email, before.CreatedAt
	assert.Equal(k, change, k.userByID(before.ID))
}

func (k kit) userByID(id int64) account.User {
	k.Helper()
	return must(k, func(r ports.Repos) (account.User, error) { return r.Accounts.FindUser(k.Context(), id) })
}

func addresses() []promise {
	return []promise{
		testKnownFindsAnAddressOfThatUserSinceAMoment,
		testNoteOfAnAddressThatIsKnownMovesItsTime,
		testKeepDeletesAllButAUsersLatestAddresses,
		testPurgeDropsAddressesLastSeenBeforeAMoment,
	}
}

func testKnownFindsAnAddressOfThatUserSinceAMoment(k kit) {
	a, b := k.user("a"), k.user("b")
	k.note(a.ID, "192.0.2.1", noon)
	assert.True(k, k.known(a.ID, "192.0.2.1", noon))
	assert.False(k, k.known(a.ID, "192.0.2.1", noon.Add(time.Microsecond)))
	assert.False(k, k.known(a.ID, "192.0.2.2", noon))
	assert.False(k, k.known(b.ID, "192.0.2.1", noon))
	assert.False(k, k.known(0, "192.0.2.1", noon), "nobody")
}

func testNoteOfAnAddressThatIsKnownMovesItsTime(k kit) {
	a := k.user("a")
	k.note(a.ID, "2001:db8::", noon)
	k.note(a.ID, "2001:db8::", noon.Add(time.Hour))
	k.note(a.ID, "192.0.2.1", noon)
	assert.True(k, k.known(a.ID, "2001:db8::", noon.Add(time.Hour)))
}

func testKeepDeletesAllButAUsersLatestAddresses(k kit) {
	a, b := k.user("a"), k.user("b")
	for i, address := range []string{"192.0.2.1", "192.0.2.2", "192.0.2.3"} {
		k.note(a.ID, address, noon.Add(time.Duration(i)*time.Second))
	}
	k.note(b.ID, "192.0.2.1", noon)
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Addresses.KeepAddresses(k.Context(), a.ID, 2) }))
	assert.False(k, k.known(a.ID, "192.0.2.1", noon))
	assert.True(k, k.known(a.ID, "192.0.2.2", noon))
	assert.True(k, k.known(a.ID, "192.0.2.3", noon))
	assert.True(k, k.known(b.ID, "192.0.2.1", noon))
}

func testPurgeDropsAddressesLastSeenBeforeAMoment(k kit) {
	a := k.user("a")
	k.note(a.ID, "before", noon.Add(-time.Microsecond))
	k.note(a.ID, "then", noon)
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Addresses.PurgeAddresses(k.Context(), noon) }))
	long := noon.AddDate(-1, 0, 0)
	assert.False(k, k.known(a.ID, "before", long))
	assert.True(k, k.known(a.ID, "then", long))
}

func (k kit) note(user int64, address string, at time.Time) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Addresses.NoteAddress(k.Context(), user, address, at) }))
}

func (k kit) known(user int64, address string, since time.Time) bool {
	k.Helper()
	return must(k, func(r ports.Repos) (bool, error) { return r.Addresses.KnowsAddress(k.Context(), user, address, since) })
}
