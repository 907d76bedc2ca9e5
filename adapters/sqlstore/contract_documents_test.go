package sqlstore_test

import (
	"bytes"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/request"
	"wbso/ports"
)

func documents() []promise {
	return []promise{
		testPutByIDAndContentKeepEveryFieldAndByte,
		testJ03_ASecondDocumentOfARequestKindAndVersionChangesNothing,
		testJ03_ARefusedDocumentLeavesTheTransactionUsable,
		testJ03_DocumentsOfTheSameContent,
		testListGivesARequestsDocumentsTheOldestFirst,
		testByIDAndContentAnswerNotFound,
	}
}

func testPutByIDAndContentKeepEveryFieldAndByte(k kit) {
	q := k.request(1)
	every := make([]byte, 256)
	for i := range every {
		every[i] = byte(i)
	}
	for version, content := range [][]byte{bytes.Repeat(every, 4096), {}, nil} {
		want := request.Document{Request: q.ID, Kind: request.ApplicationDocument, Version: version + 1,
			Filename: odd, ContentType: "application/pdf", Size: int64(len(content)), CreatedAt: noon}
		added, err := k.putDocument(want, content)
		require.NoError(k, err)
		want.ID = added.ID
		assert.Equal(k, want, added)
		got, err := get(k, func(r ports.Repos) (request.Document, error) { return r.Documents.FindDocument(k.Context(), added.ID) })
		require.NoError(k, err)
		assert.Equal(k, want, got)
		stored, err := k.content(added.ID)
		require.NoError(k, err)
		assert.Equal(k, string(content), string(stored))
	}
}

func testJ03_ASecondDocumentOfARequestKindAndVersionChangesNothing(k kit) {
	q, other := k.request(1), k.request(2)
	d := request.Document{Request: q.ID, Kind: request.ApplicationDocument, Version: 1, Filename: "a.pdf", CreatedAt: noon}
	first, err := k.putDocument(d, []byte("first"))
	require.NoError(k, err)
	d.Filename = "b.pdf"
	_, err = k.putDocument(d, []byte("second one"))
	refused(k, domain.Conflict, domain.CodeDocumentExists, "", err)
	assert.Equal(k, []request.Document{first}, k.documentsOf(q.ID))
	stored, err := k.content(first.ID)
	require.NoError(k, err)
	assert.Equal(k, "first", string(stored))

	for _, free := range []request.Document{
		{Request: q.ID, Kind: request.ApplicationDocument, Version: 2, CreatedAt: noon},
		{Request: q.ID, Kind: request.PreviewDocument, Version: 1, CreatedAt: noon},
		{Request: other.ID, Kind: request.ApplicationDocument, Version: 1, CreatedAt: noon},
	} {
		_, err := k.putDocument(free, []byte("x"))
		assert.NoError(k, err)
	}
}

func testJ03_ARefusedDocumentLeavesTheTransactionUsable(k kit) {
	q := k.request(1)
	d := request.Document{Request: q.ID, Kind: request.ApplicationDocument, Version: 1, CreatedAt: noon}
	_, err := k.putDocument(d, nil)
	require.NoError(k, err)
	require.NoError(k, k.run(func(r ports.Repos) error {
		_, err := r.Documents.PutDocument(k.Context(), d, nil)
		require.Error(k, err)
		return r.ListVersions.RaiseListVersion(k.Context(), q.Company.ID)
	}))
	assert.Equal(k, int64(1), k.listVersion(q.Owner))
}

// Documents of the same content keep their own rows and go together.
func testJ03_DocumentsOfTheSameContent(k kit) {
	q, other := k.request(1), k.request(2)
	put := func(req int64, kind request.DocumentKind, version int, content string) request.Document {
		d, err := k.putDocument(request.Document{Request: req, Kind: kind, Version: version, Filename: "a.pdf", CreatedAt: noon}, []byte(content))
		require.NoError(k, err)
		return d
	}
	want := map[int64]string{}
	for version, content := range []string{"same", "else", "same", "same", "SAME", "", "else", ""} {
		want[put(q.ID, request.ApplicationDocument, version+1, content).ID] = content
	}
	want[put(q.ID, request.InvoiceDocument, 1, "same").ID] = "same"
	elsewhere := put(other.ID, request.ApplicationDocument, 1, "same")
	want[elsewhere.ID] = "same"
	for id, content := range want {
		stored, err := k.content(id)
		require.NoError(k, err)
		assert.Equal(k, content, string(stored))
	}
	require.NoError(k, k.forget(q.Owner))
	left := k.documentsOf(q.ID)
	require.Len(k, left, 1)
	stored, err := k.content(left[0].ID)
	require.NoError(k, err)
	assert.Equal(k, "same", string(stored), "an invoice does not rest on what goes")
}

