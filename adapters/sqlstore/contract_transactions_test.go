package sqlstore_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/request"
	"wbso/ports"
)

var errRefused = errors.New("refused by the rule")

func transactions() []promise {
	return []promise{
		testAnErrorOfFnComesBackAsItIsAndNothingStays,
		testAnErrorInsideAReadComesBackAsItIs,
		testAPanicLeavesNothingAndGoesOn,
		testAContextThatEndsLeavesNothing,
		testAContextThatHasEndedRunsNothing,
		testAStatementUnderAContextThatEndedFailsAndSoDoesItsTransaction,
		testAFaultOfTheDatabaseThatFnKeepsToItselfFailsTheTransaction,
		testI04_TextThatNoDatabaseKeepsIsInvalidToWriteAndNotThereToRead,
		testWhatATransactionWroteItReadsOthersOnlyAfterIt,
		testAReadSeesOneMoment,
		testAReadCannotWrite,
		testALookFailsAsAReadDoes,
		testARefusalDoesNotSpoilTheTransaction,
		testFnThatRunsTwiceLeavesTheWorkOfOnce,
	}
}

func testAnErrorOfFnComesBackAsItIsAndNothingStays(k kit) {
	err := k.run(func(r ports.Repos) error {
		_, err := r.Accounts.AddUser(k.Context(), newUser("jansen"))
		require.NoError(k, err)
		return errRefused
	})
	assert.Same(k, errRefused, err)
	assert.Empty(k, k.users())
}

func testAnErrorInsideAReadComesBackAsItIs(k kit) {
	assert.Same(k, errRefused, k.Read(k.Context(), func(ports.Repos) error { return errRefused }))
}

func testAPanicLeavesNothingAndGoesOn(k kit) {
	assert.PanicsWithValue(k, "boom", func() {
		_ = k.run(func(r ports.Repos) error {
			_, err := r.Accounts.AddUser(k.Context(), newUser("jansen"))
			require.NoError(k, err)
			panic("boom")
		})
	})
	assert.Empty(k, k.users())
	k.user("daarna")
}

func testAContextThatEndsLeavesNothing(k kit) {
	ctx, cancel := context.WithCancel(k.Context())
	err := k.Write(ctx, func(r ports.Repos) error {
		_, err := r.Accounts.AddUser(ctx, newUser("jansen"))
		require.NoError(k, err)
		cancel()
		return nil
	})
	assert.ErrorIs(k, err, context.Canceled)
	assert.NotEqual(k, domain.Unavailable, domain.KindOf(err), "the database is not to blame")
	assert.Empty(k, k.users())
	k.user("daarna")
}

func testAContextThatHasEndedRunsNothing(k kit) {
	ctx, cancel := context.WithCancel(k.Context())
	cancel()
	ran := false
	err := k.Write(ctx, func(ports.Repos) error { ran = true; return nil })
	assert.ErrorIs(k, err, context.Canceled)
	assert.False(k, ran)
}

func testAStatementUnderAContextThatEndedFailsAndSoDoesItsTransaction(k kit) {
	ended, cancel := context.WithCancel(k.Context())
	cancel()
	err := k.run(func(r ports.Repos) error {
		_, err := r.Accounts.AddUser(k.Context(), newUser("jansen"))
		require.NoError(k, err)
		return r.ListVersions.RaiseListVersion(ended, 1)
	})
	assert.ErrorIs(k, err, context.Canceled)
	assert.Empty(k, k.users())
}

func testAFaultOfTheDatabaseThatFnKeepsToItselfFailsTheTransaction(k kit) {
	err := k.run(func(r ports.Repos) error {
		_, err := r.Accounts.AddUser(k.Context(), newUser("jansen"))
		require.NoError(k, err)
		_, err = r.Companies.AddCompany(k.Context(), company.Company{Owner: 99, CreatedAt: noon})
		assert.Error(k, err)
		return nil
	})
	assert.Error(k, err)
	assert.Empty(k, k.users())
}

func testI04_TextThatNoDatabaseKeepsIsInvalidToWriteAndNotThereToRead(k kit) {
	for _, bad := range []string{"a\x00b", "a\xffb"} {
		u := newUser("jansen")
		u.FirstName = bad
		_, err := try(k, func(r ports.Repos) (account.User, error) { return r.Accounts.AddUser(k.Context(), u) })
		refused(k, domain.Invalid, domain.CodeNullChars, "", err)
		_, err = get(k, func(r ports.Repos) (account.User, error) { return r.Accounts.FindUserByLogin(k.Context(), bad) })
		absent(k, err)
		_, err = get(k, func(r ports.Repos) (request.Request, error) { return r.Requests.FindRequest(k.Context(), as(1), bad) })
		absent(k, err)
	}
}

