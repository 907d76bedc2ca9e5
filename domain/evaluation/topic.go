package evaluation

import "wbso/domain/evaluation/find"

// Topic is the subject of an example.
type Topic int

const (
	TopicNeutral Topic = iota
	TopicSoftware
	TopicMatter
	TopicProcess
	TopicFood
	TopicLife
	topics
)

// TopicOf returns the subject that a text is about, or Neutral when it does not say
// clearly.
func TopicOf(r find.Analysis) Topic {
	switch r.Area {
	case find.AboutFood:
		return TopicFood
	case find.AboutLife:
		return TopicLife
	}
	switch r.Kind {
	case find.Software:
		return TopicSoftware
	case find.Product:
		return TopicMatter
	case find.Process:
		return TopicProcess
	}
	return TopicNeutral
}
