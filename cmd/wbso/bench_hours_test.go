package main_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

const (
	benchProjects = 50
	benchDays     = 250 // working days of 2025
	benchWriters  = 16
)

// hoursBench is a company of which everybody works eight hours a day, over all projects.
// Its JSON is what load programs read.
type hoursBench struct {
	*process  `json:"-"`
	token     string
	Base      string         `json:"base"`
	Username  string         `json:"username"`
	Password  string         `json:"password"`
	Projects  []benchProject `json:"projects"`
	Employees []int64        `json:"employees"`
}

type benchProject struct {
	ID     int64  `json:"id"`
	Number string `json:"number"`
}

// BenchmarkHours logs 16 entries at once, for a company that has 1,000 entries of 2025 per
// employee. BENCH_EMPLOYEES says how many those are. With BENCH_SEED the database
// stays in that folder, for load programs. BENCH_SETTINGS has further settings of the server.
func BenchmarkHours(b *testing.B) {
	employees, err := strconv.Atoi(cmp.Or(os.Getenv("BENCH_EMPLOYEES"), "5"))
	require.NoError(b, err)
	dir := cmp.Or(os.Getenv("BENCH_SEED"), b.TempDir())
	h := &hoursBench{process: start(b, dir, benchSettings()...), Username: "noor", Password: "lang-genoeg-77"}
	h.Base, h.token = h.base, h.signIn(h.Username)
	h.addProjects(benchProjects)
	h.addEmployees(employees)
	h.save(filepath.Join(dir, "ids.json"))

	began := time.Now()
	rows := employees * benchDays * 4
	h.logAll(rows, func(i int) string { return h.entry(i/4%employees, workday(i/4/employees), i%4, "2") })
	seeding, n := time.Since(began), 0
	h.employOwner()
	for b.Loop() {
		h.logAll(benchWriters, func(i int) string {
			k := (n + i) % (4800 * employees) // 300 days, 16 half hours each
			return h.entry(k%employees, time.Date(2026, 1, 1+k/employees%300, 0, 0, 0, 0, time.UTC), k, "0.5")
		})
		n += benchWriters
	}
	b.ReportMetric(float64(rows)/seeding.Seconds(), "seeded/s")
}

func benchSettings() []string { return strings.Fields(os.Getenv("BENCH_SETTINGS")) }

// addProjects submits requests and pays them with a code that costs nothing.
func (h *hoursBench) addProjects(projects int) {
	code := exec.Command(filepath.Join(filepath.Dir(binary), "wbsoctl"), "code", "create", "BENCH", "--price", "0")
	code.Env = environment(h.dir, "127.0.0.1:0", benchSettings()...)
	out, err := code.CombinedOutput()
	require.NoError(h.t, err, string(out))
	for n := range projects {
		h.must(http.StatusCreated, "POST", "/api/requests/", submission(n), nil)
	}
	for deadline := time.Now().Add(time.Minute); len(h.Projects) < projects; time.Sleep(50 * time.Millisecond) {
		require.True(h.t, time.Now().Before(deadline), "the requests are not processed")
		for _, r := range h.requests(h.token) {
			if r.Status == "document_verwerkt" && r.PaymentStatus == "unpaid" {
				h.must(http.StatusOK, "POST", fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), `{"code":"BENCH"}`, nil)
				h.Projects = append(h.Projects, benchProject{r.ID, r.ProjectNumber})
			}
		}
	}
}

// addEmployees assigns everybody to all projects.
func (h *hoursBench) addEmployees(n int) {
	var companies []struct{ ID int64 }
	h.must(http.StatusOK, "GET", "/api/profiles/", "", &companies)
	for i := range n {
		var e struct{ ID int64 }
		h.must(http.StatusCreated, "POST", "/api/employees/", fmt.Sprintf(
			`{"first_name":"Voornaam%d","last_name":"Achternaam%d","function_title":"Ontwikkelaar","email":"m%d@voorbeeld.nl","company_profile":%d}`,
			i+1, i+1, i+1, companies[0].ID), &e)
		h.Employees = append(h.Employees, e.ID)
	}
	ids, err := json.Marshal(h.Employees)
	require.NoError(h.t, err)
	for _, p := range h.Projects {
		h.must(http.StatusOK, "POST", "/api/project-assignments/bulk_assign/",
			fmt.Sprintf(`{"project_number":%q,"employee_ids":%s}`, p.Number, ids), nil)
	}
}

