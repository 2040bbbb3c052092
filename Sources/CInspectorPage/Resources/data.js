'use strict'
// Regions and frames. Nothing is laid out here: a region's rectangles are linear functions of the
// scene's width and height, which the proof found.

/** The numbers of a rectangle, in the order of the data. */
const NUMBERS = ['x', 'y', 'width', 'height']

/** The least depth inside a region, in points; nearer to a boundary the next region may apply. */
const EDGE = 1e-7

/** One scene under one condition. */
class SceneCase {
  constructor(data) {
    this.data = data
    this.items = data.items
    const last = new Map()
    const read = (region) => {
      const before = last.get(region.tree)
      const own = { tree: region.tree, corners: region.corners, ambiguous: region.ambiguous,
        conflicts: region.conflicts }
      for (const key of ['boxes', 'looks', 'reasons', 'guides', 'residuals']) {
        own[key] = SceneCase.row(region[key], before && before[key])
      }
      if (region.equations) {
        const earlier = before && before.equations
        own.equations = { system: region.equations.system }
        for (const key of ['rows', 'constants']) {
          own.equations[key] = SceneCase.row(region.equations[key], earlier && earlier[key])
        }
      }
      last.set(region.tree, own)
      return own
    }
    this.regions = data.regions.map(read)
    /** The layouts on devices, each with its number of pixels per point and what is found about it. */
    this.screens = data.screens.map(({ region, scale, findings }) => ({ ...read(region), scale, findings }))
    /** The screen that is shown; null for a size without a device. */
    this.screen = null
    this.children = data.trees.map((tree) => {
      const children = tree.views.map(() => [])
      tree.parents.forEach((parent, view) => { if (parent >= 0) children[parent].push(view) })
      return children
    })
    this.present = 0
    /** What is added to constants while one is dragged, by the ids of constraints; null otherwise. */
    this.preview = null
    /** Changed constraints and their solver, on a page that has one. */
    this.changed = null
  }

  /** Returns a list of indices that may be written as changes of another list. */
  static row(row, before) {
    if (Array.isArray(row)) return row
    const list = before.slice()
    for (let i = 0; i < row.changes.length; i += 2) list[row.changes[i]] = row.changes[i + 1]
    return list
  }

  /** Whether the scene is laid out on a device. */
  isOn(device) { return this.data.places[device.id]?.[device.orientation] !== undefined }

  /** Shows a device, or with null a size without one; returns whether the scene is laid out on the device. */
  show(device) {
    const place = device && this.data.places[device.id]?.[device.orientation]
    this.screen = place === undefined || place === null ? null : this.screens[place]
    return this.screen !== null
  }

  clamped(width, height) {
    if (this.screen) return this.screen.corners
    const [w, h] = [this.data.widths, this.data.heights]
    return [Math.min(w[1], Math.max(w[0], width)), Math.min(h[1], Math.max(h[0], height))]
  }

  /**
   * Returns the region of a size; outside of all, the nearest one.
   *
   * A boundary belongs to the larger size: a text fits from its width on, a size class begins at its.
   */
  region(exactWidth, exactHeight) {
    if (this.screen) return this.screen
    const [width, height] = [exactWidth + 2 * EDGE, exactHeight + 2 * EDGE]
    const present = this.regions[this.present]
    if (present && depth(present.corners, width, height) > EDGE) return present
    let best = 0
    let most = -Infinity
    for (let i = 0; i < this.regions.length; i += 1) {
      const inside = depth(this.regions[i].corners, width, height)
      if (inside > most) { [best, most] = [i, inside] }
      if (inside > EDGE) break
    }
    this.present = best
    return this.regions[best]
  }

  value(plane, width, height) {
    const [constant, alongWidth, alongHeight] = this.data.planes[plane]
    return constant + alongWidth * width + alongHeight * height
  }

  /** The number of pixels per point. */
  get scale() { return this.screen ? this.screen.scale : this.data.scale }

  /** Rounds to the nearest pixel, halves up, as the library's grid of pixels does. */
  rounded(value) {
    const { scale } = this
    return Math.floor(value * scale + 0.5 + 1e-4) / scale
  }

