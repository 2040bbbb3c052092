// What the pointer and the keys do with views and constraints in the picture.

/** The edges of a view: its numbers, the attributes that constrain it, and its direction. */
const EDGES = {
  left: { numbers: [0], attributes: /^(left|leading)/, isAcross: true },
  right: { numbers: [0, 2], attributes: /^(right|trailing)/, size: 'width', isAcross: true },
  top: { numbers: [1], attributes: /^(top|firstBaseline)/, isAcross: false },
  bottom: { numbers: [1, 3], attributes: /^(bottom|lastBaseline)/, size: 'height', isAcross: false },
}

/** The lengths of a view, as edges: what changes one of them changes the size. */
const LENGTHS = {
  width: { numbers: [2], attributes: /^width$/, size: 'width', isAcross: true },
  height: { numbers: [3], attributes: /^height$/, size: 'height', isAcross: false },
}

/** Which constraints move what, by the reasons that the page contains. */
class Levers {
  constructor(scene, layout) {
    [this.scene, this.layout] = [scene, layout]
    this.constraints = scene.constraints(layout)
  }

  /** Whether the constant of a constraint can be changed in the document. */
  static isFree({ constraint: { isOfContainer, isDirected }, state }) {
    return !isOfContainer && !isDirected && state !== 'off' && state !== 'broken'
  }

  /** How far an edge of a view moves, or a length grows, if a constant grows by a point. */
  rate(view, edge, id) {
    return (EDGES[edge] ?? LENGTHS[edge]).numbers.reduce((sum, number) => sum
      + (this.scene.shares(this.layout, view.index, number) ?? []).filter(({ cause }) => cause.id === id)
        .reduce((total, { coefficient }) => total + coefficient, 0), 0)
  }

  /** The constraint that moves an edge of a view or changes a length, and its rate; null if none of its own does. */
  of(view, edge) {
    const { attributes, size } = EDGES[edge] ?? LENGTHS[edge]
    const isRTL = this.scene.data.isRightToLeft
    const turned = { leading: isRTL ? 'right' : 'left', trailing: isRTL ? 'left' : 'right' }
    const rank = ({ first, firstAttribute, second, secondAttribute }) => {
      const own = [[first, firstAttribute], [second, secondAttribute]].filter(([item]) => item === view.item)
        .map(([, attribute]) => attribute.replace(/^(leading|trailing)/, (word) => turned[word]))
      if (own.some((attribute) => attributes.test(attribute))) return 0
      return own.some((attribute) => attribute === size) ? 1 : 2
    }
    return this.constraints.filter((entry) => Levers.isFree(entry)
      && (entry.constraint.first === view.item || entry.constraint.second === view.item))
      .map(({ constraint }) => ({ constraint, rank: rank(constraint), rate: this.rate(view, edge, constraint.id) }))
      .filter(({ rate }) => Math.abs(rate) > 1e-6)
      .toSorted((one, other) => one.rank - other.rank || Math.abs(other.rate) - Math.abs(one.rate))[0] ?? null
  }

  /** How far what a constraint constrains moves, per point of its constant. */
  own({ id, first, firstAttribute, second, secondAttribute }) {
    const isAcross = isHorizontal(firstAttribute)
    const edge = (attribute) => {
      if (/^(width|height)$/.test(attribute)) return isAcross ? 'right' : 'bottom'
      if (isAcross) return EDGES.right.attributes.test(attribute) !== this.scene.data.isRightToLeft ? 'right' : 'left'
      return EDGES.bottom.attributes.test(attribute) ? 'bottom' : 'top'
    }
    const rates = [[first, firstAttribute], [second, secondAttribute]].map(([item, attribute]) => {
      const view = this.layout.views.find((entry) => entry.item === item)
      return view && attribute ? this.rate(view, edge(attribute), id) : 0
    })
    return rates.find((rate) => Math.abs(rate) > 1e-6) ?? 1
  }
}

/** Dragging, nudging and editing constants where they are drawn. */
class Direct {
  /**
   * @param page What the page gives: `scene()`, `state`, and functions that select, show and change.
   */
  constructor(picture, canvas, page) {
    Object.assign(this, { picture, canvas, page })
    /** The item under the pointer, and whether distances to it are shown. */
    this.hover = null
    this.isMeasuring = false
    this.hasDragged = false
    /** A view that is dragged into another one; see `Library`. */
    this.ghost = null
    picture.addEventListener('pointermove', (event) => { if (event.buttons === 0) this.point(event) })
    picture.addEventListener('pointerleave', () => this.setHover(null))
    picture.addEventListener('pointerdown', (event) => this.press(event))
    picture.addEventListener('dblclick', (event) => {
      const mark = event.target.closest('[data-constraint]')
      if (mark) this.edit(mark.dataset.constraint)
    })
    canvas.addEventListener('keydown', (event) => this.key(event))
    for (const name of ['keydown', 'keyup']) {
      addEventListener(name, (event) => {
        if (event.key !== 'Alt') return
        if (this.hover !== null) event.preventDefault()
        this.setMeasuring(name === 'keydown')
      })
    }
    addEventListener('blur', () => this.setMeasuring(false))
  }

