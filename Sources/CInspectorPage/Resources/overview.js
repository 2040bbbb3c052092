// The overview: all scenes at their real size, as on a storyboard's canvas.

/** The boards of the documents, which can be zoomed and panned; a scene opens on a click. */
class Overview {
  /**
   * @param root Where the boards stand.
   * @param present Returns the case of a scene by its index, without a device.
   * @param open Shows a scene alone.
   */
  constructor(root, { present, open, appearance }) {
    Object.assign(this, { root, present, open, appearance })
    this.plane = node('div', { class: 'plane-of-scenes' })
    this.map = svg('svg', { class: 'minimap', role: 'img', 'aria-label': 'Map of the overview' })
    this.percent = node('output', { class: 'percent' })
    const button = (text, label, action) => node('button', { type: 'button', 'aria-label': label, title: label,
      onclick: action }, text)
    this.progress = node('p', { class: 'progress', role: 'status' })
    this.window = node('div', { class: 'window', tabindex: 0, role: 'group',
      'aria-label': 'Scenes; plus and minus zoom, 0 shows all, arrow keys move' }, this.plane)
    root.replaceChildren(this.window, this.progress, node('div', { class: 'corner' }, this.map,
      node('div', { class: 'buttons zoom' }, button('−', 'Zoom out', () => this.viewport.scale(0.8)), this.percent,
        button('+', 'Zoom in', () => this.viewport.scale(1.25)), button('Fit', 'Show all scenes', () => this.viewport.fit()))))
    this.viewport = new Viewport(this.window, this.plane, () => this.follow())
    const jump = (event) => {
      if (event.buttons === 0 && event.type === 'pointermove') return
      const { left, top, width } = this.map.getBoundingClientRect()
      const unit = this.map.viewBox.baseVal.width / width
      this.viewport.center((event.clientX - left) * unit, (event.clientY - top) * unit)
    }
    this.map.addEventListener('pointerdown', (event) => { this.map.setPointerCapture(event.pointerId); jump(event) })
    this.map.addEventListener('pointermove', jump)
    this.window.addEventListener('focusin', ({ target }) => {
      const part = target.dataset.part === undefined ? null : this.plan.parts[Number(target.dataset.part)]
      if (part && target.matches(':focus-visible')) this.viewport.reveal(part.frame)
    })
  }

  /** Makes the boards of scenes; they are drawn when they are shown. */
  build(scenes) {
    this.scenes = scenes
    this.plan = new BoardPlan(scenes)
    this.drawn = null
  }

  /** Shows the boards; what is drawn already stays, unless the appearance changes. */
  show() {
    const look = this.appearance()
    if (this.drawn === look) return
    this.drawn = look
    const { plan } = this
    this.viewport.size = [plan.width, plan.height]
    const arrows = this.arrows()
    this.cards = plan.parts.map((part, index) => this.card(part, index))
    const labels = plan.nodes.map((entry, index) => this.label(entry, index))
    // The first part of a scene has the scene's title.
    const titles = plan.parts.filter((part) => plan.nodes[part.node].parts[0].root !== part.root).map(({ title, frame: [x, y, width] }) =>
      Overview.placed(node('div', { class: 'label-of-scene of-part' }, brief(title, 80)), [x, y, width]))
    const headings = plan.headings.map(({ text, y }) => Overview.placed(node('h2', { class: 'heading' }, text), [0, y]))
    this.plane.style.width = `${plan.width}px`
    this.plane.style.height = `${plan.height}px`
    this.plane.replaceChildren(...headings, ...plan.nodes.flatMap((entry, index) => this.frame(entry, index)),
      ...this.cards.map(({ element }) => element), arrows, ...labels, ...titles)
    this.drawMap()
    if (this.hasBegun) this.viewport.show(); else this.begin()
    this.hasBegun = true
    this.drawPart(look, 0)
  }

