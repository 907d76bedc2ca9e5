package httpapi

import (
	"sync"

	"github.com/go-chi/chi/v5"
)

// What the tests from outside look at.
const (
	BrowserAccept = browserAccept
	MaxBody       = maxBody
	NoDescription = noDescription
	NonField      = nonField
	FileMax       = maxFile
	ItemsMax      = maxItems
	FramesMax     = maxFrames
	KeyMax        = keyMax
	PagesMax      = pagesMax
)

var (
	Attachment  = attachment
	BuiltClient = builtClient
	IsAPI       = isAPI
	OpenAPI     = openAPI
	Policy      = policy
	Problem     = problem
)

// Router is the route table without a server behind it.
var Router = sync.OnceValue(func() chi.Router { return New(Config{Dist: builtClient()}).router })
