// The plane of all sizes, with the findings as regions, the devices as points, and the present size.

/** The area of a convex polygon. */
function area(corners) {
  let twice = 0
  for (let i = 0; i < corners.length; i += 2) {
    const next = (i + 2) % corners.length
    twice += corners[i] * corners[next + 1] - corners[next] * corners[i + 1]
  }
  return Math.abs(twice) / 2
}

/** A size in the middle of a convex polygon, in whole points if that lies inside. */
function middle(corners) {
  const mean = (start) => corners.filter((_, i) => i % 2 === start).reduce((sum, value) => sum + value, 0)
    / (corners.length / 2)
  const exact = [mean(0), mean(1)]
  const whole = exact.map(Math.round)
  return depth(corners, ...whole) > 0 ? whole : exact
}

/** The map of a scene's findings over widths and heights, with lists of the findings and the devices. */
class SizeMap {
  /**
   * @param choose Shows a size; the last argument is whether a drag has ended.
   * @param hold Shows a device.
   * @param select Selects a view or a constraint.
   */
  constructor(parent, { choose, hold, select }) {
    Object.assign(this, { choose, hold, select, side: 300, margin: 38 })
    this.root = svg('svg', { viewBox: `0 0 ${this.side + 44} ${this.side + 44}`, role: 'img' }, parent)
    this.lists = node('div', { class: 'map-lists' })
    parent.append(this.lists)
    const move = (event) => {
      if (event.buttons === 0 && event.type !== 'pointerdown') return
      const box = this.root.getBoundingClientRect()
      const unit = this.root.viewBox.baseVal.width / box.width
      const [x, y] = [(event.clientX - box.left) * unit, (event.clientY - box.top) * unit]
      choose(this.widths[0] + (x - this.margin) / this.scale,
        this.heights[0] + (y - 8) / this.scale, event.type !== 'pointermove')
    }
    this.root.addEventListener('pointerdown', (event) => {
      const dot = event.target.closest('[data-device]')
      if (dot) {
        this.isOnDot = true
        hold(this.devices[Number(dot.dataset.device)])
        return
      }
      this.root.setPointerCapture(event.pointerId)
      move(event)
    })
    this.root.addEventListener('pointermove', (event) => {
      const dot = event.target.closest('[data-device]')
      if (event.buttons === 0) this.point(dot ? Number(dot.dataset.device) : null)
      if (!this.isOnDot) move(event)
    })
    this.root.addEventListener('pointerleave', () => this.point(null))
    this.root.addEventListener('pointerup', (event) => {
      if (!this.isOnDot) choose(null, null, true, event)
      this.isOnDot = false
    })
  }