func testListGivesARequestsDocumentsTheOldestFirst(k kit) {
	q := k.request(1)
	var want []request.Document
	for i, at := range []time.Time{noon, noon, noon.Add(-time.Second)} {
		d, err := k.putDocument(request.Document{Request: q.ID, Kind: request.PreviewDocument, Version: i + 1, CreatedAt: at}, nil)
		require.NoError(k, err)
		want = append(want, d)
	}
	assert.Equal(k, []request.Document{want[2], want[0], want[1]}, k.documentsOf(q.ID))
	assert.Empty(k, k.documentsOf(q.ID+1))
}

func testByIDAndContentAnswerNotFound(k kit) {
	_, err := get(k, func(r ports.Repos) (request.Document, error) { return r.Documents.FindDocument(k.Context(), 1) })
	absent(k, err)
	_, err = k.content(1)
	absent(k, err)
}

func (k kit) putDocument(d request.Document, content []byte) (request.Document, error) {
	return try(k, func(r ports.Repos) (request.Document, error) { return r.Documents.PutDocument(k.Context(), d, content) })
}

func (k kit) content(id int64) ([]byte, error) {
	return get(k, func(r ports.Repos) ([]byte, error) { return r.Documents.ReadDocument(k.Context(), id) })
}

func (k kit) documentsOf(req int64) []request.Document {
	return must(k, func(r ports.Repos) ([]request.Document, error) { return r.Documents.ListDocuments(k.Context(), req) })
}

func evaluations() []promise {
	return []promise{
		testPutAndGetKeepEveryField,
		testGetAnswersNotFoundForAnotherKeyAndForWhatIsTooOld,
		testPutReplaces,
		testPurgeDropsWhatIsFromBeforeAMoment,
	}
}

func testPutAndGetKeepEveryField(k kit) {
	for key, want := range map[string]evaluation.Evaluation{odd: fullEvaluation(), "empty": {}} {
		k.putEvaluation(key, want, noon)
		got, err := k.evaluation(key, noon)
		require.NoError(k, err)
		assert.Equal(k, want, got)
	}
}

func testGetAnswersNotFoundForAnotherKeyAndForWhatIsTooOld(k kit) {
	k.putEvaluation("k", fullEvaluation(), noon)
	_, err := k.evaluation("K", noon)
	absent(k, err)
	_, err = k.evaluation("k", noon.Add(time.Microsecond))
	absent(k, err)
}

func testPutReplaces(k kit) {
	k.putEvaluation("k", fullEvaluation(), noon)
	k.putEvaluation("k", evaluation.Evaluation{Suggestions: "nieuw"}, noon.Add(time.Hour))
	got, err := k.evaluation("k", noon.Add(time.Hour))
	require.NoError(k, err)
	assert.Equal(k, evaluation.Evaluation{Suggestions: "nieuw"}, got)
}

func testPurgeDropsWhatIsFromBeforeAMoment(k kit) {
	k.putEvaluation("old", fullEvaluation(), noon.Add(-time.Microsecond))
	k.putEvaluation("new", fullEvaluation(), noon)
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Evaluations.PurgeEvaluations(k.Context(), noon) }))
	_, err := k.evaluation("old", time.Time{})
	absent(k, err)
	_, err = k.evaluation("new", time.Time{})
	assert.NoError(k, err)
}

func (k kit) putEvaluation(key string, e evaluation.Evaluation, at time.Time) {
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Evaluations.PutEvaluation(k.Context(), key, e, at) }))
}

func (k kit) evaluation(key string, since time.Time) (evaluation.Evaluation, error) {
	return get(k, func(r ports.Repos) (evaluation.Evaluation, error) {
		return r.Evaluations.FindEvaluation(k.Context(), key, since)
	})
}

func fullEvaluation() evaluation.Evaluation {
	return evaluation.Evaluation{GoodEnough: true, Eligible: true, Suggestions: odd,
		Criteria: []evaluation.Criterion{{Name: odd, Met: true, Hint: odd}, {Name: "b"}}}
}
