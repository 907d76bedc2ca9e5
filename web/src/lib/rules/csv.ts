/**
 * Where a spreadsheet could begin to read a formula: the start of a text, after white space, and directly after
 * what ends a cell; but not in the middle of CRLF.
 */
const formula = /(?<=^\s*|[,;\t\r\n])(?<!\r(?=\n))(?='*[=+\-@＝＋－＠\t\r\n])/gu

/** Returns a text that no spreadsheet runs as a formula: with one more apostrophe at each such place. */
export const defused = (text: string): string => text.replace(formula, "'")
