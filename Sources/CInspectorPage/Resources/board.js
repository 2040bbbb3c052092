// The scenes of all documents beside each other: where each stands, how it is, and the arrows between them.

/** The distance between the boards of two documents, and of scenes in a row. */
const BOARD_GAP = 120

/** What a scene's findings say about it, as a level, a sign that is not a color, and words. */
function verdict(present, [width, height]) {
  const here = present.findings(width, height)
  const severe = here.filter(({ kind }) => kind === 'conflict' || kind === 'ambiguity')
  const count = (number, words) => `${number} ${words}${number === 1 ? '' : 's'}`
  if (severe.length > 0) return { level: 'error', sign: '✕', words: count(here.length, 'finding') }
  if (here.length > 0) return { level: 'warning', sign: '!', words: count(here.length, 'finding') }
  const { length } = present.data.findings
  if (length > 0) return { level: 'elsewhere', sign: '◐', words: `${count(length, 'finding')} at other sizes` }
  return { level: 'clean', sign: '✓', words: 'nothing found' }
}

/** The boards of the documents below each other, in one plane. */
class BoardPlan {
  /** @param scenes The scenes of the page. */
  constructor(scenes) {
    this.parts = []
    this.nodes = []
    this.segues = []
    this.headings = []
    let top = 0
    const documents = [...new Set(scenes.map(({ document, file }) => `${document} ${file}`))]
    for (const key of documents) {
      const own = scenes.flatMap((scene, index) => (`${scene.document} ${scene.file}` === key ? [{ scene, index }] : []))
      if (documents.length > 1) {
        this.headings.push({ text: own[0].scene.file.split('/').pop(), y: top })
        top += 70
      }
      const board = own.find(({ scene }) => scene.board)?.scene.board ?? BoardPlan.row(own)
      top = this.add(board, own, top) + BOARD_GAP
    }
    const right = (list) => list.map(({ frame: [x, , width] }) => x + width)
    const bottom = (list) => list.map(({ frame: [, y, , height] }) => y + height);
    [this.width, this.height] = [Math.max(1, ...right(this.nodes)), Math.max(1, ...bottom(this.nodes))]
  }

  add({ nodes, segues }, own, top) {
    const first = this.nodes.length
    let bottom = top
    const places = new Map(own.map(({ scene, index }) => [scene.rootID, index]))
    const known = nodes.map((node) => node.parts.some(({ root }) => places.has(root)))
    const moved = ([x, y, width, height]) => [x, y + top, width, height]
    nodes.forEach((node, place) => {
      const frame = moved(node.frame)
      this.nodes.push({ ...node, frame, isShown: known[place] })
      bottom = Math.max(bottom, frame[1] + frame[3])
      for (const part of node.parts) {
        const scene = places.get(part.root)
        if (scene !== undefined) this.parts.push({ ...part, frame: moved(part.frame), scene, node: first + place })
      }
    })
    for (const { source, destination, ...segue } of segues) {
      this.segues.push({ ...segue, source: first + source, destination: first + destination })
    }
    return bottom
  }

  /** A board of scenes that no document places, such as those of code: in rows, about as wide as high. */
  static row(own) {
    const total = own.reduce((sum, { scene: { size } }) => sum + (size[0] + BOARD_GAP) * (size[1] + BOARD_GAP), 0)
    let [x, y, tallest] = [0, 0, 0]
    const nodes = own.map(({ scene: { name, rootID, size } }) => {
      if (x > 0 && x + size[0] > Math.sqrt(1.6 * total)) [x, y, tallest] = [0, y + tallest + BOARD_GAP, 0]
      const frame = [x, y, ...size]
      x += size[0] + BOARD_GAP
      tallest = Math.max(tallest, size[1])
      return { id: rootID, title: name, kind: 'Screen', isInitial: false, frame,
        parts: [{ root: rootID, title: name, frame }] }
    })
    return { nodes, segues: [] }
  }
}

/** An arrow from one rectangle to another: a curve between the sides that face each other. */
function arrowPath([x, y, width, height], [toX, toY, toWidth, toHeight], shift = 0) {
  const [across, down] = [toX + toWidth / 2 - x - width / 2, toY + toHeight / 2 - y - height / 2]
  const gapX = Math.max(toX - x - width, x - toX - toWidth)
  const gapY = Math.max(toY - y - height, y - toY - toHeight)
  // Between rectangles that lie beside each other the arrow is horizontal.
  const isAcross = gapX >= gapY
  const inside = (low, high, place) => Math.min(Math.max(place, low), high)
  let from
  let to
  if (isAcross) {
    const low = Math.max(y, toY)
    const high = Math.min(y + height, toY + toHeight)
    const both = low < high ? inside(low, high, low + Math.min(120, (high - low) / 2)) : null
    from = [across >= 0 ? x + width : x, (both ?? y + Math.min(height / 2, 200)) + shift]
    to = [across >= 0 ? toX : toX + toWidth, (both ?? toY + Math.min(toHeight / 2, 120)) + shift]
  } else {
    from = [x + width / 2 + shift, down >= 0 ? y + height : y]
    to = [toX + toWidth / 2 + shift, down >= 0 ? toY : toY + toHeight]
  }
  const reach = Math.max(30, (isAcross ? Math.abs(to[0] - from[0]) : Math.abs(to[1] - from[1])) / 2)
  const bend = isAcross ? [Math.sign(across || 1) * reach, 0] : [0, Math.sign(down || 1) * reach]
  const controls = [[from[0] + bend[0], from[1] + bend[1]], [to[0] - bend[0], to[1] - bend[1]]]
  const text = ([left, top]) => `${points(left)} ${points(top)}`
  const middle = [0, 1].map((i) => (from[i] + 3 * controls[0][i] + 3 * controls[1][i] + to[i]) / 8)
  // How long words may be that stand across the arrow; beside a vertical one there is space.
  const length = isAcross ? Math.abs(to[0] - from[0]) : 4 * Math.abs(to[1] - from[1])
  return { path: `M${text(from)}C${text(controls[0])} ${text(controls[1])} ${text(to)}`, middle, reach: length }
}
