package httpapi_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// The clock of the computer is set back by an hour. Nobody is shut out and nothing stops.
func TestClock_F11_anHourBack(t *testing.T) {
	h := newTestServer(t, withLimits)
	user := h.user("zoe")
	request := user.submitted()
	user.forgot("zoe@voorbeeld.nl").is(200)
	code := h.mailedCodes()[0]
	h.clock.pass(-time.Hour)

	user.get("/api/users/me/").is(200)
	user.post("/api/token/refresh/", object{"refresh": user.refresh}).is(200)
	user.login()
	user.get("/api/users/me/").is(200)
	h.work()
	assert.Equal(t, "document_verwerkt", user.request(request.ID).Status)
	user.pays(request, "paid")
	assert.Equal(t, "paid", user.request(request.ID).PaymentStatus)
	user.post("/api/hours/", hoursOf(user.thingsOf(request))).is(201)
	h.visitor().confirm(code, newPassword).is(200)
	user.get("/api/users/me/").is(401)
}
