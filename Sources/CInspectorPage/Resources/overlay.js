// What is drawn over the views: the selection, constraints, guides, ambiguity, misplacement.

/** Whether an attribute is horizontal. */
const isHorizontal = (attribute) => /left|right|leading|trailing|width|centerX/i.test(attribute)

/** The constraints that are drawn: none, all, or those of the selection. */
function shownConstraints(scene, layout, selection, mode) {
  if (mode === 'none') return []
  const all = scene.constraints(layout)
  if (mode === 'all') return all.filter(({ constraint }) => !constraint.isOfContainer)
  if (!selection) return []
  if (selection.constraint !== undefined) return all.filter(({ constraint }) => constraint.id === selection.constraint)
  return all.filter(({ constraint }) => constraint.first === selection.item || constraint.second === selection.item)
}

/** The lines and labels over a layout, in the coordinates of the scene. */
class Overlay {
  /** @param texts Returns the rectangles of the visible words, in the coordinates of the scene. */
  constructor(root, texts) {
    [this.root, this.texts] = [root, texts]
    this.pool = []
  }

  /**
   * Draws over a layout.
   *
   * @param shown The constraints to draw; labels are left out if `isMoving`, as placing them costs more.
   * @param pointer What the pointer does: the view under it, a marquee, a line, edges that can be dragged.
   * @param isDense Whether alignments without a distance have a small diamond instead of a label.
   */
  draw(scene, layout, { selection, shown, isMoving, isDense, zoom, pointer }) {
    this.unit = 1 / zoom
    this.isDense = isDense;
    [this.scene, this.layout] = [scene, layout]
    this.used = 0
    this.labels = []
    this.places = new Map()
    for (const view of layout.views) {
      this.places.set(view.item, {
        left: view.boxLeft, top: view.boxTop, width: view.box.width, height: view.box.height,
        margins: view.look.margins, frameLeft: view.left, frameTop: view.top, frame: view.frame,
        baselines: view.look.baselines, isVisible: view.isVisible })
    }
    for (const guide of layout.guides) {
      this.places.set(guide.item, { ...guide, margins: [0, 0, 0, 0],
        isVisible: layout.views[guide.owner].isVisible })
    }
    this.drawAmbiguity()
    this.drawConflicts()
    this.drawSelection(selection)
    for (const entry of shown) this.drawConstraint(entry, selection)
    if (!isMoving) this.placeLabels()
    if (pointer && !isMoving) drawPointer(this, pointer, selection)
    while (this.pool.length > this.used) this.pool.pop().remove()
  }

  /** Returns an element of the pool, so that a drag creates none. */
  element(name, attributes, text) {
    let element = this.pool[this.used]
    if (!element || element.tagName !== name) {
      const made = document.createElementNS(SVG, name)
      if (element) element.replaceWith(made); else this.root.append(made)
      element = made
      this.pool[this.used] = element
    }
    this.used += 1
    for (const { name: key } of [...element.attributes]) {
      if (!(key in attributes)) element.removeAttribute(key)
    }
    for (const [key, value] of Object.entries(attributes)) set(element, key, value)
    if (element.textContent !== (text || '')) element.textContent = text || ''
    return element
  }

  line(x1, y1, x2, y2, kind) {
    this.element('line', { x1: points(x1), y1: points(y1), x2: points(x2), y2: points(y2),
      class: kind })
  }

  rect(place, kind, title) {
    const element = this.element('rect', { x: points(place.left), y: points(place.top),
      width: points(Math.max(0, place.width)), height: points(Math.max(0, place.height)),
      class: kind })
    if (title) element.append(Object.assign(document.createElementNS(SVG, 'title'),
      { textContent: title }))
  }

  drawAmbiguity() {
    for (const { view } of this.scene.ambiguities(this.layout)) {
      this.rect(this.places.get(this.layout.views[view].item), 'ambiguous')
    }
  }

