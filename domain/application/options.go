package application

// Option is one answer of a choice.
type Option struct {
	Value string `json:"value"`
	Label string `json:"label"`
}

func values(options []Option) []string {
	var out []string
	for _, o := range options {
		out = append(out, o.Value)
	}
	return out
}

// LabelOf returns the label of a value, or "".
func LabelOf(options []Option, value string) string {
	for _, o := range options {
		if o.Value == value {
			return o.Label
		}
	}
	return ""
}
