package httpapi_test

import (
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/adapters/httpapi"
)

// stuck is a reader who takes nothing until it is told to go on.
type stuck struct {
	*httptest.ResponseRecorder
	began  func()
	goesOn <-chan struct{}
}

func (s stuck) Write(b []byte) (int, error) {
	s.began()
	<-s.goesOn
	return s.ResponseRecorder.Write(b)
}

// holds begins calls that keep their turns until release is called.
func (c *person) holds(calls int, path string) (release func()) {
	goesOn, began, ended := make(chan struct{}), sync.WaitGroup{}, sync.WaitGroup{}
	began.Add(calls)
	for range calls {
		r := httptest.NewRequest(http.MethodGet, path, nil)
		r.RemoteAddr = c.from + ":40000"
		r.Header.Set("Authorization", "Bearer "+c.token)
		ended.Go(func() {
			c.server.ServeHTTP(stuck{ResponseRecorder: httptest.NewRecorder(), began: sync.OnceFunc(began.Done),
				goesOn: goesOn}, r)
		})
	}
	began.Wait()
	return func() { close(goesOn); ended.Wait() }
}

// heavy sets the bound on heavy calls.
func heavy(bound httpapi.Heavy) []change {
	return []change{withLimits, withAPI(func(c *httpapi.Config) { c.Limits.Heavy = bound })}
}

// Two heavy calls of a user run at a time. Polled calls and other users go on.
func TestHeavy_whichCalls(t *testing.T) {
	h := newTestServer(t, heavy(httpapi.Heavy{Running: 2, Waiting: 8, Wait: time.Millisecond})...)
	owner := h.user("eigenaar")
	number := owner.paid().ProjectNumber
	request := "/api/requests/" + number + "/"
	path, of := request+"application/", "?project_number="+number
	release := owner.holds(2, path)
	for _, c := range []struct{ method, path string }{
		{"GET", "/api/account/export/"}, {"GET", request + "download_document/"}, {"POST", "/api/hours/import/"},
		{"GET", "/api/hours-reports/export_csv/" + of + "&year=2026"}, {"GET", "/api/hours-reports/export_xlsx/" + of + "&year=2026"},
		{"GET", "/api/hours-reports/timesheet_pdf/" + of}, {"GET", "/api/hours-reports/monthly_summary/" + of}, {"GET", "/api/hours-reports/weekly_summary/" + of},
		{"GET", path}, {"PUT", path + "remarks/"}, {"POST", path + "answers/"}, {"POST", path + "left_out/w1/include/"}, {"GET", path + "drafts/"},
		{"POST", path + "drafts/novelty/accept/"}, {"GET", path + "drafts/orders/"}, {"POST", path + "drafts/novelty/order/"}, {"GET", path + "versions/1/"}, {"POST", path + "versions/1/restore/"}, {"PUT", path + "filed/"},
		{"DELETE", path + "filed/"}, {"GET", path + "text/"}, {"GET", path + "calendar/"}, {"POST", path + "follow_up/"},
		{"GET", request + "bundle/"}, {"POST", request + "bundle/"}, {"DELETE", request + "bundle/"},
		{"POST", "/api/cost-calculation-evaluation/evaluate/"},
	} {
		a := owner.call(c.method, c.path, nil)
		assert.Equal(t, 429, a.status, "%s %s", c.method, c.path)
	}
	refused := owner.get(path).is(429)
	assert.Equal(t, "Er lopen nog te veel opdrachten van je tegelijk. Probeer het over 1 seconde opnieuw.", refused.detail())
	assert.Equal(t, "1", refused.header.Get("Retry-After"))
	for _, light := range []string{
		"/api/requests/", request, "/api/payments/", "/api/users/me/", "/api/documents/?request=" + number, path + "versions/", "/api/hours/" + of,
		"/api/project-dashboard/stats/" + of,
	} {
		assert.NotEqual(t, 429, owner.get(light).status, light)
	}
	h.user("ander").get("/api/account/export/").is(200)
	release()
	owner.get(path).is(200)
}

// Eight more wait for a turn, and get one; the next one is told to come back.
func TestHeavy_eightWait(t *testing.T) {
	assert.Equal(t, httpapi.Heavy{Running: 2, Waiting: 8, Wait: 5 * time.Second}, httpapi.StandardLimits().Heavy)
	h := newTestServer(t, heavy(httpapi.Heavy{Running: 2, Waiting: 8, Wait: time.Minute})...)
	owner := h.user("eigenaar")
	number := owner.paid().ProjectNumber
	path := "/api/requests/" + number + "/application/"
	release := owner.holds(2, path)
	answers := make(chan int, 9)
	for range 9 {
		go func() { answers <- owner.get(path).status }()
	}
	assert.Equal(t, 429, <-answers)
	release()
	for range 8 {
		assert.Equal(t, 200, <-answers)
	}
}

// What two tabs call at once in ordinary use is never refused: one finishes the application,
// the other looks at hours and makes files of them.
func TestHeavy_twoTabs(t *testing.T) {
	h := newTestServer(t, withLimits)
	owner := h.user("eigenaar")
	number := owner.paid().ProjectNumber
	request := "/api/requests/" + number + "/"
	path, of := request+"application/", "?project_number="+number
	tabs := [][][]string{
		{{"/api/users/me/", "/api/requests/", "/api/payments/?request=" + number, "/api/profiles/"}, {request, path, path + "drafts/", "/api/documents/?request=" + number},
			{path + "versions/", path}, {path, path + "text/", path + "calendar/"}, {request + "download_document/", path}},
		{{request, "/api/project-dashboard/stats/" + of, "/api/hours/" + of + "&month=2026-11"}, {"/api/hours-reports/monthly_summary/" + of + "&month=2026-11", "/api/hours-reports/weekly_summary/" + of + "&week=2026-11-20"},
			{"/api/hours-reports/export_csv/" + of + "&year=2026", "/api/hours-reports/export_xlsx/" + of + "&year=2026"}, {"/api/account/export/", request}},
	}
	var both sync.WaitGroup
	for _, screens := range tabs {
		both.Go(func() {
			for range 5 {
				for _, screen := range screens {
					var calls sync.WaitGroup
					for _, call := range screen {
						calls.Go(func() { assert.Equal(t, 200, owner.get(call).status, call) })
					}
					calls.Wait()
				}
			}
		})
	}
	both.Wait()
}