  /** Returns the layout at a size: for each view of the region its rectangles. */
  layout(width, height) {
    const region = this.region(width, height)
    const tree = this.data.trees[region.tree]
    let boxes = tree.views.map((item, index) => {
      const at = (number) => this.value(region.boxes[4 * index + number], width, height)
      return { x: at(0), y: at(1), width: at(2), height: at(3) }
    })
    const before = boxes
    const solution = this.changed && this.changed.changes.size > 0
      ? this.changed.solve(this, region, boxes, width, height) : null
    const refusal = solution ? solution.refusal : undefined
    if (solution && !refusal) boxes = solution.boxes(boxes)
    if (this.preview) boxes = this.previewed(region, boxes)
    const views = tree.views.map((item, index) => {
      const look = this.data.looks[region.looks[index]]
      const box = boxes[index]
      const [left, top, right, bottom] = look.insets
      let frame = { x: box.x - left, y: box.y - top, width: box.width + left + right,
        height: box.height + top + bottom }
      if (look.isRounded) {
        const [x, y] = [this.rounded(frame.x), this.rounded(frame.y)]
        frame = { x, y, width: this.rounded(frame.x + frame.width) - x,
          height: this.rounded(frame.y + frame.height) - y }
      }
      return { item, index, look, box, frame, parent: tree.parents[index] }
    })
    // Positions in the scene: frames are in the bounds of the superview.
    for (const view of views) {
      const parent = views[view.parent]
      if (parent && view.look.following) {
        const [left, top, wider, higher] = view.look.following
        view.frame = { x: left, y: top, width: parent.frame.width + wider,
          height: parent.frame.height + higher }
      }
      const [x, y] = parent
        ? [parent.left - parent.look.origin[0], parent.top - parent.look.origin[1]] : [0, 0]
      view.left = x + view.frame.x
      view.top = y + view.frame.y
      view.boxLeft = x + view.box.x
      view.boxTop = y + view.box.y
      view.isVisible = !view.look.isHidden && view.look.alpha > 0.01
        && (!parent || parent.isVisible)
    }
    const guides = tree.guides.map((item, index) => {
      const owner = views[tree.owners[index]]
      const at = (number) => this.value(region.guides[4 * index + number], width, height)
      // A guide that is an inset keeps its distances from the edges of a changed view.
      const growth = (key) => owner.box[key] - before[owner.index][key]
      const place = (solution && !refusal && solution.guide(index)) || { x: at(0), y: at(1),
        width: at(2) + growth('width'), height: at(3) + growth('height') }
      return { item, owner: owner.index, left: owner.left - owner.look.origin[0] + place.x,
        top: owner.top - owner.look.origin[1] + place.y, width: place.width, height: place.height }
    })
    const layout = { region, tree, views, guides, width, height, refusal }
    if (solution && !refusal) {
      layout.solution = solution
      layout.conflicts = solution.conflicts
      layout.note = solution.note
    } else {
      layout.conflicts = region.conflicts
    }
    return layout
  }

  /** Returns boxes as they are with the constants of the preview, until another constraint decides. */
  previewed(region, boxes) {
    const moved = (view, number) => {
      const reason = this.reason(region.reasons[4 * view + number])
      let sum = 0
      for (let i = 0; i < reason.length; i += 3) {
        sum += reason[i + 1] * (this.preview.get(this.data.causes[reason[i]].id) ?? 0)
      }
      return sum
    }
    return boxes.map(({ x, y, width, height }, view) => ({ x: x + moved(view, 0), y: y + moved(view, 1),
      width: Math.max(0, width + moved(view, 2)), height: Math.max(0, height + moved(view, 3)) }))
  }

  /** Returns the ambiguous numbers of a layout with their ranges; a limit that does not exist is null. */
  ambiguities(layout) {
    if (layout.solution) {
      layout.open ??= layout.solution.ambiguities(layout.views)
      return layout.open
    }
    const limit = (plane) => (plane === null || plane === undefined ? null
      : this.value(plane, layout.width, layout.height))
    return layout.region.ambiguous.map(({ view, number, least, greatest, size }) => ({ view, number,
      low: limit(least), high: limit(greatest), size }))
  }

  /** Returns a reason: a cause's index, its coefficient and its constant, in turn and in the order of the indices. */
  reason(index) {
    const { reasons } = this.data
    const written = []
    for (let at = index; reasons[at] && !Array.isArray(reasons[at]); at = reasons[at].base) written.push(at)
    for (const at of written.reverse()) {
      reasons[at] = SceneCase.changed(reasons[reasons[at].base], reasons[at].terms)
    }
    return reasons[index] ?? []
  }

