package mails_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/app/accounts"
	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

var errNotTaken = domain.Fail(domain.Unavailable, domain.CodeMailFailed)

const zoesAddress = "zoe@example.nl"

func TestMail_whatSendsWhich(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoe")
	req := h.Processed(zoe)
	h.Mail()
	number, title := req.Number, req.Title
	assert.Equal(t, []string{"Welkom bij Speurwerk", "Je WBSO-aanvraag " + number + " staat klaar"}, h.Post.Subjects(zoesAddress))
	ready := h.Post.To(zoesAddress)[1]
	for _, form := range []string{ready.Text, ready.HTML} {
		assert.Contains(t, form, apptest.PublicURL+"/requests/"+number+"/payment")
		assert.Contains(t, strings.Join(strings.Fields(form), " "), strings.Fields(title)[0])
	}
	h.Composer.Fails(errors.New("no writer"))
	failing := h.Submit(zoe, apptest.Submission())
	for range queue.MaxAttempts {
		h.RunDue(1)
		h.Clock.Pass(15 * time.Minute)
	}
	require.Equal(t, request.Failed, h.Request(failing.ID).Status)
	h.Mail()
	require.Len(t, h.Post.To(zoesAddress), 3)
	failed := h.Post.To(zoesAddress)[2]
	assert.Equal(t, "Je WBSO-aanvraag "+failing.Number+" is niet gelukt", failed.Subject)
	assert.Contains(t, failed.Text, apptest.PublicURL+"/requests/"+failing.Number+"/failed")
	assert.Equal(t, 3, h.Post.Sends)
}

// The mailer takes nothing for an hour: people notice nothing, and each mail goes out
// once afterwards.
func TestMail_J09_mailerDownForAnHour(t *testing.T) {
	h := newTestServer(t)
	h.Post.Fails(errNotTaken)
	zoe := h.User("zoe")
	req := h.Processed(zoe)
	began := h.Clock.Now()
	h.Mail()
	h.Clock.Pass(100 * time.Second)
	tries := h.Post.Count()
	h.Mail()
	assert.Greater(t, h.Post.Count(), tries, "tried again within 100 s")
	for h.Clock.Now().Sub(began) < time.Hour {
		h.Mail()
		h.Clock.Pass(time.Minute)
	}
	h.OneApplication(req.ID)
	assert.Empty(t, h.Post.To(zoesAddress))
	assert.Empty(t, h.Outcomes.All()[1:], "a mail that waits has not failed")
	h.Post.Does(nil)
	for range 20 {
		h.Clock.Pass(time.Minute)
		h.Mail()
	}
	assert.ElementsMatch(t, []string{"Welkom bij Speurwerk", "Je WBSO-aanvraag " + req.Number + " staat klaar"}, h.Post.Subjects(zoesAddress))
	assert.Equal(t, 2, h.Post.Sends)
}

// After three days a mail has failed for good. The request is what it was, and an
// administrator may have the mail sent after all.
func TestMail_J09_neverTaken(t *testing.T) {
	h := newTestServer(t)
	h.Post.Fails(errNotTaken)
	zoe := h.User("zoe")
	req := h.Processed(zoe)
	before := h.Request(req.ID)
	for began := h.Clock.Now(); h.Clock.Now().Sub(began) < queue.MailPatience; h.Clock.Pass(11 * time.Minute) {
		h.Mail()
	}
	for range 100 {
		h.Mail()
		h.Clock.Pass(11 * time.Minute)
	}
	assert.Equal(t, before, h.Request(req.ID))
	failed, err := h.Jobs.ListJobs(h.Ctx(), queue.JobFilter{Status: queue.JobFailed}, apptest.WholeList)
	require.NoError(t, err)
	require.Len(t, failed.Items, 2)
	for _, job := range failed.Items {
		assert.Equal(t, queue.SendMail, job.Kind)
		assert.NotContains(t, job.LastError, "@")
		_, err := h.Jobs.RetryJob(h.Ctx(), job.ID)
		require.NoError(t, err)
	}
	h.Post.Does(nil)
	h.Mail()
	assert.Len(t, h.Post.To(zoesAddress), 2)
}

// A mail that will never be taken is not tried for three days.
func TestMail_J09_refusedForGood(t *testing.T) {
	h := newTestServer(t)
	h.Post.Fails(domain.Fail(domain.Conflict, domain.CodeMailRefused).Because(errors.New("550")))
	h.User("zoe")
	h.Mail()
	h.Clock.Pass(time.Hour)
	h.Mail()
	assert.Equal(t, 1, h.Post.Count())
	refused, err := h.Jobs.ListJobs(h.Ctx(), queue.JobFilter{Status: queue.JobRefused}, apptest.WholeList)
	require.NoError(t, err)
	require.Len(t, refused.Items, 1)
	assert.Equal(t, "mail_refused: 550", refused.Items[0].LastError)
	assert.Equal(t, []queue.JobStatus{queue.JobRefused}, h.Outcomes.All())
	h.Post.Does(nil) // the address was mended
	_, err = h.Jobs.RetryJob(h.Ctx(), refused.Items[0].ID)
	require.NoError(t, err)
	h.Mail()
	assert.Len(t, h.Post.To(zoesAddress), 1)
}

