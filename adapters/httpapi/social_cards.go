package httpapi

import (
	"encoding/json"
	"io/fs"
	"sync"

	"wbso/adapters/httpapi/card"
)

// cardsFile is the file of the build with the social cards of the prerendered pages, by name of the
// page.
const cardsFile = ".cards.json"

// pageCards returns the pictures of the pages for everybody, by the name of their file. Each is drawn
// when it is first asked for, one at a time, and kept. A client that was not built has none.
func pageCards(dist fs.FS, brand func() string) map[string]func() (form, error) {
	var words map[string]struct{ Title, Description string }
	if content, err := fs.ReadFile(dist, cardsFile); err == nil {
		_ = json.Unmarshal(content, &words) // our own build wrote it
	}
	var turn sync.Mutex
	cards := map[string]func() (form, error){}
	for page, of := range words {
		cards["cards/"+page+".png"] = keptForm(func() ([]byte, error) {
			turn.Lock()
			defer turn.Unlock()
			return card.Draw(brand(), of.Title, of.Description)
		})
	}
	return cards
}