  /** Shows everything, or the initial scene where everything would be too small to be recognized. */
  begin() {
    this.viewport.fit()
    if (this.viewport.zoom >= 0.09) return
    const [x, y, width, height] = (this.plan.nodes.find(({ isInitial }) => isInitial) ?? this.plan.nodes[0]).frame
    this.viewport.scale(0.16 / this.viewport.zoom)
    // Segues lead to the right.
    const [, , seen] = this.viewport.visible
    this.viewport.center(x + Math.max(width / 2, seen * 0.32), y + height / 2)
  }

  static placed(element, [x, y, width, height]) {
    Object.assign(element.style, { left: `${x}px`, top: `${y}px` })
    if (width !== undefined) element.style.width = `${width}px`
    if (height !== undefined) element.style.height = `${height}px`
    return element
  }

  /** What stands behind the parts of a scene that has no screen of its own. */
  frame({ frame: [x, y, width, height], kind, parts, isShown }, index) {
    const hasScreen = parts.length > 0 && parts[0].frame[3] === height
    if (hasScreen && isShown) return []
    const own = this.plan.parts.filter((part) => part.node === index)
    const below = own.length > 0 && own[0].frame[1] > y ? own[0].frame[1] - y - 36 : height
    return [Overview.placed(node('div', { class: `card-of-kind ${own.length === 0 && height <= 60 ? 'reference' : ''}` },
      // Where its parts begin at its top, they cover what it is.
      node('span', {}, own.length === 0 || own[0].frame[1] > y ? kind : '')), [x, y, width, below])]
  }

  card(part, index) {
    const [, , width, height] = part.frame
    const picture = svg('svg', { viewBox: `0 0 ${points(width)} ${points(height)}`, 'aria-hidden': true, 'font-family':
      "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif" })
    const element = Overview.placed(node('button', { type: 'button', class: 'part', 'data-part': index, 'data-scene': part.scene,
      'aria-label': part.title, onclick: () => this.open(part.scene) }, picture), part.frame)
    return { element, picture, part }
  }

  /** The title above a scene, with its state. */
  label({ title, kind, frame: [x, y, width], isInitial, parts }, index) {
    const sign = node('span', { class: 'sign', 'aria-hidden': true })
    const name = node('span', { class: 'name' }, brief(title, 80))
    const element = Overview.placed(node('div', { class: 'label-of-scene', title: `${title}, ${kind}`.slice(0, 300) },
      isInitial ? node('span', { class: 'initial', title: 'The initial scene' }, '➔') : '', sign, name), [x, y, this.space([x, y, width])])
    if (parts.length > 0) element.dataset.node = index
    this.signs ??= []
    this.signs[index] = sign
    return element
  }

  /** The width of a name above a scene: it may reach to the next scene beside it, or to three times its own. */
  space([x, y, width]) {
    const beside = this.plan.nodes.map(({ frame }) => frame)
      .filter(([left, top, , height]) => left >= x + width && top - 120 < y && top + height > y - 120)
      .map(([left]) => left - 24 - x)
    return Math.max(width, Math.min(3 * width, ...beside))
  }

  arrows() {
    const { plan } = this
    const layer = svg('svg', { class: 'arrows', width: plan.width, height: plan.height, overflow: 'visible', 'aria-hidden': true })
    const definitions = svg('defs', {}, layer)
    for (const kind of ['segue', 'relationship']) {
      const head = svg('marker', { id: `head-${kind}`, viewBox: '0 0 10 10', refX: 9, refY: 5, markerWidth: 9, markerHeight: 9,
        orient: 'auto', markerUnits: 'strokeWidth' }, definitions)
      svg('path', { d: 'M0 1L10 5L0 9Z', class: `head ${kind}` }, head)
    }
    const counts = new Map();
    [this.words, this.wordsAt] = [[], null]
    plan.segues.forEach(({ source, destination, words, isRelationship }) => {
      const pair = [source, destination].sort().join()
      const number = counts.get(pair) ?? 0
      counts.set(pair, number + 1)
      if (source === destination) return
      const { path, middle, reach } = arrowPath(plan.nodes[source].frame, plan.nodes[destination].frame, 70 * number)
      const kind = isRelationship ? 'relationship' : 'segue'
      svg('path', { d: path, class: `arrow ${kind}`, 'marker-end': `url(#head-${kind})` }, layer)
      const text = svg('text', { x: points(middle[0]), y: points(middle[1]), class: `words ${kind}` }, layer)
      text.textContent = brief(words, 30)
      this.words.push({ text, reach, length: 6 * text.textContent.length + 30 })
    })
    return layer
  }