  get layout() { return this.page.scene().layout(this.page.state.width, this.page.state.height) }

  /** The place of an event in the scene. */
  place({ clientX, clientY }) {
    const { left, top } = this.picture.getBoundingClientRect()
    return [(clientX - left) / this.page.state.zoom, (clientY - top) / this.page.state.zoom]
  }

  /** Returns the view at a place, and the layer in it that directed constraints relate. */
  hit(event) {
    const { views, guides } = this.layout
    const [x, y] = this.place(event)
    const contains = (left, top, width, height) => x >= left && y >= top && x <= left + width && y <= top + height
    const view = views.findLast(({ isVisible, left, top, frame: { width, height } }) => isVisible
      && contains(left, top, width, height))
    const layer = view && guides.findLast(({ item, owner, left, top, width, height }) => owner === view.index
      && this.page.scene().items[item].type === 'layer' && contains(left, top, width, height))
    return { view, layer }
  }

  point(event) {
    const { view } = this.hit(event)
    this.setHover(view ? view.item : null)
    this.setMeasuring(event.altKey)
  }

  setHover(item) {
    if (this.hover === item) return
    this.hover = item
    this.page.refresh()
  }

  setMeasuring(isMeasuring) {
    if (this.isMeasuring === isMeasuring) return
    this.isMeasuring = isMeasuring
    this.page.refresh()
  }

  /** Begins a drag: of an edge, of a constraint's label, of a view, of a line to another view, or of a marquee. */
  press(event) {
    this.hasDragged = false
    // A finger scrolls where nothing is selected.
    if (event.button !== 0 || (event.pointerType === 'touch' && !this.page.state.selection)) return
    const { view } = this.hit(event)
    const mark = event.target.closest('[data-constraint]')
    const edge = event.target.closest('[data-edge]')
    const drag = this.start(event, { view, mark, edge })
    if (!drag) return
    const begin = this.place(event)
    this.picture.setPointerCapture(event.pointerId)
    const move = (next) => {
      const now = this.place(next)
      const moved = [now[0] - begin[0], now[1] - begin[1]]
      if (!this.hasDragged && Math.hypot(...moved) * this.page.state.zoom < 4) return
      this.hasDragged = true
      drag.move(moved, begin, next)
      this.page.refresh()
    }
    this.picture.addEventListener('pointermove', move)
    this.picture.addEventListener('lostpointercapture', (last) => {
      this.picture.removeEventListener('pointermove', move)
      drag.end(this.hasDragged, last)
      this.page.refresh()
    }, { once: true })
  }

  start(event, { view, mark, edge }) {
    if (edge) return this.lever([[this.levers().of(this.selected(), edge.dataset.edge), EDGES[edge.dataset.edge].isAcross]])
    if (mark) return this.label(mark.dataset.constraint)
    if ((event.ctrlKey || event.metaKey) && view) return this.page.connect?.(view)
    if (!view || view.parent < 0) return this.marquee()
    return this.open(view) ?? this.body(view)
  }

  levers() { return new Levers(this.page.scene(), this.layout) }

  /** The selected view, if it is alone. */
  selected() {
    const { selection } = this.page.state
    if (!selection || selection.items?.length > 1) return null
    return this.layout.views.find(({ item }) => item === selection.item) ?? null
  }

  /** Drags what constraints move: the constants follow the pointer. */
  lever(levers) {
    const free = levers.filter(([lever]) => lever)
    if (free.length === 0) return null
    const changes = new Map()
    return {
      move: ([across, down]) => {
        for (const [{ constraint, rate }, isAcross] of free) {
          const delta = Math.round((isAcross ? across : down) / rate)
          changes.set(constraint.id, { constraint, delta })
        }
        this.page.preview(changes)
      },
      end: (hasDragged) => { if (hasDragged) this.page.apply(changes) },
    }
  }

  /** Drags an ambiguous view through its equally good positions. */
  open(view) {
    const open = this.page.scene().ambiguities(this.layout).filter((entry) => entry.view === view.index && entry.number < 2)
    if (open.length === 0) return null
    const { state } = this.page
    return {
      move: (moved) => {
        const range = {}
        for (const { number, low, high } of open) {
          const [key, own, start] = number === 0 ? ['left', view.box.x, view.boxLeft] : ['top', view.box.y, view.boxTop]
          range[key] = start - own + Math.min(high ?? Infinity, Math.max(low ?? -Infinity, own + moved[number]))
        }
        state.selection = { item: view.item, range }
      },
      end: (hasDragged) => { if (hasDragged) this.page.choose(state.selection) },
    }
  }

  /** Says why nothing moves, if something is dragged. */
  refuse(text) { return { move: () => {}, end: (hasDragged) => { if (hasDragged) this.page.tell(text) } } }

  label(id) {
    const levers = this.levers()
    const entry = levers.constraints.find(({ constraint }) => constraint.id === id)
    if (!entry) return null
    if (!Levers.isFree(entry)) {
      return this.refuse(entry.state === 'broken' ? 'A broken constraint moves nothing.'
        : 'This constraint belongs to a container or to code, and its constant cannot be changed.')
    }
    const { constraint } = entry
    return this.lever([[{ constraint, rate: levers.own(constraint) }, isHorizontal(constraint.firstAttribute)]])
  }

