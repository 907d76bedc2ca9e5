package httpapi_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// Calls side by side lose nothing and fail with no defect: one writer of a part wins, those
// of other parts do not notice, and after filing nothing changes.
func TestApplication_races(t *testing.T) { onBoth(t, applicationRaces) }

func applicationRaces(t *testing.T, h *testServer) {
	const n = 8
	owner := h.user("eigenaar")
	r := owner.paid()
	path := applicationPath(r)
	rev := owner.application(r).part("remarks").Rev
	assert.Equal(t, map[int]int{200: 1, 412: n - 1}, atOnce(n, func(i int) answer {
		return owner.put(r, "remarks", rev, object{"text": fmt.Sprintf("Opmerking %d.", i)})
	}), "one part")

	parts := []string{"omschrijving", "update", "tools", "novelty"}
	assert.Equal(t, map[int]int{200: len(parts)}, atOnce(len(parts), func(i int) answer {
		return owner.put(r, parts[i], 1, object{"text": "Tekst van " + parts[i] + "."})
	}), "different parts")
	a := owner.application(r)
	for _, key := range parts {
		assert.Equal(t, "Tekst van "+key+".", a.part(key).Content["text"])
	}

	assert.Equal(t, map[int]int{200: n}, atOnce(n, func(int) answer { return owner.call("PUT", path+"filed/", filing) }), "a double click")
	owner.call("DELETE", path+"filed/", nil).is(200)
	rev = owner.application(r).part("remarks").Rev
	counts := atOnce(2, func(i int) answer {
		if i == 0 {
			return owner.call("PUT", path+"filed/", filing)
		}
		return owner.put(r, "remarks", rev, object{"text": "Op het laatst."})
	})
	assert.Contains(t, []map[int]int{{200: 2}, {200: 1, 409: 1}}, counts, "filing and writing")
	written := owner.application(r).part("remarks").Rev > rev
	assert.Equal(t, counts[200] == 2, written, "what was answered is what is there")
	owner.put(r, "remarks", rev, object{"text": "Te laat."}).is(409)
}
