// Package bootstrap is the one place that knows all adapters. It opens the adapters that the
// settings name and builds the product from them.
package bootstrap

import "wbso/adapters/settings"

// Config are the settings, with what is opened and made from them.
type Config struct{ settings.Config }

// Load reads the settings as settings.Load does.
func Load(environ []string, flags map[string]string, demo bool) (Config, error) {
	c, err := settings.Load(environ, flags, demo)
	return Config{c}, err
}
