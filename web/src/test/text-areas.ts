// jsdom works out every style of an element anew each time it is asked. A text area that grows asks for all of them at
// each key, to measure itself where nothing is laid out: that was half of the time of a test that types.
const computedStyle = window.getComputedStyle

window.getComputedStyle = (element, pseudo) =>
  element instanceof HTMLTextAreaElement ? element.style : computedStyle(element, pseudo)
