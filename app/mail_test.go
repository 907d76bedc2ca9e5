package app_test

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
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

var errNotTaken = domain.Fail(domain.Unavailable, domain.CodeMailFailed)

const zoesAddress = "zoe@example.nl"

func TestMail_whatSendsWhich(t *testing.T) {
	h := newTestServer(t)
	zoe := h.user("zoe")
	req := h.processed(zoe)
	h.mail()
	number, title := req.Number, req.Title
	assert.Equal(t, []string{"Welkom bij Speurwerk", "Je WBSO-aanvraag " + number + " staat klaar"}, h.post.subjects(zoesAddress))
	ready := h.post.to(zoesAddress)[1]
	for _, form := range []string{ready.Text, ready.HTML} {
		assert.Contains(t, form, publicURL+"/requests/"+number+"/payment")
		assert.Contains(t, strings.Join(strings.Fields(form), " "), strings.Fields(title)[0])
	}
	h.composer.fails(errors.New("no writer"))
	failing := h.submit(zoe, submission())
	for range queue.MaxAttempts {
		h.runDue(1)
		h.clock.pass(15 * time.Minute)
	}
	require.Equal(t, request.Failed, h.request(failing.ID).Status)
	h.mail()
	require.Len(t, h.post.to(zoesAddress), 3)
	failed := h.post.to(zoesAddress)[2]
	assert.Equal(t, "Je WBSO-aanvraag "+failing.Number+" is niet gelukt", failed.Subject)
	assert.Contains(t, failed.Text, publicURL+"/requests/"+failing.Number+"/failed")
	assert.Equal(t, 3, h.post.sends)
}

// The mailer takes nothing for an hour: people notice nothing, and each mail goes out
// once afterwards.
func TestMail_J09_mailerDownForAnHour(t *testing.T) {
	h := newTestServer(t)
	h.post.fails(errNotTaken)
	zoe := h.user("zoe")
	req := h.processed(zoe)
	began := h.clock.Now()
	h.mail()
	h.clock.pass(100 * time.Second)
	tries := h.post.count()
	h.mail()
	assert.Greater(t, h.post.count(), tries, "tried again within 100 s")
	for h.clock.Now().Sub(began) < time.Hour {
		h.mail()
		h.clock.pass(time.Minute)
	}
	h.oneApplication(req.ID)
	assert.Empty(t, h.post.to(zoesAddress))
	assert.Empty(t, h.outcomes.all()[1:], "a mail that waits has not failed")
	h.post.does(nil)
	for range 20 {
		h.clock.pass(time.Minute)
		h.mail()
	}
	assert.ElementsMatch(t, []string{"Welkom bij Speurwerk", "Je WBSO-aanvraag " + req.Number + " staat klaar"}, h.post.subjects(zoesAddress))
	assert.Equal(t, 2, h.post.sends)
}

// After three days a mail has failed for good. The request is what it was, and an
// administrator may have the mail sent after all.
func TestMail_J09_neverTaken(t *testing.T) {
	h := newTestServer(t)
	h.post.fails(errNotTaken)
	zoe := h.user("zoe")
	req := h.processed(zoe)
	before := h.request(req.ID)
	for began := h.clock.Now(); h.clock.Now().Sub(began) < queue.MailPatience; h.clock.pass(11 * time.Minute) {
		h.mail()
	}
	for range 100 {
		h.mail()
		h.clock.pass(11 * time.Minute)
	}
	assert.Equal(t, before, h.request(req.ID))
	failed, err := h.Jobs.ListJobs(h.ctx(), queue.JobFilter{Status: queue.JobFailed}, wholeList)
	require.NoError(t, err)
	require.Len(t, failed.Items, 2)
	for _, job := range failed.Items {
		assert.Equal(t, queue.SendMail, job.Kind)
		assert.NotContains(t, job.LastError, "@")
		_, err := h.Jobs.RetryJob(h.ctx(), job.ID)
		require.NoError(t, err)
	}
	h.post.does(nil)
	h.mail()
	assert.Len(t, h.post.to(zoesAddress), 2)
}

// A mail that will never be taken is not tried for three days.
func TestMail_J09_refusedForGood(t *testing.T) {
	h := newTestServer(t)
	h.post.fails(domain.Fail(domain.Conflict, domain.CodeMailRefused).Because(errors.New("550")))
	h.user("zoe")
	h.mail()
	h.clock.pass(time.Hour)
	h.mail()
	assert.Equal(t, 1, h.post.count())
	failed, err := h.Jobs.ListJobs(h.ctx(), queue.JobFilter{Status: queue.JobFailed}, wholeList)
	require.NoError(t, err)
	require.Len(t, failed.Items, 1)
	assert.Equal(t, "mail_refused: 550", failed.Items[0].LastError)
	assert.Equal(t, []queue.JobStatus{queue.JobFailed}, h.outcomes.all())
	h.post.does(nil) // the address was mended
	_, err = h.Jobs.RetryJob(h.ctx(), failed.Items[0].ID)
	require.NoError(t, err)
	h.mail()
	assert.Len(t, h.post.to(zoesAddress), 1)
}

