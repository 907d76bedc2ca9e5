package httpapi

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"net/http"
	"sync"
	"time"

	"wbso/adapters/httpapi/card"
)

// cardsFile is what the build says of the pages for everybody, by name.
const cardsFile = ".cards.json"

// pageCards returns the pictures of the pages for everybody, by the name of their file. Each is drawn
// when it is first asked for, one at a time, and kept. A client that was not built has none.
func pageCards(dist fs.FS, brand func() string) map[string]func() (form, error) {
	var words map[string]struct{ Title, Description string }
	if content, err := fs.ReadFile(dist, cardsFile); err != nil || json.Unmarshal(content, &words) != nil {
		return nil
	}
	var turn sync.Mutex
	cards := map[string]func() (form, error){}
	for page, of := range words {
		cards["cards/"+page+".png"] = sync.OnceValues(func() (form, error) {
			turn.Lock()
			defer turn.Unlock()
			picture, err := card.Draw(brand(), of.Title, of.Description)
			return formOf(picture), err
		})
	}
	return cards
}

// serveCard serves a picture of a page.
func (s *staticFiles) serveCard(w http.ResponseWriter, r *http.Request, name string) {
	picture, err := s.cards[name]()
	if err != nil {
		refuseStatic(w, http.StatusInternalServerError)
		return
	}
	h := w.Header()
	h.Set("Content-Type", staticType(name))
	h.Set("Cache-Control", askEachTime)
	h.Set("Etag", picture.etag)
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(picture.content))
}
