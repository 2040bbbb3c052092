// Compares the frames on pages of `purlin inspect` with those of `purlin solve`.
//
//   node Tests/Inspector/compare-frames.mjs PURLIN PATH… [--sizes 10] [--documents 200] [--seed 1]
//
// PURLIN is the command. For each document, its scenes are captured once, and laid out by the command at random
// sizes, with the size classes of a window on the document's device; each frame must agree to a thousandth of
// a point. Prints the number of frames and the differences. Status 1 on a difference of more than half a pixel, or if 0.5 % differ by less.
import { Arguments, declarations, documents, frames, pageData, random, run } from './comparison.mjs'

const given = new Arguments()
const [sizes, limit, seed] = [given.number('sizes', 10), given.number('documents', 200), given.number('seed', 1)]
const [purlin, ...paths] = given.paths
const { SceneCase } = declarations(['data.js'], ['SceneCase'])
const next = random(seed)
const chosen = documents(paths, limit)

let [frameCount, differing, sceneCount, refused, doubtful, bytes, kept, within] = Array(8).fill(0)
for (const file of chosen) {
  const page = run(purlin, 'inspect', file, '--no-repairs', '-o', '-')
  if (page === null) { refused += 1; continue }
  bytes = Math.max(bytes, page.length)
  const data = pageData(page)
  for (const scene of data.scenes) {
    sceneCount += 1
    const present = new SceneCase(scene.cases[0])
    for (let round = 0; round < sizes; round += 1) {
      const [width, height] = [320 + Math.floor(1046 * next()), 320 + Math.floor(1046 * next())]
      const text = run(purlin, 'solve', file, '--scene', scene.rootID, '--size', `${width}x${height}`,
        '--format', 'json')
      if (text === null) { refused += 1; continue }
      const solved = JSON.parse(text)
      // A cell or a freeform view keeps its own size there.
      if (solved.root.frame[2] !== width || solved.root.frame[3] !== height) { kept += 1; continue }
      const expected = new Map(frames(solved.root))
      const layout = present.layout(width, height)
      const found = new Map(layout.views.map((view) => [present.items[view.item].id, view.frame]))
      const isDoubtful = present.doubt(width, height) !== ''
      for (const [id, [x, y, w, h]] of expected) {
        frameCount += 1
        const own = found.get(id)
        const isNear = own && [own.x - x, own.y - y, own.width - w, own.height - h]
          .every((difference) => Math.abs(difference) < 1e-3)
        if (isNear) continue
        // The equation of an autoresizing mask is formed from the superview's rounded frame of the
        // moment, so such views depend on earlier sizes by up to half a pixel.
        const isWithin = own && [own.x - x, own.y - y, own.width - w, own.height - h]
          .every((difference) => Math.abs(difference) <= 0.5 / present.data.scale + 1e-3)
        if (isWithin) within += 1
        else if (isDoubtful) doubtful += 1
        else differing += 1
        if (differing + doubtful + within <= 40) {
          const note = isWithin ? ' (less than half a pixel)' : isDoubtful ? ' (not proven)' : ''
          console.log(`${file} ${scene.name} ${width}×${height}${note} ${id}: `
            + `${[x, y, w, h]} but ${own ? [own.x, own.y, own.width, own.height] : 'missing'}`)
        }
      }
    }
  }
}
console.log(`${chosen.length} documents, ${sceneCount} scenes, ${frameCount} frames compared, ${differing} `
  + `differ by more than half a pixel, ${within} by less, ${doubtful} differ where the page says it is not proven; ${refused} runs refused, `
  + `${kept} layouts left out, of scenes that the command does not resize; `
  + `largest page ${bytes} bytes`)
process.exitCode = differing > 0 || within > frameCount / 200 ? 1 : 0
