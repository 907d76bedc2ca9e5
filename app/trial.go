package app

import (
	"cmp"
	"context"
	"sync"
	"time"

	"wbso/domain"
	"wbso/ports"
)

// Sample is a text of which people have said how it should be judged.
type Sample struct {
	Question domain.TextQuestion
	Expected domain.Colour
}

// Judged is how a reader did on a sample. Got is empty when it failed, and Err says why.
type Judged struct {
	Sample
	Got domain.Colour
	Err error
}

// Trial is how a reader did on all samples, in their order.
type Trial struct {
	Judged  []Judged
	Seconds float64
}

// Try judges samples as a visitor's text is judged, some of them at the same time. done
// hears how many are ready. The only error is that of ctx.
func Try(ctx context.Context, reader ports.Reader, samples []Sample, parallel int, done func(int)) (Trial, error) {
	began := time.Now()
	t := Trial{Judged: make([]Judged, len(samples))}
	next := make(chan int)
	var group sync.WaitGroup
	var mu sync.Mutex
	ready := 0
	for range parallel {
		group.Add(1)
		go func() {
			defer group.Done()
			for i := range next {
				t.Judged[i] = try(ctx, reader, samples[i])
				mu.Lock()
				ready++
				done(ready)
				mu.Unlock()
			}
		}()
	}
	for i := range samples {
		if ctx.Err() != nil {
			break
		}
		next <- i
	}
	close(next)
	group.Wait()
	t.Seconds = time.Since(began).Seconds()
	return t, ctx.Err()
}

func try(ctx context.Context, reader ports.Reader, s Sample) Judged {
	v, err := Verdict(ctx, reader, s.Question)
	if err != nil {
		return Judged{Sample: s, Err: err}
	}
	return Judged{Sample: s, Got: v.Colour()}
}

// Count returns how many samples of one colour were judged as another. An empty colour got
// is that of those that failed.
func (t Trial) Count(expected, got domain.Colour) (n int) {
	for _, j := range t.Judged {
		if j.Expected == expected && j.Got == got {
			n++
		}
	}
	return n
}

// Right returns how many samples were judged as expected.
func (t Trial) Right() int {
	return t.Count(domain.Green, domain.Green) + t.Count(domain.Amber, domain.Amber) + t.Count(domain.Red, domain.Red)
}

// Failed returns how many samples got no verdict, and why the first of them did not.
func (t Trial) Failed() (n int, why error) {
	for _, j := range t.Judged {
		if j.Got == "" {
			n++
			why = cmp.Or(why, j.Err)
		}
	}
	return n, why
}
