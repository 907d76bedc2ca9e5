package httpapi

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"hash"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"slices"
	"strconv"
	"time"

	"wbso/adapters/apitypes"
	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hoursfile"
)

// Maximum sizes of a file of hours, in bytes.
const (
	maxFile      = 10 << 20
	maxAdminFile = 100 << 20
)

// fileMax returns how large the file of a caller may be.
func fileMax(r *http.Request) int64 {
	if actor(r).IsAdministrator() {
		return maxAdminFile
	}
	return maxFile
}

func (s *Server) importHours(w http.ResponseWriter, r *http.Request) error {
	in, err := readImport(r)
	if err != nil {
		return err
	}
	if in.CreateEmployees {
		if err := actor(r).CheckProgram(account.WriteScope); err != nil {
			return err
		}
	}
	boundary, err := fileType(r.Header.Get("Content-Type"))
	if err != nil {
		return err
	}
	patient(w)
	key, sum, err := importKey(r)
	if err != nil {
		return err
	}
	in.CallKey = key
	in.File = &body{read: func() ([]byte, error) {
		size := fileMax(r)
		if boundary == "" {
			raw, err := s.readAll(r, size)
			sum.Write(raw)
			return raw, err
		}
		raw, err := s.readAll(r, size+maxBody)
		if err != nil {
			return nil, err
		}
		sum.Write(bytes.ReplaceAll(raw, []byte("--"+boundary), nil)) // of which each try has another
		return readForm(raw, boundary, size, in.Choices)
	}}
	out, err := s.App.Hours.ImportHours(r.Context(), actor(r), in)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.ImportResultOf(out))
	return nil
}

func (s *Server) listImports(w http.ResponseWriter, r *http.Request) error {
	project, err := projectOfQuery(r)
	if err != nil {
		return err
	}
	list, err := s.App.Hours.ListImports(r.Context(), actor(r), project)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.Each(list, apitypes.HourImportOf))
	return nil
}

func (s *Server) undoImport(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	patient(w)
	withdrawn, err := s.App.Hours.UndoImport(r.Context(), actor(r), id)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.UndoneImport{Withdrawn: withdrawn})
	return nil
}

// importKey reads the key of an import. Its digest is that of the query, and of the body that is written to sum.
func importKey(r *http.Request) (key timesheets.CallKey, sum hash.Hash, err error) {
	sum = sha256.New()
	sum.Write([]byte(r.URL.RawQuery))
	key = timesheets.CallKey{Key: r.Header.Get("Idempotency-Key"), Digest: func() string { return hex.EncodeToString(sum.Sum(nil)) }}
	return key, sum, checkKey(key.Key)
}

// body is the body of a call, which is read when it is asked for: an import first looks
// whether the project takes one.
type body struct {
	read func() ([]byte, error)
	rest *bytes.Reader
}

func (b *body) Read(to []byte) (int, error) {
	if b.rest == nil {
		all, err := b.read()
		if err != nil {
			return 0, err
		}
		b.rest = bytes.NewReader(all)
	}
	return b.rest.Read(to)
}

// fileTime is how long a file may take to arrive, and then to be imported.
const fileTime = 3 * time.Minute

// patient gives a call more time than others. Servers of tests have no deadlines.
func patient(w http.ResponseWriter) {
	connection := http.NewResponseController(w)
	_ = connection.SetReadDeadline(time.Now().Add(fileTime))
	_ = connection.SetWriteDeadline(time.Now().Add(2 * fileTime))
}

func readImport(r *http.Request) (timesheets.ImportHours, error) {
	q := query{values: r.URL.Query()}
	in := timesheets.ImportHours{
		Project: q.text("project_number", must), CreateEmployees: q.boolean("create_employees"), DryRun: q.boolean("dry_run"), Again: q.boolean("again"),
		Format: choice(&q, "format", hoursfile.Formats()...), Order: choice(&q, "date_format", hoursfile.DateOrders()...),
		Round: choice(&q, "round", "0.5") != "", Choices: &timesheets.ImportChoices{Only: q.values["only"], All: q.boolean("all")},
	}
	if in.Format == "" {
		in.Format = hoursfile.Auto
	}
	return in, q.errs.Err()
}

// choice reads a parameter that has one of some values, empty when it is not given.
func choice[T ~string](q *query, name string, values ...T) T {
	text, given := q.one(name, may)
	if given && !slices.Contains(values, T(text)) {
		q.errs.Add(name, domain.CodeChoice).Args["value"] = text
	}
	return T(text)
}

// fileType takes a file, in any character set, or a form, whose boundary it returns.
func fileType(header string) (boundary string, err error) {
	media, params, err := mime.ParseMediaType(header)
	switch {
	case err == nil && (media == "text/csv" || media == "application/octet-stream"):
		return "", nil
	case err == nil && media == "multipart/form-data" && params["boundary"] != "":
		return params["boundary"], nil
	}
	return "", domain.Fail(domain.Invalid, domain.CodeMediaType).With("type", header)
}

// readForm returns the file of a form and puts its choices where they belong.
func readForm(raw []byte, boundary string, size int64, choices *timesheets.ImportChoices) (file []byte, err error) {
	form := multipart.NewReader(bytes.NewReader(raw), boundary)
	for {
		part, err := form.NextPart()
		if err == io.EOF && file == nil {
			return nil, domain.Bad("file", domain.CodeRequired)
		}
		if err == io.EOF {
			return file, nil
		}
		if err != nil {
			return nil, parseError("the form ended early")
		}
		content, err := io.ReadAll(part)
		if err != nil {
			return nil, parseError("the form ended early")
		}
		switch part.FormName() {
		case "file":
			if file = content; int64(len(file)) > size {
				return nil, domain.Fail(domain.Invalid, domain.CodeTooLarge).With("max", strconv.FormatInt(size, 10))
			}
		case "choices":
			if err := readChoices(content, choices); err != nil {
				return nil, err
			}
		}
	}
}

// readChoices reads {"groups": {key: project number or null}}.
func readChoices(raw []byte, choices *timesheets.ImportChoices) error {
	var said struct {
		Groups map[string]*string `json:"groups"`
	}
	if err := json.Unmarshal(raw, &said); err != nil {
		return domain.Bad("choices", domain.CodeObject).With("type", typeName(raw))
	}
	if said.Groups == nil {
		return nil
	}
	choices.Groups = map[string]string{}
	for key, number := range said.Groups {
		choices.Groups[key] = ""
		if number != nil {
			choices.Groups[key] = *number
		}
	}
	return nil
}