// Two servers are given the same mail, and two jobs the same request.
func TestMail_J03_oneMail(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe := h.User("zoe")
		req := h.Submit(zoe, apptest.Submission())
		h.Write(func(r ports.Repos) error {
			_, err := r.Jobs.EnqueueJob(h.Ctx(), queue.Job{Kind: queue.ProcessRequest, Subject: req.ID, CreatedAt: h.Clock.Now()}, 0)
			return err
		})
		second := h.Process()
		h.Leases.Mails.Store(true)
		errs := apptest.Racing(2, func(i int) error {
			_, err := []*app.App{h.App, second}[i].Worker.RunDue(h.Ctx())
			return err
		})
		require.Equal(t, 2, apptest.Won(errs), "%v", errs)
		h.Clock.Pass(time.Hour)
		h.Mail()
		assert.Len(t, h.Post.To(zoesAddress), 2)
		assert.Equal(t, map[queue.MailKind]int{queue.WelcomeMail: 1, queue.DocumentReadyMail: 1}, h.Queued())

		// A worker sends a mail, and dies before it says so.
		h.Forgot(zoesAddress)
		h.Post.Does(func(_ context.Context, call int) error {
			if call == 1 {
				h.Clock.Pass(time.Minute)
				_, err := second.Worker.RunDue(h.Ctx()) // takes over the lost lease
				assert.NoError(t, err)
			}
			return nil
		})
		h.Mail()
		assert.Len(t, h.Post.To(zoesAddress), 3)
	})
}

// Two jobs for one mail send it once.
func TestMail_J03_twoJobsOneMail(t *testing.T) {
	h := newTestServer(t)
	h.User("zoe")
	h.Mail()
	h.Write(func(r ports.Repos) error {
		_, err := r.Jobs.EnqueueJob(h.Ctx(), queue.Job{Kind: queue.SendMail, Subject: h.Post.To(zoesAddress)[0].ID, CreatedAt: h.Clock.Now()}, 0)
		return err
	})
	h.Mail()
	assert.Equal(t, 1, h.Post.Sends)
}

// Cut off anywhere, an event has both its mail and its job or is no event.
func TestMail_J01_withItsEvent(t *testing.T) {
	for _, how := range []apptest.Cut{apptest.Before, apptest.Undone, apptest.UnheardOf} {
		h := newTestServer(t)
		h.Store.CutOff(1, how)
		_, err := h.Accounts.Register(h.Ctx(), accounts.NewAccount{Username: "zoe", Email: zoesAddress, Password: apptest.Password})
		require.Error(t, err)
		users, err := h.Accounts.ListUsers(h.Ctx())
		require.NoError(t, err)
		h.Mail()
		assert.Len(t, h.Post.To(zoesAddress), len(users), "way %d", how)
	}
}

// Between a mail and its record nothing is lost, and nothing is sent twice.
func TestMail_J02_cutOffAnywhere(t *testing.T) {
	for write := 1; write <= 2; write++ {
		for _, how := range []apptest.Cut{apptest.Before, apptest.Undone, apptest.UnheardOf} {
			h := newTestServer(t)
			h.User("zoe")
			h.Store.CutOff(write, how)
			h.Mail()
			assert.True(t, h.Store.WasCut())
			for range 3 {
				h.Clock.Pass(15 * time.Minute)
				h.Mail()
			}
			assert.Equal(t, []string{"Welkom bij Speurwerk"}, h.Post.Subjects(zoesAddress), "write %d, way %d", write, how)
		}
	}
}

func TestMail_J06_theMailerPanics(t *testing.T) {
	h := newTestServer(t)
	h.User("zoe")
	h.Post.Does(func(_ context.Context, call int) error {
		if call == 1 {
			panic("no stamps")
		}
		return nil
	})
	h.Mail()
	assert.Equal(t, int64(1), h.Panics.Load())
	h.Clock.Pass(time.Minute)
	h.Mail()
	assert.Len(t, h.Post.To(zoesAddress), 1)
}

func TestMail_droppedWhenNobodyIsThere(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoe")
	h.Processed(zoe)
	h.Deactivate(zoe)
	h.Mail()
	assert.Zero(t, h.Post.Sends)
	assert.Empty(t, h.Queued())
	for _, status := range []queue.JobStatus{queue.JobQueued, queue.JobFailed} {
		left, err := h.Jobs.ListJobs(h.Ctx(), queue.JobFilter{Status: status}, apptest.WholeList)
		require.NoError(t, err)
		assert.Empty(t, left.Items)
	}
}

// The account is closed while its mail is on the way: what was handed over is taken back.
func TestMail_takenBackWhenItsAccountCloses(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoe")
	h.Post.Does(func(context.Context, int) error {
		h.Write(func(r ports.Repos) error {
			return r.Persons.ForgetPerson(h.Ctx(), zoe.UserID, h.Clock.Now())
		})
		return nil
	})
	h.Mail()
	assert.Equal(t, 1, h.Post.Sends)
	assert.Empty(t, h.Post.To(zoesAddress))
}

// Neither the log nor the queue says to whom, what or with which code.
func TestMail_L13_logsTellNothing(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoe")
	h.Processed(zoe)
	h.Forgot(zoesAddress)
	code := h.Codes(zoesAddress)[0]
	require.Error(t, h.Reset(code, "kort"))
	require.NoError(t, h.Reset(code, apptest.NewPassword))
	require.Error(t, h.Reset(code, apptest.NewPassword))
	_, err := h.Change(zoe, "verkeerd-wachtwoord", apptest.NewPassword)
	require.Error(t, err)
	h.Post.Fails(errNotTaken)
	h.Forgot(zoesAddress)
	h.Forgot("niemand@example.nl")
	h.Mail()
	list, err := h.Jobs.ListJobs(h.Ctx(), queue.JobFilter{}, apptest.WholeList)
	require.NoError(t, err)
	for _, job := range list.Items {
		assert.NotContains(t, job.LastError, "@")
	}
	for _, secret := range []string{"@example.nl", code, "temp_code", apptest.Password, apptest.NewPassword, "verkeerd-wachtwoord", "Hallo"} {
		assert.NotContains(t, h.Log.Text(), secret)
	}
	assert.Contains(t, h.Log.Text(), "mail sent")
}
