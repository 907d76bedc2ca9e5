package dossier

// minutesOf says how long an answer takes by its input; any other takes two minutes.
var minutesOf = map[string]int{TextInput: 4, LinesInput: 4, LineInput: 3, NumberInput: 3, AmountInput: 3}

const (
	quickMinutes = 2
	minutesStep  = 5
)

// Minutes is about how long it takes to answer questions, rounded up to five minutes.
func Minutes(open []Question) int {
	sum := 0
	for _, q := range open {
		if m, known := minutesOf[q.Input]; known {
			sum += m
		} else {
			sum += quickMinutes
		}
	}
	return (sum + minutesStep - 1) / minutesStep * minutesStep
}
