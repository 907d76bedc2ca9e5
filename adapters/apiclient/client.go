// Package apiclient calls the API of the product: that of a server, or one that runs in this process.
package apiclient

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// Client calls one API.
type Client struct {
	Base     string // the address of the server, without a slash at its end
	Token    string // of the user; empty for an API in this process
	HTTP     *http.Client
	Note     func(format string, args ...any)                 // tells a person why it takes long
	Progress func(done, all int64)                            // of a body that takes longer than a second, in bytes; all is -1 until it is known
	Sleep    func(ctx context.Context, d time.Duration) error // waits, or returns the error of ctx
	Cause    func() error                                     // why the API in this process failed; nil of a server
}

// Call is one call of the API.
type Call struct {
	Method string // GET when it is empty
	Path   string
	Query  url.Values
	Body   any    // sent as JSON, or a File; nil is none
	Rev    string // the revision that the call replaces, as If-Match says it
	Once   bool   // what is made is made once, however often the call is tried
}

// File is a file to send.
type File struct {
	Type    string // of its content, with its parameters
	Content []byte
}

// Answer is what the API answered.
type Answer struct {
	Status  int
	Header  http.Header
	Body    []byte
	Retried bool // an earlier try may have done it already
}

// Filename returns the name under which the API sent a file, without a folder: no server chooses where it is written.
func (a Answer) Filename() string {
	_, params, _ := mime.ParseMediaType(a.Header.Get("Content-Disposition")) // which also reads filename*
	name := params["filename"]
	name = name[strings.LastIndexAny(name, `/\`)+1:]
	if name == "" || strings.HasPrefix(name, ".") {
		return "bestand"
	}
	return name
}

// How long a client waits for a server: each time, and in all.
const (
	waitOnce = 60 * time.Second
	waitAll  = 5 * time.Minute
)

// Do makes a call and reads its answer into a value, unless that is nil. A connection that was lost and a server that
// is busy are tried again, with the same Idempotency-Key. It fails with a *Problem when the API refuses.
func (c *Client) Do(ctx context.Context, call Call, into any) (Answer, error) {
	answer, err := c.try(ctx, call)
	if err != nil {
		return answer, err
	}
	if answer.Status >= http.StatusMultipleChoices {
		return answer, c.problem(answer)
	}
	if into != nil {
		if err := json.Unmarshal(answer.Body, into); err != nil {
			return answer, fmt.Errorf("lees het antwoord van %s: %w", call.Path, err)
		}
	}
	return answer, nil
}

// Get reads what is at a path into a value.
func (c *Client) Get(ctx context.Context, path string, query url.Values, into any) error {
	_, err := c.Do(ctx, Call{Path: path, Query: query}, into)
	return err
}

// List returns at most so many items of a list, page by page, and whether there are more.
func List[T any](ctx context.Context, c *Client, path string, query url.Values, most int) (items []T, more bool, err error) {
	for next := path + "?" + query.Encode(); next != ""; {
		if len(items) >= most {
			return items[:most], true, nil
		}
		var page []T
		answer, err := c.Do(ctx, Call{Path: next}, &page)
		if err != nil {
			return nil, false, err
		}
		items, next = append(items, page...), NextPage(answer, next)
	}
	return items[:min(len(items), most)], len(items) > most, nil
}

// NextPage returns the path of the page after the one at a path, or nothing.
func NextPage(a Answer, at string) string {
	for _, link := range a.Header.Values("Link") {
		next, found := strings.CutSuffix(strings.TrimPrefix(link, "<"), `>; rel="next"`)
		if found && next != at && strings.HasPrefix(next, "/") && !strings.HasPrefix(next, "//") {
			return next
		}
	}
	return ""
}

// try makes a call until it is answered, or waiting has no use.
func (c *Client) try(ctx context.Context, call Call) (Answer, error) {
	file, err := call.content()
	if err != nil {
		return Answer{}, err
	}
	key, waited, begun := rand.Text(), time.Duration(0), time.Now()
	for tries := 0; ; tries++ {
		answer, err := c.send(ctx, call, file, key)
		answer.Retried = tries > 0
		wait, why := c.pause(answer, err, tries)
		if wait == 0 || waited+wait > waitAll || time.Since(begun) > waitAll || ctx.Err() != nil {
			return answer, err
		}
		c.Note("%s; nieuwe poging over %d s.", why, int(wait/time.Second))
		if err := c.Sleep(ctx, wait); err != nil {
			return answer, err
		}
		waited += wait
	}
}

// pause returns how long to wait before a call is tried again, and why; 0 when it is not.
func (c *Client) pause(a Answer, err error, tries int) (time.Duration, string) {
	grows := min(time.Second<<min(tries, 6), waitOnce)
	asked := retryAfter(a.Header.Get("Retry-After"))
	switch {
	case c.Cause != nil: // an API in this process
		return 0, ""
	case err != nil && (tries > 0 || isLost(err)):
		return grows, "De verbinding viel weg"
	case err != nil:
		return 0, ""
	case a.Status != http.StatusTooManyRequests && a.Status != http.StatusServiceUnavailable && !isRunning(a):
		return 0, ""
	case asked > 0:
		return min(asked, waitOnce), "De server is bezet"
	}
	return grows, "De server is bezet"
}

// retryAfter reads how long an answer asks to wait: seconds, or a moment.
func retryAfter(header string) time.Duration {
	if at, err := http.ParseTime(header); err == nil {
		return time.Until(at).Round(time.Second)
	}
	seconds, _ := strconv.Atoi(header) // nothing is 0
	return time.Duration(seconds) * time.Second
}

// content returns the body of a call.
func (call Call) content() (File, error) {
	file, is := call.Body.(File)
	if is || call.Body == nil {
		return file, nil
	}
	raw, err := json.Marshal(call.Body)
	return File{Type: "application/json", Content: raw}, err
}

// send makes one try of a call and reads all of its answer.
func (c *Client) send(ctx context.Context, call Call, file File, key string) (Answer, error) {
	if c.Cause == nil { // a server, which may fall silent
		within, cancel := context.WithTimeout(ctx, waitAll)
		defer cancel()
		ctx = within
	}
	address := c.Base + call.Path
	if len(call.Query) > 0 {
		address += "?" + call.Query.Encode()
	}
	var body io.Reader = http.NoBody
	if call.Body != nil {
		body = c.counted(bytes.NewReader(file.Content), int64(len(file.Content)))
	}
	r, err := http.NewRequestWithContext(ctx, call.Method, address, body)
	if err != nil {
		return Answer{}, err
	}
	r.ContentLength = int64(len(file.Content))
	for name, value := range map[string]string{"Content-Type": file.Type, "If-Match": call.Rev} {
		if value != "" {
			r.Header.Set(name, value)
		}
	}
	if c.Token != "" {
		r.Header.Set("Authorization", "Bearer "+c.Token)
	}
	if call.Once && c.Token != "" {
		r.Header.Set("Idempotency-Key", key)
	}
	response, err := c.HTTP.Do(r)
	if err != nil {
		return Answer{}, c.networkError(err)
	}
	defer response.Body.Close()
	answer := Answer{Status: response.StatusCode, Header: response.Header}
	answer.Body, err = io.ReadAll(c.counted(response.Body, response.ContentLength))
	return answer, c.networkError(err)
}

// counted tells Progress how much of a body was read.
func (c *Client) counted(body io.Reader, all int64) io.Reader {
	if c.Progress == nil {
		return body
	}
	return &counter{Reader: body, all: all, tell: c.Progress, begun: time.Now()}
}

type counter struct {
	io.Reader
	done, all int64
	tell      func(done, all int64)
	begun     time.Time
}

func (c *counter) Read(to []byte) (int, error) {
	n, err := c.Reader.Read(to)
	if c.done += int64(n); err != nil { // this is its end
		c.all = c.done
	}
	if c.all != 0 && time.Since(c.begun) > time.Second {
		c.tell(c.done, c.all)
	}
	return n, err
}
