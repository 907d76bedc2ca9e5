package applications_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/adapters/pdf"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/request"
	"wbso/ports"
)

func TestDocuments_Z06_previewUntilPaid(t *testing.T) {
	h := newTestServer(t)
	h.Renderer.Real = pdf.New("WBSO")
	who := h.User("jansen")
	req := h.Submit(who, apptest.Submission())
	_, err := h.Documents.PrintApplication(h.Ctx(), who, req.Number)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	h.RunDue(1)

	preview := h.Printed(who, req)
	assert.Equal(t, request.PreviewDocument, preview.Kind)
	assert.Equal(t, "voorbeeld-"+req.Number+".pdf", preview.Filename)
	h.Checkout(who, req, "")
	assert.Equal(t, preview, h.Printed(who, req), "an open checkout opens nothing")

	payment := h.PaymentsOf(req)[0]
	require.NoError(t, h.Report(payment, fakepay.Completed, "paid"))
	full := h.Printed(who, req)
	assert.Equal(t, request.ApplicationDocument, full.Kind)
	assert.Equal(t, "aanvraag-"+req.Number+".pdf", full.Filename)
	for _, file := range []usecase.File{preview, full} {
		assert.True(t, bytes.HasPrefix(file.Content, []byte("%PDF-")))
		assert.Equal(t, file.Size, int64(len(file.Content)))
		assert.Equal(t, "application/pdf", file.ContentType)
	}
	assert.NotEqual(t, preview.Content, full.Content)

	require.NoError(t, h.Report(payment, fakepay.Refunded, ""))
	after := h.Printed(who, req)
	assert.Equal(t, preview.Content, after.Content, "Z-05: a refund takes effect at once")
	assert.Equal(t, request.PreviewDocument, after.Kind)
}

// put stores a document as earlier programs did.
func (h *testServer) put(req request.Request, kind request.DocumentKind) (d request.Document) {
	h.T.Helper()
	h.Write(func(r ports.Repos) (err error) {
		d, err = r.Documents.PutDocument(h.Ctx(), request.Document{Request: req.ID, Kind: kind, Version: 1, CreatedAt: h.Clock.Now()}, []byte(kind))
		return err
	})
	return d
}

func TestDocuments_Z06_cleanFileByNoOtherWay(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	req := h.Processed(who)
	full, preview := h.put(req, request.ApplicationDocument), h.put(req, request.PreviewDocument) // of an earlier program
	list, err := h.Documents.ListDocuments(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	printed := request.Document{ID: request.PrintedID(req.ID), Request: req.ID, Kind: request.ApplicationDocument, Version: 1, Filename: "aanvraag-" + req.Number + ".pdf",
		ContentType: "application/pdf", CreatedAt: h.Clock.Now()}
	assert.Equal(t, []request.Document{printed, full}, list, "the preview is not listed")

	download := func(who usecase.Actor, id int64) error {
		_, err := h.Documents.DownloadDocument(h.Ctx(), who, id)
		return err
	}
	apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, download(who, printed.ID))
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, download(other, printed.ID))
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, download(who, printed.ID+1))
	apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, download(who, full.ID))
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, download(who, preview.ID))
	h.Checkout(who, req, "")
	apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, download(who, full.ID))
	payment := h.PaymentsOf(req)[0]
	require.NoError(t, h.Report(payment, fakepay.Completed, "paid"))
	require.NoError(t, download(who, full.ID))
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, download(who, preview.ID))
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, download(who, 999))

	for _, id := range []int64{full.ID, preview.ID} {
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, download(other, id))
		apptest.Refused(t, domain.Unauthenticated, domain.CodeNoToken, download(usecase.Actor{}, id))
	}
	_, err = h.Documents.ListDocuments(h.Ctx(), other, req.Number)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	_, err = h.Documents.PrintApplication(h.Ctx(), other, req.Number)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)

	require.NoError(t, h.Report(payment, fakepay.Refunded, ""))
	apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, download(who, full.ID))
	require.NoError(t, download(usecase.Administrator(), full.ID), "an administrator helps with an unpaid one too")
}