  /** Draws the plane of a scene. */
  build(scene, devices) {
    const { widths, heights, findings, doubts } = scene.data;
    [this.scene, this.widths, this.heights] = [scene, widths, heights]
    this.devices = devices.filter(({ size: [width, height] }) => width >= widths[0] && width <= widths[1]
      && height >= heights[0] && height <= heights[1])
    this.scale = this.side / Math.max(widths[1] - widths[0], heights[1] - heights[0])
    const [right, bottom] = [this.x(widths[1]), this.y(heights[1])]
    this.root.replaceChildren()
    this.root.setAttribute('viewBox', `0 0 ${right + 10} ${bottom + 22}`)
    const definitions = svg('defs', {}, this.root)
    for (const [kind, pattern] of Object.entries(KINDS)) {
      const element = svg('pattern', { id: `map-${kind}`, width: PATTERN_SIDE, height: PATTERN_SIDE,
        patternUnits: 'userSpaceOnUse' }, definitions)
      svg('path', { d: pattern, class: `pattern ${kind}` }, element)
    }
    const plane = { x: this.margin, y: 8, width: right - this.margin, height: bottom - 8 }
    svg('rect', { ...plane, class: 'plane' }, this.root)
    const kinds = Object.keys(KINDS).filter((kind) => findings.some((finding) => finding.kind === kind))
    // Where several kinds hold, the most severe one has the ground; all have their boundaries.
    this.exact = svg('g', {}, this.root)
    this.coarse = svg('g', { class: 'coarse' }, this.root)
    const paths = kinds.toReversed().map((kind) => [kind, findings.filter((finding) => finding.kind === kind)
      .flatMap((finding) => finding.polygons).map((polygon) => this.path(polygon)).join('')])
    for (const [kind, path] of paths) {
      svg('path', { d: path, class: 'ground' }, this.exact)
      svg('path', { d: path, class: `area ${kind}` }, this.exact)
      svg('path', { d: path, fill: `url(#map-${kind})` }, this.exact)
    }
    for (const [kind, path] of paths) this.outline(definitions, `map-out-${kind}`, path, plane, `outline ${kind}`, this.exact)
    for (const { polygons, text } of doubts) {
      const element = svg('path', { d: polygons.map((polygon) => this.path(polygon)).join(''),
        class: 'doubt' }, this.root)
      svg('title', {}, element).textContent = text
    }
    this.drawAxes(right, bottom)
    this.drawRegimes(plane)
    this.highlighted = svg('g', {}, this.root)
    this.plane = plane
    this.dots = this.devices.map(({ name, size: [width, height] }, index) => {
      const dot = svg('circle', { cx: this.x(width), cy: this.y(height), r: 3, class: 'device',
        'data-device': index }, this.root)
      svg('title', {}, dot).textContent = `${name}, ${points(width)} × ${points(height)}`
      return dot
    })
    this.name = svg('text', { class: 'axis name' }, this.root)
    this.lines = [svg('line', { class: 'cross' }, this.root), svg('line', { class: 'cross' }, this.root)]
    this.dot = svg('circle', { r: 6, class: 'here' }, this.root)
    this.list(kinds, findings)
  }

  /** Shows what is found in the cells of a grid while a constraint is dragged; with null, what is proven. */
  sample(samples) {
    set(this.exact, 'visibility', samples ? 'hidden' : 'visible')
    this.coarse.replaceChildren()
    if (!samples) return
    const { widths, heights, kinds } = samples
    const columns = widths.length - 1
    kinds.forEach((found, index) => {
      const kind = Object.keys(KINDS).find((name) => found.includes(name))
      if (!kind) return
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const [x, y] = [this.x(widths[column]), this.y(heights[row])]
      const box = { x: points(x), y: points(y), width: points(this.x(widths[column + 1]) - x), height: points(this.y(heights[row + 1]) - y) }
      svg('rect', { ...box, class: `area ${kind}` }, this.coarse)
      svg('rect', { ...box, fill: `url(#map-${kind})` }, this.coarse)
    })
  }

