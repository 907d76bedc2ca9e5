package months_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/members"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/ports"
)

// reminding is a firm that sends mails about open days, on Friday at half past three. The second employee has no
// account, and a reader and an adviser belong to it.
func (h *testServer) reminding() firm {
	h.T.Helper()
	f := h.firm("jansen")
	h.joins(h.User("lezer"), f.Company.ID, member.Membership{Role: member.Reader})
	h.joins(h.User("adviseur"), f.Company.ID, member.Membership{Role: member.Adviser})
	for day := domain.NewDate(2026, 10, 26); !day.After(apptest.Today); day = day.AddDays(1) {
		if !day.Free() && day != domain.NewDate(2026, 11, 12) && day != domain.NewDate(2026, 11, 4) {
			h.Enter(f.Project, f.Entry(day, 2))
			in := f.Entry(day, 2)
			in.Employee = f.People[1].ID
			h.Enter(f.Project, in)
		}
	}
	h.Write(func(r ports.Repos) error { return r.Reminders.PutReminding(h.Ctx(), f.Company.ID, true) })
	h.Clock.Pass(15*time.Hour + 30*time.Minute - h.sinceMidnight())
	h.Clock.SetToday("2026-11-20")
	h.Mail()
	return f
}

func (h *testServer) sinceMidnight() time.Duration {
	now := h.Clock.Now()
	return now.Sub(now.Truncate(24 * time.Hour))
}

// remind runs the job that asks for the mails, and sends them.
func (h *testServer) remind() error {
	_, err := h.Months.MonthJobs()[queue.RemindOpenDays].Run(h.Ctx(), queue.Job{})
	h.Mail()
	return err
}

const ownSubject, digestSubject = "Heb je op deze dagen aan S&O gewerkt?", "Open dagen in de urenadministratie"

func TestReminders_fridayAndMonday(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		f := h.reminding()
		other := h.firm("pietersen")
		h.Write(func(r ports.Repos) error { return r.Reminders.PutReminding(h.Ctx(), other.Company.ID, false) })
		require.NoError(t, h.remind())
		require.NoError(t, h.remind(), "a second time of the day is none")
		mails := h.Post.About(ownSubject)
		require.Len(t, mails, 1)
		assert.Equal(t, h.Account(f.employee).Email, mails[0].To)
		assert.Contains(t, strings.ReplaceAll(mails[0].Text, "\n", " "), "staat deze dag open: donderdag 12 november 2026 (op tijd t/m 26-11-2026). Ook 1 eerdere dag staat open.")
		assert.Contains(t, mails[0].Unsubscribe, "/afmelden?code=")
		assert.Empty(t, h.Post.About(digestSubject))

		h.Clock.SetToday("2026-11-23") // Monday, at half past three
		require.NoError(t, h.remind())
		var to []string
		for _, m := range h.Post.About(digestSubject) {
			to = append(to, m.To)
			assert.Contains(t, strings.ReplaceAll(m.Text, "\n", " "), "2 mensen hebben 6 open dagen, 2 zijn al te laat, 2 zijn over 4 dagen te laat.")
		}
		adviser := "adviseur@example.nl"
		assert.ElementsMatch(t, []string{h.Account(f.Who).Email, adviser}, to)
		assert.Len(t, h.Post.About(ownSubject), 1)

		h.Clock.SetToday("2026-11-27")
		h.acts(f.employee, f, hours.ConfirmMonth, "", f.People[0].ID) // October, in which nothing is open
		code := mails[0].Unsubscribe[strings.Index(mails[0].Unsubscribe, "code=")+5:]
		for _, bad := range []string{"", "x", code + "x", strings.Replace(code, "open_days", "digest", 1), fmt.Sprintf("%d%s", other.employee.UserID, code[strings.Index(code, "."):])} {
			assert.Equal(t, domain.NotFound, domain.KindOf(h.Mails.Unsubscribe(h.Ctx(), bad)), bad)
		}
		for range 2 {
			require.NoError(t, h.Mails.Unsubscribe(h.Ctx(), code))
		}
		assert.False(t, h.Account(f.employee).Mails.OpenDays)
		assert.True(t, h.Account(f.employee).Mails.Digest)
		require.NoError(t, h.remind())
		assert.Len(t, h.Post.About(ownSubject), 1, "who does not want it gets none")

		h.Clock.SetToday("2026-11-30")
		h.Clock.Pass(-8 * time.Hour) // half past seven
		require.NoError(t, h.remind())
		assert.Len(t, h.Post.About(digestSubject), 2, "it is too early")
	})
}

