// Constants that are dragged or nudged: shown at once, and changed when the movement ends.

/** Steps of constants, of which those that follow each other are one change, which can be undone at once. */
class ConstantSteps {
  /** @param page What the page gives: `scene()`, `refresh()`, `tell()`, and what changes constraints: `editor` or `changes`. */
  constructor(page) {
    this.page = page
    this.waiting = new Map()
    /** What is asked for next, while the command samples. */
    this.wanted = null
    this.isSampling = false
  }

  /** Shows constants as they are while they are dragged; the layout is exact until another constraint decides. */
  preview(moved) {
    this.page.scene().preview = new Map([...moved].map(([id, { delta }]) => [id, delta]))
    if (this.page.sample) this.sample(moved)
  }

  /** Recolors the map: coarsely, at the middles of the cells of a grid, as fast as the command answers. */
  async sample(moved) {
    this.wanted = Object.fromEntries([...moved].map(([id, { constraint, delta }]) => [id, Number(points(constraint.constant + delta))]))
    if (this.isSampling) return
    this.isSampling = true
    while (this.wanted) {
      const constants = this.wanted
      this.wanted = null
      const present = this.page.scene()
      const samples = await this.page.sample(constants)
      // The exact map has come meanwhile.
      if (present.preview && present === this.page.scene()) this.page.showSamples(samples ?? null)
    }
    this.isSampling = false
  }

  /** Adds steps, by the ids of constraints; they are performed when none follows for a moment. */
  add(moved) {
    for (const [id, { constraint, delta }] of moved) {
      const known = this.waiting.get(id)
      this.waiting.set(id, known ? { ...known, delta: known.delta + delta } : { constraint, delta })
    }
    this.preview(this.waiting)
    this.page.refresh()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.perform(), 300)
  }

  /** Changes the constants in the document, or on this page. */
  async perform() {
    const { scene, refresh, tell, editor, changes } = this.page
    const present = scene()
    const list = [...this.waiting.values()].filter(({ delta }) => delta !== 0)
    this.waiting = new Map()
    if (list.length > 0 && !editor && !changes) {
      tell('This page cannot change constraints. purlin show --serve shows one that can.')
    }
    for (const { constraint, delta } of list) {
      const constant = Number(points(constraint.constant + delta))
      if (editor) await editor.operate({ operation: 'set', constraints: [constraint.id], constant })
      else if (changes) {
        present.preview = null
        await changes.change(constraint, { constant })
      }
    }
    present.preview = null
    this.wanted = null
    this.page.showSamples?.(null)
    refresh()
  }
}