  /** Returns a reason with other terms; one with the coefficient 0 removes a cause. */
  static changed(base, terms) {
    const reason = []
    for (let i = 0, k = 0; i < base.length || k < terms.length;) {
      const isOld = k >= terms.length || base[i] < terms[k]
      const isReplaced = !isOld && base[i] === terms[k]
      if (isOld) reason.push(...base.slice(i, i + 3))
      else if (terms[k + 1] !== 0) reason.push(...terms.slice(k, k + 3))
      if (isOld || isReplaced) i += 3
      if (!isOld) k += 3
    }
    return reason
  }

  /** Returns why a number of a view has its value: the shares of causes. */
  shares(layout, view, number) {
    if (layout.solution) return layout.solution.shares(view, number)
    const index = layout.region.reasons[4 * view + number]
    if (index < 0) return null
    const reason = this.reason(index)
    const shares = []
    for (let i = 0; i < reason.length; i += 3) {
      const cause = this.data.causes[reason[i]]
      const coefficient = reason[i + 1]
      let constant = reason[i + 2]
      if (cause.kind === 'width') constant = layout.width
      if (cause.kind === 'height') constant = layout.height
      shares.push({ cause, coefficient, share: coefficient * constant })
    }
    return shares
  }

  /** Returns what follows if a cause's constant grows by a point: the numbers that depend on it. */
  pushes(layout, id) {
    const pushes = []
    layout.views.forEach((view) => {
      NUMBERS.forEach((name, number) => {
        const share = (this.shares(layout, view.index, number) || [])
          .find((entry) => entry.cause.id === id)
        if (share) pushes.push({ view, name, amount: share.coefficient })
      })
    })
    return pushes
  }

  /** Returns the constraints of a layout, with their state. */
  constraints(layout) {
    const broken = new Set(layout.conflicts.map((members) => this.data.causes[members[0]].id))
    const solved = layout.solution && layout.solution.residualsByID()
    return layout.tree.constraints.map((known, index) => {
      const captured = this.data.constraints[known]
      let constraint = solved ? this.changed.applied(captured) : captured
      if (this.preview?.has(captured.id)) {
        constraint = { ...constraint, constant: constraint.constant + this.preview.get(captured.id) }
      }
      if (constraint.isActive === false) return { constraint, residual: 0, error: 0, state: 'off' }
      const residual = solved ? solved.get(captured.id) ?? 0
        : this.value(layout.region.residuals[index], layout.width, layout.height)
      let error = Math.abs(residual)
      if (constraint.relation === '>=') error = Math.max(0, -residual)
      if (constraint.relation === '<=') error = Math.max(0, residual)
      let state = 'met'
      if (broken.has(constraint.id)) state = 'broken'
      else if (error > 1e-5) state = 'lost'
      else if (Math.abs(residual) > 1e-5) state = 'slack'
      return { constraint, residual, error, state }
    })
  }

  /** Returns the findings at a size. */
  findings(width, height) {
    if (this.screen) return this.screen.findings
    return this.data.findings.filter((finding) => finding.isAlways
      || finding.polygons.some((polygon) => depth(polygon, width, height) >= 0))
  }

  /** Returns why the layouts around a size are not proven; an empty text if they are. */
  doubt(width, height) {
    if (this.screen) return ''
    const found = this.data.doubts.find((part) =>
      part.polygons.some((polygon) => depth(polygon, width, height) >= 0))
    return found ? found.text : ''
  }
}

/** The distance of a point from the nearest edge of a convex polygon: positive inside. */
function depth(corners, x, y) {
  let least = Infinity
  for (let i = 0; i < corners.length; i += 2) {
    const next = (i + 2) % corners.length
    const [dx, dy] = [corners[next] - corners[i], corners[next + 1] - corners[i + 1]]
    const length = Math.hypot(dx, dy)
    if (length < 1e-12) continue
    least = Math.min(least, (dx * (y - corners[i + 1]) - dy * (x - corners[i])) / length)
  }
  return least
}

/** A number of points with at most three decimals. */
function points(value) {
  const rounded = Math.round(value * 1000) / 1000
  return String(Object.is(rounded, -0) ? 0 : rounded)
}
