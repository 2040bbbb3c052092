// What tests and scripts ask of the page.

/** Returns `window.purlin`: the frames of a scene at a size, the findings, and what is shown. */
function probe({ content, state, scene, sized, resize, settle, draw, hold, choose, devices, overview, changes, text, openedAfter }) {
  return {
    version: content.version,
    /** The milliseconds from the navigation to the first layout. */
    openedAfter,
    scenes: content.scenes.map(({ name, file, rootID, size, cases: { length } }) =>
      ({ name, file, rootID, size, conditions: length })),
    frames(index, condition, width, height) {
      const present = sized(index, condition)
      const layout = present.layout(width, height)
      return layout.views.map(({ item, frame: { x, y, width: w, height: h } }) =>
        ({ id: present.items[item].id, frame: [x, y, w, h] }))
    },
    findings: (index, condition, width, height) => sized(index, condition).findings(width, height)
      .map(({ kind, text }) => ({ kind, text })),
    /** Returns the numbers whose reasons do not add up to them; there are none. */
    check(index, condition, sizes) {
      const present = sized(index, condition)
      const wrong = []
      for (const [width, height] of sizes) {
        const layout = present.layout(width, height)
        for (const view of layout.views) {
          NUMBERS.forEach((name, number) => {
            const shares = present.shares(layout, view.index, number)
            if (!shares) return
            const sum = shares.reduce((total, { share }) => total + share, 0)
            if (Math.abs(sum - view.box[name]) > 1e-3) {
              wrong.push(`${present.items[view.item].name}.${name} ${view.box[name]} is not ${sum}`)
            }
          })
        }
      }
      return wrong
    },
    /** The scale and the visible part of the overview, and how many scenes are drawn. */
    overview: () => ({ isShown: state.isOverview, zoom: overview.viewport.zoom, visible: overview.viewport.visible,
      drawn: overview.cards?.filter(({ isDrawn }) => isDrawn).length, count: overview.plan.parts.length,
      drawnAfter: overview.drawnAfter }),
    selected: () => state.selection,
    zoom: () => state.zoom,
    /** Shows the scene on a device. */
    hold: (id, orientation) => hold(devices.find(id, orientation)),
    /** The frames and findings that are shown. */
    shown() {
      const present = scene()
      const layout = present.layout(state.width, state.height)
      return { frames: layout.views.map(({ item, frame: { x, y, width, height } }) =>
        ({ id: present.items[item].id, frame: [x, y, width, height] })),
      findings: present.findings(state.width, state.height).map(({ kind, text }) => ({ kind, text })) }
    },
    /** The id of a view's superview in the scene that is shown, or null. */
    parent(id) {
      const { items } = scene()
      const { views } = scene().layout(state.width, state.height)
      const view = views.find(({ item }) => items[item].id === id)
      return view && view.parent >= 0 ? items[views[view.parent].item].id : null
    },
    svg: text,
    /** Changes a constraint, on a page with the solver. */
    change: async (id, values) => {
      await changes.change(scene().data.constraints.find((constraint) => constraint.id === id), values)
    },
    refusal: () => scene().layout(state.width, state.height).refusal ?? null,
    resize: (width, height) => { resize(width, height); settle() },
    /** Draws one step of a drag at once. */
    drag: (width, height) => { resize(width, height, true); draw() },
    selectConstraint: (id) => choose({ constraint: id }),
    select: (id) => choose({ item: scene().items.findIndex((item) => item.id === id) }),
  }
}
