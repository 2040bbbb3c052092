// Changed constraints. The captured equations are written down with the changes, and the library's own
// solver, compiled to WebAssembly, solves them; what does not follow from equations is refused.

/** The library's solver. Numbers go in and out in its memory. */
class PageSolver {
  constructor(module) {
    this.exports = new WebAssembly.Instance(module, {}).exports
  }

  /** Loads the solver from the bytes of page-solver.wasm. */
  static async load(bytes) { return new PageSolver(await WebAssembly.compile(bytes)) }

  /** Solves a system; an empty answer if a number cannot be represented. */
  solve(numbers) {
    const place = this.exports.allocate(numbers.length)
    new Float64Array(this.exports.memory.buffer, place, numbers.length).set(numbers)
    this.exports.solve(place, numbers.length)
    this.exports.release(place)
    return this.answer()
  }

  /** Returns the least and the greatest value of an unknown in equally good solutions. */
  range(unknown) {
    this.exports.range(unknown)
    return this.answer()
  }

  /** Returns the rows and unknowns that add up to an unknown. */
  explain(unknown) {
    this.exports.explain(unknown)
    return this.answer()
  }

  answer() {
    const count = this.exports.answerLength()
    const place = this.exports.allocate(count)
    this.exports.readAnswer(place)
    const numbers = new Float64Array(this.exports.memory.buffer, place, count).slice()
    this.exports.release(place)
    return numbers
  }
}

/** The least difference of two frames, in points; rounding to pixels ignores less. */
const DIFFERENCE = 1e-4

/** The numbers at the start of a row of the data, before its terms. */
const ROW = { cause: 0, relation: 1, priority: 2, rank: 3, sign: 4, slack: 5, upper: 6, lower: 7, terms: 8 }

/** A scene with changes of constraints. */
class ChangedScene {
  /** @param changes For ids of constraints: constant, relation, priority, isActive, and `from`. */
  constructor(solver, changes = new Map()) {
    [this.solver, this.changes] = [solver, changes]
  }

  /**
   * Solves the scene at a size.
   *
   * @param boxes The captured rectangles of the views in their superviews.
   * @returns The solution, or `refusal`: why the equations do not determine the changed layout.
   */
  solve(scene, region, boxes, width, height) {
    const { equations } = region
    if (!equations) return { refusal: 'the equations are not the same everywhere around this size' }
    const system = scene.data.systems[equations.system]
    const tree = scene.data.trees[region.tree]
    const refusal = this.refusal(scene, tree, system)
    if (refusal) return { refusal }
    const { numbers, owners } = this.write(scene, region, system, width, height)
    const answer = this.solver.solve(numbers)
    if (answer.length === 0) return { refusal: 'a number is too large' }
    const solution = new ChangedSolution(scene, system, answer, owners, this.solver)
    const changed = solution.boxes(boxes)
    const effect = ChangedScene.effect(scene, tree, system, boxes, changed)
    if (effect) return { refusal: effect }
    // Without a constraint, views may be mentioned in another order, which decides between equals.
    const isReordered = [...this.changes.values()].some(({ isActive }) => isActive === false)
    if (isReordered && !solution.isUnique()) {
      solution.note = 'Several layouts are equally good without this constraint; the app may show another.'
    }
    return solution
  }

  /** Returns a constraint with its change; one with another constant in a size class keeps it there. */
  applied(constraint) {
    const change = this.changes.get(constraint.id)
    if (!change) return constraint
    const { from, ...values } = change
    if (constraint.constant !== from.constant) delete values.constant
    return { ...constraint, ...values }
  }

  /** Returns why a changed constraint is not among the equations alone; an empty text if it is. */
  refusal(scene, tree, system) {
    const place = new Map(tree.views.map((item, view) => [item, view]))
    const owner = new Map(tree.guides.map((item, guide) => [item, tree.owners[guide]]))
    const isEncapsulated = new Set(system.facts.filter((fact) => fact.isEncapsulated).map(({ view }) => view))
    for (const index of tree.constraints) {
      const constraint = scene.data.constraints[index]
      if (!this.changes.has(constraint.id)) continue
      const first = place.get(constraint.first) ?? owner.get(constraint.first) ?? -1
      for (let view = first; view >= 0; view = tree.parents[view]) {
        if (isEncapsulated.has(view)) {
          return `a table or collection gives ${scene.items[tree.views[view]].name} its size`
        }
      }
    }
    return ''
  }

