package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/account"
	"wbso/ports"
)

func passwordCodes() []promise {
	return []promise{
		testPutAndByDigestKeepEveryField,
		testA18_ANewerCodeEndsTheOlderOnesOfThatUserAlone,
		testPutReplacesTheCodeOfTheSameMail,
		testEndEndsAllCodesOfThatUserAlone,
		testSinceCountsTheMailsOfAUser,
		testPurgeDeletesTheCodesFromBeforeAMoment,
	}
}

func (k kit) putCode(mail, user int64, digest string, at time.Time) account.PasswordCode {
	k.Helper()
	c := account.PasswordCode{Mail: mail, User: user, Digest: digest, CreatedAt: at, ExpiresAt: at.Add(time.Hour)}
	require.NoError(k, k.run(func(r ports.Repos) error { return r.PasswordCodes.PutPasswordCode(k.Context(), c) }))
	return c
}

func (k kit) passwordCode(digest string) (account.PasswordCode, error) {
	return get(k, func(r ports.Repos) (account.PasswordCode, error) {
		return r.PasswordCodes.FindPasswordCode(k.Context(), digest)
	})
}

// works asserts that a code is found, and others are not.
func (k kit) works(found string, gone ...string) {
	k.Helper()
	_, err := k.passwordCode(found)
	assert.NoError(k, err, found)
	for _, digest := range gone {
		_, err := k.passwordCode(digest)
		absent(k, err)
	}
}

func testPutAndByDigestKeepEveryField(k kit) {
	want := k.putCode(3, k.user("jansen").ID, "digest", noon)
	got, err := k.passwordCode("digest")
	require.NoError(k, err)
	assert.Equal(k, want, got)
	k.works("digest", "", "never")
}

func testA18_ANewerCodeEndsTheOlderOnesOfThatUserAlone(k kit) {
	a, b := k.user("a").ID, k.user("b").ID
	k.putCode(1, a, "a1", noon)
	k.putCode(2, b, "b1", noon)
	k.putCode(3, a, "a2", noon)
	k.works("a2", "a1")
	k.works("b1")
}

func testPutReplacesTheCodeOfTheSameMail(k kit) {
	a := k.user("a").ID
	k.putCode(1, a, "first", noon)
	want := k.putCode(1, a, "second", noon.Add(time.Minute))
	k.works("second", "first")
	got, err := k.passwordCode("second")
	require.NoError(k, err)
	assert.Equal(k, want, got)
	k.putCode(2, a, "other", noon)
	k.putCode(1, a, "third", noon)
	k.works("third", "other")
}

func testEndEndsAllCodesOfThatUserAlone(k kit) {
	a, b := k.user("a").ID, k.user("b").ID
	k.putCode(1, a, "a", noon)
	k.putCode(2, b, "b", noon)
	for range 2 {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.PasswordCodes.EndPasswordCodes(k.Context(), a) }))
	}
	k.works("b", "a")
}

// Since counts the mails of a user, ended ones too, without one.
func testSinceCountsTheMailsOfAUser(k kit) {
	a, b := k.user("a").ID, k.user("b").ID
	k.putCode(1, a, "1", noon.Add(-time.Microsecond))
	k.putCode(2, a, "2", noon)
	k.putCode(3, a, "3", noon)
	k.putCode(4, b, "4", noon)
	count := func(user, without int64) int {
		return must(k, func(r ports.Repos) (int, error) {
			return r.PasswordCodes.CountPasswordCodes(k.Context(), user, noon, without)
		})
	}
	assert.Equal(k, []int{2, 1, 1, 0}, []int{count(a, 0), count(a, 3), count(b, 3), count(b, 4)})
}

func testPurgeDeletesTheCodesFromBeforeAMoment(k kit) {
	k.putCode(1, k.user("a").ID, "before", noon.Add(-time.Microsecond))
	k.putCode(2, k.user("b").ID, "then", noon)
	require.NoError(k, k.run(func(r ports.Repos) error { return r.PasswordCodes.PurgePasswordCodes(k.Context(), noon) }))
	k.works("then", "before")
}