  /** Draws scenes for a few milliseconds, the nearest first, and goes on in the next frame. */
  drawPart(look, done) {
    if (this.drawn !== look) return
    const [left, top, width, height] = this.viewport.visible
    const isSeen = ({ frame: [x, y, w, h] }) => x < left + width && x + w > left && y < top + height && y + h > top
    const end = performance.now() + 10
    let count = done
    const waiting = this.cards.filter(({ isDrawn }) => !isDrawn)
    const order = [...waiting.filter(({ part }) => isSeen(part)), ...waiting.filter(({ part }) => !isSeen(part))]
    for (const card of order) {
      this.drawCard(card, look)
      count += 1
      if (performance.now() > end) break
    }
    const rest = this.cards.length - count
    this.progress.textContent = rest > 0 ? `Drawing scenes: ${count} of ${this.cards.length}` : ''
    this.progress.hidden = rest <= 0
    if (rest > 0) requestAnimationFrame(() => this.drawPart(look, count))
    else this.drawnAfter ??= performance.now()
  }

  drawCard(card, look) {
    card.isDrawn = true
    const { part, picture, element } = card
    const present = this.present(part.scene)
    const [, , width, height] = part.frame
    const size = present.clamped(width, height)
    const drawing = new ViewDrawing(svg('g', {}, picture), `overview-${part.scene}-`)
    drawing.draw(present, present.layout(...size), look)
    const state = verdict(present, size)
    element.dataset.level = state.level
    const title = part.title.length > 120 ? `${part.title.slice(0, 120)}…` : part.title
    element.setAttribute('aria-label', `${title}: ${state.words}`)
    element.title = `${title}: ${state.words}`
    const sign = this.signs[part.node]
    const worse = ['clean', 'elsewhere', 'warning', 'error']
    if (sign && worse.indexOf(state.level) >= worse.indexOf(sign.dataset.level ?? 'clean')) {
      sign.dataset.level = state.level
      sign.textContent = state.sign
      sign.parentElement.title = `${title}: ${state.words}`
    }
    const mark = this.marks?.[part.node]
    if (mark) mark.dataset.level = sign.dataset.level
  }

  drawMap() {
    const { plan } = this
    this.map.replaceChildren()
    const margin = Math.max(plan.width, plan.height) * 0.03
    this.map.setAttribute('viewBox', `${-margin} ${-margin} ${plan.width + 2 * margin} ${plan.height + 2 * margin}`)
    this.marks = plan.nodes.map(({ frame: [x, y, width, height] }) => svg('rect', { x, y, width, height, class: 'scene' }, this.map))
    this.eye = svg('rect', { class: 'eye' }, this.map)
  }

  /** Follows a change of the scale or the offset. */
  follow() {
    if (!this.eye) return
    this.percent.textContent = `${Math.round(100 * this.viewport.zoom)} %`
    const [x, y, width, height] = this.viewport.visible
    for (const [key, value] of Object.entries({ x, y, width, height })) set(this.eye, key, points(value))
    this.plane.classList.toggle('far', this.viewport.zoom < 0.16)
    // The map is of use where something is out of sight.
    const { plan } = this
    this.map.toggleAttribute('hidden', x <= 0 && y <= 0 && x + width >= plan.width && y + height >= plan.height)
    // Words that are longer than their arrow would cover the scenes at its ends.
    if (this.wordsAt !== this.viewport.zoom) {
      this.wordsAt = this.viewport.zoom
      for (const { text, reach, length } of this.words) text.toggleAttribute('hidden', reach * this.viewport.zoom < length)
    }
  }

  /** Puts the focus on a scene, such as the one that was shown alone. */
  focus(scene) {
    const card = this.cards?.find(({ part }) => part.scene === scene);
    (card?.element ?? this.window).focus({ preventScroll: true })
  }
}