  drawConflicts() {
    const ids = new Set(this.layout.conflicts.flatMap((members) =>
      members.map((cause) => this.scene.data.causes[cause].id)))
    if (ids.size === 0) return
    const views = new Set()
    for (const { constraint } of this.scene.constraints(this.layout)) {
      if (!ids.has(constraint.id)) continue
      views.add(constraint.first)
      if (constraint.second !== null && constraint.second !== undefined) views.add(constraint.second)
    }
    for (const item of views) {
      const place = this.places.get(item)
      if (place && place.isVisible) this.rect(place, 'conflict')
    }
  }

  drawSelection(selection) {
    const place = selection && selection.item !== undefined && this.places.get(selection.item)
    if (!place) return
    const saved = this.scene.items[selection.item].saved
    for (const item of selection.items ?? [selection.item]) {
      const other = this.places.get(item)
      if (other) this.rect(other, 'selected')
    }
    if (saved && place.frame) {
      const parentLeft = place.frameLeft - place.frame.x
      const parentTop = place.frameTop - place.frame.y
      this.rect({ left: parentLeft + saved[0], top: parentTop + saved[1], width: saved[2],
        height: saved[3] }, 'saved', 'the saved frame')
    }
    if (selection.range) {
      this.rect({ ...place, ...selection.range }, 'ghost', 'an equally good layout')
    }
  }

  /** Returns the place of an attribute, or its length. */
  position(item, attribute) {
    const place = this.places.get(item)
    if (!place) return null
    const isRTL = this.scene.data.isRightToLeft
    const margins = /Margin/.test(attribute) ? place.margins : [0, 0, 0, 0]
    const base = place.frameLeft !== undefined && /Margin/.test(attribute)
      ? { left: place.frameLeft, top: place.frameTop, width: place.frame.width,
        height: place.frame.height } : place
    const left = base.left + margins[0]
    const top = base.top + margins[1]
    const right = base.left + base.width - margins[2]
    const bottom = base.top + base.height - margins[3]
    const baselines = place.baselines
    switch (attribute.replace(/(Within)?Margins?$/, '')) {
      case 'left': return left
      case 'right': return right
      case 'leading': return isRTL ? right : left
      case 'trailing': return isRTL ? left : right
      case 'top': return top
      case 'bottom': return bottom
      case 'centerX': return (left + right) / 2
      case 'centerY': return (top + bottom) / 2
      case 'width': return place.width
      case 'height': return place.height
      case 'firstBaseline': return baselines ? place.frameTop + baselines[0] : top
      case 'lastBaseline': return baselines ? place.frameTop + baselines[1] : bottom
      default: return null
    }
  }