// employOwner gives the owner an employee row, five projects and a year of their own, for the week of one person. Load
// programs leave these hours alone.
func (h *hoursBench) employOwner() {
	var me, e struct{ ID int64 }
	var companies []struct{ ID int64 }
	h.must(http.StatusOK, "GET", "/api/profiles/", "", &companies)
	h.must(http.StatusOK, "GET", "/api/users/me/", "", &me)
	h.must(http.StatusCreated, "POST", "/api/employees/", fmt.Sprintf(`{"first_name":"Noor","last_name":"Zelf","email":"noor@voorbeeld.nl","company_profile":%d}`, companies[0].ID), &e)
	h.must(http.StatusOK, "PATCH", fmt.Sprintf("/api/companies/%d/members/%d/", companies[0].ID, me.ID), fmt.Sprintf(`{"employee":%d}`, e.ID), nil)
	for _, p := range h.Projects[:5] {
		h.must(http.StatusOK, "POST", "/api/project-assignments/bulk_assign/", fmt.Sprintf(`{"project_number":%q,"employee_ids":[%d]}`, p.Number, e.ID), nil)
	}
	h.logAll(5*benchDays, func(i int) string {
		return fmt.Sprintf(`{"employee":%d,"project":%d,"date":%q,"hours":"1.5","description":"Proef"}`, e.ID, h.Projects[i%5].ID, workday(i/5).Format(time.DateOnly))
	})
}

func (h *hoursBench) save(path string) {
	written, err := json.Marshal(h)
	require.NoError(h.t, err)
	require.NoError(h.t, os.WriteFile(path, written, 0o600))
}

// entry is the body of a call. Which project it is about changes from week to week.
func (h *hoursBench) entry(employee int, day time.Time, part int, hours string) string {
	project := h.Projects[((employee+1)*7+part*13+day.YearDay()/7)%len(h.Projects)]
	return fmt.Sprintf(`{"employee":%d,"project":%d,"date":%q,"hours":%q,"description":"Ontwikkeling module %d, prototype en test %d"}`,
		h.Employees[employee], project.ID, day.Format(time.DateOnly), hours, (employee+day.YearDay())%37, part%4)
}

// workday is working day n of 2025.
func workday(n int) time.Time { // 2025 begins on a Wednesday
	return time.Date(2024, 12, 30+(n+2)/5*7+(n+2)%5, 0, 0, 0, 0, time.UTC)
}

// logAll makes calls, benchWriters at once.
func (h *hoursBench) logAll(calls int, body func(i int) string) {
	http.DefaultTransport.(*http.Transport).MaxIdleConnsPerHost = benchWriters
	var next atomic.Int64
	var all sync.WaitGroup
	for range benchWriters {
		all.Go(func() {
			for i := int(next.Add(1)) - 1; i < calls; i = int(next.Add(1)) - 1 {
				status, answer, err := h.try("POST", "/api/hours/", h.token, body(i))
				if err != nil || status != http.StatusCreated {
					h.t.Errorf("entry %d: status %d %s, error %v", i, status, answer, err)
					return
				}
			}
		})
	}
	all.Wait()
}

// must makes a call and reads its answer.
func (h *hoursBench) must(want int, method, path, body string, to any) {
	h.t.Helper()
	status, answer := h.call(method, path, h.token, body)
	require.Equal(h.t, want, status, string(answer))
	if to != nil {
		require.NoError(h.t, json.Unmarshal(answer, to))
	}
}
