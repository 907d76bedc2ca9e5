// Package writer writes a WBSO application without a model: it sorts the
// user's own sentences into the sections of RVO's form and asks for what is
// missing. It never adds a fact: every sentence it writes stands in the
// submission, save the fixed sentences on collaboration, and every sentence of
// the submission stands somewhere in the application.
//
// Topics and limits are those of RVO's project form "Projectformulier WBSO,
// Ontwikkelingsproject Programmatuur" v1.7 and of its import schema
// "AanvraagWbsoExtern" v1.9, which say the same.
package writer
