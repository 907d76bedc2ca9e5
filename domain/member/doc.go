// Package member has the rules of who may do what in a company.
package member