  /** Writes the equations as the numbers that the solver reads. */
  write(scene, region, system, width, height) {
    const unknowns = system.lengths.map((isLength, index) => [isLength, system.settling[index]])
    const known = new Map(scene.data.trees[region.tree].constraints.map((index) =>
      [scene.data.constraints[index].id, scene.data.constraints[index]]))
    const rows = []
    const owners = []
    const add = (owner, relation, constant, priority, rank, terms) => {
      rows.push([relation, constant, priority, rank, terms.length / 2, ...terms])
      owners.push(owner)
    }
    region.equations.rows.forEach((index, position) => {
      const row = scene.data.rows[index]
      const cause = scene.data.causes[row[ROW.cause]]
      const constraint = cause.kind === 'constraint' ? known.get(cause.id) : undefined
      const change = constraint && this.changes.has(cause.id) ? this.applied(constraint) : null
      let [, relation, priority, rank, sign, slack, upper, lower] = row
      let constant = scene.value(region.equations.constants[position], width, height)
      const terms = row.slice(ROW.terms)
      if (change) {
        if (change.isActive === false) return
        constant += sign * (change.constant - constraint.constant);
        ({ priority } = change)
        relation = sign * { '<=': -1, '=': 0, '>=': 1 }[change.relation]
      }
      const owner = { cause: row[ROW.cause], id: cause.id, sign, constant }
      // See LayoutEngine+Slack.swift and LayoutEngine+Sides.swift.
      if (relation === 0 && upper >= 0 && priority < 1000) {
        add(owner, -1, constant, priority, upper, terms)
        add(owner, 1, constant, priority, lower, terms)
      } else if (relation !== 0 && slack >= 0) {
        owner.slack = unknowns.length
        owner.slackSign = -relation
        unknowns.push([1, slack])
        add(owner, 0, constant, priority, rank, [...terms, owner.slack, owner.slackSign])
      } else {
        add(owner, relation, constant, priority, rank, terms)
      }
    })
    return { owners, numbers: [unknowns.length, ...unknowns.flat(), rows.length, ...rows.flat()] }
  }

  /** Returns what the changed frames have changed besides equations; an empty text for nothing. */
  static effect(scene, tree, system, before, after) {
    const name = (view) => scene.items[tree.views[view]].name
    const differs = (view, ...keys) => keys.some((key) =>
      Math.abs(before[view][key] - after[view][key]) > DIFFERENCE)
    for (let view = 1; view < before.length; view += 1) {
      if (system.views[4 * view] < 0 && differs(tree.parents[view], 'width', 'height')) {
        return `code sets the frame of ${name(view)}`
      }
    }
    const layer = tree.guides.findIndex((item, guide) => scene.items[item].type === 'layer'
      && differs(tree.owners[guide], 'width', 'height'))
    if (layer >= 0) {
      return `directed constraints place layers of ${name(tree.owners[layer])}, whose size changes`
    }
    for (const fact of system.facts) {
      const { view } = fact
      if (fact.isMeasuredAtItsWidth && differs(view, 'width')) {
        return `the text of ${name(view)} is broken into lines at its width, which changes`
      }
      if (fact.placesSubviews && differs(view, 'width', 'height')) {
        return `code or autoresizing masks place the subviews of ${name(view)}, whose size changes`
      }
      if (fact.readableWidth && differs(view, 'width')
        && Math.max(before[view].width, after[view].width) > fact.readableWidth) {
        return `the readable width of ${name(view)} changes`
      }
      const parent = tree.parents[view]
      // The root's surroundings are the scene's, as long as its frame is.
      if (fact.surroundings && parent < 0 && differs(view, 'x', 'y', 'width', 'height')) {
        return `the frame of ${name(view)} in the scene changes`
      }
      if (fact.surroundings && parent >= 0) {
        const overlap = (boxes) => {
          const [left, top, right, bottom] = fact.surroundings
          const box = boxes[view]
          const rest = (inset, distance) => Math.min(Math.max(inset - distance, 0), inset)
          return [rest(left, box.x), rest(top, box.y), rest(right, boxes[parent].width - box.x - box.width),
            rest(bottom, boxes[parent].height - box.y - box.height)]
        }
        const [old, now] = [overlap(before), overlap(after)]
        if (old.some((inset, edge) => Math.abs(inset - now[edge]) > DIFFERENCE)) {
          return `the safe area or margins in ${name(view)} change with its place`
        }
      }
    }
    return ''
  }
}

