package domain

// Route is where a click on a request leads. ShowError asks the payment screen
// to say that a payment failed. Project numbers need no escaping.
type Route struct {
	Path      string
	ShowError bool
}

// RowClickA is the profile's tab Aanvragen.
func RowClickA(status Status, payment PaymentStatus, number string) Route {
	switch {
	case status == Failed:
		return requestRoute(number, "failed")
	case status.Known() == Processing:
		return requestRoute(number, "processing")
	case payment == Paid:
		return Route{Path: "/project/" + number}
	}
	return requestRoute(number, "payment")
}

// RowClickB is the list Mijn aanvragen.
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
