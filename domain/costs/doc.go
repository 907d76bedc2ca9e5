// Package costs reads a description of costs and advises on RVO's two methods: the flat
// rate per S&O hour, or actual costs and expenditures. Only what is known counts; what is
// not is asked.
package costs