func testWhatATransactionWroteItReadsOthersOnlyAfterIt(k kit) {
	err := k.run(func(r ports.Repos) error {
		u, err := r.Accounts.AddUser(k.Context(), newUser("jansen"))
		require.NoError(k, err)
		_, err = r.Accounts.FindUser(k.Context(), u.ID)
		require.NoError(k, err)
		assert.Empty(k, k.users(), "seen from outside")
		return nil
	})
	require.NoError(k, err)
	assert.Len(k, k.users(), 1)
}

func testAReadSeesOneMoment(k kit) {
	k.user("eerst")
	err := k.Read(k.Context(), func(r ports.Repos) error {
		before, err := r.Accounts.ListUsers(k.Context())
		require.NoError(k, err)
		k.user("tussendoor")
		after, err := r.Accounts.ListUsers(k.Context())
		require.NoError(k, err)
		assert.Equal(k, before, after)
		return nil
	})
	require.NoError(k, err)
}

func testAReadCannotWrite(k kit) {
	err := k.Read(k.Context(), func(r ports.Repos) error {
		_, err := r.Accounts.AddUser(k.Context(), newUser("jansen"))
		return err
	})
	assert.Error(k, err)
	assert.Empty(k, k.users())
}

func testARefusalDoesNotSpoilTheTransaction(k kit) {
	k.user("jansen")
	err := k.run(func(r ports.Repos) error {
		_, err := r.Accounts.AddUser(k.Context(), newUser("Jansen"))
		require.Error(k, err)
		_, err = r.Accounts.AddUser(k.Context(), newUser("pietersen"))
		return err
	})
	require.NoError(k, err)
	assert.Len(k, k.users(), 2)
}

func testFnThatRunsTwiceLeavesTheWorkOfOnce(k kit) {
	number := func() (n int, err error) {
		err = k.run(func(r ports.Repos) error {
			n, err = r.Requests.NextRequestNumber(k.Context(), 2028)
			return err
		})
		return n, err
	}
	// Each transaction reads what all others write, so that the second to commit runs again.
	runs := make([]int, 12)
	errs := racing(len(runs), func(i int) error {
		return k.run(func(r ports.Repos) error {
			runs[i]++
			before, err := r.Accounts.ListUsers(k.Context())
			if err != nil {
				return err
			}
			_, err = r.Accounts.AddUser(k.Context(), newUser(fmt.Sprintf("nr%d-na%d", i, len(before))))
			return err
		})
	})
	assert.Equal(k, len(runs), won(errs), "%v", errs)
	seen := map[string]bool{}
	for _, u := range k.users() {
		var i, before int
		_, err := fmt.Sscanf(u.Username, "nr%d-na%d", &i, &before)
		require.NoError(k, err)
		seen[fmt.Sprint(before)] = true
	}
	assert.Len(k, seen, len(runs), "each saw another number of users before it: one after the other")
	n, err := number()
	require.NoError(k, err)
	assert.Equal(k, 1, n)
}

func (k kit) users() []account.User {
	k.Helper()
	return must(k, func(r ports.Repos) ([]account.User, error) { return r.Accounts.ListUsers(k.Context()) })
}

// A look sees what is committed and fails as a read does.
func testALookFailsAsAReadDoes(k kit) {
	ctx, stop := context.WithCancel(k.Context())
	u := k.user("jansen")
	look := func(ctx context.Context, id int64) (found account.User, err error) {
		err = k.ReadOne(ctx, func(r ports.Repos) (err error) {
			found, err = r.Accounts.FindUser(ctx, id)
			return err
		})
		return found, err
	}
	found, err := look(ctx, u.ID)
	require.NoError(k, err)
	assert.Equal(k, u.Username, found.Username)
	require.ErrorIs(k, k.run(func(r ports.Repos) error {
		_, err := r.Accounts.AddUser(k.Context(), newUser("nooit"))
		require.NoError(k, err)
		_, err = look(ctx, u.ID+1)
		absent(k, err)
		return errRefused
	}), errRefused)
	assert.Same(k, errRefused, k.ReadOne(ctx, func(ports.Repos) error { return errRefused }))
	stop()
	_, err = look(ctx, u.ID)
	require.ErrorIs(k, err, context.Canceled)
}
