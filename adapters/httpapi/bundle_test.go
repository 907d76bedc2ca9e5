package httpapi_test

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
)

func bundlePath(r apitypes.Request) string { return fmt.Sprintf("/api/requests/%d/bundle/", r.ID) }

func with(all ...apitypes.Request) object {
	ids := []int64{}
	for _, r := range all {
		ids = append(ids, r.ID)
	}
	return object{"with": ids}
}

// Two paid requests become one application, which is filed once.
func TestBundle_isFiledAsOne(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.proper = true
		owner, other := h.user("eigenaar"), h.user("buurman")
		one, two, unpaid := owner.paid(), owner.paid(), owner.processed()
		choice := decode[apitypes.BundleChoice](owner.get(bundlePath(one)).is(200))
		require.Len(t, choice.Companions, 2)
		assert.Nil(t, choice.Bundle)
		assert.Nil(t, choice.Companions[0].Reason)
		assert.Equal(t, unpaid.ProjectNumber+" is nog niet betaald.", *choice.Companions[1].Reason)

		assert.Equal(t, "bundle_not_paid", decode[map[string]string](owner.post(bundlePath(one), with(unpaid)).is(409))["code"])
		assert.Contains(t, owner.post(bundlePath(one), object{"with": []int64{4711}}).fields(), "with")
		assert.Contains(t, owner.post(bundlePath(one), with(one)).fields(), "with")
		other.post(bundlePath(one), with(two)).is(404)
		assert.Contains(t, other.post(bundlePath(other.paid()), with(two)).fields(), "with", "somebody else's reads as missing")

		made := decode[applicationBody](owner.post(bundlePath(two), with(one)).is(200))
		require.NotNil(t, made.Bundle)
		seen := owner.application(one)
		assert.Equal(t, made.Bundle, seen.Bundle)
		assert.Equal(t, []int64{one.ID, two.ID}, []int64{seen.Bundle.Requests[0].ID, seen.Bundle.Requests[1].ID})
		assert.Equal(t, one.EstimatedHoursInput+two.EstimatedHoursInput, seen.Bundle.Hours)
		require.NotEmpty(t, seen.Bundle.Requests[1].Questions, "what the other leaves open is named")

		assert.Equal(t, map[int]int{200: 4}, atOnce(4, func(int) answer { return owner.call("PUT", applicationPath(one)+"filed/", filing) }), "a double press")
		for _, r := range []apitypes.Request{one, two} {
			filed := owner.application(r)
			require.NotNil(t, filed.Filed, r.ProjectNumber)
			assert.Equal(t, []string{"2026-11-19", "SO27000123"}, []string{filed.Filed.Date, filed.Filed.Reference})
			assert.Len(t, filed.Bundle.Requests, 2)
			owner.call("PUT", applicationPath(r)+"remarks/", object{"text": "Te laat."}, "If-Match", fmt.Sprintf("%q", fmt.Sprint(filed.part("remarks").Rev))).is(409)
		}
		assert.Equal(t, owner.get(applicationPath(one)+"text/").body, owner.get(applicationPath(two)+"text/").body, "one copy list")
		assert.Equal(t, owner.get(applicationPath(one)+"calendar/").body, owner.get(applicationPath(two)+"calendar/").body)
		assert.Equal(t, "filed", decode[map[string]string](owner.call(http.MethodDelete, bundlePath(two), nil).is(409))["code"])
		owner.call(http.MethodDelete, applicationPath(two)+"filed/", nil).is(200)
		assert.Nil(t, owner.application(one).Filed)
		assert.Nil(t, decode[applicationBody](owner.call(http.MethodDelete, bundlePath(one), nil).is(200)).Bundle)
		assert.Nil(t, owner.application(two).Bundle)
		owner.call(http.MethodDelete, bundlePath(one), nil).is(200)
	})
}
