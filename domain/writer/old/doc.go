// Package writer writes a WBSO application without a model: it sorts the user's own
// sentences into the sections of RVO's form and asks for what is missing. It never
// adds a fact: except for the fixed sentences about collaboration, every sentence of
// the application is in the submission. Every sentence of the three texts is in the
// application, and so is every sentence of the cost description if the company chose
// actual costs.
//
// Topics and limits are those of RVO's form "Projectformulier WBSO,
// Ontwikkelingsproject Programmatuur" v1.7 and of its import schema
// "AanvraagWbsoExtern" v1.9, which agree on them.
package writer