// Companies are read a hundred at a time; the last of more has its mails too.
func TestReminders_ofManyCompanies(t *testing.T) {
	h := newTestServer(t)
	owner := h.User("vol")
	h.Write(func(r ports.Repos) error {
		for n := range 100 {
			c, err := r.Companies.AddCompany(h.Ctx(), company.Company{Owner: owner.UserID, Name: fmt.Sprint("Bedrijf ", n), KvK: fmt.Sprintf("%08d", 20_000_000+n), CreatedAt: h.Clock.Now()})
			if err == nil {
				err = r.Reminders.PutReminding(h.Ctx(), c.ID, true)
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
	h.reminding()
	require.NoError(t, h.remind())
	assert.Len(t, h.Post.About(ownSubject), 1)
}

// Nothing is sent about what is filled in, marked, confirmed or closed meanwhile.
func TestReminders_nothingOpenIsNoMail(t *testing.T) {
	h := newTestServer(t)
	f := h.reminding()
	_, err := h.Months.MonthJobs()[queue.RemindOpenDays].Run(h.Ctx(), queue.Job{})
	require.NoError(t, err)
	for _, day := range []int{4, 12} {
		h.Enter(f.Project, f.Entry(domain.NewDate(2026, 11, day), 2))
	}
	h.Mail()
	assert.Empty(t, h.Post.About(ownSubject), "it was filled in between")
	assert.Zero(t, h.Queued()[queue.OpenDaysMail])
}

// An address that nobody proved gets no reminders: they may be somebody else's to read.
func TestReminders_needAProvedAddress(t *testing.T) {
	h := newTestServer(t)
	f := h.reminding()
	user := h.Account(f.employee)
	user.EmailVerified = false
	h.Write(func(r ports.Repos) error { return r.Accounts.UpdateUser(h.Ctx(), user) })
	require.NoError(t, h.remind())
	assert.Empty(t, h.Post.About(ownSubject))
}

// A company that leaves it to the product reminds once it has a second member, one that was there before does not.
func TestReminders_settings(t *testing.T) {
	h := newTestServer(t)
	f := h.Project("jansen")
	find := func() bool {
		settings, err := h.Members.FindSettings(h.Ctx(), f.Who, f.Company.ID)
		require.NoError(t, err)
		return settings.Reminders
	}
	assert.False(t, find(), "it is alone")
	manager := h.User("beheerder")
	h.joins(manager, f.Company.ID, member.Membership{Role: member.Manager})
	assert.True(t, find())
	off := false
	_, err := h.Members.ChangeSettings(h.Ctx(), manager, f.Company.ID, members.SettingsChange{Reminders: &off}, nil)
	assert.Equal(t, domain.CodeRole, domain.CodeOf(err))
	for range 2 {
		now, err := h.Members.ChangeSettings(h.Ctx(), f.Who, f.Company.ID, members.SettingsChange{Reminders: &off}, nil)
		require.NoError(t, err)
		assert.False(t, now.Reminders)
	}
	now, err := h.Members.ChangeSettings(h.Ctx(), f.Who, f.Company.ID, members.SettingsChange{}, nil)
	require.NoError(t, err)
	assert.False(t, now.Reminders)
	log, err := h.Members.ListLog(h.Ctx(), f.Who, member.LogFilter{Company: f.Company.ID}, apptest.WholeList)
	require.NoError(t, err)
	require.Len(t, log.Items, 1, "what changes nothing is not logged")
	assert.Equal(t, "Herinneringen uit", log.Items[0].Detail)
}

// Wherever it is cut off, each mail goes out once.
func TestReminders_eachMailOnce(t *testing.T) {
	for _, how := range []apptest.Cut{apptest.Undone, apptest.UnheardOf} {
		for n, reached := 1, true; reached; n++ {
			t.Run(fmt.Sprintf("way %d, write %d", how, n), func(t *testing.T) {
				h := newTestServer(t)
				h.reminding()
				h.Store.CutOff(n, how)
				_ = h.remind()
				reached = h.Store.WasCut()
				h.Store.CutOff(0, apptest.Whole)
				for range 3 {
					h.Clock.Pass(time.Minute)
					require.NoError(t, h.remind())
				}
				assert.Len(t, h.Post.About(ownSubject), 1)
			})
		}
	}
}

// A mail about a month goes to who has it and has not confirmed it again meanwhile.
func TestMonths_mailsFitWhatHappenedMeanwhile(t *testing.T) {
	h := newTestServer(t)
	f := h.firm("jansen")
	a := f.People[0].ID
	ends := func(end func()) (mails int) {
		h.Clock.Pass(2 * time.Second) // so that its events are others
		h.acts(f.employee, f, hours.ConfirmMonth, "x", a)
		h.Enter(f.Project, f.Entry(lastFriday, 1)) // by the owner
		h.Clock.Pass(2 * time.Second)
		h.acts(f.employee, f, hours.ConfirmMonth, "x", a)
		h.acts(f.Who, f, hours.ReturnMonth, "Kijk nog eens", a)
		end()
		before := len(h.Post.About("Je uren van oktober 2026 zijn gewijzigd")) + len(h.Post.About("Je uren van oktober 2026 zijn teruggestuurd"))
		h.Mail()
		return len(h.Post.About("Je uren van oktober 2026 zijn gewijzigd")) + len(h.Post.About("Je uren van oktober 2026 zijn teruggestuurd")) - before
	}
	assert.Equal(t, 2, ends(func() {}))
	assert.Zero(t, ends(func() { h.acts(f.employee, f, hours.ConfirmMonth, "x", a) }), "it is confirmed again")
	h.acts(f.Who, f, hours.ReturnMonth, "Nog eens", a)
	h.Mail()
	assert.Zero(t, ends(func() {
		h.Write(func(r ports.Repos) error { return r.Members.RemoveMember(h.Ctx(), f.Company.ID, f.employee.UserID) })
	}), "the month is of somebody else")
}

// A digest is about the companies that its reader runs, and the other mail about those where they work; both are
// about companies that remind.
func TestReminders_ofWhoIsInSeveralCompanies(t *testing.T) {
	h := newTestServer(t)
	runs, reads, silent := h.firm("jansen"), h.firm("pietersen"), h.firm("klaassen")
	who := h.User("adviseur")
	h.joins(who, runs.Company.ID, member.Membership{Role: member.Manager})
	h.joins(who, reads.Company.ID, member.Membership{Role: member.Employee, Employee: reads.People[1].ID})
	h.joins(who, silent.Company.ID, member.Membership{Role: member.Manager, Employee: silent.People[1].ID})
	h.Write(func(r ports.Repos) error {
		for _, f := range []firm{runs, reads} {
			if err := r.Reminders.PutReminding(h.Ctx(), f.Company.ID, true); err != nil {
				return err
			}
		}
		return r.Reminders.PutReminding(h.Ctx(), silent.Company.ID, false)
	})
	firms, err := h.Months.OpenDaysOfCompanies(h.Ctx(), who.UserID)
	require.NoError(t, err)
	require.Len(t, firms, 1)
	assert.Equal(t, 2, firms[0].People, "those of the company that they run")
	own, err := h.Months.OwnOpenDays(h.Ctx(), who.UserID)
	require.NoError(t, err)
	require.Len(t, own, 1)
	assert.Len(t, own[0].Days, 20)
}

func TestReminders_unsubscribingAClosedAccountIsNoError(t *testing.T) {
	h := newTestServer(t)
	f := h.reminding()
	require.NoError(t, h.remind())
	_, code, _ := strings.Cut(h.Post.About(ownSubject)[0].Unsubscribe, "code=")
	require.NoError(t, h.Closes(f.employee))
	assert.NoError(t, h.Mails.Unsubscribe(h.Ctx(), code))
}
