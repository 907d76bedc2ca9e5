package main

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/adapters/bootstrap"
	"wbso/adapters/doctor"
	"wbso/domain/evaluation"
	"wbso/domain/hours"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

func codesOf[T ~string](values ...T) []string { return names(values) }

func TestWords_name_every_code(t *testing.T) {
	for _, code := range slices.Concat(
		codesOf(request.Processing, request.Processed, request.Failed),
		codesOf(request.Unpaid, request.Paid, request.PaymentPending, request.PaymentExpired, request.PaymentFailed, request.PaymentRefunded),
		codesOf(payment.DisputeOpen, payment.DisputeWon, payment.DisputeLost),
		codesOf(scheme.FlatRate, scheme.ActualCosts), codesOf(scheme.Software, scheme.PhysicalProduct),
		codesOf(scheme.CompanyApplicant, scheme.SelfEmployedApplicant, scheme.BothApplicant),
		codesOf(evaluation.Green, evaluation.Amber, evaluation.Red),
		codesOf(queue.JobQueued, queue.JobRunning, queue.JobDone, queue.JobFailed, queue.JobCancelled, queue.JobDismissed),
		codesOf(queue.JobKinds()...),
		codesOf("month_"+hours.MonthOpen, "month_"+hours.MonthConfirmed, "month_"+hours.MonthClosed),
		codesOf("day_"+hours.DayOpen, "day_"+hours.DayDue, "day_"+hours.DayLate),
		codesOf(bootstrap.Opens, bootstrap.FormerKey, bootstrap.OtherKey, bootstrap.NoKey, bootstrap.NotNeeded),
		codesOf(doctor.Pass, doctor.Warn, doctor.Bad),
	) {
		assert.NotEmpty(t, words[code].text, code)
	}
	assert.Equal(t, "eigen_woord", wordOf("eigen_woord"))
}
