package hours

import (
	"strconv"
	"time"

	"wbso/domain"
)

// Workdays are the days of the week on which somebody works.
type Workdays uint8

// MondayToFriday are the working days of somebody of whom no others are known.
const MondayToFriday Workdays = 0b0011111

// ParseWorkdays accepts ISO weekdays, 1 for Monday. It fails with CodeChoice for any other number.
func ParseWorkdays(numbers []int) (days Workdays, err error) {
	for _, n := range numbers {
		if n < 1 || n > 7 {
			return 0, domain.Bad("workdays", domain.CodeChoice).With("value", strconv.Itoa(n))
		}
		days |= 1 << (n - 1)
	}
	return days, nil
}

// Numbers returns the ISO weekdays, Monday first.
func (w Workdays) Numbers() []int {
	numbers := []int{}
	for n := 1; n <= 7; n++ {
		if w&(1<<(n-1)) != 0 {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// HasWeekday reports whether a weekday is a working day.
func (w Workdays) HasWeekday(day time.Weekday) bool { return w&(1<<((int(day)+6)%7)) != 0 }

// WorkdaysChange says which days somebody works from a day on.
type WorkdaysChange struct {
	From domain.Date
	Days Workdays
}

// workdaysOn returns the working days that hold on a day. Changes are in the order of their days.
func workdaysOn(changes []WorkdaysChange, day domain.Date) Workdays {
	days := MondayToFriday
	for _, c := range changes {
		if c.From.After(day) {
			break
		}
		days = c.Days
	}
	return days
}
