package evaluation

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
func TopicOf(r Analysis) Topic {
	switch r.Area {
	case AboutFood:
		return TopicFood
	case AboutLife:
		return TopicLife
	}
	switch r.Kind {
	case Software:
		return TopicSoftware
	case Product:
		return TopicMatter
	case Process:
		return TopicProcess
	}
	return TopicNeutral
}