  body(view) {
    const levers = this.levers()
    const both = [[levers.of(view, 'left'), true], [levers.of(view, 'top'), false]]
    const drag = this.lever(both)
    const name = brief(this.page.scene().items[view.item].name, 60)
    const carried = drag ? null : this.page.carry?.(view)
    if (carried) {
      return { ...carried, move: (...moved) => {
        if (this.page.state.selection?.item !== view.item) this.page.choose({ item: view.item })
        carried.move(...moved)
      } }
    }
    if (!drag) return this.refuse(`No constraint of its own moves ${name}; a container or its content places it.`)
    return { ...drag, move: (...moved) => {
      if (this.page.state.selection?.item !== view.item) this.page.choose({ item: view.item })
      drag.move(...moved)
    } }
  }

  marquee() {
    return {
      move: ([across, down], [x, y]) => {
        this.area = { left: Math.min(x, x + across), top: Math.min(y, y + down), width: Math.abs(across), height: Math.abs(down) }
      },
      end: (hasDragged) => {
        const { area } = this
        this.area = null
        if (!hasDragged || !area) return
        const inside = this.layout.views.filter(({ isVisible, parent, left, top, frame: { width, height } }) => isVisible
          && parent >= 0 && left >= area.left && top >= area.top && left + width <= area.left + area.width
          && top + height <= area.top + area.height)
        // Of views inside each other, the outer ones.
        const found = new Set(inside.map(({ index }) => index))
        const items = inside.filter(({ parent }) => !found.has(parent)).map(({ item }) => item)
        this.page.choose(items.length > 0 ? { item: items[0], items } : null)
      },
    }
  }

  /** Arrow keys change the constant of the selected constraint, or move the selected view, by 1 or 10 points. */
  key(event) {
    if (event.target !== this.canvas) return
    const { selection } = this.page.state
    if ((event.key === 'Delete' || event.key === 'Backspace') && selection) {
      event.preventDefault()
      this.page.remove?.(selection)
      return
    }
    const steps = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key]
    if (event.key === 'Enter' && selection?.constraint !== undefined) {
      event.preventDefault()
      this.edit(selection.constraint)
    }
    if (!steps || event.ctrlKey || event.metaKey || !selection) return
    event.preventDefault()
    const step = event.shiftKey ? 10 : 1
    const levers = this.levers()
    if (selection.constraint !== undefined) {
      const entry = levers.constraints.find(({ constraint }) => constraint.id === selection.constraint)
      if (!entry || !Levers.isFree(entry)) return
      this.nudge(entry.constraint, step * (event.key === 'ArrowRight' || event.key === 'ArrowUp' ? 1 : -1))
      return
    }
    const view = this.selected()
    // With Alt the far edge moves, so that the size changes.
    const edge = [['left', 'right'], ['top', 'bottom']][steps[0] === 0 ? 1 : 0][event.altKey ? 1 : 0]
    const lever = view && levers.of(view, edge)
    if (lever) this.nudge(lever.constraint, step * (steps[0] + steps[1]) / lever.rate)
    else if (view) this.page.tell(`No constraint of its own moves the ${edge} edge of ${brief(this.page.scene().items[view.item].name, 60)}.`)
  }

  nudge(constraint, delta) { this.page.apply(new Map([[constraint.id, { constraint, delta }]])) }

  /** Edits a constant where its label is. */
  edit(id) {
    const entry = this.levers().constraints.find(({ constraint }) => constraint.id === id)
    if (!entry || !Levers.isFree(entry)) return
    this.page.choose({ constraint: id })
    this.page.drawNow()
    const { constraint } = entry
    const mark = [...this.picture.querySelectorAll('.pill, .zero')].find((element) => element.dataset.constraint === id)
    const box = mark?.getBoundingClientRect() ?? this.picture.getBoundingClientRect()
    const own = this.canvas.getBoundingClientRect()
    const input = node('input', { class: 'in-place', inputmode: 'decimal', value: points(constraint.constant),
      'aria-label': `Constant of ${brief(constraint.text, 200)}` })
    Object.assign(input.style, { left: `${box.left - own.left + box.width / 2}px`, top: `${box.top - own.top + box.height / 2}px` })
    // Removing it takes its focus, which closes it, too.
    let isClosed = false
    const close = (applies) => {
      if (isClosed) return
      isClosed = true
      const value = Number(input.value.trim().replace(',', '.'))
      input.remove()
      this.canvas.focus({ preventScroll: true })
      if (!applies || value === constraint.constant) return
      if (Number.isFinite(value) && Math.abs(value) <= 1e6) this.nudge(constraint, value - constraint.constant)
      else this.page.tell('A constant is a number of points.')
    }
    input.addEventListener('keydown', (event) => {
      event.stopPropagation()
      if (event.key === 'Enter') close(true)
      if (event.key === 'Escape') close(false)
    })
    input.addEventListener('blur', () => close(true))
    this.canvas.append(input)
    input.focus()
    input.select()
  }
}