  drawConstraint({ constraint, state, residual }, selection) {
    const first = this.places.get(constraint.first)
    const second = this.places.get(constraint.second)
    if (state === 'off' || !first || !first.isVisible || (constraint.second >= 0 && !second)) return
    const isSelected = selection && selection.constraint === constraint.id
    const kind = `mark ${state}${constraint.isDirected ? ' directed' : ''}${constraint.priority < 1000 ? ' optional' : ''}`
      + `${isSelected ? ' chosen' : ''}`
    const across = isHorizontal(constraint.firstAttribute)
    // What a container arranges without a distance is clear from its line.
    const isPlain = constraint.isOfContainer && constraint.relation === '=' && constraint.constant === 0
      && constraint.multiplier === 1 && state === 'met'
    const text = isPlain ? '' : this.label(constraint, state, residual)
    const data = { kind, text, id: constraint.id, title: constraint.text }
    if (/^(width|height)$/.test(constraint.firstAttribute)) {
      this.dimension(first, across, data)
      if (second && /^(width|height)$/.test(constraint.secondAttribute)) {
        this.dimension(second, isHorizontal(constraint.secondAttribute), { ...data, text: '' })
      }
      return
    }
    if (!second) return
    const from = this.position(constraint.second, constraint.secondAttribute)
    const to = this.position(constraint.first, constraint.firstAttribute)
    if (from === null || to === null) return
    const [a, b] = across ? [first, second].map((p) => [p.top, p.top + p.height])
      : [first, second].map((p) => [p.left, p.left + p.width])
    const [low, high] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])]
    const middle = low <= high ? (low + high) / 2 : (a[0] + a[1]) / 2
    const isAlignment = Math.abs(from - to) < 0.05
      || /center|baseline/i.test(constraint.firstAttribute + constraint.secondAttribute)
    const tick = 4 * this.unit
    const crosses = /center|baseline/i.test(constraint.firstAttribute)
    const ranges = Overlay.alignment(a, b, crosses ? 7 * this.unit : 0)
    if (isAlignment) {
      for (const [start, end] of ranges) {
        if (across) this.line(to, start, to, end, `${kind} alignment`)
        else this.line(start, to, end, to, `${kind} alignment`)
      }
    }
    if (this.isDense && isAlignment && text === '0') {
      if (to < 0 || to > (across ? this.layout.width : this.layout.height)) return
      const at = (ranges[0][0] + ranges[0][1]) / 2
      this.zero(...(across ? [to, at] : [at, to]), data)
      return
    }
    if (Math.abs(from - to) >= 0.05) {
      if (across) {
        this.line(from, middle, to, middle, kind)
        this.line(from, middle - tick, from, middle + tick, kind)
        if (constraint.isDirected) this.arrow(to, middle, from < to ? -1 : 1, 0, kind)
        else this.line(to, middle - tick, to, middle + tick, kind)
      } else {
        this.line(middle, from, middle, to, kind)
        this.line(middle - tick, from, middle + tick, from, kind)
        if (constraint.isDirected) this.arrow(middle, to, 0, from < to ? -1 : 1, kind)
        else this.line(middle - tick, to, middle + tick, to, kind)
      }
    }
    const at = (from + to) / 2
    if (text) this.labels.push({ ...data, across, x: across ? at : middle, y: across ? middle : at })
  }

  /**
   * Returns where the line of an alignment is drawn, as in the library's pictures: along the inner item, or along
   * both neighbors. A center or baseline, with a reach, is drawn only at the ends, so that no text is crossed.
   */
  static alignment(one, other, reach) {
    const isInside = (a, b) => a[0] >= b[0] && a[1] <= b[1]
    let inner = null
    if (isInside(one, other)) inner = one
    else if (isInside(other, one)) inner = other
    if (reach === 0) return [inner ?? [Math.min(one[0], other[0]), Math.max(one[1], other[1])]]
    if (!inner) {
      const [before, after] = one[0] <= other[0] ? [one, other] : [other, one]
      return [[Math.min(before[1], after[0]) - reach, Math.max(before[1], after[0]) + reach]]
    }
    const [low, high] = inner
    if (high - low <= 2 * reach) return [[low - reach, high + reach]]
    return [[low - reach, low + reach / 2], [high - reach / 2, high + reach]]
  }

  /** A diamond on the line of a constraint without a distance. */
  zero(left, top, { kind, id }) {
    const reach = 3.5 * this.unit
    const bounds = this.places.get(this.layout.tree.views[0])
    // At the edge of the scene it moves inside.
    const inside = (value, start, length) => Math.min(Math.max(value, start + reach), start + length - reach)
    const [x, y] = [inside(left, bounds.left, bounds.width), inside(top, bounds.top, bounds.height)]
    const corners = [[x, y - reach], [x + reach, y], [x, y + reach], [x - reach, y]]
    this.element('polygon', { points: corners.map((corner) => corner.map(points).join()).join(' '),
      class: `zero ${kind}`, 'data-constraint': id })
  }

  /** The head of an arrow at a point; x and y lead back along its line. */
  arrow(left, top, x, y, kind) {
    const size = 6 * this.unit
    const side = 3.5 * this.unit
    const corners = [[left, top], [left + size * x + side * y, top + size * y + side * x],
      [left + size * x - side * y, top + size * y - side * x]]
    this.element('polygon', { points: corners.map((corner) => corner.map(points).join()).join(' '),
      class: kind })
  }

  dimension(place, across, data) {
    const inset = 5 * this.unit
    const tick = 3 * this.unit
    const { left, top, width, height } = place
    if (across) {
      const y = top + height - Math.min(inset, height / 2)
      this.line(left, y, left + width, y, data.kind)
      this.line(left, y - tick, left, y + tick, data.kind)
      this.line(left + width, y - tick, left + width, y + tick, data.kind)
      if (data.text) this.labels.push({ ...data, across, x: left + width / 2, y })
    } else {
      const x = left + width - Math.min(inset, width / 2)
      this.line(x, top, x, top + height, data.kind)
      this.line(x - tick, top, x + tick, top, data.kind)
      this.line(x - tick, top + height, x + tick, top + height, data.kind)
      if (data.text) this.labels.push({ ...data, across, x, y: top + height / 2 })
    }
  }

  /** The numbers of a constraint, as short as they can be said. */
  label(constraint, state, residual) {
    let text = { '=': '', '>=': '≥ ', '<=': '≤ ' }[constraint.relation] || ''
    if (constraint.multiplier !== 1 && constraint.second >= 0) {
      text += `× ${points(constraint.multiplier)}${constraint.constant === 0 ? '' : ' '}`
    }
    if (constraint.second >= 0 && /^(width|height)$/.test(constraint.firstAttribute)) {
      // Two lengths that depend on each other.
      if (constraint.relation === '=') text = `= ${text}`
      if (constraint.constant !== 0) text += `${constraint.constant < 0 ? '−' : '+'} ${
        points(Math.abs(constraint.constant))}`
      text = text.trim()
    } else if (constraint.constant !== 0 || constraint.multiplier === 1) {
      text += points(constraint.constant)
    }
    if (constraint.priority < 1000) text += ` @${points(constraint.priority)}`
    if (state === 'broken' || state === 'lost') text += ` (off by ${points(Math.abs(residual))})`
    return text
  }

  /** Places labels beside their lines, where they cover neither texts nor each other. */
  placeLabels() {
    const taken = []
    taken.push(...this.texts())
    const unit = this.unit
    const cost = (box) => taken.reduce((sum, other) => sum
      + Math.max(0, Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x))
      * Math.max(0, Math.min(box.y + box.height, other.y + other.height)
        - Math.max(box.y, other.y)), 0)
    const bounds = this.places.get(this.layout.tree.views[0])
    const isSeen = ({ x, y }) => x >= bounds.left && x <= bounds.left + bounds.width && y >= bounds.top
      && y <= bounds.top + bounds.height
    for (const label of this.labels.filter(isSeen)) {
      const [width, height] = [(7 + 5.6 * label.text.length) * unit, 14 * unit]
      let best = null
      for (const step of [0, 1, -1, 2, -2, 3, -3, 5, -5, 8, -8]) {
        for (const side of [0, 1, -1, 2, -2]) {
          const along = step * 8 * unit
          const away = side * 11 * unit
          const x = label.x + (label.across ? along : away) - width / 2
          const y = label.y + (label.across ? away : along) - height / 2
          const box = { width, height,
            x: Math.min(Math.max(x, bounds.left), bounds.left + bounds.width - width),
            y: Math.min(Math.max(y, bounds.top), bounds.top + bounds.height - height) }
          const price = cost(box) / (unit * unit) + Math.abs(step) * 6 + Math.abs(side) * 5
          if (!best || price < best.price) best = { box, price }
        }
      }
      taken.push(best.box)
      const { box } = best
      this.element('rect', { x: points(box.x), y: points(box.y), width: points(width),
        height: points(height), rx: points(4 * unit), class: `pill ${label.kind}`,
        'data-constraint': label.id })
      this.element('text', { x: points(box.x + width / 2), y: points(box.y + 10.5 * unit),
        'font-size': points(10 * unit), 'text-anchor': 'middle', class: `label ${label.kind}`,
        'data-constraint': label.id }, label.text)
    }
  }
}
