// Drawing views. The elements come from the library's renderer; here they only follow the sizes.

const SVG = 'http://www.w3.org/2000/svg'

function svg(name, attributes, parent) {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes || {})) element.setAttribute(key, value)
  if (parent) parent.append(element)
  return element
}

/** Sets an attribute if it differs, because setting one costs a new style. */
function set(element, name, value) {
  const text = String(value)
  if (element.getAttribute(name) !== text) element.setAttribute(name, text)
}

/** An SVG picture of the views that follows their frames. */
class ViewDrawing {
  /** @param prefix What the ids of its elements begin with, if there are other pictures on the page. */
  constructor(root, prefix = '') {
    [this.root, this.prefix] = [root, prefix]
    this.parts = []
    this.key = ''
    this.clipCount = 0
  }

  /** Draws a layout; elements are made anew only where a view looks different. */
  draw(scene, layout, appearance) {
    const key = `${layout.region.tree} ${appearance}`
    if (scene !== this.scene || key !== this.key) {
      [this.scene, this.key] = [scene, key]
      this.build(scene, layout)
    }
    for (const view of layout.views) this.update(this.parts[view.index], view, appearance)
  }

  /** Returns the rectangles of the words on the screen, which labels do not cover. */
  texts() {
    return [...this.root.querySelectorAll('text')].map((text) => text.getBoundingClientRect())
      .filter(({ width }) => width > 0)
  }

  build(scene, layout) {
    this.root.replaceChildren()
    this.parts = layout.views.map((view) => {
      const group = svg('g', { 'data-view': scene.items[view.item].id })
      const part = { group, back: svg('g', {}, group), inside: svg('g', {}, group),
        front: svg('g', {}, group), look: null, numbers: [] };
      (view.parent >= 0 ? null : this.root)?.append(group)
      return part
    })
    for (const view of layout.views) {
      if (view.parent >= 0) this.parts[view.parent].inside.append(this.parts[view.index].group)
    }
  }

  update(part, view, appearance) {
    const { look, frame } = view
    if (part.look !== look) this.dress(part, look, appearance)
    const parent = this.parts[view.parent]
    const [x, y] = parent ? [frame.x - parent.look.origin[0], frame.y - parent.look.origin[1]]
      : [frame.x, frame.y]
    set(part.group, 'transform', `translate(${points(x)} ${points(y)})`)
    if (part.width === frame.width && part.height === frame.height) return;
    [part.width, part.height] = [frame.width, frame.height]
    for (const { element, name, words, planes } of part.numbers) {
      let text = words[0]
      // A border inside a view that is thinner has no size, which SVG does not permit to be negative.
      const least = /^(width|height|rx|ry|r)$/.test(name) ? 0 : -Infinity
      planes.forEach((plane, index) => {
        text += points(Math.max(least, plane[0] + plane[1] * frame.width + plane[2] * frame.height)) + words[index + 1]
      })
      set(element, name, text)
    }
    if (part.clip) {
      set(part.clip, 'width', Math.max(0, frame.width))
      set(part.clip, 'height', Math.max(0, frame.height))
    }
  }

  /** Gives a view's group the elements of a look. */
  dress(part, look, appearance) {
    part.look = look
    part.width = NaN
    part.numbers = []
    const drawings = appearance === 'dark' ? look.dark : look.light
    part.group.style.display = look.isHidden || look.alpha <= 0 ? 'none' : ''
    if (look.alpha < 1) part.group.setAttribute('opacity', look.alpha)
    else part.group.removeAttribute('opacity')
    for (const [element, index] of [[part.back, 0], [part.front, 1]]) {
      element.replaceChildren()
      if (drawings[index] !== undefined) {
        this.fill(element, this.scene.data.drawings[drawings[index]], part.numbers)
      }
    }
    part.clip = null
    part.clipPath?.remove()
    part.inside.removeAttribute('clip-path')
    part.back.removeAttribute('clip-path')
    if (look.clip === undefined || look.clip === null) return
    const id = `${this.prefix}clip${this.clipCount += 1}`
    part.clipPath = svg('clipPath', { id }, part.group)
    part.clip = svg('rect', { x: 0, y: 0, rx: look.clip }, part.clipPath)
    part.inside.setAttribute('clip-path', `url(#${id})`)
    part.back.setAttribute('clip-path', `url(#${id})`)
  }

  fill(group, drawing, numbers) {
    const document = new DOMParser().parseFromString(
      `<svg xmlns="${SVG}">${drawing.elements}</svg>`, 'image/svg+xml')
    if (document.querySelector('parsererror')) return
    group.append(...document.documentElement.childNodes)
    const suffix = `-${this.prefix}${this.clipCount += 1}`
    for (const element of group.querySelectorAll('*')) {
      for (const { name, value } of [...element.attributes]) {
        // Several views have the same drawing, but ids are unique.
        if (name === 'id') element.id = value + suffix
        if (value.startsWith('url(#')) element.setAttribute(name, `${value.slice(0, -1)}${suffix})`)
        if (!value.includes('\uE000')) continue
        const words = []
        const planes = []
        value.split('\uE000').forEach((piece, index) => {
          const end = piece.indexOf('\uE001')
          if (index > 0) planes.push(drawing.numbers[Number(piece.slice(0, end))])
          words.push(index > 0 ? piece.slice(end + 1) : piece)
        })
        numbers.push({ element, name, words, planes })
      }
    }
  }
}
