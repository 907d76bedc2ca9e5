package apptest

import (
	"slices"
	"strconv"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/company"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// Request returns a request as an administrator sees it.
func (h *Server) Request(id int64) request.Request {
	h.T.Helper()
	req, err := h.Requests.FindRequest(h.Ctx(), usecase.Administrator(), strconv.FormatInt(id, 10))
	require.NoError(h.T, err)
	return req
}

func (h *Server) AllRequests() (all []request.Request) {
	h.T.Helper()
	list, err := h.Requests.ListRequests(h.Ctx(), usecase.Administrator(), request.RequestFilter{Cards: true}, WholeList)
	require.NoError(h.T, err)
	for _, r := range list.Items {
		all = append(all, h.Request(r.ID))
	}
	return all
}

// Listed returns what a user's own list shows.
func (h *Server) Listed(who usecase.Actor) []request.RequestSummary {
	h.T.Helper()
	list, err := h.Requests.ListRequests(h.Ctx(), who, request.RequestFilter{Cards: true}, WholeList)
	require.NoError(h.T, err)
	return list.Items
}

// WholeList is a page that every list of a test fits on.
var WholeList = domain.Page{Size: 10_000}

// PaymentsOf of a request, newest first.
func (h *Server) PaymentsOf(req request.Request) []payment.Payment {
	h.T.Helper()
	list, err := h.Payments.ListPayments(h.Ctx(), usecase.Administrator(), req.Number, WholeList)
	require.NoError(h.T, err)
	return list.Items
}

// AllJobs returns all but those of mails, newest first.
func (h *Server) AllJobs() []queue.Job {
	h.T.Helper()
	list, err := h.Jobs.ListJobs(h.Ctx(), queue.JobFilter{}, WholeList)
	require.NoError(h.T, err)
	return slices.DeleteFunc(list.Items, func(j queue.Job) bool { return ofMail(j.Kind) })
}

// DocumentsOf returns all rows of a request, the preview too.
func (h *Server) DocumentsOf(req int64) (list []request.Document) {
	h.T.Helper()
	h.Read(func(r ports.Repos) (err error) {
		list, err = r.Documents.ListDocuments(h.Ctx(), req)
		return err
	})
	return list
}

// CompaniesOf returns the companies of a user.
func (h *Server) CompaniesOf(who usecase.Actor) []company.Company {
	h.T.Helper()
	list, err := h.Companies.ListCompanies(h.Ctx(), who, WholeList)
	require.NoError(h.T, err)
	return list.Items
}

// OneApplication asserts that a request ended well: processed, with an application that was
// composed once.
func (h *Server) OneApplication(req int64) {
	h.T.Helper()
	assert.Equal(h.T, request.Processed, h.Request(req).Status)
	composed := 0
	for _, v := range h.Versions(req) {
		if v.Cause == claim.CauseComposed {
			composed++
		}
	}
	assert.Equal(h.T, 1, composed)
}

// NoApplication asserts that a request has no application.
func (h *Server) NoApplication(req int64) {
	h.T.Helper()
	require.NoError(h.T, h.Sql.Read(h.Ctx(), func(r ports.Repos) error {
		_, err := r.Applications.FindApplication(h.Ctx(), req)
		Refused(h.T, domain.NotFound, domain.CodeNotFound, err)
		return nil
	}))
	assert.Empty(h.T, h.Versions(req))
}

// Versions returns the history of an application, newest first.
func (h *Server) Versions(req int64) (list []claim.Version) {
	h.T.Helper()
	h.Read(func(r ports.Repos) (err error) {
		list, err = r.Applications.ListVersions(h.Ctx(), req)
		return err
	})
	return list
}
