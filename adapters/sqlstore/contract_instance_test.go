package sqlstore_test

import (
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/account"
	"wbso/ports"
)

func instance() []promise {
	return []promise{
		testGetReturnsTheSameRandomIDEachTime,
		testMarkDemoStaysAndTwiceIsOnce,
	}
}

// Get returns the same random id each time, and a new database is no demonstration.
func testGetReturnsTheSameRandomIDEachTime(k kit) {
	first := k.instance()
	assert.GreaterOrEqual(k, len(first.ID), 32, "128 bits in hexadecimal digits")
	assert.False(k, first.Demo)
	assert.Equal(k, first, k.instance())
}

func testMarkDemoStaysAndTwiceIsOnce(k kit) {
	before := k.instance()
	for range 2 {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Instance.MarkDemo(k.Context()) }))
		assert.Equal(k, account.Instance{ID: before.ID, Epoch: before.Epoch, Demo: true}, k.instance())
	}
}

func (k kit) instance() account.Instance {
	k.Helper()
	return must(k, func(r ports.Repos) (account.Instance, error) { return r.Instance.FindInstance(k.Context()) })
}
