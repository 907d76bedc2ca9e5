package bootstrap_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/app/applications"
	"wbso/app/usecase"
	"wbso/domain/application"
	"wbso/domain/request"
)

// Version 6 is the last one without applications that can be finished: it stored each as a PDF.
func TestUpgrade_a_database_of_version_6(t *testing.T) {
	want := map[string]int{
		"users": 2, "companies": 3, "requests": 4, "payments": 4, "documents": 9, "document_contents": 9, "invoices": 1,
		"employees": 1, "assignments": 1, "hours": 1, "applications": 0, "application_versions": 0, "company_details": 0,
	}
	for name, open := range old("version6") {
		t.Run(name, func(t *testing.T) {
			setting, raw := open(t)
			server := built(t, setting, "fixture-secret-of-version-5-00000000001")
			require.NoError(t, server.Ready(t.Context()))
			assert.Equal(t, want, counts(t, raw, want))
			applicationsAreComposed(t, server.App)
			want := map[string]int{"applications": 2, "application_versions": 5, "company_details": 1, "documents": 10}
			assert.Equal(t, want, counts(t, raw, want))
		})
	}
}

// applicationsAreComposed opens an unpaid request and a paid one, and files the paid one.
func applicationsAreComposed(t *testing.T, a *app.App) {
	zoe, err := a.Accounts.FindUserByLogin(t.Context(), "zoe")
	require.NoError(t, err)
	who := usecase.Actor{UserID: zoe.ID, Username: zoe.Username}
	unpaid, err := a.Applications.FindApplication(t.Context(), who, "WBSO-2026-00004")
	require.NoError(t, err)
	assert.False(t, unpaid.Whole)
	assert.True(t, unpaid.Application.Embedded())
	assert.Equal(t, "Lasinstituut", unpaid.Application.Partners.Rows[0].Name)
	assert.Len(t, unpaid.Application.Costs.Items, 2)

	ref := "WBSO-2026-00001"
	before, err := a.Requests.FindRequest(t.Context(), who, ref)
	require.NoError(t, err)
	documents, err := a.Documents.ListDocuments(t.Context(), who, ref)
	require.NoError(t, err)
	kinds := map[request.DocumentKind]int{}
	for _, d := range documents {
		kinds[d.Kind]++
	}
	assert.Equal(t, map[request.DocumentKind]int{request.ApplicationDocument: 2, request.InvoiceDocument: 1}, kinds, "as it is now, the PDF of then and the bill")
	_, onDemand := request.PrintedRequest(documents[0].ID)
	assert.True(t, onDemand, "made when it is fetched")
	stored, err := a.Documents.DownloadDocument(t.Context(), who, documents[1].ID)
	require.NoError(t, err)
	assert.Equal(t, "%PDF-", string(stored.Content[:5]))

	paid, err := a.Applications.FindApplication(t.Context(), who, ref)
	require.NoError(t, err)
	assert.Equal(t, [2]any{true, 1}, [2]any{paid.Whole, paid.Version})
	assert.Equal(t, before.Submission.ElevatorPitch, paid.Of.Submission.ElevatorPitch)
	assert.Equal(t, before.Submission.EstimatedHours, paid.Application.Project.Hours)
	_, err = a.Applications.ReplacePart(t.Context(), who, ref, applications.PartEdit{
		Part: application.CompanyPart, Rev: 1, Fill: func(to any) { to.(*application.CompanyDetails).RSIN = "123456782" },
	})
	require.NoError(t, err)
	printed, err := a.Documents.PrintApplication(t.Context(), who, ref)
	require.NoError(t, err)
	assert.Equal(t, [2]any{2, "%PDF-"}, [2]any{printed.Version, string(printed.Content[:5])})
	filed, err := a.Applications.FileApplication(t.Context(), who, ref, applications.FileApplication{Date: a.Site.Today()})
	require.NoError(t, err)
	assert.Equal(t, "123456782", filed.Filed.Company.RSIN)
	_, err = a.Applications.UnfileApplication(t.Context(), who, ref)
	require.NoError(t, err)
}