// Two servers are given the same mail, and two jobs the same request.
func TestMail_J03_oneMail(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe := h.user("zoe")
		req := h.submit(zoe, submission())
		h.write(func(r ports.Repos) error {
			_, err := r.Jobs.EnqueueJob(h.ctx(), queue.Job{Kind: queue.ProcessRequest, Subject: req.ID, CreatedAt: h.clock.Now()}, 0)
			return err
		})
		second := h.process()
		h.leases.mails.Store(true)
		errs := racing(2, func(i int) error {
			_, err := []*app.App{h.App, second}[i].Worker.RunDue(h.ctx())
			return err
		})
		require.Equal(t, 2, won(errs), "%v", errs)
		h.clock.pass(time.Hour)
		h.mail()
		assert.Len(t, h.post.to(zoesAddress), 2)
		assert.Equal(t, map[queue.MailKind]int{queue.WelcomeMail: 1, queue.DocumentReadyMail: 1}, h.queued())

		// A worker sends a mail, and dies before it says so.
		h.forgot(zoesAddress)
		h.post.does(func(_ context.Context, call int) error {
			if call == 1 {
				h.clock.pass(time.Minute)
				_, err := second.Worker.RunDue(h.ctx()) // takes over the lost lease
				assert.NoError(t, err)
			}
			return nil
		})
		h.mail()
		assert.Len(t, h.post.to(zoesAddress), 3)
	})
}

// Two jobs for one mail send it once.
func TestMail_J03_twoJobsOneMail(t *testing.T) {
	h := newTestServer(t)
	h.user("zoe")
	h.mail()
	h.write(func(r ports.Repos) error {
		_, err := r.Jobs.EnqueueJob(h.ctx(), queue.Job{Kind: queue.SendMail, Subject: h.post.to(zoesAddress)[0].ID, CreatedAt: h.clock.Now()}, 0)
		return err
	})
	h.mail()
	assert.Equal(t, 1, h.post.sends)
}

// Cut off anywhere, an event has both its mail and its job or is no event.
func TestMail_J01_withItsEvent(t *testing.T) {
	for _, how := range []cut{before, undone, unheardOf} {
		h := newTestServer(t)
		h.store.cutOff(1, how)
		_, err := h.Accounts.Register(h.ctx(), accounts.NewAccount{Username: "zoe", Email: zoesAddress, Password: password})
		require.Error(t, err)
		users, err := h.Accounts.ListUsers(h.ctx())
		require.NoError(t, err)
		h.mail()
		assert.Len(t, h.post.to(zoesAddress), len(users), "way %d", how)
	}
}

// Between a mail and its record nothing is lost, and nothing is sent twice.
func TestMail_J02_cutOffAnywhere(t *testing.T) {
	for write := 1; write <= 2; write++ {
		for _, how := range []cut{before, undone, unheardOf} {
			h := newTestServer(t)
			h.user("zoe")
			h.store.cutOff(write, how)
			h.mail()
			assert.True(t, h.store.wasCut())
			for range 3 {
				h.clock.pass(15 * time.Minute)
				h.mail()
			}
			assert.Equal(t, []string{"Welkom bij Speurwerk"}, h.post.subjects(zoesAddress), "write %d, way %d", write, how)
		}
	}
}

func TestMail_J06_theMailerPanics(t *testing.T) {
	h := newTestServer(t)
	h.user("zoe")
	h.post.does(func(_ context.Context, call int) error {
		if call == 1 {
			panic("no stamps")
		}
		return nil
	})
	h.mail()
	assert.Equal(t, int64(1), h.panics.Load())
	h.clock.pass(time.Minute)
	h.mail()
	assert.Len(t, h.post.to(zoesAddress), 1)
}

func TestMail_droppedWhenNobodyIsThere(t *testing.T) {
	h := newTestServer(t)
	zoe := h.user("zoe")
	h.processed(zoe)
	h.deactivate(zoe)
	h.mail()
	assert.Zero(t, h.post.sends)
	assert.Empty(t, h.queued())
	for _, status := range []queue.JobStatus{queue.JobQueued, queue.JobFailed} {
		left, err := h.Jobs.ListJobs(h.ctx(), queue.JobFilter{Status: status}, wholeList)
		require.NoError(t, err)
		assert.Empty(t, left.Items)
	}
}

// The account is closed while its mail is on the way: what was handed over is taken back.
func TestMail_takenBackWhenItsAccountCloses(t *testing.T) {
	h := newTestServer(t)
	zoe := h.user("zoe")
	h.post.does(func(context.Context, int) error {
		h.write(func(r ports.Repos) error {
			return r.Persons.ForgetPerson(h.ctx(), zoe.UserID, h.clock.Now())
		})
		return nil
	})
	h.mail()
	assert.Equal(t, 1, h.post.sends)
	assert.Empty(t, h.post.to(zoesAddress))
}

// Neither the log nor the queue says to whom, what or with which code.
func TestMail_L13_logsTellNothing(t *testing.T) {
	h := newTestServer(t)
	zoe := h.user("zoe")
	h.processed(zoe)
	h.forgot(zoesAddress)
	code := h.codes(zoesAddress)[0]
	require.Error(t, h.reset(code, "kort"))
	require.NoError(t, h.reset(code, newPassword))
	require.Error(t, h.reset(code, newPassword))
	_, err := h.change(zoe, "verkeerd-wachtwoord", newPassword)
	require.Error(t, err)
	h.post.fails(errNotTaken)
	h.forgot(zoesAddress)
	h.forgot("niemand@example.nl")
	h.mail()
	list, err := h.Jobs.ListJobs(h.ctx(), queue.JobFilter{}, wholeList)
	require.NoError(t, err)
	for _, job := range list.Items {
		assert.NotContains(t, job.LastError, "@")
	}
	for _, secret := range []string{"@example.nl", code, "temp_code", password, newPassword, "verkeerd-wachtwoord", "Hallo"} {
		assert.NotContains(t, h.log.text(), secret)
	}
	assert.Contains(t, h.log.text(), "mail sent")
}
