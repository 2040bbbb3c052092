// Elements of the page are made here, always from text and never from markup: names in logs and
// documents can contain anything.

const svgNames = new Set(['svg', 'rect', 'text', 'title', 'g', 'clipPath', 'line'])

/// Makes an element with attributes and children; a child that is not a node becomes text.
export function make(name, attributes = {}, ...children) {
  const element = svgNames.has(name)
    ? document.createElementNS('http://www.w3.org/2000/svg', name)
    : document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue
    if (key === 'onclick') element.addEventListener('click', value)
    else element.setAttribute(key, value === true ? '' : value)
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined))
  return element
}

/// A text that is short enough to be shown; the rest is told by its length.
export function shortened(text, length = 2000) {
  return text.length <= length
    ? text
    : `${text.slice(0, length)}… (${text.length - length} more characters)`
}

export function plural(count, one, many = `${one}s`) {
  return `${count} ${count === 1 ? one : many}`
}

/// A number with at most two decimal places.
export function short(value) { return String(Math.round(value * 100) / 100).replace('-', '−') }
