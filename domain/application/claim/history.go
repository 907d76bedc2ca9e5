package claim

import (
	"slices"
	"time"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/request"
)

// Record is the application of a request as it is stored.
type Record struct {
	Request     int64
	Application application.Application
	Version     int // the newest of the history
	Questions   int // how many are open
	Asked       QuestionList
	Filed       FilingRecord
	Bundle      int64 // as in Claim
	UpdatedAt   time.Time
}

// QuestionList are the questions that an application leaves open, as lists and screens show them.
type QuestionList struct {
	Open []request.OpenQuestion
	By   string // the version of the program that asked: another one may ask something else
}

// WithCompany returns the questions with those about the company replaced. known is false
// when another program asked the others.
func (a QuestionList) WithCompany(company []request.OpenQuestion, by string) (now QuestionList, known bool) {
	ofCompany := func(q request.OpenQuestion) bool { return q.Section == string(application.CompanyPart) }
	at := slices.IndexFunc(a.Open, ofCompany)
	others := slices.DeleteFunc(slices.Clone(a.Open), ofCompany)
	if at < 0 {
		at = len(others)
	}
	return QuestionList{Open: slices.Insert(others, at, company...), By: by}, a.By == by
}

// FilingRecord says when an application was filed with RVO, and what was filed. It is the zero
// FilingRecord before that.
type FilingRecord struct {
	Date      domain.Date // the day on which the owner filed it
	Reference string      // RVO's; may be empty
	Version   int
	Company   application.CompanyDetails // as it was then
	At        time.Time
}

// IsFiled reports whether the application was filed.
func (f FilingRecord) IsFiled() bool { return !f.Date.IsZero() }

// Version is a row of the history. Number counts from 1.
type Version struct {
	Request   int64
	Number    int
	Cause     Cause
	Part      application.PartKey // which part it changed; empty when several, all or none
	Author    int64               // the user's id; 0 for an administrator and for the product itself
	Questions int                 // how many were open
	Document  application.Application
	CreatedAt time.Time
	SavedAt   time.Time // the last save that renewed it
}

// How old the newest version is when saves of the same part, and of any part, no longer renew it.
const (
	renewPart = 10 * time.Minute
	renewAll  = time.Minute
)

// What is kept of a history besides what is kept for good: the newest versions, as far as
// their documents together are no larger.
const (
	VersionsKept     = 200
	VersionBytesKept = 20 << 20
)

// Continues reports whether a version renews the newest one: both are saves by the same
// person, and the newest is younger than a minute, or of the same part and younger than ten.
func (v Version) Continues(newest Version) bool {
	if !v.Cause.saves() || !newest.Cause.saves() || v.Author != newest.Author {
		return false
	}
	age := v.SavedAt.Sub(newest.CreatedAt)
	return age < renewAll || v.Part == newest.Part && age < renewPart
}

// AfterVersion returns a new version as the history keeps it after the newest one: in its place when
// it continues that.
func (v Version) AfterVersion(newest Version) Version {
	if !v.Continues(newest) {
		return v
	}
	v.Number, v.CreatedAt = newest.Number, newest.CreatedAt
	if v.Part != newest.Part {
		v.Part = ""
	}
	return v
}

// Cause is why a version was made.
type Cause string

const (
	CauseComposed Cause = "composed"
	CauseEdit     Cause = "edit"
	CauseAnswer   Cause = "answer"
	CauseInclude  Cause = "include"
	CauseDismiss  Cause = "dismiss"
	CauseRestore  Cause = "restore"
	CauseDownload Cause = "download"
	CausePayment  Cause = "payment"
	CauseFiled    Cause = "filed"
	CauseUnfiled  Cause = "unfiled"
	CauseFollowUp Cause = "follow_up"
	CauseDraft    Cause = "draft" // a proposal was accepted
)

// saves reports whether a version is one of many while somebody works.
func (c Cause) saves() bool {
	switch c {
	case CauseEdit, CauseAnswer, CauseInclude, CauseDismiss:
		return true
	}
	return false
}

// KeptForGood returns the causes of versions that stay in the history, whatever comes after.
func KeptForGood() []Cause {
	return []Cause{CauseComposed, CauseFollowUp, CausePayment, CauseFiled, CauseUnfiled}
}

// Marks reports whether a version only says what happened to the application as it was.
func (c Cause) Marks() bool {
	return c == CauseDownload || c == CausePayment || c == CauseFiled || c == CauseUnfiled
}
