package app_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/adapters/pdf"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/request"
	"wbso/ports"
)

// printed is what the owner gets to see of a request.
func (h *testServer) printed(who usecase.Actor, req request.Request) usecase.File {
	h.t.Helper()
	file, err := h.Documents.PrintApplication(h.ctx(), who, req.Number)
	require.NoError(h.t, err)
	return file
}

func TestDocuments_Z06_previewUntilPaid(t *testing.T) {
	h := newTestServer(t)
	h.renderer.real = pdf.New("WBSO")
	who := h.user("jansen")
	req := h.submit(who, submission())
	_, err := h.Documents.PrintApplication(h.ctx(), who, req.Number)
	refused(t, domain.NotFound, domain.CodeNotFound, err)
	h.runDue(1)

	preview := h.printed(who, req)
	assert.Equal(t, request.PreviewDocument, preview.Kind)
	assert.Equal(t, "voorbeeld-"+req.Number+".pdf", preview.Filename)
	h.checkout(who, req, "")
	assert.Equal(t, preview, h.printed(who, req), "an open checkout opens nothing")

	payment := h.payments(req)[0]
	require.NoError(t, h.report(payment, fakepay.Completed, "paid"))
	full := h.printed(who, req)
	assert.Equal(t, request.ApplicationDocument, full.Kind)
	assert.Equal(t, "aanvraag-"+req.Number+".pdf", full.Filename)
	for _, file := range []usecase.File{preview, full} {
		assert.True(t, bytes.HasPrefix(file.Content, []byte("%PDF-")))
		assert.Equal(t, file.Size, int64(len(file.Content)))
		assert.Equal(t, "application/pdf", file.ContentType)
	}
	assert.NotEqual(t, preview.Content, full.Content)

	require.NoError(t, h.report(payment, fakepay.Refunded, ""))
	after := h.printed(who, req)
	assert.Equal(t, preview.Content, after.Content, "Z-05: a refund takes effect at once")
	assert.Equal(t, request.PreviewDocument, after.Kind)
}

// put stores a document as earlier programs did.
func (h *testServer) put(req request.Request, kind request.DocumentKind) (d request.Document) {
	h.t.Helper()
	h.write(func(r ports.Repos) (err error) {
		d, err = r.Documents.PutDocument(h.ctx(), request.Document{Request: req.ID, Kind: kind, Version: 1, CreatedAt: h.clock.Now()}, []byte(kind))
		return err
	})
	return d
}

func TestDocuments_Z06_cleanFileByNoOtherWay(t *testing.T) {
	h := newTestServer(t)
	who, other := h.user("jansen"), h.user("pieters")
	req := h.processed(who)
	full, preview := h.put(req, request.ApplicationDocument), h.put(req, request.PreviewDocument) // of an earlier program
	list, err := h.Documents.ListDocuments(h.ctx(), who, req.Number)
	require.NoError(t, err)
	printed := request.Document{ID: request.PrintedID(req.ID), Request: req.ID, Kind: request.ApplicationDocument, Version: 1, Filename: "aanvraag-" + req.Number + ".pdf",
		ContentType: "application/pdf", CreatedAt: h.clock.Now()}
	assert.Equal(t, []request.Document{printed, full}, list, "the preview is not listed")

	download := func(who usecase.Actor, id int64) error {
		_, err := h.Documents.DownloadDocument(h.ctx(), who, id)
		return err
	}
	refused(t, domain.Forbidden, domain.CodeNotPaid, download(who, printed.ID))
	refused(t, domain.NotFound, domain.CodeNotFound, download(other, printed.ID))
	refused(t, domain.NotFound, domain.CodeNotFound, download(who, printed.ID+1))
	refused(t, domain.Forbidden, domain.CodeNotPaid, download(who, full.ID))
	refused(t, domain.NotFound, domain.CodeNotFound, download(who, preview.ID))
	h.checkout(who, req, "")
	refused(t, domain.Forbidden, domain.CodeNotPaid, download(who, full.ID))
	payment := h.payments(req)[0]
	require.NoError(t, h.report(payment, fakepay.Completed, "paid"))
	require.NoError(t, download(who, full.ID))
	refused(t, domain.NotFound, domain.CodeNotFound, download(who, preview.ID))
	refused(t, domain.NotFound, domain.CodeNotFound, download(who, 999))

	for _, id := range []int64{full.ID, preview.ID} {
		refused(t, domain.NotFound, domain.CodeNotFound, download(other, id))
		refused(t, domain.Unauthenticated, domain.CodeNoToken, download(usecase.Actor{}, id))
	}
	_, err = h.Documents.ListDocuments(h.ctx(), other, req.Number)
	refused(t, domain.NotFound, domain.CodeNotFound, err)
	_, err = h.Documents.PrintApplication(h.ctx(), other, req.Number)
	refused(t, domain.NotFound, domain.CodeNotFound, err)

	require.NoError(t, h.report(payment, fakepay.Refunded, ""))
	refused(t, domain.Forbidden, domain.CodeNotPaid, download(who, full.ID))
	require.NoError(t, download(usecase.Administrator(), full.ID), "an administrator helps with an unpaid one too")
}
