package request

// Route is the page that a click on a request leads to. ShowError tells the payment
// screen to say that a payment failed.
type Route struct {
	Path      string
	ShowError bool
}

// RowClickA returns the route of a row in the profile's tab Aanvragen (reading A of
// the specification). Project numbers need no escaping.
func RowClickA(status Status, payment PaymentStatus, number string) Route {
	switch {
	case status == Failed:
		return requestRoute(number, "failed")
	case status.KnownStatus() == Processing:
		return requestRoute(number, "processing")
	case payment == Paid:
		return Route{Path: "/project/" + number}
	}
	return requestRoute(number, "payment")
}

// RowClickB returns the route of a row in the list Mijn aanvragen (reading B).
func RowClickB(status Status, payment PaymentStatus, number string) Route {
	switch {
	case status == Failed:
		return requestRoute(number, "failed")
	case payment == Paid:
		return Route{Path: "/paid/" + number}
	}
	r := requestRoute(number, "payment")
	r.ShowError = payment == PaymentFailed
	return r
}

func requestRoute(number, screen string) Route {
	return Route{Path: "/requests/" + number + "/" + screen}
}