  /** Frames around the sizes of current devices of a kind, with its name: what the places on the map mean. */
  drawRegimes({ x, y, width, height }) {
    const groups = new Map()
    for (const { isPad, orientation, size } of this.devices) {
      const name = `${isPad ? 'iPad' : 'iPhone'}${orientation === 'landscape' ? ' landscape' : ''}`
      groups.set(name, [...groups.get(name) ?? [], size])
    }
    for (const [name, sizes] of groups) {
      const [across, down] = [0, 1].map((axis) => sizes.map((size) => size[axis]))
      const left = Math.max(x + 1, this.x(Math.min(...across)) - 7)
      const top = Math.max(y + 1, this.y(Math.min(...down)) - 7)
      const right = Math.min(x + width - 1, this.x(Math.max(...across)) + 7)
      const bottom = Math.min(y + height - 1, this.y(Math.max(...down)) + 7)
      svg('rect', { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top), rx: 6, class: 'regime' }, this.root)
      // A name begins at its frame's left edge, unless it would leave the map.
      const isWide = left + 6 * name.length > x + width
      svg('text', { x: isWide ? x + width - 2 : left + 2, y: top - 3 > y + 9 ? top - 3 : bottom + 10,
        'text-anchor': isWide ? 'end' : 'start', class: 'axis regime-name' }, this.root).textContent = name
    }
  }

  drawAxes(right, bottom) {
    const { widths, heights } = this
    for (let value = 200; value < Math.max(widths[1], heights[1]); value += 200) {
      if (value > widths[0] && value < widths[1]) {
        svg('line', { x1: this.x(value), x2: this.x(value), y1: 8, y2: bottom, class: 'grid' }, this.root)
      }
      if (value > heights[0] && value < heights[1]) {
        svg('line', { x1: this.margin, x2: right, y1: this.y(value), y2: this.y(value), class: 'grid' }, this.root)
      }
    }
    for (const [value, x, y, anchor] of [
      [widths[0], this.margin, bottom + 16, 'start'], [widths[1], right, bottom + 16, 'end'],
      [heights[0], this.margin - 5, 19, 'end'], [heights[1], this.margin - 5, bottom, 'end']]) {
      svg('text', { x, y, 'text-anchor': anchor, class: 'axis' }, this.root).textContent = points(value)
    }
    svg('text', { x: (this.margin + right) / 2, y: bottom + 16, 'text-anchor': 'middle',
      class: 'axis' }, this.root).textContent = 'width'
    const center = (8 + bottom) / 2
    svg('text', { x: 12, y: center, transform: `rotate(-90 12 ${center})`, 'text-anchor': 'middle', class: 'axis' },
      this.root).textContent = 'height'
  }

  /** Draws the boundary of polygons that may touch each other, without the edges between them. */
  outline(parent, id, path, { x, y, width, height }, kind, target = this.root) {
    const mask = svg('mask', { id, maskUnits: 'userSpaceOnUse', x: x - 4, y: y - 4, width: width + 8,
      height: height + 8 }, parent)
    svg('rect', { x: x - 4, y: y - 4, width: width + 8, height: height + 8, fill: '#fff' }, mask)
    svg('path', { d: path, fill: '#000', stroke: '#000', 'stroke-width': 0.4 }, mask)
    svg('path', { d: path, class: kind, mask: `url(#${id})` }, target)
  }

  /** Lists what was found, kind by kind, and the devices. */
  list(kinds, findings) {
    const swatch = (kind) => {
      const element = svg('svg', { width: 16, height: 12, 'aria-hidden': true })
      svg('rect', { width: 16, height: 12, class: `area ${kind}` }, element)
      svg('rect', { width: 16, height: 12, fill: `url(#map-${kind})` }, element)
      svg('rect', { x: 0.5, y: 0.5, width: 15, height: 11, class: `outline ${kind}` }, element)
      return element
    }
    const watched = (element, enter, leave) => {
      for (const name of ['mouseenter', 'focusin']) element.addEventListener(name, enter)
      for (const name of ['mouseleave', 'focusout']) element.addEventListener(name, leave)
      return element
    }
    const entry = (finding) => watched(node('li', {}, swatch(finding.kind), node('span', {},
      node('button', { type: 'button', class: 'link', onclick: () => this.visit(finding) }, ...named(sentence(brief(finding.text, 120)))), ' ',
      node('span', { class: 'note' }, finding.isAlways ? 'At every size.' : sentence(finding.places)))),
    () => this.highlight(finding), () => this.highlight(null))
    const all = kinds.flatMap((kind) => findings.filter((finding) => finding.kind === kind))
    const device = ({ name, size: [width, height] }, index) => watched(node('li', {}, node('button', { type: 'button',
      class: 'link', onclick: () => this.hold(this.devices[index]) }, name), ' ',
    node('span', { class: 'note' }, `${points(width)} × ${points(height)}`)), () => this.point(index), () => this.point(null))
    this.lists.replaceChildren(
      node('p', { class: 'note' }, `As ${this.scene.data.window}.`),
      all.some(({ isAlways }) => !isAlways) ? node('p', { class: 'buttons' }, node('button', { type: 'button', id: 'worst',
        onclick: () => this.visitWorst() }, 'Worst size')) : '',
      all.length === 0 ? node('p', { class: 'legend' }, 'Nothing found at any size.')
        : node('ul', { class: 'legend findings' }, ...all.slice(0, 40).map(entry)),
      all.length > 40 ? node('p', { class: 'note' }, `And ${all.length - 40} more.`) : '',
      this.devices.length === 0 ? '' : node('details', { class: 'devices' }, node('summary', {}, `Devices (${this.devices.length})`),
        node('ul', { class: 'legend' }, ...this.devices.map(device))))
  }

  /** Shows a size at which a finding holds. */
  visit(finding) {
    const largest = finding.polygons.toSorted((one, two) => area(two) - area(one))[0]
    if (largest && !finding.isAlways) this.choose(...middle(largest), true)
    const view = this.scene.items.findIndex(({ id }) => id === finding.views[0])
    if (view >= 0) this.select({ item: view })
    else if (finding.constraints.length > 0) this.select({ constraint: finding.constraints[0][0] })
  }

  /** Shows the size at which most is found; conflicts count most. */
  visitWorst() {
    const weights = { conflict: 4, clipped: 2, outside: 2, overlap: 2 }
    let worst = null
    const places = this.scene.data.findings.flatMap(({ polygons }) => polygons).slice(0, 500).map(middle)
    for (const place of places) {
      const weight = this.scene.data.findings.filter(({ isAlways, polygons }) => isAlways
        || polygons.some((polygon) => depth(polygon, ...place) >= 0))
        .reduce((sum, { kind }) => sum + (weights[kind] ?? 1), 0)
      if (!worst || weight > worst.weight) worst = { weight, place }
    }
    if (worst) this.choose(...worst.place, true)
  }

  /** Draws the boundary of a finding, or none. */
  highlight(finding) {
    this.highlighted.replaceChildren()
    if (!finding) return
    const path = finding.polygons.map((polygon) => this.path(polygon)).join('')
    this.outline(this.highlighted, 'map-highlight', path, this.plane, 'highlight', this.highlighted)
  }

  /** Names a device on the map, or none. */
  point(index) {
    this.dots.forEach((dot, place) => set(dot, 'r', place === index ? 5 : 3))
    const device = this.devices[index]
    this.name.textContent = device?.name ?? ''
    if (!device) return
    const [x, y] = [this.x(device.size[0]), this.y(device.size[1])]
    const isRight = x > this.margin + this.side / 2
    for (const [key, value] of Object.entries({ x: x + (isRight ? -9 : 9), y: y - 7,
      'text-anchor': isRight ? 'end' : 'start' })) set(this.name, key, value)
  }

  x(width) { return this.margin + this.scale * (width - this.widths[0]) }
  y(height) { return 8 + this.scale * (height - this.heights[0]) }

  path(polygon) {
    let path = ''
    for (let i = 0; i < polygon.length; i += 2) {
      path += `${i ? 'L' : 'M'}${points(this.x(polygon[i]))} ${points(this.y(polygon[i + 1]))}`
    }
    return `${path}Z`
  }

  /** Marks the present size; a ring if it is that of a device, which has another layout than a window. */
  mark(width, height, isDevice) {
    const [x, y] = [points(this.x(width)), points(this.y(height))]
    set(this.dot, 'cx', x)
    set(this.dot, 'cy', y)
    set(this.dot, 'class', isDevice ? 'here ring' : 'here')
    const [across, down] = this.lines
    for (const [key, value] of Object.entries({ x1: this.margin, x2: x, y1: y, y2: y })) {
      set(across, key, value)
    }
    for (const [key, value] of Object.entries({ x1: x, x2: x, y1: 8, y2: y })) set(down, key, value)
    set(this.root, 'aria-label', `Map of all sizes; present size ${points(width)} by ${points(height)}`)
  }
}
