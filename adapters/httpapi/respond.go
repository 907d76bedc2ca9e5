package httpapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"wbso/adapters/apitypes"
	"wbso/app/usecase"
	"wbso/domain"
)

// writeJSON answers with a JSON body. It sends nothing before the body is complete.
func writeJSON(w http.ResponseWriter, status int, body any) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(body); err != nil {
		panic(fmt.Sprintf("encode %T: %v", body, err)) // types of the API always encode
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Content-Length", strconv.Itoa(b.Len()))
	w.WriteHeader(status)
	w.Write(b.Bytes())
}

// writeList answers with one page of a list, and with the address of the next one in the
// Link header: what comes after the last item. The number of that page is for when the item
// has gone by then.
func writeList[T domain.Item, W any](w http.ResponseWriter, r *http.Request, shape func(T) W, list func(domain.Page) (domain.List[T], error)) error {
	items, err := listPage(w, r, list)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.Each(items, shape))
	return nil
}

// listPage returns one page of a list, and names the next one in the Link header.
func listPage[T domain.Item](w http.ResponseWriter, r *http.Request, list func(domain.Page) (domain.List[T], error)) ([]T, error) {
	q := query{values: r.URL.Query()}
	page := q.page()
	if err := q.errs.Err(); err != nil {
		return nil, err
	}
	found, err := list(page)
	if err != nil {
		return nil, err
	}
	if found.More {
		setNext(w, r, map[string]string{
			"after": strconv.FormatInt(found.Items[len(found.Items)-1].Key(), 10), "page": strconv.Itoa(page.Offset/page.Size + 2),
		})
	}
	return found.Items, nil
}

// setNext sets the header with the address of the next page, which differs from this one in the
// given parameters.
func setNext(w http.ResponseWriter, r *http.Request, parameters map[string]string) {
	next := r.URL.Query()
	for name, value := range parameters {
		next.Set(name, value)
	}
	w.Header().Set("Link", fmt.Sprintf(`<%s?%s>; rel="next"`, r.URL.Path, next.Encode()))
}

// writeFile answers with a file to save.
func writeFile(w http.ResponseWriter, f usecase.File) {
	w.Header().Set("Content-Type", f.ContentType)
	w.Header().Set("Content-Disposition", attachment(f.Filename))
	w.Header().Set("Content-Length", strconv.Itoa(len(f.Content)))
	w.Write(f.Content)
}

// attachment returns a Content-Disposition with the name of a file, for old and new
// browsers.
func attachment(name string) string {
	plain := strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' || strings.ContainsRune(`"\/`, r) {
			return '_'
		}
		return r
	}, name)
	return mime.FormatMediaType("attachment", map[string]string{"filename": plain}) + "; filename*=UTF-8''" + strings.ReplaceAll(url.QueryEscape(name), "+", "%20")
}
