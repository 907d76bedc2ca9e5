/** What a translator has put in the place of a text. */
const standIns = new WeakMap<Node, Node>()

/** Translators of browsers use an element that nobody else does. */
const isTheirs = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT'

/** Returns what is a child of `parent` in the place of a node. */
function childOf(parent: Node, node: Node): Node {
  let child = node.parentNode === null ? (standIns.get(node) ?? node) : node
  while (child.parentNode !== parent && isTheirs(child.parentNode)) child = child.parentNode
  return child.parentNode === parent ? child : node
}

/**
 * Lets the page go on while a browser translates it. A translator puts each text into elements of its own; React goes on
 * with the text that was there, so that its figures would stay what they were, and the page would crash as it removes the
 * text or puts something before it. A text that was replaced is watched, and what React does to it is done to the other.
 */
export function standTranslation(): void {
  const watch = new MutationObserver(follow)

  function follow(changes: MutationRecord[]) {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      const standIn = standIns.get(target)
      if (type === 'characterData' && standIn !== undefined && !target.isConnected)
        standIn.textContent = target.nodeValue
      for (const text of removedNodes) {
        const theirs = [...addedNodes, previousSibling, nextSibling].find(isTheirs)
        if (text.nodeName !== '#text' || theirs === undefined || text.isConnected) continue
        standIns.set(text, theirs)
        watch.observe(text, { characterData: true })
      }
    }
  }
  watch.observe(document, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function (child) {
    if (child.parentNode === this) return removeChild.call(this, child) as typeof child
    follow(watch.takeRecords())
    removeChild.call(this, childOf(this, child))
    return child
  }
  Node.prototype.insertBefore = function (node, before) {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as typeof node
    follow(watch.takeRecords())
    return insertBefore.call(this, node, childOf(this, before)) as typeof node
  }
}
