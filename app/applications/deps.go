package applications

import (
	"wbso/app/usecase"
	"wbso/ports"
)

// Deps are the dependencies of the use cases of requests and their applications.
type Deps struct {
	usecase.Runtime
	Analyzer ports.Analyzer // reads the texts that an application is composed of
	Costs    ports.CostAnalyzer
	Drafter  ports.Drafter // nil without a language model
	Renderer ports.Renderer
	Build    string // the version of the program; open questions are not cached when it is empty
	Wake     func() // tells the worker that there is a job
}
