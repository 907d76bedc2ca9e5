package needs

import "wbso/domain/reading"

// Topic is the subject of an example.
type Topic int

const (
	Neutral Topic = iota
	Software
	Matter
	Process
	Food
	Life
	topics
)

// TopicOf returns the subject that a text is about, or Neutral when it does not say
// clearly.
func TopicOf(r reading.Reading) Topic {
	switch r.Area {
	case reading.AboutFood:
		return Food
	case reading.AboutLife:
		return Life
	}
	switch r.Kind {
	case reading.Software:
		return Software
	case reading.Product:
		return Matter
	case reading.Process:
		return Process
	}
	return Neutral
}
