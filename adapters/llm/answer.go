package llm

import (
	"encoding/json"
	"errors"
	"regexp"
	"strings"
)

// Why an answer cannot be used.
var (
	errNoJSON = errors.New("the model did not answer in JSON")
	errShape  = errors.New("the model's answer does not have the form that was asked for")
)

// decode reads an answer into a struct: errShape for one that is cut, empty or of another
// shape, errNoJSON for words instead of JSON.
func decode(a Answer, s shape, into any) error {
	said := bare(a.Text)
	if a.Cut || said == "" {
		return errShape
	}
	var v any
	if json.Unmarshal([]byte(said), &v) != nil {
		return errNoJSON
	}
	if !s.fits(v) {
		return errShape
	}
	asked, err := json.Marshal(s.only(v)) // else "Value" would pass unchecked for "value"
	if err != nil || json.Unmarshal(asked, into) != nil {
		return errShape
	}
	return nil
}

var (
	thinking = regexp.MustCompile(`(?s)^\s*<think(?:ing)?>.*?</think(?:ing)?>`)
	codeWall = regexp.MustCompile("(?s)^\\s*```[a-zA-Z]*\\s*\n(.*?)\n?\\s*```\\s*$")
)

// bare returns an answer without the thinking before it and the code fence around it.
func bare(said string) string {
	said = thinking.ReplaceAllString(said, "")
	if inner := codeWall.FindStringSubmatch(said); inner != nil {
		said = inner[1]
	}
	return strings.TrimSpace(said)
}