/** A solved system. */
class ChangedSolution {
  constructor(scene, system, answer, owners, solver) {
    Object.assign(this, { scene, system, answer, owners, solver })
    const rowsStart = answer.length - this.conflictLength(answer, owners.length)
    this.residuals = answer.slice(rowsStart - owners.length, rowsStart)
    this.conflicts = this.readConflicts(rowsStart)
  }

  /** The count of numbers about conflicts, which come last. */
  conflictLength(answer, rowCount) {
    const slacks = this.owners.filter(({ slack }) => slack !== undefined).length
    return answer.length - (this.system.lengths.length + slacks) - rowCount
  }

  readConflicts(start) {
    const conflicts = []
    let place = start + 1
    for (let count = this.answer[start]; count > 0; count -= 1) {
      const members = [...this.answer.slice(place + 1, place + 1 + this.answer[place])]
      conflicts.push([...new Set(members.filter((row) => row >= 0).map((row) => this.owners[row].cause))])
      place += 1 + this.answer[place]
    }
    return conflicts
  }

  /** Returns the rectangles of the views; those that the engine does not determine are as before. */
  boxes(before) {
    return before.map((box, view) => {
      const [x, y, width, height] = this.system.views.slice(4 * view, 4 * view + 4)
      if (x < 0) return box
      const { answer } = this
      return { x: answer[x], y: answer[y], width: answer[width], height: answer[height] }
    })
  }

  /** Returns the rectangle of a guide with constraints; null for one that is an inset. */
  guide(index) {
    const [x, y, width, height] = this.system.guides.slice(4 * index, 4 * index + 4)
    const { answer } = this
    return x < 0 ? null : { x: answer[x], y: answer[y], width: answer[width], height: answer[height] }
  }

  /** Whether no other layout is equally good. */
  isUnique() {
    return this.conflicts.length === 0 && this.system.views.every((unknown) => {
      const [least, greatest] = unknown < 0 ? [0, 0] : this.solver.range(unknown)
      return greatest - least <= DIFFERENCE
    })
  }

  /** Returns the numbers of views that differ in equally good layouts, with their range. */
  ambiguities(views) {
    const found = []
    this.system.views.forEach((unknown, index) => {
      const view = Math.floor(index / 4)
      if (unknown < 0 || !views[view].isVisible) return
      const [least, greatest] = this.solver.range(unknown)
      if (greatest - least <= DIFFERENCE) return
      found.push({ view, number: index % 4, low: Number.isFinite(least) ? least : null,
        high: Number.isFinite(greatest) ? greatest : null })
    })
    return found
  }

  /** Returns left minus right side of each constraint, by id. */
  residualsByID() {
    const residuals = new Map()
    this.owners.forEach(({ id, sign, slack, slackSign }, row) => {
      const own = this.residuals[row] - (slack === undefined ? 0 : slackSign * this.answer[slack])
      // Of the two rows of an optional length, one is violated.
      if (!residuals.has(id) || Math.abs(own) > Math.abs(residuals.get(id))) residuals.set(id, sign * own)
    })
    return residuals
  }

  /** Returns why a number has its value, as `SceneCase.shares` does. */
  shares(view, number) {
    const unknown = this.system.views[4 * view + number]
    if (unknown < 0) return null
    const answer = this.solver.explain(unknown)
    const shares = []
    let place = 1
    for (let count = answer[0]; count > 0; count -= 1) {
      const { cause, constant } = this.owners[answer[place]]
      const coefficient = answer[place + 1]
      shares.push({ cause: this.scene.data.causes[cause], coefficient, share: coefficient * constant })
      place += 2
    }
    for (; place < answer.length; place += 2) {
      if (Math.abs(answer[place + 1]) < 1e-6) continue
      shares.push({ cause: { kind: 'open', id: '', text: 'a number that is not determined' },
        coefficient: 1, share: answer[place + 1] })
    }
    return shares
  }
}
