// Zooming and panning a plane with wheel, fingers, pointer and keys.

/** A plane that is seen through a window, at a scale and an offset. */
class Viewport {
  /**
   * @param root The element that shows the plane.
   * @param plane The element that is moved.
   * @param changed Is called after each change.
   */
  constructor(root, plane, changed) {
    Object.assign(this, { root, plane, changed, zoom: 1, x: 0, y: 0, size: [1, 1] })
    this.pointers = new Map()
    /** Whether the last press of a pointer moved the plane, so that it was not a click. */
    this.hasMoved = false
    root.addEventListener('wheel', (event) => this.wheel(event), { passive: false })
    root.addEventListener('pointerdown', (event) => this.press(event))
    root.addEventListener('pointermove', (event) => this.move(event))
    for (const name of ['pointerup', 'pointercancel']) {
      root.addEventListener(name, (event) => this.pointers.delete(event.pointerId))
    }
    root.addEventListener('click', (event) => {
      if (!this.hasMoved) return
      event.stopPropagation()
      event.preventDefault()
    }, true)
    root.addEventListener('keydown', (event) => this.key(event))
  }

  get window() { return this.root.getBoundingClientRect() }

  /** The scale at which everything is visible. */
  get fitting() {
    const { width, height } = this.window
    return Math.min(1, (width - 80) / this.size[0], (height - 110) / this.size[1])
  }

  /** Shows everything. */
  fit() {
    const { width, height } = this.window
    this.zoom = Math.max(0.02, this.fitting)
    this.x = (width - this.size[0] * this.zoom) / 2
    this.y = Math.max(56, (height - this.size[1] * this.zoom) / 2)
    this.show()
  }

  /** Zooms by a factor, around a place in the window, by default its middle. */
  scale(factor, place) {
    const { width, height } = this.window
    const [x, y] = place ?? [width / 2, height / 2]
    const next = Math.min(4, Math.max(Math.min(0.05, this.fitting), this.zoom * factor))
    this.x = x - (x - this.x) * next / this.zoom
    this.y = y - (y - this.y) * next / this.zoom
    this.zoom = next
    this.show()
  }

  pan(across, down) {
    this.x += across
    this.y += down
    this.show()
  }

  /** Moves the plane so that a place of it is in the middle. */
  center(x, y) {
    const { width, height } = this.window
    this.x = width / 2 - x * this.zoom
    this.y = height / 2 - y * this.zoom
    this.show()
  }

  /** Moves the plane so that a rectangle of it is visible, as far as necessary. */
  reveal([x, y, width, height]) {
    const box = this.window
    const shift = (start, length, place, whole) => {
      const [low, high] = [place + start * this.zoom - 40, place + (start + length) * this.zoom + 40]
      return low < 0 ? -low : Math.min(0, Math.max(whole - high, -low))
    }
    this.pan(shift(x, width, this.x, box.width), shift(y, height, this.y, box.height))
  }

  /** The part of the plane that is visible. */
  get visible() {
    const { width, height } = this.window
    return [-this.x / this.zoom, -this.y / this.zoom, width / this.zoom, height / this.zoom]
  }

  show() {
    // Something of the plane stays visible.
    const { width, height } = this.window
    const least = 60
    this.x = Math.min(width - least, Math.max(least - this.size[0] * this.zoom, this.x))
    this.y = Math.min(height - least, Math.max(least - this.size[1] * this.zoom, this.y))
    this.plane.style.transform = `translate(${points(this.x)}px, ${points(this.y)}px) scale(${this.zoom})`
    this.plane.style.setProperty('--unit', 1 / this.zoom)
    this.changed()
  }

  place({ clientX, clientY }) {
    const { left, top } = this.window
    return [clientX - left, clientY - top]
  }

  /** A wheel zooms; two fingers on a trackpad pan, and zoom when they are spread. */
  wheel(event) {
    event.preventDefault()
    const isWheel = event.deltaX === 0 && (event.deltaMode !== 0 || Math.abs(event.deltaY) >= 40)
    if (event.ctrlKey || event.metaKey || (isWheel && !event.shiftKey)) {
      this.scale(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) * (isWheel ? 0.002 : 0.01)), this.place(event))
    } else if (event.shiftKey && event.deltaX === 0) {
      this.pan(-event.deltaY, 0)
    } else {
      this.pan(-event.deltaX, -event.deltaY)
    }
  }

  press(event) {
    if (event.button > 1) return
    this.hasMoved = false
    this.pointers.set(event.pointerId, this.place(event))
    this.start = this.place(event)
  }

  move(event) {
    const before = this.pointers.get(event.pointerId)
    if (!before) return
    if (event.buttons === 0) { this.pointers.delete(event.pointerId); return }
    const now = this.place(event)
    if (!this.hasMoved && Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < 4) return
    if (!this.hasMoved) this.root.setPointerCapture(event.pointerId)
    this.hasMoved = true
    this.pointers.set(event.pointerId, now)
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place)
    if (others.length === 0) {
      this.pan(now[0] - before[0], now[1] - before[1])
      return
    }
    const [other] = others
    const distance = (place) => Math.max(20, Math.hypot(place[0] - other[0], place[1] - other[1]))
    this.scale(distance(now) / distance(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2])
    this.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2)
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = event.shiftKey ? 240 : 60
    const actions = {
      '+': () => this.scale(1.25), '=': () => this.scale(1.25), '-': () => this.scale(0.8), 0: () => this.fit(),
      1: () => this.scale(1 / this.zoom), ArrowLeft: () => this.pan(step, 0), ArrowRight: () => this.pan(-step, 0),
      ArrowUp: () => this.pan(0, step), ArrowDown: () => this.pan(0, -step),
    }
    if (!actions[event.key]) return
    event.preventDefault()
    actions[event.key]()
  }
}
