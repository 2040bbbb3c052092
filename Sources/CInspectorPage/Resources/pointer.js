// What is drawn for the pointer: outlines, distances, edges that can be dragged, marquee, lines to other views.

/** Draws what the pointer does over a layout. */
function drawPointer(overlay, { hover, isMeasuring, edges, area, line, ghost }, selection) {
  if (ghost) {
    drawGhost(overlay, ghost)
    return
  }
  const hovered = overlay.places.get(line ? line.target : hover)
  const chosen = overlay.places.get(line ? line.source : selection?.item)
  if (hovered?.isVisible && hovered !== chosen) overlay.rect(hovered, 'hovered')
  if (hovered && isMeasuring && !line) {
    const other = chosen && chosen !== hovered ? chosen : surroundings(overlay, hover)
    if (other) drawDistances(overlay, other, hovered)
  } else if (hovered && chosen && line) {
    drawDistances(overlay, chosen, hovered)
    drawGuides(overlay, chosen, hovered)
  } else if (hovered?.isVisible && hovered !== chosen && !area) {
    drawName(overlay, hover, hovered)
  }
  for (const [edge, place] of edges ?? []) {
    const [x, y] = { left: [0, 0.5], right: [1, 0.5], top: [0.5, 0], bottom: [0.5, 1] }[edge]
    const [width, height] = (x === 0.5 ? [22, 8] : [8, 22]).map((length) => length * overlay.unit)
    overlay.element('rect', { x: points(place.left + x * place.width - width / 2), y: points(place.top + y * place.height - height / 2),
      width: points(width), height: points(height), rx: points(4 * overlay.unit), class: `edge ${x === 0.5 ? 'down' : 'across'}`,
      'data-edge': edge })
  }
  if (area) overlay.rect(area, 'marquee')
  if (line) {
    overlay.line(...line.from, ...line.to, 'connection')
    overlay.element('circle', { cx: points(line.to[0]), cy: points(line.to[1]), r: points(4 * overlay.unit), class: 'connection end' })
  }
}

/** A view that is dragged, the view that would contain it, and its place in a stack view. */
function drawGhost(overlay, { target, index, isRow, at, ...box }) {
  if (target) {
    const place = overlay.places.get(target.item)
    overlay.rect(place, 'target')
    drawName(overlay, target.item, place)
    if (index !== undefined) {
      const { left, top, width, height } = place
      if (isRow) overlay.line(at, top, at, top + height, 'gap')
      else overlay.line(left, at, left + width, at, 'gap')
    }
  }
  overlay.rect(box, target ? 'carried' : 'carried nowhere')
}

/** The superview's place. */
function surroundings({ layout, places }, item) {
  const view = layout.views.find((entry) => entry.item === item)
  return view && view.parent >= 0 ? places.get(layout.views[view.parent].item) : null
}

/** The name and size of the view under the pointer, above it if there is space. */
function drawName(overlay, item, place) {
  const text = `${brief(plain(overlay.scene.items[item]), 40)}  ${points(place.width)} × ${points(place.height)}`
  const { unit } = overlay
  tag(overlay, place.left, place.top >= 18 * unit ? place.top - 17 * unit : place.top + 2 * unit, text, 'hovered', false)
}

/** A short text on a colored ground. */
function tag(overlay, left, top, text, kind, isCentered = true) {
  const { unit } = overlay
  const [width, height] = [(10 + 5.5 * text.length) * unit, 15 * unit]
  const x = Math.max(0, Math.min(overlay.layout.width - width, left - (isCentered ? width / 2 : 0)))
  overlay.element('rect', { x: points(x), y: points(top - (isCentered ? height / 2 : 0)), width: points(width), height: points(height),
    rx: points(3 * unit), class: `tag ${kind}` })
  overlay.element('text', { x: points(x + width / 2), y: points(top + (isCentered ? height * 0.25 : height * 0.74)),
    'font-size': points(10.5 * unit), 'text-anchor': 'middle', class: `tag ${kind}` }, text)
}

/** Distances between two rectangles: between their sides, or from each side of the inner one to the outer one. */
function drawDistances(overlay, one, other) {
  const sides = ({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height })
  const [a, b] = [sides(one), sides(other)]
  const contains = (outer, inner) => outer.left <= inner.left && outer.right >= inner.right
    && outer.top <= inner.top && outer.bottom >= inner.bottom
  const middle = (low, high) => (low + high) / 2
  const measure = (x1, y1, x2, y2) => {
    const length = Math.abs(x2 - x1) + Math.abs(y2 - y1)
    if (length < 0.05) return
    overlay.line(x1, y1, x2, y2, 'measure')
    tag(overlay, middle(x1, x2), middle(y1, y2), points(Math.round(length * 10) / 10), 'measure')
  }
  const [outer, inner] = contains(a, b) ? [a, b] : [b, a]
  if (contains(outer, inner)) {
    const [x, y] = [middle(inner.left, inner.right), middle(inner.top, inner.bottom)]
    measure(outer.left, y, inner.left, y)
    measure(inner.right, y, outer.right, y)
    measure(x, outer.top, x, inner.top)
    measure(x, inner.bottom, x, outer.bottom)
    return
  }
  const y = Math.max(a.top, b.top) <= Math.min(a.bottom, b.bottom)
    ? middle(Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)) : middle(a.top, a.bottom)
  const x = Math.max(a.left, b.left) <= Math.min(a.right, b.right)
    ? middle(Math.max(a.left, b.left), Math.min(a.right, b.right)) : middle(a.left, a.right)
  if (a.right <= b.left) measure(a.right, y, b.left, y)
  else if (b.right <= a.left) measure(b.right, y, a.left, y)
  if (a.bottom <= b.top) measure(x, a.bottom, x, b.top)
  else if (b.bottom <= a.top) measure(x, b.bottom, x, a.top)
}

/** Lines through edges and centers in which two views are aligned. */
function drawGuides(overlay, one, other) {
  const at = ({ left, top, width, height }, isAcross) => (isAcross ? [left, left + width / 2, left + width] : [top, top + height / 2, top + height])
  for (const isAcross of [true, false]) {
    const shared = at(one, isAcross).filter((place) => at(other, isAcross).some((value) => Math.abs(value - place) < 0.5))
    for (const place of shared) {
      if (isAcross) overlay.line(place, 0, place, overlay.layout.height, 'guide')
      else overlay.line(0, place, overlay.layout.width, place, 'guide')
    }
  }
}
